// @ts-check
/** @import {Ask, OwnedShare} from './types.d.ts' */
import { element } from '../editor/element.js';
import { troubleText } from '../editor/share-call.js';
import { forgetShare } from '../editor/share-memory.js';
import { twice } from '../editor/share-parts.js';
import { say } from '../words.js';

/**
 * The two ways to end a share: each says what is lost before it is done.
 * @param {HTMLElement} place @param {OwnedShare} share
 * @param {{ask: Ask, changed: (sentence: string) => void, deleted: () => void}} acts
 */
export function showEnds(place, share, { ask, changed, deleted }) {
  const trouble = element('p', 'share-trouble');
  trouble.role = 'alert';
  /** @param {string} query @param {() => void} done */
  const end = async (query, done) => {
    const outcome = await ask('DELETE', '', { query });
    trouble.textContent = outcome.ok ? '' : troubleText(outcome);
    if (outcome.ok) done();
  };
  const revoke = twice(
    say('Revoke'),
    say('Revoke it for good'),
    say('From then on nobody can open the link, and that cannot be undone. You keep versions, verdicts and numbers.'),
    () => end('', () => changed(say('The link is revoked.'))),
  );
  const remove = twice(
    say('Delete'),
    say('Delete it for good'),
    say('The link and all its versions, verdicts and numbers are lost. Export the verdicts first if you need them.'),
    () =>
      end('purge=true', () => {
        forgetShare(share.id);
        deleted();
      }),
  );
  place.replaceChildren(...(share.revokedAt ? [] : [revoke]), remove, trouble);
}
