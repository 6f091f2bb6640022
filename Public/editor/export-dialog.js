// @ts-check
/** @import {Exported, PlayerElement} from './types.d.ts' */
import { say } from '../words.js';
import { contactSheet, MOST_PAGES } from './contact-sheet.js';
import { frame } from './dialog-frame.js';
import { button } from './element.js';
import { ExportRow } from './export-row.js';
import { missingText } from './page-pictures.js';
import { save, saveFrom } from './saving.js';
import { traceCSV, traceJSON } from './trace-text.js';
import { VideoRow } from './video-row.js';

/** What the preview shows, in files to take along. */
export class ExportDialog {
  #dialog;
  #player;
  #exported;
  #web = this.#server('export-web', say('Web page'), '/api/export', 'storyproof-story.html', () => this.#pictures());
  #board;
  #video;
  #events = new ExportRow(
    'export-events',
    say('Events'),
    button('button', 'JSON', () => this.#saveTrace(traceJSON, 'application/json', 'json')),
    button('button', 'CSV', () => this.#saveTrace(traceCSV, 'text/csv', 'csv')),
  );
  #kit = this.#server('export-kit', say('Integration kit'), '/api/kit', 'storyproof-kit.zip');

  /**
   * @param {HTMLDialogElement} dialog @param {PlayerElement} player @param {() => Exported} exported what the preview
   * shows now @param {() => void} print puts the storyboard on paper
   */
  constructor(dialog, player, exported, print) {
    this.#dialog = dialog;
    this.#player = player;
    this.#exported = exported;
    const png = button('button', 'PNG', () => this.#board.run(png, () => this.#saveSheet()));
    const paper = button('button', say('Print or PDF'), () => {
      dialog.close();
      print();
    });
    this.#board = new ExportRow('export-board', say('Storyboard'), png, paper);
    this.#video = new VideoRow(player, exported);
    const rows = [this.#web, this.#board, this.#video.row, this.#events, this.#kit];
    frame(dialog, say('Export'), ...rows.map(({ element }) => element));
    dialog.addEventListener('close', () => this.#video.cancel());
  }

  open() {
    const { timeline } = this.#exported();
    const isThere = Boolean(timeline?.pages.length);
    const none = say('There are no pages to show.');
    this.#web.describe(say('One file that plays in any browser, without a network.'));
    this.#board.describe(isThere ? say('All pages side by side, with their numbers and seconds.') : none, isThere);
    this.#video.describe(timeline, none);
    this.#events.describe(say('What the SDK has told the app so far, with its seconds.'));
    this.#kit.describe(say('Code, plists and steps for your app.'));
    this.#dialog.showModal();
  }

  /**
   * A row of what the server makes of the payload.
   * @param {string} id @param {string} name @param {string} path @param {string} file its name
   * @param {() => Promise<unknown>} [ready] what the server needs before
   */
  #server(id, name, path, file, ready = async () => {}) {
    const make = () => ready().then(() => saveFrom(path, this.#exported(), file));
    const press = button('button', say('Download'), () => row.run(press, make));
    const row = new ExportRow(id, name, press);
    return row;
  }

  /** Ends when the server has every picture, or knows that it does not come: the file holds what is there. */
  #pictures() {
    const { timeline, pathOf } = this.#exported();
    this.#web.tell(say('Waiting for the pictures.'));
    return Promise.all(timeline?.pages.map(pathOf) ?? []);
  }

  async #saveSheet() {
    const { timeline, phone, pathOf } = this.#exported();
    if (!timeline) return '';
    this.#board.tell(say('Drawing the pages.'));
    const { canvas, missing } = await contactSheet(timeline, phone, pathOf);
    /** @type {Blob | null} */
    const file = await new Promise((resolve) => canvas.toBlob(resolve));
    if (!file) return say('This browser could not draw so large a picture.');
    save(file, 'storyproof-storyboard.png');
    const more = timeline.pages.length - MOST_PAGES;
    const cut = more > 0 ? say('The first {n} pages are in the picture.', { n: MOST_PAGES }) : '';
    return [missingText(missing), cut].filter(Boolean).join(' ');
  }

  /** @param {typeof traceCSV} write @param {string} type @param {string} ending */
  #saveTrace(write, type, ending) {
    const { timeline, trace } = this.#player;
    save(new Blob([write(timeline ? trace : [])], { type }), `storyproof-events.${ending}`);
  }
}
