import { equal, match } from 'node:assert/strict';
import { troubleText } from '../../Public/editor/share-call.js';
import { lengthText } from '../../Public/editor/share-local.js';
import { endText } from '../../Public/editor/share-parts.js';
import { withoutSecrets } from '../../Public/editor/share-secrets.js';

const TEXT = '{"request": {\n  "auth": "SECRET",\n  "x": 1, "application": {"a": [1]}}}';

/** @param {string} code @param {string} part of the text @returns {any} */
function findingAt(code, part) {
  const before = TEXT.slice(0, TEXT.indexOf(part)).split('\n');
  const line = before.length;
  const column = before[line - 1].length + 1;
  return { code, range: { start: { line, column }, end: { line, column: column + part.length } } };
}

Deno.test('a link without a store holds the text with its secrets emptied', () => {
  const secrets = [findingAt('secret-present', '"SECRET"'), findingAt('secret-present', '{"a": [1]}')];
  equal(withoutSecrets(TEXT, secrets), '{"request": {\n  "auth": "",\n  "x": 1, "application": ""}}');
});

Deno.test('other findings leave the text as it is', () => {
  equal(withoutSecrets(TEXT, [findingAt('unknown-key', '"SECRET"')]), TEXT);
});

Deno.test('where findings are cut off, secrets may be too, and no link is written', () => {
  equal(withoutSecrets(TEXT, Array(100).fill(findingAt('unknown-key', '"x"'))), null);
});

Deno.test('a link of 2,000 characters is no long one, and one more is', () => {
  equal(lengthText(2000), '2,000 characters.');
  match(lengthText(2001), /^2,001 characters: many chats cut/);
});

Deno.test('an end is told as what it is: to come, or past', () => {
  const end = '2026-12-01T10:00:00Z';
  equal(endText(end, Date.parse(end) - 86_400_000), 'expires in 1 day');
  equal(endText(end, Date.parse(end)), 'has expired');
});

/** @type {[Partial<import('../../Public/editor/share-call.js').Outcome>, RegExp][]} */
const troubles = [
  [{ status: 0 }, /does not answer/],
  [{ status: 429, retryAfter: 61 }, /again in 2 min/],
  [{ status: 429 }, /again in 1 min/],
  [{ status: 507, answer: { detail: 'x' } }, /no room/],
  [{ status: 503, answer: { detail: 'The disk is read-only.' } }, /The disk is read-only\.$/],
  [{ status: 403 }, /owner’s key/],
  [{ status: 400, answer: { detail: 'webhook is an https URL.' } }, /^webhook is an https URL\.$/],
  [{ status: 418, answer: '' }, /\(418\)/],
];

for (const [outcome, sentence] of troubles) {
  Deno.test(`a refusal with ${outcome.status} (${outcome.retryAfter ?? 'no time'}) is told in a sentence`, () => {
    match(troubleText({ ok: false, status: 0, answer: null, retryAfter: 0, ...outcome }), sentence);
  });
}
