import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '../../Public/editor/media-stream.js';
import { placeAt } from '../../Public/editor/text.js';

const TOLD = { url: 'https://a.test/é🙂.png', received: 65536, total: null };
const STREAM = `event: progress\ndata: ${JSON.stringify(TOLD)}\n\nevent: done\ndata: {"diagnostics":[]}\n\n`;

/** A stream that comes in pieces of so many bytes. @param {string} text @param {number} size */
function pieces(text, size) {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream */
async function all(stream) {
  const events = [];
  for await (const event of eventsOf(stream)) events.push(event);
  return events;
}

for (const size of [1, 2, 3, 7, 64, 1000]) {
  Deno.test(`pictures: events are read whole from pieces of ${size} bytes`, async () => {
    deepEqual(await all(pieces(STREAM, size)), [
      { event: 'progress', told: TOLD },
      { event: 'done', told: { diagnostics: [] } },
    ]);
  });
}

Deno.test('pictures: what a broken connection leaves half is left out', async () => {
  deepEqual(await all(pieces(STREAM.slice(0, -1), 10)), [{ event: 'progress', told: TOLD }]);
});

Deno.test('pictures: a connection that breaks ends the events', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(STREAM.slice(0, 100)));
    },
    pull(controller) {
      controller.error(new TypeError('broken'));
    },
  });
  equal((await all(/** @type {any} */ (stream))).length <= 1, true);
});

Deno.test('text: a place is where its offset is', () => {
  deepEqual(placeAt('a\nbc', 3), { line: 2, column: 2, offset: 3 });
  deepEqual(placeAt('a\nbc', 0), { line: 1, column: 1, offset: 0 });
});
