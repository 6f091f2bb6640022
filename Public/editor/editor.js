// @ts-check
/** @import {Exported, Finding, PlayerElement, Shown, ShownPage, TimelineDocument, Trouble} from './types.d.ts' */
import { say } from '../words.js';
import { Announcer } from './announcer.js';
import { Arrival } from './arrival.js';
import { showBudget } from './budget.js';
import { setUpCopying } from './copying.js';
import { Cuts } from './cuts.js';
import { setUpDivider } from './divider.js';
import { EventLog } from './events.js';
import { setUpExporting } from './exporting.js';
import { fallbackLines, fillFallback } from './fallback.js';
import { setUpFiles } from './files.js';
import { summary } from './findings.js';
import { FindingsPanel } from './findings-panel.js';
import { Fixing } from './fixing.js';
import { hapticsText } from './haptics.js';
import { setUpLanguage } from './language.js';
import { recall, setUpMemory } from './memory.js';
import { MessageLine } from './message.js';
import { moveTo } from './moving.js';
import { Opening } from './opening.js';
import { entriesOf, optionsQuery } from './options.js';
import { PageLink } from './page-link.js';
import { pageOf } from './pages.js';
import { PayloadView } from './payload.js';
import { dress } from './phone.js';
import { Pictures } from './pictures.js';
import { Placing } from './placing.js';
import { Previewer, timelineOf } from './preview.js';
import { Settings } from './settings.js';
import { Sharing } from './sharing.js';
import { Stage } from './stage.js';
import { Storyboard } from './storyboard.js';
import { setUpTabs } from './tabs.js';
import { setUpTheme } from './theme-switch.js';
import { Totals } from './totals.js';
import { followFile } from './watching.js';
import { Writing } from './writing.js';

/** @template {HTMLElement} [T=HTMLElement] @param {string} id */
const byId = (id) => /** @type {T} */ (document.getElementById(id));

const form = /** @type {HTMLFormElement} */ (byId('editor'));
const payload = /** @type {HTMLTextAreaElement} */ (byId('payload'));
const ratio = /** @type {HTMLInputElement} */ (byId('ratio'));
const sample = /** @type {HTMLSelectElement} */ (byId('sample'));
const player = /** @type {PlayerElement} */ (byId('story'));
const trouble = new MessageLine(byId('trouble'));
const notice = new MessageLine(byId('notice'));
const announcer = new Announcer(byId('said'));
const view = new PayloadView(byId('payload-box'));
const settings = new Settings(byId('panel-preview'), set);
const arrival = new Arrival(byId('phone'), turned);
const stage = new Stage(byId('stage'), player, arrival, byId('outcome'));
const events = new EventLog(byId('events'), player, new Totals(byId('totals'), byId('by-page')));
const storyboard = new Storyboard(byId('show'), player, (page) => {
  openNotification();
  moveTo(player, page);
  player.focus({ preventScroll: true });
});
const selectTab = setUpTabs(byId('tabs'), form);
const previewer = new Previewer(timelineOf, answered, failed);
const fixing = new Fixing(payload, notice);
const cuts = new Cuts(player, byId('findings'));
const findings = new FindingsPanel(byId('panel-findings'), {
  goTo,
  review: (title, fixes, beside) => fixing.review(title, fixes, beside),
});
const pageLink = new PageLink(
  player,
  { toPayload: byId('show-in-payload'), place: byId('caret-place'), toPage: byId('show-page') },
  { select: ({ start, end }) => inPayload(() => view.select(start, end)), shown: showPlayer },
);
const placing = new Placing(player);
const writing = new Writing(byId('panel-payload'), notice, {
  changed: () => changed(),
  keepPlace: (moved) => placing.keep(moved),
  show: showPage,
  shownPage: () => placing.shownPage(stage.playing),
  chosen: (name) => settings.keep('writing', name),
  say: (sentence) => {
    byId('said').textContent = sentence;
  },
  fail: (sentence) => trouble.show(sentence),
});
const rememberSoon = setUpMemory(form, () =>
  notice.show(say('This browser keeps no copy of your text: a reload would lose it.')),
);
/** @type {Omit<Shown, 'isCurrent'> | null} */
let shown = null;
/** Where the pages stand in the text that is shown. @type {import('./pages.js').Span[]} */
let spans = [];
const pictures = new Pictures(byId('panel-findings'), showFindings, () =>
  announcer.say(say('The pictures were looked at. {findings}.', { findings: summaryText() })),
);
const sharing = new Sharing(
  byId('share-dialog'),
  () => shown && { ...shown, isCurrent: shown.text === payload.value },
  (sentence) => trouble.show(sentence),
  (page) => pictures.pathOf(page),
);
const opening = new Opening(payload, notice, trouble, {
  changed: () => textChanged(),
  clear: () => stage.clear(),
  keepPlace: () => placing.keep((page) => page),
});

