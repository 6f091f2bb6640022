// @ts-check
/** @import {Hunk, Piece} from './comparison.js' */
import { say } from '../words.js';
import { button, element } from './element.js';

/**
 * Shows what a change would do to the text, before it is done.
 * @param {string} title @param {Hunk[]} hunks @param {{apply: () => void, cancel: () => void}} acts
 */
export function reviewOf(title, hunks, { apply, cancel }) {
  const made = element('div', 'review', element('div', 'hunks', ...hunks.map(hunk)));
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', say('The change: {title}', { title }));
  made.append(
    element(
      'div',
      'review-acts',
      button('button primary', say('Apply'), apply),
      button('button', say('Cancel'), cancel),
    ),
  );
  made.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
  });
  return made;
}

/** @param {Hunk} hunk */
function hunk({ line, before, after }) {
  return element(
    'div',
    'hunk',
    element('p', 'hunk-line', say('Line {line}', { line })),
    side('before', say('Before:'), before),
    side('after', say('After:'), after),
  );
}

/** @param {string} className @param {string} name @param {Piece[]} pieces */
function side(className, name, pieces) {
  const parts = pieces.map(({ text, kind }) => (kind ? element(kind, '', text) : text));
  const made = element('p', `side ${className}`, element('span', 'unseen', `${name} `), ...parts);
  made.dir = 'ltr';
  made.translate = false;
  return made;
}
