// @ts-check
/** @import {KeptPage, WorkerScope} from './types.d.ts' */

/** Pages that are kept, the latest visited; and parts of each. */
const MOST_PAGES = 20;
const MOST_PARTS = 200;
/** Answers by which a page is no longer this reader's. */
const GONE = [403, 404, 410];
/** What a request sends of its reader is the same for all that is kept here. */
const ANY = { ignoreVary: true };

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => {})));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(mode === 'navigate' ? pageOf(event.request) : partOf(event.request));
});

/** A page from the network; the kept one where the network or the server fails. @param {Request} request */
async function pageOf(request) {
  const page = request.url.split('#')[0];
  const answer = await fetch(request).catch(() => null);
  if (!answer || answer.status >= 500) return (await keptPage(page)) ?? answer ?? Response.error();
  // Whoever has to say the passphrase again has lost what was kept, too.
  if (GONE.includes(answer.status) || (answer.ok && says(answer, 'no-store'))) await forget(await namesOf(page));
  return answer;
}

/** What never changes as it was kept; anything else from the network, if it comes. @param {Request} request */
async function partOf(request) {
  const kept = await caches.match(request, ANY);
  if (kept && says(kept, 'immutable')) return kept;
  const answer = await fetch(request).catch(() => null);
  return answer?.ok || !kept ? (answer ?? Response.error()) : kept;
}

/**
 * Keeps a page with all its parts, in a cache of its own; where they do not all come, it stays as it was kept before.
 * @param {KeptPage} told
 */
async function keep({ page, parts, until }) {
  const urls = [...new Set(parts)].slice(0, MOST_PARTS);
  const answers = await Promise.all([...urls, page].map(whole));
  if (!answers.at(-1)?.ok) return;
  // What is shown meanwhile may still want parts of the earlier ones.
  const earlier = await namesOf(page);
  const name = `${until} ${Date.now()} ${page}`;
  await fill(name, [...urls, page], answers).catch((fault) => forget([name]).then(() => Promise.reject(fault)));
  await forget(earlier);
  const names = await caches.keys();
  await forget(names.filter((name, index) => isOver(name) || index < names.length - MOST_PAGES));
}

/** @param {string} name of a cache @param {string[]} urls @param {Response[]} answers to each */
async function fill(name, urls, answers) {
  const cache = await caches.open(name);
  // The page is the last: it is shown only where its parts are there.
  for (const [index, url] of urls.entries()) if (answers[index].ok) await cache.put(url, answers[index]);
}

/** The page has just had it: nobody is asked again. @param {string} url */
async function whole(url) {
  const kept = await caches.match(url, ANY);
  return kept && says(kept, 'immutable') ? kept : fetch(url, { cache: 'force-cache' });
}

/** The page as it was kept last. @param {string} page */
async function keptPage(page) {
  for (const name of (await namesOf(page)).reverse()) {
    const kept = isOver(name) ? undefined : await (await caches.open(name)).match(page, ANY);
    if (kept) return kept;
  }
}

/** The caches that hold a page. @param {string} page */
const namesOf = async (page) => (await caches.keys()).filter((name) => name.endsWith(` ${page}`));

/** @param {string[]} names */
const forget = (names) => Promise.all(names.map((name) => caches.delete(name)));

/** Whether the time of what a cache holds has ended. @param {string} name */
const isOver = (name) => Number(name.split(' ')[0]) <= Date.now();

/** @param {Response} answer @param {string} word */
const says = ({ headers }, word) => !!headers.get('Cache-Control')?.includes(word);