function dressStage() {
  dress(form, byId('stage'), byId('phone'), settings);
  cuts.measure(player);
}

function set() {
  dressStage();
  const { outcome, notification = null } = stage.playing ?? {};
  byId('fallback-setting').hidden = outcome !== 'fallback';
  byId('fallback-text').hidden = outcome !== 'fallback' || settings.get('fallback') !== 'own';
  fillFallback(player, fallbackLines(settings.get('fallback'), settings.get('fallback-text'), notification));
}

/** @param {boolean} isCollapsed */
function turned(isCollapsed) {
  settings.keep('collapsed', `${isCollapsed}`);
  stage.begin();
  if (isCollapsed) events.clear();
  pageLink.offer();
  pageLink.caretMoved(view.caret);
}

function openNotification() {
  if (!arrival.isCollapsed) return;
  arrival.isCollapsed = false;
  turned(false);
}

function showPlayer() {
  storyboard.close();
  selectTab('preview');
}

/** @param {() => void} act something to see in the payload */
function inPayload(act) {
  writing.choose('json');
  selectTab('payload');
  act();
}

/** @param {Finding} finding */
function goTo({ range }) {
  inPayload(() => range && view.goTo(range));
}

/** @param {TimelineDocument} timeline @param {string} text what it is the timeline of */
function answered(timeline, text) {
  const { delivery } = timeline;
  trouble.clear();
  shown = { text, query: query(), timeline };
  pictures.show(shown);
  cuts.forget();
  const place = placing.take(stage.playing, timeline);
  stage.show(timeline);
  if (!stage.playing) events.clear();
  storyboard.show(stage.playing);
  set();
  if (place) goOn(place);
  showBudget(byId('budget'), delivery.bytes, delivery.limit);
  fixing.checked(text);
  spans = pageLink.checked(text);
  pageLink.caretMoved(view.caret);
  showFindings();
  writing.answered(timeline, text);
  const values = { outcome: byId('outcome').textContent, findings: summaryText() };
  announcer.say(say('{outcome}. {findings}.', values));
}

/** Takes up a new story where the one before it was. @param {import('./placing.js').Place} place */
function goOn({ page, isPaused }) {
  moveTo(player, page);
  if (!isPaused) player.play();
}

function showFindings() {
  const known = pictures.findings;
  findings.show(known, (finding) => pageOf(finding, spans, (placed) => view.offsetOf(placed)));
  pictures.draw();
  cuts.measure(player);
  byId('findings-count').textContent = known.length ? `(${known.length})` : '';
  view.mark(known);
}

const summaryText = () => summary(pictures.findings) || say('No findings');

/** Shows a page of the payload's own in the player. @param {number} sourceIndex */
function showPage(sourceIndex) {
  const page = stage.playing?.pages.findIndex((shown) => shown.sourceIndex === sourceIndex) ?? -1;
  if (page === -1) return;
  openNotification();
  showPlayer();
  moveTo(player, page);
}

