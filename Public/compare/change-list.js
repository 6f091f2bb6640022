// @ts-check
/** @import {Timeline} from '../player/types.d.ts' */
/** @import {ComparedVersion, Comparison, FieldChange, PageChange} from './types.d.ts' */
import { element } from '../editor/element.js';
import { still } from '../player/still.js';
import { say } from '../words.js';
import { nameOf, titleOf, valueText } from './changes.js';

/** Pages that are drawn; a long story's others are told in words. */
const MOST_STILLS = 40;

/** Which pages and fields changed. @param {HTMLElement} list @param {Comparison} comparison */
export function showChanges(list, comparison) {
  const { whole, pages, from, to } = comparison;
  const entries = pages.map((change, place) => entry(change, place < MOST_STILLS ? [from, to] : null));
  if (whole.length)
    entries.unshift(element('li', 'page-change', element('h3', '', say('The push as a whole')), fields(whole)));
  const isSame = !whole.length && pages.every(({ kind }) => kind === 'same');
  if (isSame) entries.unshift(element('li', 'none', say('Nothing: both versions show the same.')));
  list.replaceChildren(...entries);
}

/** @param {PageChange} change @param {ComparedVersion[] | null} versions to draw the page of */
function entry(change, versions) {
  const made = element('li', 'page-change', element('h3', '', titleOf(change)));
  made.dataset.kind = change.kind;
  if (versions) made.append(pictures(change, versions));
  if (change.fields.length) made.append(fields(change.fields));
  return made;
}

/** @param {PageChange} change @param {ComparedVersion[]} versions */
function pictures({ from, to, kind }, [before, after]) {
  const made = element('div', 'pictures');
  Object.assign(made, { inert: true, ariaHidden: 'true' });
  if (from !== null && kind !== 'same') made.append(picture(before, from));
  if (to !== null) made.append(picture(after, to));
  return made;
}

/** @param {ComparedVersion} version @param {number} index */
function picture({ timeline }, index) {
  const made = element('div', 'picture', still(/** @type {Timeline} */ (/** @type {unknown} */ (timeline)), index));
  made.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);
  return made;
}

/** @param {FieldChange[]} changes */
function fields(changes) {
  return element('dl', 'fields', ...changes.map(field));
}

/** @param {FieldChange} change */
function field({ field, from, to }) {
  const before = element('dd', 'before', element('span', 'unseen', `${say('Before:')} `));
  const after = element('dd', 'after', element('span', 'unseen', `${say('After:')} `));
  before.append(element('del', '', valueText(from, field)));
  after.append(element('ins', '', valueText(to, field)));
  for (const side of [before, after]) side.dir = 'auto';
  return element('div', '', element('dt', '', nameOf(field)), before, after);
}
