// @ts-check

/**
 * A share made in this browser. The owner's token opens everything about it.
 * @typedef {{id: string, url: string, ownerToken: string, name: string, expiresAt: string | null, version: number}} KeptShare
 */

const KEY = 'storyproof.shares';
const TEXTS = /** @type {const} */ (['id', 'url', 'ownerToken', 'name']);

/** The shares made in this browser, the latest first. @returns {KeptShare[]} */
export function keptShares() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isShare) : [];
  } catch {
    return [];
  }
}

/** Keeps a share first, in place of what was kept of it; false where the browser refuses. @param {KeptShare} share */
export const keepShare = (share) => store([share, ...keptShares().filter(({ id }) => id !== share.id)]);

/** @param {string} id */
export const forgetShare = (id) => store(keptShares().filter((share) => share.id !== id));

/** The address that opens the owner's page. @param {KeptShare} share */
export const ownerURL = ({ url, ownerToken }) => `${url}/owner#${ownerToken}`;

/** @param {any} value @returns {value is KeptShare} */
function isShare(value) {
  if (typeof value !== 'object' || value === null) return false;
  if (!TEXTS.every((name) => typeof value[name] === 'string') || !/^https?:/.test(value.url)) return false;
  return Number.isInteger(value.version) && (value.expiresAt === null || typeof value.expiresAt === 'string');
}

/** @param {KeptShare[]} shares */
function store(shares) {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
    return true;
  } catch {
    return false;
  }
}
