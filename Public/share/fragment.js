// @ts-check

/**
 * What a link without a store holds: the payload's text, options under their SDK names, the campaign's name.
 * @typedef {{payload: string, options: Record<string, string>, name: string}} LocalShare
 */

/** Browsers take more; what sends links cuts them. */
export const MOST_CHARACTERS = 32_000;

/** The longest payload that the server reads, 1 MiB, and room for what stands around it in JSON. */
const MOST_BYTES = 2 ** 21;

/** Why a share and a fragment cannot become each other. */
export class FragmentFault extends Error {
  /** @param {'broken' | 'tooLarge' | 'unsupported'} reason `unsupported`: by this browser */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The fragment of a link, without its `#`: JSON, compressed (deflate-raw, RFC 1951), in base64url.
 * @param {LocalShare} share @returns {Promise<string>} rejects with a `FragmentFault`
 */
export async function encode({ payload, options, name }) {
  const text = JSON.stringify({ payload, options, name });
  const bytes = await through(stream('CompressionStream'), new TextEncoder().encode(text));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const fragment = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (fragment.length > MOST_CHARACTERS) throw new FragmentFault('tooLarge');
  return fragment;
}

/**
 * The share that a fragment holds.
 * @param {string} fragment without its `#` @returns {Promise<LocalShare>} rejects with a `FragmentFault`
 */
export async function decode(fragment) {
  const decompression = stream('DecompressionStream');
  if (fragment.length > MOST_CHARACTERS) throw new FragmentFault('tooLarge');
  const bytes = await through(decompression, bytesOf(fragment));
  const share = parsed(new TextDecoder('utf-8', { fatal: true }), bytes);
  if (!isShare(share)) throw new FragmentFault('broken');
  return share;
}

/** @param {'CompressionStream' | 'DecompressionStream'} name */
function stream(name) {
  try {
    return new globalThis[name]('deflate-raw');
  } catch {
    throw new FragmentFault('unsupported');
  }
}

/** @param {string} fragment */
function bytesOf(fragment) {
  if (!/^[\w-]+$/.test(fragment)) throw new FragmentFault('broken');
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw new FragmentFault('broken');
  }
}

/**
 * All that comes out, as long as it is not too much: a few bytes can be made to grow without end.
 * @param {GenericTransformStream} transform @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(transform, bytes) {
  const pieces = [];
  let length = 0;
  // Not every browser goes through a stream by `for await`.
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(new FragmentFault('broken')));
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    length += value.length;
    pieces.push(value);
    if (length <= MOST_BYTES) continue;
    reader.cancel();
    throw new FragmentFault('tooLarge');
  }
}

/** @param {TextDecoder} decoder @param {Uint8Array<ArrayBuffer>} bytes @returns {unknown} */
function parsed(decoder, bytes) {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new FragmentFault('broken');
  }
}

/** @param {any} value @returns {value is LocalShare} */
function isShare(value) {
  if (typeof value?.payload !== 'string' || typeof value.name !== 'string') return false;
  const { options } = value;
  return (
    typeof options === 'object' &&
    options !== null &&
    !Array.isArray(options) &&
    Object.values(options).every((option) => typeof option === 'string')
  );
}
