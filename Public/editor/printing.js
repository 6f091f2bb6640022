// @ts-check
/** @import {StoryboardPage} from './storyboard-page.js' */
import { sheetOf } from './sheet.js';

/** More would take the browser's whole memory. */
const MOST_PAGES = 120;
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Puts all pages on paper: from the button and the browser's keys with all pictures there, from the browser's menu with
 * those that are.
 * @param {HTMLElement} board @param {HTMLElement} button
 * @param {{pages: () => StoryboardPage[], begin: () => void, end: () => void}} acts
 */
export function setUpPrinting(board, button, { pages, begin, end }) {
  const prepare = () => {
    begin();
    const all = pages();
    const ratio = Number(getComputedStyle(board).getPropertyValue('--ratio')) || 1.5;
    const { columns, width } = sheetOf(all.length, ratio);
    board.style.setProperty('--columns', `${columns}`);
    board.style.setProperty('--cell', `${width}mm`);
    for (const page of all.slice(0, MOST_PAGES)) page.fill();
    return all.slice(0, MOST_PAGES);
  };
  const print = async () => {
    await drawn(prepare());
    globalThis.print();
  };
  button.addEventListener('click', print);
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });
  addEventListener('beforeprint', prepare);
  addEventListener('afterprint', end);
}

/** Until all pictures are drawn, for as long as somebody would wait. @param {StoryboardPage[]} pages */
function drawn(pages) {
  const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  const end = new Promise((resolve) => patience.addEventListener('abort', resolve));
  return Promise.race([Promise.all(pages.map((page) => page.drawn(patience))), end]);
}
