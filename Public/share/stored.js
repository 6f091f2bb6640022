// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {Statistics} from './statistics.js' */
/** @import {Share} from './types.d.ts' */
import { element } from '../editor/element.js';
import { moveTo } from '../editor/moving.js';
import { say } from '../words.js';
import { expiryText } from './facts.js';
import { keepPage } from './keeping.js';
import { originText } from './origin.js';
import { atRest } from './resting.js';
import { Reviewing } from './reviewing.js';
import { changesLink } from './verdicts.js';

/**
 * Says what a stored share is, and takes reviews of it.
 * @param {Share} share @param {PlayerElement} player that plays it @param {Statistics} statistics
 * @param {(id: string) => any} part
 */
export function openStored(share, player, statistics, part) {
  part('expiry').textContent = expiryText(share.expiresAt, Date.now());
  part('qr').append(codeOf(share));
  if (share.version < share.latestVersion) showNewer(share, part('newer'));
  /** Shows a page, paused, and brings it into view. @param {number} page */
  const showPage = (page) => {
    statistics.jump(page, () => moveTo(player, page));
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    player.scrollIntoView({ block: 'nearest', behavior });
  };
  const parts = { review: part('review'), verdicts: part('verdicts'), comments: part('comments'), said: part('said') };
  new Reviewing(share, player, showPage, parts);
  const showNamedPage = () => {
    const page = Number(/^#page-(\d+)$/.exec(location.hash)?.[1]) - 1;
    if (player.timeline?.pages[page]) showPage(page);
  };
  showNamedPage();
  addEventListener('hashchange', showNamedPage);
  later(share, player, part('origin'));
}

/** What may wait until the story plays. @param {Share} share @param {PlayerElement} player @param {HTMLElement} origin */
async function later(share, { timeline }, origin) {
  await atRest();
  if (!timeline) return;
  keepPage(share, timeline);
  origin.textContent = await originText(share, timeline);
}

/** The page's address, of an older version too. @param {Share} share */
const addressOf = ({ url, version, latestVersion }) => (version < latestVersion ? `${url}?version=${version}` : url);

/** Drawn only where it is shown. @param {Share} share */
function codeOf(share) {
  const image = new Image(112, 112);
  image.loading = 'lazy';
  image.alt = say('QR code of this link');
  image.src = `/api/qr?${new URLSearchParams({ text: addressOf(share) })}`;
  return image;
}

/** @param {Share} share @param {HTMLElement} notice */
function showNewer(share, notice) {
  const { id, version, latestVersion: latest } = share;
  const sentence = say('This is version {version}. Version {latest} is newer.', { version, latest });
  const newest = element('a', 'button primary', say('Open version {latest}', { latest }));
  newest.href = `/p/${id}`;
  const changes = changesLink(share, latest);
  changes.className = 'button';
  notice.append(element('p', '', sentence), newest, changes);
  notice.hidden = false;
}
