// @ts-check
/** @import {PlayerElement, TimelineDocument, Trouble} from './types.d.ts' */
import { showBudget } from './budget.js';
import { setUpDivider } from './divider.js';
import { listEvents } from './events.js';
import { read, setUpFiles } from './files.js';
import { showFindings, summary } from './findings.js';
import { recall, setUpMemory } from './memory.js';
import { MessageLine } from './message.js';
import { entriesOf, optionsQuery } from './options.js';
import { PayloadView } from './payload.js';
import { Previewer, timelineOf } from './preview.js';
import { Stage } from './stage.js';
import { setUpTabs } from './tabs.js';
import { setUpTheme } from './theme-switch.js';

/** @template {HTMLElement} [T=HTMLElement] @param {string} id */
const byId = (id) => /** @type {T} */ (document.getElementById(id));

const form = /** @type {HTMLFormElement} */ (byId('editor'));
const payload = /** @type {HTMLTextAreaElement} */ (byId('payload'));
const ratio = /** @type {HTMLInputElement} */ (byId('ratio'));
const sample = /** @type {HTMLSelectElement} */ (byId('sample'));
const player = /** @type {PlayerElement} */ (byId('story'));
const trouble = new MessageLine(byId('trouble'));
const notice = new MessageLine(byId('notice'));
const view = new PayloadView(byId('payload-box'));
const stage = new Stage(byId('stage'), player, byId('outcome'));
const selectTab = setUpTabs(byId('tabs'), form);
const previewer = new Previewer(timelineOf, answered, failed);
const rememberSoon = setUpMemory(form, () =>
  notice.show('This browser keeps no copy of your text: a reload would lose it.'),
);
/** Whether the text holds work that no file and no sample has. */
let isTyped = false;

/** @param {TimelineDocument} timeline */
function answered(timeline) {
  const { delivery, diagnostics } = timeline;
  trouble.clear();
  if (!stage.show(timeline)) byId('events').replaceChildren();
  showBudget(byId('budget'), delivery.bytes, delivery.limit);
  showFindings(byId('findings'), diagnostics, ({ range }) => {
    selectTab('payload');
    if (range) view.goTo(range);
  });
  const counts = summary(diagnostics);
  if (byId('findings-summary').textContent !== counts) byId('findings-summary').textContent = counts;
  byId('findings-count').textContent = diagnostics.length ? `(${diagnostics.length})` : '';
  view.mark(diagnostics);
}

/** @param {Trouble} trouble */
function failed({ sentence, canRetry }) {
  trouble.show(sentence, canRetry ? { label: 'Try again', act: () => ask(0) } : null);
}

/** @param {number} [milliseconds] */
function ask(milliseconds) {
  const { badInput, rangeOverflow, rangeUnderflow } = ratio.validity;
  const isInRange = !badInput && !rangeOverflow && !rangeUnderflow;
  ratio.setAttribute('aria-invalid', `${!isInRange}`);
  const entries = entriesOf(byId('options')).filter(([name]) => name !== ratio.name || isInRange);
  previewer.ask(payload.value, optionsQuery(entries), milliseconds);
}

function changed() {
  rememberSoon();
  ask();
}

/**
 * Puts another text in place of the present one; what was typed can be brought back.
 * @param {string} text @param {string} done @param {string} [warning] said in any case
 */
function replace(text, done, warning = '') {
  const before = payload.value;
  const isLost = isTyped && before.trim() !== '' && before !== text;
  const back = { label: 'Bring back my text', act: () => bringBack(before) };
  notice.clear();
  if (isLost || warning) notice.show(`${done} ${warning}`, isLost ? back : null);
  isTyped = false;
  payload.value = text;
  payload.scrollTop = 0;
  view.textChanged();
  stage.clear();
  changed();
}

/** @param {string} text */
function bringBack(text) {
  replace(text, '');
  isTyped = true;
}

/** @param {File} file */
async function open(file) {
  const opened = await read(file);
  if ('refusal' in opened) trouble.show(opened.refusal);
  else replace(opened.text, `${file.name} is open.`, opened.warning);
}

async function loadSample() {
  const {
    value,
    selectedOptions: [{ text }],
  } = sample;
  sample.value = '';
  try {
    const response = await fetch(`/samples/${value}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    replace(await response.text(), `The sample “${text}” is open.`);
  } catch {
    trouble.show('The sample did not come: the server does not answer. Choose it again.');
  }
}

function setUp() {
  const isRestored = recall(form, payload);
  isTyped = isRestored;
  const rendered = byId('timeline').textContent?.trim();
  view.textChanged();
  if (rendered && !isRestored) answered(JSON.parse(rendered));
  else ask(0);
  payload.addEventListener('input', () => {
    isTyped = true;
    view.textChanged();
    changed();
  });
  byId('options').addEventListener('input', () => changed());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(0);
  });
  sample.addEventListener('change', loadSample);
  addEventListener('online', () => ask(0));
  listEvents(byId('events'), player);
  setUpFiles(byId('open'), byId('file'), byId('drop-hint'), open);
  setUpDivider(byId('divider'), form);
  setUpTheme(byId('theme'));
}

setUp();
