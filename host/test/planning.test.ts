// A bot that plans in secret: the time it takes tells nothing of how much it planned, and when it fails, the game knows
// what to do.
import type { Advice } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import type { ThinkRequest } from '../src/index.ts';
import { plots } from './plots.ts';
import { ann, bot, join, rig } from './rig.ts';

const PACE = 400;
const advice = (action: string): Advice => ({ action, line: [], score: 0, depth: 0, reason: 'holds' });

/** When a bot that writes so many numbers has locked, counted from the opening; time goes on as it is waited for. */
const lockedAfter = async (edits: number, thought: number): Promise<number> => {
  let time = Date.parse('2026-04-23T18:00:00.000Z');
  const opened = time;
  let left = edits;
  const think = async (_request: ThinkRequest) => {
    time += thought;
    return advice(left-- > 0 ? `write ${(left % 5) + 1}` : 'lock');
  };
  const { host } = rig({
    games: new Map([['plots', plots]]),
    pace: PACE,
    think,
    now: () => new Date(time).toISOString(),
    wait: async (milliseconds) => {
      time += milliseconds;
    },
  });
  const person = join(host);
  const sitters = [ann, bot(), ann];
  const { table } = await person.get({ ask: 'open', game: 'plots', sitters, draw: false });
  await person.get({ ask: 'sit', table, viewer: 'ash' });
  await person.until(({ active }) => !active.includes('elm'));
  return time - opened;
};

test('a plan takes the same time, however much was planned', async () => {
  const times: number[] = [];
  for (const edits of [1, 2, 7, 20]) times.push(await lockedAfter(edits, 50));
  expect(new Set(times)).toEqual(new Set([12 * PACE]));
});

test('when thought fails the game plays, where it knows how', async () => {
  const game: AnyGame = {
    ...plots,
    standIn: (view: object) => ('plot' in view && view.plot === 0 ? { do: 'write', number: 4 } : { do: 'lock' }),
  } as unknown as AnyGame;
  const { host, errors } = rig({
    games: new Map([['plots', game]]),
    think: () => Promise.reject(new Error('no thought today')),
  });
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'plots', sitters: [ann, bot(), ann], draw: false });
  await person.get({ ask: 'sit', table, viewer: 'ash' });
  await person.until(({ active }) => !active.includes('elm'));
  for (const seat of ['ash', 'oak']) {
    await person.get({ ask: 'sit', table, viewer: seat });
    for (const action of ['write 1', 'lock']) {
      const { sight } = await person.get({ ask: 'sit', table, viewer: seat });
      await person.get({ ask: 'play', table, seq: sight.seq, seat, action });
    }
  }
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
  expect(sight.view).toMatchObject({ scores: [0, 1, 0] });
  expect(errors.map(String)).toContain('Error: no thought today');
});
