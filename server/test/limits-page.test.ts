// The page for whoever runs a house tells the limits that the house keeps.
import { readFileSync } from 'node:fs';
import { MOST_OF_A_SEAT } from '@rose/host';
import { expect, test } from 'vitest';
import { MOST_CONNECTIONS } from '../src/http/connections.ts';
import { RATES as ASKS } from '../src/http/context.ts';
import type { Rate } from '../src/http/limits.ts';
import { PRICES } from '../src/socket/prices.ts';
import { MOST_PER_ADDRESS, RATES } from '../src/socket/rates.ts';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const RUNNING = page('running.md');

const count = (number: number): string => number.toLocaleString('en-GB');
const SELDOM: { readonly [seconds: number]: string } = {
  1: 'one a second',
  60: 'one a minute',
  120: 'one in 2 minutes',
  1800: 'one in half an hour',
};
const often = (perSecond: number): string => {
  if (perSecond > 1) return `${count(perSecond)} a second`;
  const seconds = Math.round(1 / perSecond);
  return SELDOM[seconds] ?? `one in ${seconds} seconds`;
};
const row = (what: string, { burst, perSecond }: Rate): string => `| ${what} | ${count(burst)} | ${often(perSecond)} |`;
const purse = (whose: string, { burst, perSecond }: Rate): string =>
  `| the purse of ${whose} | ${count(burst)} ms | ${count(perSecond)} ms a second |`;

test.for([
  row('files of the page and anything else over HTTP, by address', ASKS.file),
  row('new connections of one address', ASKS.connection),
  row('asks of one address', ASKS.ask),
  row('changes in one session', ASKS.change),
  row('changes from one address', ASKS['address-change']),
  row('new guests from one address', ASKS.guest),
  row('new accounts from one address', ASKS.register),
  row('passwords tried from one address, but for devices on which that player has signed in', ASKS.password),
  row('passwords tried for one name, from where its player never signed in', ASKS['password-of']),
  row('letters asked for by one address', ASKS.letter),
  row('letters to one name', ASKS['letter-to']),
  `| connections held by one address | ${MOST_CONNECTIONS} | |`,
  purse('a socket', RATES['socket-work']),
  purse('a player', RATES['person-work']),
  purse('an address', RATES['address-work']),
  row('hints, odds, replays, exports of an address', RATES.think),
  row('tables made or joined, reports, of a player', RATES.make),
  row('the same of an address', RATES['address-make']),
  row('lines of talk, notes, orders, votes of a player', RATES.say),
  row('new sockets of an address', RATES.knock),
  `| sockets held by one address | ${MOST_PER_ADDRESS} | |`,
])('%s', (line) => {
  expect(RUNNING.split('\n')).toContain(line);
});

test('what the usual asks cost, and how long a journal may be', () => {
  expect(RUNNING).toContain(
    `A move costs ${PRICES.play}, a sight ${PRICES.sit}, a line of talk ${PRICES.say}, a table ${PRICES.offer}.`,
  );
  const most = `takes ${count(MOST_OF_A_SEAT)} entries`;
  expect([RUNNING, page('decisions/0025-prices-of-asks.md')].every((text) => text.includes(most))).toBe(true);
});
