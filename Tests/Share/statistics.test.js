import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import { Statistics } from '../../Public/share/statistics.js';

/** @import {Share} from '../../Public/share/types.d.ts' */

const SHARE = /** @type {Share} */ ({ id: 'x', version: 3 });

/** What is sent, and whether the browser takes it. */
function beacon() {
  /** @type {any[]} */
  const sent = [];
  const line = {
    sent,
    isOpen: true,
    /** @param {string} url @param {string} body */
    send: (url, body) => {
      if (line.isOpen) sent.push({ url, ...JSON.parse(body) });
      return line.isOpen;
    },
  };
  return line;
}

/** @typedef {ReturnType<typeof beacon>} Beacon */

/** Statistics whose timer is stopped at the end. @param {(statistics: Statistics, line: Beacon) => void} work */
function trial(work) {
  const line = beacon();
  const statistics = new Statistics(SHARE, line.send);
  work(statistics, line);
  line.isOpen = true;
  statistics.flush();
}

Deno.test('statistics: events wait, and go together under the share’s address', () =>
  trial((statistics, { sent }) => {
    statistics.add({ event: 'didStart' });
    statistics.add({ event: 'didShow', index: 0 });
    equal(sent.length, 0);
    statistics.flush();
    equal(sent.length, 1);
    const [{ url, version, sequence, session, events }] = sent;
    deepEqual([url, version, sequence], ['/api/previews/x/events', 3, 0]);
    match(session, /^[0-9a-f]{32}$/);
    deepEqual(events, [{ event: 'didStart' }, { event: 'didShow', index: 0 }]);
  }));

Deno.test('statistics: without events nothing is sent', () =>
  trial((statistics, { sent }) => {
    statistics.flush();
    equal(sent.length, 0);
  }));

Deno.test('statistics: batches of a page view have one name, and are counted', () =>
  trial((statistics, { sent }) => {
    for (let index = 0; index < 3; index++) {
      statistics.add({ event: 'didShow', index });
      statistics.flush();
    }
    deepEqual(
      sent.map(({ sequence }) => sequence),
      [0, 1, 2],
    );
    equal(new Set(sent.map(({ session }) => session)).size, 1);
  }));

Deno.test('statistics: another page view has another name', () => {
  const lines = [beacon(), beacon()];
  for (const { send } of lines) {
    const statistics = new Statistics(SHARE, send);
    statistics.add({ event: 'didStart' });
    statistics.flush();
  }
  notEqual(lines[0].sent[0].session, lines[1].sent[0].session);
});

Deno.test('statistics: what the browser does not take goes later, under the same number', () =>
  trial((statistics, line) => {
    line.isOpen = false;
    statistics.add({ event: 'didStart' });
    statistics.flush();
    line.isOpen = true;
    statistics.add({ event: 'didFinish' });
    statistics.flush();
    deepEqual(
      line.sent.map(({ sequence, events }) => [sequence, events.length]),
      [[0, 2]],
    );
  }));

Deno.test('statistics: many events go in batches of 100', () =>
  trial((statistics, { sent }) => {
    for (let index = 0; index < 250; index++) statistics.add({ event: 'didShow', index });
    statistics.flush();
    deepEqual(
      sent.map(({ sequence, events }) => [sequence, events.length]),
      [
        [0, 100],
        [1, 100],
        [2, 50],
      ],
    );
  }));

Deno.test('statistics: of a jump, only the page where it ends counts', () =>
  trial((statistics, { sent }) => {
    statistics.jump(4, () => {
      for (let index = 1; index < 5; index++) statistics.add({ event: 'didShow', index });
    });
    statistics.flush();
    deepEqual(sent[0].events, [{ event: 'didShow', index: 4 }]);
  }));
