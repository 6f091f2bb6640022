// @ts-check
/** @import {TimelineDocument} from '../editor/types.d.ts' */
/** @import {KeptPage} from '../p/types.d.ts' */
/** @import {Share} from './types.d.ts' */

/** What a button's first press brings. */
const LATER = ['/player/sheet.js'];

/**
 * Lets this browser keep the page, so that it plays without a network from the next visit on. Where a browser keeps
 * nothing, nothing is said: the page is whole without it.
 * @param {Share} share @param {TimelineDocument} timeline
 */
export async function keepPage({ expiresAt }, timeline) {
  try {
    await navigator.serviceWorker.register('/p/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(told(expiresAt, timeline));
  } catch {
    // Not over an open line, not in every private window.
  }
}

/** @param {string | null} expiresAt @param {TimelineDocument} timeline @returns {KeptPage} */
function told(expiresAt, { pages }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = pages.flatMap(({ media }) => media ?? []);
  return {
    page: location.href.split('#')[0],
    parts: [...loaded, ...LATER, ...pictures].map((url) => new URL(url, location.origin).href).filter(isPart),
    until: expiresAt === null ? null : Date.parse(expiresAt),
  };
}

/** Whether it is this site's, and no answer of the moment. @param {string} url */
function isPart(url) {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && (!pathname.startsWith('/api/') || pathname === '/api/qr');
}
