// @ts-check
/** @import {Outcome} from '../editor/share-call.js' */
/** @import {Ask, OwnedShare} from './types.d.ts' */
import { button, element } from '../editor/element.js';
import { call, troubleText } from '../editor/share-call.js';
import { keptShares, ownerURL } from '../editor/share-memory.js';
import { say } from '../words.js';
import { showCharts } from './charts.js';
import { showEnds } from './ends.js';
import { setUpExport } from './exporting.js';
import { showHead } from './head.js';
import { showPeople } from './people.js';
import { Versions } from './versions.js';

/** @template {HTMLElement} [T=HTMLElement] @param {string} id */
const byId = (id) => /** @type {T} */ (document.getElementById(id));

const id = byId('owner').dataset.id ?? '';
/** Never kept here: the address holds it, so that a reload works. */
const token = decodeURIComponent(location.hash.slice(1));
/** @type {Ask} */
const ask = (method, path, more = {}) => call(method, `/api/previews/${id}${path}`, { ...more, token });
const versions = new Versions(byId('versions'), ask);

/** @param {string} sentence */
function announce(sentence) {
  byId('said').textContent = sentence;
}

async function load() {
  const outcome = token ? await ask('GET', '/owner') : null;
  if (!outcome?.ok) return showTrouble(outcome);
  show(outcome.answer);
  showCharts(byId('charts'), ask);
}

/** @param {OwnedShare} share */
function show(share) {
  byId('trouble').hidden = true;
  byId('owner').hidden = false;
  document.title = `${share.name || say('Without a name')} · Storyproof`;
  showHead(byId('head'), share, { ask, token, announce, changed });
  versions.show(share);
  showPeople(byId('people'), share);
  showEnds(byId('ends'), share, { ask, changed, deleted });
}

/** Something was changed: what the server knows of it now is shown. @param {string} sentence that says so */
async function changed(sentence) {
  await load();
  announce(sentence);
  byId('head').querySelector('h1')?.focus();
}

function deleted() {
  const wayOn = element('a', 'button primary', say('Open the editor'));
  wayOn.href = '/';
  notice(say('The link is deleted'), say('Nothing of it is left: no version, no verdict, no number.'), wayOn);
}

/** @param {Outcome | null} outcome null: the address holds no key */
function showTrouble(outcome) {
  if (outcome?.status === 404) {
    return notice(say('There is no such link'), say('It was deleted, or the address is not whole.'), editorLink());
  }
  const isKey = !outcome || outcome.status === 401 || outcome.status === 403;
  if (!isKey)
    return notice(say('The page did not come'), troubleText(outcome), button('button primary', say('Try again'), load));
  const sentence = say('Open the owner’s link as you were given it, whole: what stands behind the # is the key.');
  notice(say('This address does not hold the owner’s key'), sentence, keptLink() ?? editorLink());
}

function editorLink() {
  const made = element('a', 'button primary', say('Open the editor'));
  made.href = '/';
  return made;
}

/** Leads on with the key that this browser keeps, where it is another. */
function keptLink() {
  const kept = keptShares().find((share) => share.id === id);
  if (!kept || kept.ownerToken === token) return null;
  const made = element('a', 'button primary', say('Open it with the key in this browser'));
  made.href = ownerURL(kept);
  return made;
}

/** @param {string} title @param {string} sentence @param {HTMLElement} wayOn */
function notice(title, sentence, wayOn) {
  byId('owner').hidden = true;
  byId('trouble').hidden = false;
  byId('trouble').replaceChildren(element('h1', '', title), element('p', 'sentence', sentence), wayOn);
  byId('trouble').focus();
}

setUpExport(byId('export-csv'), 'csv', id, ask, announce);
setUpExport(byId('export-json'), 'json', id, ask, announce);
// Another key in the same address is another page.
addEventListener('hashchange', () => location.reload());
load();
