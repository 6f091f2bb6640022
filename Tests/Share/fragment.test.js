import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { decode, encode, FragmentFault, MOST_CHARACTERS } from '../../Public/share/fragment.js';

const SHARE = {
  payload: '{"pages": [{"image": "https://example.com/été.jpg", "title": "夏 ☀️ \u2028 नमस्ते"}]}',
  options: { storyAspectRatio: '1.2', loopsAfterLastPage: 'true' },
  name: 'Summer sale',
};

/** A fragment of any bytes, compressed as a share's is. @param {BlobPart} bytes */
async function fragmentOf(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** @param {Uint8Array} bytes */
const base64url = (bytes) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true });

/** @param {() => Promise<unknown>} work @param {string} reason */
const refused = (work, reason) =>
  rejects(work, (fault) => {
    equal(fault instanceof FragmentFault && fault.reason, reason);
    return true;
  });

Deno.test('fragment: what was put in comes out, character by character', async () => {
  deepEqual(await decode(await encode(SHARE)), SHARE);
});

Deno.test('fragment: a lone surrogate in a payload comes out as it was', async () => {
  const share = { ...SHARE, payload: '{"a": "\ud800"}' };
  deepEqual(await decode(await encode(share)), share);
});

Deno.test('fragment: it holds only characters that no messenger changes', async () => {
  for (let length = 0; length < 8; length++) {
    match(await encode({ ...SHARE, payload: 'é'.repeat(length) }), /^[A-Za-z0-9_-]+$/);
  }
});

Deno.test('fragment: the guide’s example makes a link that every chat sends whole', async () => {
  const payload = await Deno.readTextFile(new URL('../../Public/samples/guide.json', import.meta.url));
  const { length } = await encode({ payload, options: {}, name: '' });
  equal(length < 1500, true, `${length} characters`);
});

Deno.test('fragment: a payload that does not become small enough is refused', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(MOST_CHARACTERS));
  await refused(() => encode({ ...SHARE, payload: base64url(noise) }), 'tooLarge');
});

Deno.test('fragment: a longer one than is made is not read', () =>
  refused(() => decode('A'.repeat(MOST_CHARACTERS + 1)), 'tooLarge'));

Deno.test('fragment: one that grows without end is left early', async () => {
  const bomb = await fragmentOf(new Uint8Array(20_000_000));
  equal(bomb.length < MOST_CHARACTERS, true);
  await refused(() => decode(bomb), 'tooLarge');
});

Deno.test('fragment: a link that was cut is broken, wherever it was cut', async () => {
  const fragment = await encode(SHARE);
  // The last bits only say that the end is reached.
  for (let length = 0; length < fragment.length - 2; length++) {
    await refused(() => decode(fragment.slice(0, length)), 'broken');
  }
});

/** @type {[string, BlobPart][]} */
const OTHERS = [
  ['no JSON', '{"payload": '],
  ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['null', 'null'],
  ['a text', '"payload"'],
  ['an array', '[]'],
  ['without a payload', '{"options": {}, "name": ""}'],
  ['a payload that is no text', '{"payload": {}, "options": {}, "name": ""}'],
  ['without options', '{"payload": "", "name": ""}'],
  ['options as an array', '{"payload": "", "options": [], "name": ""}'],
  ['options as null', '{"payload": "", "options": null, "name": ""}'],
  ['an option that is no text', '{"payload": "", "options": {"hapticsEnabled": true}, "name": ""}'],
  ['without a name', '{"payload": "", "options": {}}'],
];

for (const [name, bytes] of OTHERS) {
  Deno.test(`fragment: what unfolds is broken: ${name}`, async () => {
    const fragment = await fragmentOf(bytes);
    await refused(() => decode(fragment), 'broken');
  });
}

for (const text of ['%20', 'AA=', 'a b', '🙂', 'A', '+/']) {
  Deno.test(`fragment: no base64url: ${text}`, () => refused(() => decode(text), 'broken'));
}

Deno.test('fragment: a browser that cannot unfold says so', async () => {
  const fragment = await encode(SHARE);
  const original = globalThis.DecompressionStream;
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    await refused(() => decode(fragment), 'unsupported');
  } finally {
    globalThis.DecompressionStream = original;
  }
});
