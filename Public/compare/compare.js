// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {ComparedVersion, Comparison} from './types.d.ts' */
import './in-step.js';
import { element } from '../editor/element.js';
import { time } from '../share/facts.js';
import { summary } from '../share/reviews.js';
import { language, say } from '../words.js';
import { showChanges } from './change-list.js';

const list = new Intl.ListFormat(language);

/** @template {HTMLElement} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));

/** @type {Comparison} */
const comparison = JSON.parse(find('#comparison').textContent || 'null');

/** @param {Element} side @param {ComparedVersion} version */
function fill(side, version) {
  const { timeline, createdAt } = version;
  const title = say('Version {version}', { version: version.version });
  side.querySelector('h2')?.append(title, ' ', time(createdAt));
  side.querySelector('.approvals')?.append(...verdicts(version));
  const player = /** @type {PlayerElement} */ (side.querySelector('push-stories'));
  player.ariaLabel = title;
  player.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);
  player.timeline = timeline;
}

/** Who says what of exactly this version's content. @param {ComparedVersion} version */
function verdicts({ contentHash }) {
  const share = /** @type {Parameters<typeof summary>[1]} */ (/** @type {unknown} */ ({ contentHash }));
  const { approvedBy, changesBy } = summary(comparison.reviews, share);
  const lines = [];
  if (approvedBy.length) lines.push(line('approved', say('Approved by {names}', { names: list.format(approvedBy) })));
  if (changesBy.length) {
    lines.push(line('changesRequested', say('Changes requested by {names}', { names: list.format(changesBy) })));
  }
  return lines.length ? lines : [line('', say('No verdict yet'))];
}

/** @param {string} verdict @param {string} text */
function line(verdict, text) {
  const made = element('li', '', text);
  made.dataset.verdict = verdict;
  return made;
}

function fillChoice() {
  for (const name of /** @type {const} */ (['from', 'to'])) {
    const select = /** @type {HTMLSelectElement} */ (find(`#choice [name="${name}"]`));
    select.append(...comparison.versions.map(({ version }) => new Option(`${version}`)));
    select.value = `${comparison[name].version}`;
  }
}

const [before, after] = document.querySelectorAll('.side');
// Both in one turn, so that they start at the same time.
fill(before, comparison.from);
fill(after, comparison.to);
fillChoice();
showChanges(find('#page-changes'), comparison);
