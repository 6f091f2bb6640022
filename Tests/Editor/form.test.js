import { deepEqual, equal } from 'node:assert/strict';
import { changed } from '../../Public/editor/edits.js';
import {
  fieldRemoved,
  fieldSet,
  pageAdded,
  pageDuplicated,
  pageMoved,
  pageRemoved,
} from '../../Public/editor/page-edits.js';
import { chosen, pageLists } from '../../Public/editor/page-lists.js';

/** @import {PageList} from '../../Public/editor/page-lists.js' */

/** @param {string} text @returns {PageList} */
const listOf = (text) => /** @type {PageList} */ (chosen(pageLists(text) ?? [], null, ''));

/** @param {string} text @param {(list: PageList) => any} edit */
const edited = (text, edit) => changed(text, edit(listOf(text)));

/** The text before, what is done, and the text after. @type {[string, string, (list: PageList) => any, string][]} */
const cases = [
  ['a title', '[ {"title" : "Old"} ]', (list) => fieldSet(list, 0, 'title', 'New'), '[ {"title" : "New"} ]'],
  [
    'escapes stay',
    '[{"title":"caf\\u00e9\\/1"}]',
    (list) => fieldSet(list, 0, 'title', 'café/2'),
    '[{"title":"caf\\u00e9\\/2"}]',
  ],
  [
    'an emoji for its neighbour',
    '[{"title":"a😀b"}]',
    (list) => fieldSet(list, 0, 'title', 'a😁b'),
    '[{"title":"a😁b"}]',
  ],
  [
    'the last of two',
    '[{"title":"a","title":"b"}]',
    (list) => fieldSet(list, 0, 'title', 'c'),
    '[{"title":"a","title":"c"}]',
  ],
  ['in place of a number', '[{"title": 5 }]', (list) => fieldSet(list, 0, 'title', '5'), '[{"title": "5" }]'],
  ['a number', '[{"duration": "8"}]', (list) => fieldSet(list, 0, 'duration', 8), '[{"duration": 8}]'],
  [
    'as siblings are set',
    '[{\n "a": 1,\n "b": 2\n}]',
    (list) => fieldSet(list, 0, 'c', 'x'),
    '[{\n "a": 1,\n "b": 2,\n "c": "x"\n}]',
  ],
  ['commas in front', '[{"a":1\n ,"b":2}]', (list) => fieldSet(list, 0, 'c', 'x'), '[{"a":1\n ,"b":2\n ,"c":"x"}]'],
  ['beside one alone', '[{"a": 1}]', (list) => fieldSet(list, 0, 'c', 'x'), '[{"a": 1, "c": "x"}]'],
  ['without white space', '[{"a":1}]', (list) => fieldSet(list, 0, 'c', 'x'), '[{"a":1,"c":"x"}]'],
  ['as another page', '[{ "a": 1 }, {}]', (list) => fieldSet(list, 1, 'c', 'x'), '[{ "a": 1 }, { "c": "x" }]'],
  ['a first', '[{"a": 1, "b": 2}]', (list) => fieldRemoved(list, 0, 'a'), '[{"b": 2}]'],
  ['a last', '[{"a": 1, "b": 2 }]', (list) => fieldRemoved(list, 0, 'b'), '[{"a": 1 }]'],
  ['the only one', '[{ "a": 1 }]', (list) => fieldRemoved(list, 0, 'a'), '[{}]'],
  ['all of one name', '[{"a":1,"a":2,"b":3,"a":4}]', (list) => fieldRemoved(list, 0, 'a'), '[{"b":3}]'],
  ['a page where there is none', '{"pages": []}', pageAdded, '{"pages": [{"image": ""}]}'],
  ['a page more', '[\n  {\n    "a": 1\n  }\n]', pageAdded, '[\n  {\n    "a": 1\n  },\n  {\n    "image": ""\n  }\n]'],
  ['the same page', '[{"a": [1,\n2]}]', (list) => pageDuplicated(list, 0), '[{"a": [1,\n2]}, {"a": [1,\n2]}]'],
  ['a page less', '[{"a":1} , {"b":2} , {"c":3}]', (list) => pageRemoved(list, 1), '[{"a":1} , {"c":3}]'],
  ['the first page less', '[ {"a":1} , {"b":2} ]', (list) => pageRemoved(list, 0), '[ {"b":2} ]'],
  [
    'a page moves as it is',
    '[\n{"a" :1},\n null,{"c":3} ]',
    (list) => pageMoved(list, 0, 2),
    '[\nnull,\n {"c":3},{"a" :1} ]',
  ],
  ['back', '[1, 2, 3, 4]', (list) => pageMoved(list, 3, 1), '[1, 4, 2, 3]'],
];

for (const [name, before, edit, after] of cases) {
  Deno.test(`form: ${name}`, () => equal(edited(before, edit), after));
}

for (const [name, edit] of /** @type {[string, (list: PageList) => any][]} */ ([
  ['the same title', (list) => fieldSet(list, 0, 'title', 'é')],
  ['the same number', (list) => fieldSet(list, 0, 'duration', 10)],
  ['a field that is not there', (list) => fieldRemoved(list, 0, 'link')],
])) {
  Deno.test(`${name} changes nothing`, () => equal(edit(listOf('[{"title": "\\u00e9", "duration": 1e1}]')), null));
}

Deno.test('what is no JSON has no lists', () => equal(pageLists('{"pages": [,]}'), null));
Deno.test('a text without pages has none', () => deepEqual(pageLists('{"aps": {"pages": 1}}'), []));
Deno.test('a mark of the byte order is no part of the text', () => equal(listOf('\ufeff[{"a": 1}]').parts[0].start, 2));
Deno.test('no depth is too deep to look at', () =>
  deepEqual(pageLists(`${'['.repeat(5000)}${']'.repeat(5000)}`)?.length, 1));

Deno.test('the list that the timeline shows is taken, though another stands before it', () => {
  const text = '{"u": {"pages": [{"image": "a:1"}]}, "pw_stories": {"pages": [{"image": "a:2"}]}}';
  const timeline = /** @type {any} */ ({ pages: [{ sourceIndex: 0, imageURL: 'a:2' }] });
  equal(chosen(pageLists(text) ?? [], { timeline, spans: [] }, '/u/pages')?.path, '/pw_stories/pages');
});

Deno.test('where nothing is shown, the list that a finding speaks of is taken', () => {
  const text = '{"u": {"pages": [1]}, "pw_stories": {"pages": []}}';
  const start = text.indexOf('[]');
  const answer = { timeline: /** @type {any} */ ({ pages: [] }), spans: [{ start, end: start + 2 }] };
  equal(chosen(pageLists(text) ?? [], answer, '')?.path, '/pw_stories/pages');
});
