import { deepEqual } from 'node:assert/strict';
import { Previewer } from '../../Public/editor/preview.js';
import { UNREACHABLE } from '../../Public/editor/trouble.js';

/** A server that answers when it is told to, and a log of what the page heard. */
function scene() {
  /** @type {Record<string, PromiseWithResolvers<any>>} */
  const asked = {};
  /** @type {unknown[]} */
  const heard = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const previewer = new Previewer(
    (text) => {
      asked[text] = Promise.withResolvers();
      waiting.shift()?.();
      return asked[text].promise;
    },
    (document) => heard.push(document),
    (trouble) => heard.push(trouble),
  );
  const arrival = () => new Promise((resolve) => waiting.push(() => resolve(undefined)));
  return { asked, heard, previewer, arrival };
}

Deno.test('an answer is heard', async () => {
  const { asked, heard, previewer, arrival } = scene();
  previewer.ask('a', '', 0);
  await arrival();
  asked.a.resolve({ outcome: 'stories' });
  await asked.a.promise;
  await new Promise((resolve) => setTimeout(resolve, 0));
  deepEqual(heard, [{ outcome: 'stories' }]);
});

Deno.test('only the last answer counts, in whatever order they come', async () => {
  const { asked, heard, previewer, arrival } = scene();
  previewer.ask('first', '', 0);
  await arrival();
  previewer.ask('last', '', 0);
  await arrival();
  asked.last.resolve({ outcome: 'stories' });
  asked.first.resolve({ outcome: 'fallback' });
  await Promise.all([asked.first.promise, asked.last.promise]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  deepEqual(heard, [{ outcome: 'stories' }]);
});

Deno.test('typing on sends the last text alone', async () => {
  const { asked, previewer, arrival } = scene();
  for (const text of ['a', 'ab', 'abc']) previewer.ask(text, '', 0);
  await arrival();
  deepEqual(Object.keys(asked), ['abc']);
});

Deno.test('a server that cannot be reached is told of', async () => {
  const { asked, heard, previewer, arrival } = scene();
  previewer.ask('a', '', 0);
  await arrival();
  asked.a.reject(new TypeError('no network'));
  await asked.a.promise.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 0));
  deepEqual(heard, [UNREACHABLE]);
});
