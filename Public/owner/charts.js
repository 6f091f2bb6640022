// @ts-check
/** @import {Ask} from './types.d.ts' */
import { element } from '../editor/element.js';
import { troubleText } from '../editor/share-call.js';

/** Shows the charts as the server has drawn them. @param {HTMLElement} place @param {Ask} ask */
export async function showCharts(place, ask) {
  const outcome = await ask('GET', '/charts');
  if (!outcome.ok) return place.replaceChildren(element('p', '', troubleText(outcome)));
  const { body } = new DOMParser().parseFromString(outcome.answer, 'text/html');
  place.replaceChildren(...body.childNodes);
}
