import { richardIII } from '@rose/richard-iii';
import type { AnyGame, Odds } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type Environment, type OddsRequest, weighUp } from '../src/index.ts';
import { ann, ben, GAMES, join, type Person, rig } from './rig.ts';

const ODDS: Odds = {
  seat: 'york',
  against: 'lancaster',
  place: 'derby',
  win: 0.25,
  lose: 0.75,
  neither: 0,
  ownLost: { is: 2, error: 0.1 },
  enemyLost: { is: 1, error: 0.1 },
  exact: false,
  samples: 500,
  error: 0.04,
};
const games: ReadonlyMap<string, AnyGame> = new Map([...GAMES, [richardIII.meta.id, richardIII as unknown as AnyGame]]);
/** York, first to act, stands beside Derby, which Lancaster holds. */
const POSITION = {
  blocks: { 'y-norfolk': 'south-yorks', 'y-suffolk': 'south-yorks', 'l-clifford': 'derby', 'l-oxford': 'derby' },
  player1: 'york',
  cards: { york: 'ap4-1', lancaster: 'ap3-1' },
  phase: { name: 'action' },
};
const GO = 'march y-norfolk south-yorks-derby';
const openWar = async (person: Person): Promise<string> =>
  (await person.get({ ask: 'open', game: 'richard-iii', position: POSITION, sitters: [ann, ben], draw: false })).table;

/** A house in which every weighing waits until the test answers it. */
const slow = () => {
  const asked: {
    readonly request: OddsRequest;
    readonly signal: AbortSignal;
    answer(odds: Odds | undefined): void;
    fail(error: Error): void;
  }[] = [];
  const weigh: Environment['weigh'] = (request, signal) =>
    new Promise((answer, fail) => {
      asked.push({ request, signal, answer, fail });
      signal.addEventListener('abort', () => fail(new Error('no longer wanted')));
    });
  return { asked, ...rig({ games, weigh }) };
};
const turnOfTheWorld = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('odds', () => {
  test('come from the seat’s own view, with the actions in notation', async () => {
    const { host, asked } = slow();
    const person = join(host);
    const table = await openWar(person);
    const answered = person.ask({ ask: 'odds', table, seat: 'york', actions: [GO] });
    await turnOfTheWorld();
    const { request } = asked[0] ?? {};
    expect(request).toMatchObject({ game: 'richard-iii', seat: 'york', actions: [GO], milliseconds: 150 });
    expect(request?.view).toMatchObject({ viewer: 'york' });
    expect(JSON.stringify(request?.view)).not.toContain('"l-clifford":{"place"');
    asked[0]?.answer(ODDS);
    expect(await answered).toEqual({ odds: ODDS });
  });

  test('are the game’s own, weighed until the time is up', async () => {
    const { host } = rig({ games, weigh: async (request) => weighUp(games, request, clock()) });
    const person = join(host);
    const table = await openWar(person);
    const { odds } = await person.get({ ask: 'odds', table, seat: 'york', actions: [GO] });
    expect(odds).toMatchObject({ seat: 'york', against: 'lancaster', place: 'derby', exact: false });
    expect(odds?.samples).toBeGreaterThanOrEqual(40);
    expect(await person.get({ ask: 'odds', table, seat: 'york' })).toEqual({ odds: undefined });
    expect(await person.get({ ask: 'odds', table, seat: 'york', actions: ['gibberish'] })).toEqual({ odds: undefined });
  });

  test('a newer ask of the same page overtakes an older; that of another page does not', async () => {
    const { host, asked, errors } = slow();
    const [one, other] = [join(host), join(host)];
    const table = await openWar(one);
    const first = one.ask({ ask: 'odds', table, seat: 'york', actions: [GO] });
    const far = other.ask({ ask: 'odds', table, seat: 'york' });
    await turnOfTheWorld();
    const second = one.ask({ ask: 'odds', table, seat: 'york' });
    expect(await first).toEqual({ odds: undefined });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    asked[1]?.answer(ODDS);
    asked[2]?.answer(undefined);
    expect([await far, await second]).toEqual([{ odds: ODDS }, { odds: undefined }]);
    expect(errors).toEqual([]);
  });

  test('that come after the table changed are stale', async () => {
    const { host, asked } = slow();
    const person = join(host);
    const table = await openWar(person);
    const late = person.ask({ ask: 'odds', table, seat: 'york', actions: [GO] });
    await turnOfTheWorld();
    await person.get({ ask: 'play', table, seq: 0, seat: 'york', action: GO });
    asked[0]?.answer(ODDS);
    expect(await late).toEqual({ trouble: 'stale', seq: 1 });
  });

  test('a game without any is never bothered; a failure is reported', async () => {
    const { host, asked, errors } = slow();
    const person = join(host);
    const quiet = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
    expect(await person.get({ ask: 'odds', table: quiet.table, seat: 'york' })).toEqual({ odds: undefined });
    expect(asked.length).toBe(0);
    const table = await openWar(person);
    const broken = person.ask({ ask: 'odds', table, seat: 'york' });
    await turnOfTheWorld();
    asked[0]?.fail(new Error('out of memory'));
    expect(await broken).toEqual({ trouble: 'internal' });
    expect(errors).toEqual([new Error('out of memory')]);
  });

  test('are for whoever holds the seat', async () => {
    const { host } = slow();
    const table = await openWar(join(host));
    const stranger = join(host, { holds: (_, seat) => seat === 'lancaster' });
    expect(await stranger.ask({ ask: 'odds', table, seat: 'york' })).toEqual({ trouble: 'not-your-seat' });
  });
});

/** Ten milliseconds pass at every look. */
const clock = (): (() => number) => {
  let milliseconds = 0;
  return () => (milliseconds += 10);
};
