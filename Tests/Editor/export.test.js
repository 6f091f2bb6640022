import { deepEqual, equal, ok } from 'node:assert/strict';
import { gridOf } from '../../Public/editor/contact-grid.js';
import { videoSize, videoType } from '../../Public/editor/recording.js';
import { traceCSV, traceJSON } from '../../Public/editor/trace-text.js';

/** What Safari on iOS can draw. */
const MOST_PIXELS = 16_777_216;

for (const ratio of [0.2, 1, 1.5, 2.2, 5]) {
  Deno.test(`pages of ratio ${ratio} stand on the sheet, beside each other, whatever their number`, () => {
    for (const count of [1, 2, 3, 7, 10, 60, 120]) {
      const { width, height, boxes } = gridOf(count, ratio);
      ok(width * height <= MOST_PIXELS, `${count} pages are too large`);
      equal(boxes.length, count);
      for (const [index, one] of boxes.entries()) {
        ok(one.left >= 0 && one.top >= 0 && one.left + one.width <= width && one.top + one.height <= height);
        ok(Math.abs(one.height / one.width - ratio) < 0.05 * ratio, `${count} pages have another shape`);
        for (const other of boxes.slice(0, index)) {
          const isBeside = other.left + other.width <= one.left || one.left + one.width <= other.left;
          ok(isBeside || other.top + other.height <= one.top, `page ${index} lies over another`);
        }
      }
    }
  });
}

Deno.test('few pages are not made smaller, many are', () => {
  deepEqual([gridOf(2, 1.5).scale, gridOf(10, 1.5).scale], [1, 1]);
  ok(gridOf(60, 1.5).scale < 1);
  ok(gridOf(60, 1.5).boxes[0].width > 300);
});

/** @type {[number, number, number][]} */
const SIZES = [
  [1.5, 720, 1080],
  [1.78, 720, 1282],
  [0.2, 720, 144],
  [5, 384, 1920],
  [2.7, 712, 1922],
];
for (const [ratio, width, height] of SIZES) {
  Deno.test(`a video of ratio ${ratio} has ${width} by ${height} pixels`, () => {
    deepEqual(videoSize(ratio), { width, height });
  });
}

Deno.test('where there is no recorder, there is no kind of video', () => equal(videoType(), null));

const TRACE = [
  { at: 0, event: 'didStart', pageCount: 2 },
  { at: 0, event: 'didShow', index: 0 },
  { at: 4.250125, event: 'haptic' },
  { at: 4.250125, event: 'didShow', index: 1 },
];

Deno.test('a trace is CSV with a header, one row for each callback, and CRLF', () => {
  const rows = [
    'at,event,index,pageCount',
    '0,didStart,,2',
    '0,didShow,0,',
    '4.250125,haptic,,',
    '4.250125,didShow,1,',
  ];
  equal(traceCSV(TRACE), rows.map((row) => `${row}\r\n`).join(''));
  equal(traceCSV([]), 'at,event,index,pageCount\r\n');
});

Deno.test('a trace is JSON as it is', () => deepEqual(JSON.parse(traceJSON(TRACE)), TRACE));
