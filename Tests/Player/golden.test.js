// @ts-check
import { equal } from './equal.js';
import { simulate } from './simulate.js';

/**
 * A recorded run: what the reference interpreter did with these inputs.
 * @typedef {{name: string, timeline: any, inputs: any[], trace: any[]}} Golden
 */

/** @param {string} folder @returns {Golden[]} */
function goldens(folder) {
  const url = new URL(folder, import.meta.url);
  const names = [...Deno.readDirSync(url)].map(({ name }) => name);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(Deno.readTextFileSync(new URL(name, url))));
}

for (const folder of ['goldens/', '../Fixtures/traces/']) {
  const runs = goldens(folder);
  Deno.test(`${folder} holds traces`, () => equal(runs.length > 0, true));
  for (const { name, timeline, inputs, trace } of runs) {
    Deno.test(`${folder} ${name}`, () => equal(inOrder(simulate(timeline, inputs).trace), inOrder(trace)));
  }
}

/** One order of keys. @param {any[]} trace */
const inOrder = (trace) => trace.map(({ at, event, index, pageCount }) => ({ at, event, index, pageCount }));
