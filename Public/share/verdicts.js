// @ts-check
/** @import {Review, Share, Verdict} from './types.d.ts' */
import { element } from '../editor/element.js';
import { language, say } from '../words.js';
import { summary } from './reviews.js';

const list = new Intl.ListFormat(language);

/** What a reviewer has said. @type {Record<Verdict, string>} */
export const SAID = { approved: say('Approved'), changesRequested: say('Asks for changes'), comment: say('Comment') };

/** What the form is about to do. @param {Verdict} verdict @param {number} version */
export function titleOf(verdict, version) {
  if (verdict === 'approved') return say('Approve version {version}', { version });
  if (verdict === 'changesRequested') return say('Request changes to version {version}', { version });
  return say('Comment on version {version}', { version });
}

/** What has come of it. @param {Verdict} verdict @param {number} version */
export function thanks(verdict, version) {
  if (verdict === 'approved')
    return say('Version {version} is approved. You can take that back while this page is open.', { version });
  if (verdict === 'changesRequested')
    return say('Your request for changes is sent. You can take it back while this page is open.');
  return say('Your comment is sent. You can take it back while this page is open.');
}

/** Where two versions stand side by side. @param {Share} share @param {number} from @param {number} to */
export const comparisonURL = ({ id }, from, to) => `/p/${id}/compare?from=${from}&to=${to}`;

/** Who approves and who does not, in a few lines. @param {readonly Review[]} reviews @param {Share} share */
export function summaryLines(reviews, share) {
  const { approvedBy, changesBy, approvedOthers } = summary(reviews, share);
  const lines = [];
  if (approvedBy.length) lines.push(line('approved', say('Approved by {names}', { names: list.format(approvedBy) })));
  if (changesBy.length)
    lines.push(line('changesRequested', say('Changes requested by {names}', { names: list.format(changesBy) })));
  for (const [name, version] of approvedOthers) {
    const made = line(
      '',
      say('{name} approved version {version}; this is version {shown}.', {
        name,
        version,
        shown: share.version,
      }),
    );
    made.append(' ', changesLink(share, version));
    lines.push(made);
  }
  return lines;
}

/** @param {string} verdict @param {string} text */
function line(verdict, text) {
  const made = element('li', '', element('span', '', text));
  made.dataset.verdict = verdict;
  made.dir = 'auto';
  return made;
}

/** Leads to what differs between another version and the one shown. @param {Share} share @param {number} version */
export function changesLink(share, version) {
  const [from, to] = [version, share.version].sort((a, b) => a - b);
  const made = element('a', '', say('See what changed'));
  made.href = comparisonURL(share, from, to);
  return made;
}
