import { equal } from 'node:assert/strict';
import { expiryText } from '../../Public/share/facts.js';
import { changesText } from '../../Public/share/origin.js';
import { whyNot } from '../../Public/share/sending.js';

const NOW = Date.parse('2026-11-18T10:00:00Z');

/** @type {[string | null, string][]} */
const ENDS = [
  [null, 'does not expire'],
  ['2026-11-30T10:00:00Z', 'expires in 12 days'],
  ['2026-11-30T09:59:59Z', 'expires in 12 days'],
  ['2026-11-19T10:00:00Z', 'expires in 1 day'],
  ['2026-11-19T09:59:00Z', 'expires in 24 hours'],
  ['2026-11-18T11:00:00Z', 'expires in 1 hour'],
  ['2026-11-18T10:25:00Z', 'expires in 25 minutes'],
  ['2026-11-18T10:00:05Z', 'expires in 1 minute'],
  ['2026-11-18T09:00:00Z', 'expires in 1 minute'],
];

for (const [end, text] of ENDS) {
  Deno.test(`facts: ${end}: ${text}`, () => equal(expiryText(end, NOW), text));
}

/** @type {[string, [number, number, Record<string, unknown>], string][]} */
const REFUSALS = [
  ['a limit says the time to wait', [429, 1800, {}], 'Too many reviews came from here. Try again in 30 minutes.'],
  ['seconds are rounded up', [429, 61, {}], 'Too many reviews came from here. Try again in 2 minutes.'],
  ['no time is a minute', [429, 0, {}], 'Too many reviews came from here. Try again in 1 minute.'],
  ['a link that is over', [410, 0, {}], 'The link has expired, or its owner has taken it back.'],
  ['a text that is too long', [413, 0, {}], 'The text is too long. Shorten it.'],
  ['a refusal says what the server says', [403, 0, { detail: 'Give the passphrase.' }], 'Give the passphrase.'],
  ['a refusal without a reason', [400, 0, {}], 'The server has trouble (400).'],
  ['a reason that is no text', [400, 0, { detail: 7 }], 'The server has trouble (400).'],
  ['an error of the server’s own', [503, 10, { detail: 'Locked' }], 'The server has trouble (503).'],
];

for (const [name, [status, seconds, problem], sentence] of REFUSALS) {
  Deno.test(`sending: ${name}`, () => equal(whyNot(status, seconds, problem), sentence));
}

/** @type {[string, [number, boolean][], string][]} */
const CHANGES = [
  ['nothing has changed', [], ''],
  ['a picture has changed', [[1, false]], 'The picture of page 2 has changed at its address since.'],
  ['a picture is gone', [[0, true]], 'The picture of page 1 is no longer at its address.'],
  [
    'pictures have changed, and others are gone',
    [
      [0, false],
      [1, true],
      [2, false],
      [4, true],
    ],
    'The pictures of pages 1 and 3 have changed at their addresses since. ' +
      'The pictures of pages 2 and 5 are no longer at their addresses.',
  ],
];

for (const [name, changed, sentence] of CHANGES) {
  Deno.test(`origin: ${name}`, () => {
    const rest = sentence && `${sentence} You see what was shared; a phone loads what is there now.`;
    equal(changesText(changed.map(([page, isGone]) => ({ page, isGone }))), rest);
  });
}
