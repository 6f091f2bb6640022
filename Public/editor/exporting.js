// @ts-check
/** @import {ExportDialog} from './export-dialog.js' */
/** @import {Exported, PlayerElement} from './types.d.ts' */
import { say } from '../words.js';

/**
 * Brings the dialog for exports when it is first wanted.
 * @param {HTMLElement} opener @param {HTMLDialogElement} dialog @param {PlayerElement} player
 * @param {{exported: () => Exported, print: () => void, fail: (sentence: string) => void}} acts
 */
export function setUpExporting(opener, dialog, player, { exported, print, fail }) {
  /** @type {ExportDialog | null} */
  let made = null;
  opener.addEventListener('click', async () => {
    try {
      const { ExportDialog } = await import('./export-dialog.js');
      made ??= new ExportDialog(dialog, player, exported, print);
    } catch {
      fail(say('The server does not answer. Press Export again in a moment.'));
    }
    made?.open();
  });
}
