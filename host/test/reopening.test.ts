// Seats that have confirmed a secret choice and may take it up again: a bot beside them still plans in secret, and who leaves
// such a seat leaves nothing behind.
import type { Sitter } from '@rose/protocol';
import { type AnyGame, act, begin, type Course, isMistake, type Kind, mustAnswer, seeded, stateOf } from '@rose/table';
import { expect, test } from 'vitest';
import { fork } from '../src/change.ts';
import { type Environment, guestOf } from '../src/index.ts';
import { turnChanges } from '../src/turns.ts';
import { plots, reopened } from './plots.ts';
import { bot, join, rig } from './rig.ts';

const PACE = 400;
const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });

const laid = async (game: AnyGame, sitters: readonly Sitter[], environment: Partial<Environment> = {}) => {
  const world = rig({ games: new Map([[game.meta.id, game]]), isOpenHouse: true, ...environment });
  const opened = await world.host.operations.open({ game: game.meta.id, sitters, draw: false }, {});
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const play = async (seat: string, action: string): Promise<void> => {
    const by = join(world.host, guestOf(`player-${seat}`));
    const { sight } = await by.get({ ask: 'sit', table, viewer: seat });
    await by.get({ ask: 'play', table, seq: sight.seq, seat, action });
  };
  const entries = async () => (await world.environment.store.load(table))?.entries ?? [];
  return { ...world, table, play, entries };
};

/** Over after the first round. */
const short = {
  ...reopened,
  outcome: ({ round }: { readonly round: number }) =>
    round < 2 ? undefined : { winners: ['ash'], how: 'most', rule: '2' },
} as unknown as AnyGame;

/** How long a bot that writes so many numbers takes after the last of the others has locked. */
const lockedAfter = async (game: AnyGame, edits: number): Promise<number> => {
  let time = Date.parse('2026-04-23T18:00:00.000Z');
  let left = edits;
  const { host, table, play } = await laid(game, [person('ash'), bot(), person('oak')], {
    pace: PACE,
    now: () => new Date(time).toISOString(),
    wait: async (milliseconds) => {
      time += milliseconds;
    },
    // it thinks until the others are through
    think: async ({ view }) => {
      if ('waiting' in view && Array.isArray(view.waiting) && view.waiting.length > 1)
        await new Promise(() => undefined);
      return { action: left-- > 0 ? `write ${(left % 5) + 1}` : 'lock', line: [], score: 0, depth: 0, reason: 'holds' };
    },
  });
  for (const action of ['write 1', 'lock']) await play('ash', action);
  await play('oak', 'write 1');
  const since = time;
  await play('oak', 'lock');
  const onlooker = join(host, guestOf(undefined));
  await onlooker.get({ ask: 'sit', table, viewer: 'spectator' });
  await onlooker.until(({ outcome }) => outcome !== undefined);
  return time - since;
};

test('a plan takes the same time, however much was planned, while others may take up theirs again', async () => {
  const times: number[] = [];
  for (const edits of [1, 2, 7]) times.push(await lockedAfter(short, edits));
  expect(new Set(times)).toEqual(new Set([12 * PACE]));
});

const emptying = (game: AnyGame): AnyGame =>
  ({ ...game, left: () => ({ do: 'write', number: 1 }) }) as unknown as AnyGame;
test.for([
  ['who may take up a choice again leaves none behind', reopened, 3],
  ['who is done for good is asked nothing more', plots, 2],
] as const)('%s', async ([, game, count]) => {
  const { host, table, play, entries } = await laid(emptying(game), ['ash', 'elm', 'oak'].map(person));
  for (const action of ['write 5', 'lock']) await play('ash', action);
  expect(await host.operations.leave(table, 'ash')).toBeUndefined();
  const made = await entries();
  expect(made).toHaveLength(count);
  if (count === 3) expect(made.at(-1)).toMatchObject({ seat: 'ash', action: 'write 1', by: 'default' });
});

/** Who writes again after locking is waited for again. */
const unlocking = {
  ...reopened,
  phases: {
    plot: {
      ...reopened.phases['plot'],
      apply(table: { state: { phase: { waiting: readonly string[] } } }, seat: string, action: Kind['action']) {
        reopened.phases['plot']?.apply?.(table as never, seat, action);
        const { phase } = table.state;
        if (action.do === 'write' && !phase.waiting.includes(seat)) phase.waiting = [...phase.waiting, seat];
      },
    },
  },
} as unknown as AnyGame;
test('a choice that is taken up again is waited for again, and begins no new turn', () => {
  const course = begin(unlocking, {}, seeded(1)) as Course<Kind>;
  if (isMistake(course)) throw new Error(course.reason);
  const say = (text: string): Course<Kind> => {
    const before = fork(course);
    act(unlocking, course, 'ash', unlocking.read(text) as Kind['action'], seeded(1));
    return before;
  };
  for (const text of ['write 5', 'lock']) say(text);
  const before = say('write 4');
  expect([mustAnswer(unlocking, stateOf(before)), mustAnswer(unlocking, stateOf(course))]).toEqual([
    ['elm', 'oak'],
    ['elm', 'oak', 'ash'],
  ]);
  expect(turnChanges(unlocking, before, course)).toEqual({});
});
