// Who must answer is told to everybody, whoever may know of the newest entry: at every moment of random games of every game
// each page shows of it what is so, and a window in which all are asked alike stands open for all of them.
import type { Sight, Sitter } from '@rose/protocol';
import { type AnyGame, isMistake, mustAnswer, outcomeOf, pick, readOptions, seeded, stateOf } from '@rose/table';
import { fair, toy } from '@rose/testkit';
import { expect, test } from 'vitest';
import { GAMES as PLAYED } from '../../games/all.ts';
import { guestOf } from '../src/index.ts';
import { plots, reopened } from './plots.ts';
import { join, type Person, type Rig, rig } from './rig.ts';

/** Nothing but the question itself says who is waited for: no line, and no view. */
const unsaid = {
  ...plots,
  meta: { ...plots.meta, id: 'unsaid' },
  view: (state, viewer) => ({ ...plots.view(state, viewer), waiting: undefined }),
  phases: {
    plot: {
      ...plots.phases['plot'],
      apply: (table, seat, action) => plots.phases['plot']?.apply?.({ ...table, tell() {} }, seat, action),
    },
  },
} as AnyGame;
const OWN = [toy, fair, plots, reopened, unsaid] as unknown as readonly AnyGame[];
const GAMES = new Map([...PLAYED.values(), ...OWN].map((game) => [game.meta.id, game]));
const MOVES = 120;

interface Company extends Rig {
  readonly table: string;
  readonly pages: ReadonlyMap<string, Person>;
}
const company = async (game: AnyGame): Promise<Company> => {
  const world = rig({ games: GAMES, isOpenHouse: true, windowTime: 3_000 });
  const options = readOptions<object>(game.meta.options, undefined);
  if (isMistake(options)) throw new Error(options.reason);
  const seats = game.seats(options);
  const sitters = seats.map((name): Sitter => ({ kind: 'person', name, player: `player-${name}` }));
  const opened = await world.host.operations.open({ game: game.meta.id, sitters, draw: false }, {});
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const pages = new Map<string, Person>();
  for (const viewer of [...seats, 'spectator']) {
    const page = join(world.host, guestOf(viewer === 'spectator' ? undefined : `player-${viewer}`));
    await page.get({ ask: 'sit', table, viewer });
    pages.set(viewer, page);
  }
  return { ...world, table, pages };
};

const publicIn = ({ active, phase, answersFrom, outcome }: Sight): object => ({ active, phase, answersFrom, outcome });
const newest = (page: Person): Promise<Sight> => page.until(() => true);
/** What each page shows now, and what is so. */
const shownIn = async ({ host, table, pages }: Company) => {
  const seen = await host.operations.find(table);
  if ('trouble' in seen) throw new Error(seen.trouble);
  const { game, course, window } = seen;
  const outcome = outcomeOf(game, course);
  const active = outcome ? [] : mustAnswer(game, stateOf(course));
  const truth = { active, phase: stateOf(course).phase.name, answersFrom: window?.until, outcome };
  const shown = new Map<string, object>();
  for (const [viewer, page] of pages) shown.set(viewer, publicIn(await newest(page)));
  return { truth, shown };
};

/** Anybody who may do something does any of it, by any verb. */
const playOnce = async ({ pages, table }: Company, random: ReturnType<typeof seeded>): Promise<boolean> => {
  const able: (readonly [string, Person, Sight])[] = [];
  for (const [viewer, page] of pages) {
    const sight = await newest(page);
    if (sight.may.length > 0) able.push([viewer, page, sight]);
  }
  if (able.length === 0) return false;
  const [seat, page, { may, seq }] = pick(able, random);
  const verb = pick([...new Set(may.map((action) => action.split(' ')[0]))], random);
  const action = pick(
    may.filter((one) => one.split(' ')[0] === verb),
    random,
  );
  await page.get({ ask: 'play', table, seq, seat, action });
  return true;
};

test.for([...GAMES])('%s: all are told alike who must answer', { timeout: 120_000 }, async ([, game]) => {
  const at = await company(game);
  const random = seeded(1461);
  let windows = 0;
  for (let move = 0; move < MOVES; move++) {
    const { truth, shown } = await shownIn(at);
    if (truth.answersFrom !== undefined) windows++;
    for (const [viewer, told] of shown) expect([move, viewer, told]).toEqual([move, viewer, truth]);
    if (!(await playOnce(at, random))) break;
  }
  expect(at.errors).toEqual([]);
  expect(windows > 0).toBe(Object.values(game.phases).some(({ isWindow }) => isWindow));
});
