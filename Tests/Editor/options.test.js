import { equal } from 'node:assert/strict';
import { optionsQuery } from '../../Public/editor/options.js';

/** @type {[string, [string, string][], string][]} */
const cases = [
  ['no option gives an empty query', [], ''],
  ['the payload is no option', [['payload', '{"a": 1}']], ''],
  ['a switch that is on is true', [['hapticsEnabled', 'true']], 'hapticsEnabled=true'],
  ['a blank ratio is left to the default', [['storyAspectRatio', '  ']], ''],
  ['spaces around a ratio do not count', [['storyAspectRatio', ' 1.2 ']], 'storyAspectRatio=1.2'],
  [
    'the order is fixed, whatever the form’s',
    [
      ['loopsAfterLastPage', 'true'],
      ['hapticsEnabled', 'true'],
      ['storyAspectRatio', '2'],
    ],
    'storyAspectRatio=2&hapticsEnabled=true&loopsAfterLastPage=true',
  ],
  ['a name of another is not sent', [['admin', 'true']], ''],
  ['a value is escaped', [['storyAspectRatio', '1&x=2']], 'storyAspectRatio=1%26x%3D2'],
];

for (const [name, entries, query] of cases) {
  Deno.test(`options: ${name}`, () => equal(optionsQuery(entries), query));
}
