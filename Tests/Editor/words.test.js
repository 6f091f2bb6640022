import { equal, match } from 'node:assert/strict';
import { budgetLevel, budgetText } from '../../Public/editor/budget.js';
import { subjectOf } from '../../Public/editor/events.js';
import { summary } from '../../Public/editor/findings.js';
import { bytesText, instantText, pagesText, secondsText } from '../../Public/editor/format.js';
import { troubleOf } from '../../Public/editor/trouble.js';

/** @type {[string, string][]} */
const said = [
  [secondsText(0), '0 s'],
  [secondsText(9), '9 s'],
  [secondsText(4.25), '4.25 s'],
  [secondsText(0.1 + 0.2), '0.3 s'],
  [instantText(5), '5.00 s'],
  [instantText(12.3456), '12.35 s'],
  [bytesText(0), '0 bytes'],
  [bytesText(1), '1 byte'],
  [bytesText(1048576), '1,048,576 bytes'],
  [pagesText(1), '1 page'],
  [pagesText(2), '2 pages'],
  [budgetText({ atLeast: 600, atMost: 600 }, 4096), '600 of 4,096 bytes'],
  [budgetText({ atLeast: 960, atMost: 1024 }, 4096), '960 to 1,024 of 4,096 bytes'],
  [budgetText({ atLeast: 4000, atMost: 4000 }, 4096), '4,000 of 4,096 bytes: little room is left'],
  [budgetText({ atLeast: 5000, atMost: 5000 }, 4096), '5,000 of 4,096 bytes: too large, the push is refused'],
  [budgetText(null, 4096), 'nothing to send, 4,096 bytes at most'],
  [subjectOf({ at: 0, event: 'didShow', index: 0 }), 'page 1'],
  [subjectOf({ at: 0, event: 'didStart', pageCount: 2 }), '2 pages'],
  [subjectOf({ at: 0, event: 'didFinish' }), ''],
];

for (const [text, expected] of said) Deno.test(`words: ${expected || 'nothing'}`, () => equal(text, expected));

for (const [bytes, level] of /** @type {[number, string][]} */ ([
  [0, 'good'],
  [2500, 'good'],
  [2501, 'warning'],
  [3500, 'warning'],
  [3501, 'near'],
  [4096, 'near'],
  [4097, 'over'],
])) {
  Deno.test(`budget: ${bytes} bytes are ${level}`, () => equal(budgetLevel(bytes, 4096), level));
}

Deno.test('the summary counts by severity, the gravest first', () => {
  const findings = ['note', 'error', 'note', 'error', 'warning'].map((severity) => ({ severity }));
  equal(summary(/** @type {any} */ (findings)), '2 errors, 1 warning, 2 notes');
});

Deno.test('no findings give no summary', () => equal(summary([]), ''));

Deno.test('too long a text is told the limit, and trying again would not help', () => {
  const { sentence, canRetry } = troubleOf(413, { limit: 2000 });
  match(sentence, /2,000 bytes/);
  equal(canRetry, false);
});

Deno.test('a refusal gives the server’s own words', () => {
  match(
    troubleOf(400, { detail: 'storyAspectRatio goes from 0.2 to 5.' }).sentence,
    /^storyAspectRatio goes from 0\.2 to 5\./,
  );
});

for (const status of [408, 429, 500, 503]) {
  Deno.test(`after ${status} one can try again`, () => equal(troubleOf(status, {}).canRetry, true));
}
