// @ts-check
/** @import {Ask, OwnedShare} from './types.d.ts' */
import { button, element } from '../editor/element.js';
import { troubleText } from '../editor/share-call.js';
import { keepShare } from '../editor/share-memory.js';
import { copyRow, endText, expirySelect, field, input, qrCode } from '../editor/share-parts.js';
import { time } from '../share/facts.js';
import { say } from '../words.js';

/**
 * @typedef {{
 *   ask: Ask, token: string, announce: (sentence: string) => void, changed: (sentence: string) => void,
 * }} HeadActs `changed` is told in a sentence what was done
 */

/** What the share is, and what can be done with it. @param {HTMLElement} place @param {OwnedShare} share @param {HeadActs} acts */
export function showHead(place, share, acts) {
  const name = element('h1', '', share.name || say('Without a name'));
  name.tabIndex = -1;
  name.dir = 'auto';
  const isLive = stateOf(share) === 'live';
  const state = element('p', 'owner-state', ...stateText(share));
  state.dataset.state = stateOf(share);
  const trouble = element('p', 'share-trouble');
  trouble.role = 'alert';
  const about = element('div', 'owner-about', name, state, trouble);
  if (isLive) about.append(copyRow(say('Link'), say('Copy link'), share.url, acts.announce));
  about.append(
    element('div', 'owner-acts', ...(isLive ? liveActs(share, acts, trouble) : []), ...changes(share, acts, trouble)),
  );
  if (share.webhook) about.append(webhookOf(share.webhook));
  place.replaceChildren(about, ...(isLive ? [phone(share.url)] : []));
}

/** @param {OwnedShare} share @param {number} [now] milliseconds @returns {'live' | 'expired' | 'revoked'} */
export function stateOf({ revokedAt, expiresAt }, now = Date.now()) {
  if (revokedAt) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'live';
}

/** @param {OwnedShare} share @returns {(Node | string)[]} */
function stateText(share) {
  if (share.revokedAt) return [say('Revoked'), ' · ', time(share.revokedAt)];
  const parts = [endText(share.expiresAt), ...(share.isProtected ? [say('asks for a passphrase')] : [])];
  return [parts.join(' · ')];
}

/** @param {string} url */
function phone(url) {
  return element('figure', 'share-phone', qrCode(url), element('figcaption', '', say('See it on your phone')));
}

/** @param {OwnedShare} share @param {HeadActs} acts @param {HTMLElement} trouble */
function liveActs({ id, url, name, expiresAt, latestVersion }, { token }, trouble) {
  const fresh = button('button primary', say('New version'), () => {
    const isKept = keepShare({ id, url, ownerToken: token, name, expiresAt, version: latestVersion });
    if (isKept) location.assign(`/#share=${id}`);
    else trouble.textContent = say('This browser keeps nothing, so the editor would not find the key.');
  });
  const open = element('a', 'button', say('Open'));
  open.href = url;
  return [fresh, open];
}

/** @param {OwnedShare} share @param {HeadActs} acts @param {HTMLElement} trouble */
function changes(share, { ask, changed }, trouble) {
  if (share.revokedAt) return [];
  /** @param {Record<string, string>} change @param {string} sentence */
  const make = async (change, sentence) => {
    const outcome = await ask('PATCH', '', { body: JSON.stringify(change), type: 'application/json' });
    trouble.textContent = outcome.ok ? '' : troubleText(outcome);
    if (outcome.ok) changed(sentence);
  };
  const name = Object.assign(input('owner-name', 'text', 200), { value: share.name });
  const expires = expirySelect('owner-expires', '30d');
  return [
    folded(say('Rename'), field(say('Name of the campaign'), name), say('Save'), () =>
      make({ name: name.value.trim() }, say('The name is saved.')),
    ),
    folded(say('Extend'), field(say('From now on the link lasts'), expires), say('Save'), () =>
      make({ expires: expires.value }, say('The new end is saved.')),
    ),
  ];
}

/** A small form behind its name. @param {string} label @param {HTMLElement} content @param {string} done @param {() => void} act */
function folded(label, content, done, act) {
  const submit = button('button', done, () => {});
  submit.type = 'submit';
  const form = element('form', 'owner-form', content, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act();
  });
  return element('details', 'owner-change', element('summary', 'button', label), form);
}

/** @param {NonNullable<OwnedShare['webhook']>} webhook */
function webhookOf({ url, secret, state }) {
  const states = {
    idle: say('Nothing was sent to it yet.'),
    pending: say('It is being told of the last verdict.'),
    delivered: say('It took the last verdict.'),
    failed: say('It did not take the last verdict: see whether its address answers.'),
  };
  const address = element('p', 'address', url);
  const key = element('p', 'address', secret);
  const what = element('p', 'field-hint', say('Each message is signed by HMAC with this secret:'));
  return element(
    'details',
    'more',
    element('summary', '', say('Webhook')),
    address,
    element('p', '', states[state]),
    what,
    key,
  );
}