/** @param {Trouble} trouble */
function failed({ sentence, canRetry }) {
  trouble.show(sentence, canRetry ? { label: say('Try again'), act: () => ask(0) } : null);
}

/** The options that are set, but for a ratio that cannot be. */
function query() {
  const { badInput, rangeOverflow, rangeUnderflow } = ratio.validity;
  const isInRange = !badInput && !rangeOverflow && !rangeUnderflow;
  ratio.setAttribute('aria-invalid', `${!isInRange}`);
  return optionsQuery(entriesOf(byId('options')).filter(([name]) => name !== ratio.name || isInRange));
}

/** @returns {Exported} */
function exported() {
  const points = Number(form.style.getPropertyValue('--story-width-points'));
  const phone = { points, isMirrored: byId('phone').dir === 'rtl', count: stage.playing?.pages.length ?? 0 };
  const pathOf = (/** @type {ShownPage} */ page) => pictures.pathOf(page);
  return { text: payload.value, query: query(), timeline: stage.playing, phone, pathOf };
}

/** @param {number} [milliseconds] */
function ask(milliseconds) {
  previewer.ask(writing.text, query(), milliseconds);
}

function changed() {
  announcer.wait();
  rememberSoon();
  ask();
}

function textChanged() {
  view.textChanged();
  fixing.textChanged();
  pictures.textChanged();
  writing.textChanged();
  pageLink.textChanged();
  pageLink.caretMoved(view.caret);
  changed();
}

function listen() {
  for (const open of document.querySelectorAll('.share-open')) open.addEventListener('click', () => sharing.open());
  payload.addEventListener('input', () => {
    opening.isTyped = true;
    textChanged();
  });
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === payload) pageLink.caretMoved(view.caret);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    findings.step((finding) => view.offsetOf(finding), payload.selectionStart, event.shiftKey ? -1 : 1);
  });
  byId('options').addEventListener('input', () => changed());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(0);
  });
  player.addEventListener('stories-show', () => writing.pageChanged());
  sample.addEventListener('change', () => opening.sample(sample));
  addEventListener('online', () => ask(0));
  addEventListener('resize', dressStage);
}

function takePreloaded() {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=preload][as=fetch]'));
  if (link) fetch(link.href).catch(() => {});
}

function setUp() {
  dressStage();
  arrival.isCollapsed = settings.get('collapsed') === 'true';
  const isWatching = form.dataset.watched !== '';
  const isRestored = !isWatching && recall(form, payload);
  opening.isTyped = isRestored;
  // The page's own story is not played, or not yet: browsers complain of a picture that came ahead and is not taken.
  if (isRestored || arrival.isCollapsed) takePreloaded();
  const rendered = byId('timeline').textContent?.trim();
  view.textChanged();
  if (rendered && !isRestored) answered(JSON.parse(rendered), payload.value);
  else ask(0);
  listen();
  byId('haptics-here').textContent = hapticsText(player.haptics);
  setUpCopying(
    byId('copy-events'),
    () => events.json,
    (sentence) => {
      byId('said').textContent = sentence;
    },
  );
  setUpExporting(byId('export-open'), byId('export-dialog'), player, {
    exported,
    print: () => byId('board-print').click(),
    fail: (sentence) => trouble.show(sentence),
  });
  if (settings.get('writing') === 'form') writing.choose('form');
  setUpFiles(byId('open'), byId('file'), byId('drop-hint'), (file) => opening.file(file));
  setUpDivider(byId('divider'), form);
  setUpTheme(byId('theme'));
  setUpLanguage(byId('language'));
  if (isWatching) {
    followFile({
      replace: (text, done) => opening.follow(text, done),
      say: (sentence) => trouble.show(sentence),
    });
  }
  const id = sharing.asked;
  if (id) opening.share(id, sharing, byId('options'));
}

setUp();
