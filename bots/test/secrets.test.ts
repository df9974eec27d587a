import { richardIII } from '@rose/richard-iii';
import { type AnyGame, act, begin, isMistake, type Kind, legal, mustAnswer, pick, seeded, stateOf } from '@rose/table';
import { toy } from '@rose/testkit';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { describe, expect, test } from 'vitest';
import type { Bot, Seen } from '../src/bot.ts';
import { BOTS, league } from '../src/index.ts';
import { matchingPennies } from './pennies.ts';
import { counting } from './positions.ts';

const bot = (id: string): Bot => {
  const found = BOTS.get(id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};
const secretGames: readonly AnyGame[] = [toy, richardIII, withoutAnEnemy].map((game) => game as unknown as AnyGame);

/** The state after so many random decisions; earlier where the game ends before. */
const playedOn = (game: AnyGame, decisions: number, seed: number, options: object = {}): Kind['state'] => {
  const dice = seeded(seed);
  const course = begin(game, { options }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  for (let n = 0; n < decisions; n++) {
    const state = stateOf(course);
    const [seat] = mustAnswer(game, state);
    if (seat === undefined) break;
    act(game, course, seat, pick(legal(game, state, seat), dice), dice);
  }
  return stateOf(course);
};
const seenIn = (game: AnyGame, state: Kind['state'], seat: string): Seen => ({
  game,
  view: game.view(state, seat),
  seat,
  may: legal(game, state, seat),
});
/** Places of a game where somebody has a choice, as its states. */
const places = (game: AnyGame, count: number): readonly { state: Kind['state']; seat: string }[] => {
  const found: { state: Kind['state']; seat: string }[] = [];
  for (let n = 0; found.length < count; n++) {
    const state = playedOn(game, n % 120, 31 + n);
    const [seat] = mustAnswer(game, state);
    if (seat !== undefined && legal(game, state, seat).length > 1) found.push({ state, seat });
  }
  return found;
};

describe.for(secretGames.map((game) => [game.meta.id, game] as const))('in %s', ([, game]) => {
  test.for(['greedy', 'steward'])('%s does the same whatever stands hidden behind the same view', (id) => {
    let different = 0;
    for (const [n, { state, seat }] of places(game, 12).entries()) {
      const elsewhere = game.imagine?.(game.view(state, seat), seeded(1000 + n)) as Kind['state'];
      if (JSON.stringify(game.toPosition(elsewhere)) !== JSON.stringify(game.toPosition(state))) different++;
      expect(game.view(elsewhere, seat)).toEqual(game.view(state, seat));
      const [here, there] = [state, elsewhere].map((world) =>
        bot(id).choose(seenIn(game, world, seat), seeded(n), counting(12)),
      );
      expect(game.write(there?.action as Kind['action'])).toBe(game.write(here?.action as Kind['action']));
      expect(there?.score).toBe(here?.score);
    }
    expect(different).toBeGreaterThan(6);
  });
  test('the steward returns an offered action, the same for the same seed and clock, at every strength', () => {
    for (const { state, seat } of places(game, 6))
      for (const strength of [1, 2, 3]) {
        const seen = seenIn(game, state, seat);
        const thoughts = [1, 2].map(() => bot('steward').choose(seen, seeded(7), counting(8, strength)));
        expect(seen.may).toContain(thoughts[0]?.action);
        expect(thoughts[0]?.line[0]).toBe(thoughts[0]?.action);
        expect(thoughts[1]).toEqual(thoughts[0]);
      }
  });
  test('it stops when its time is up, and thinks longer when it is given more', () => {
    let [little, much] = [0, 0];
    for (const { state, seat } of places(game, 6)) {
      const seen = seenIn(game, state, seat);
      const clock = counting(10);
      little += bot('steward').choose(seen, seeded(1), clock).nodes;
      expect(clock.looks()).toBeLessThanOrEqual(11);
      much += bot('steward').choose(seen, seeded(1), counting(60)).nodes;
    }
    expect(much).toBeGreaterThan(2 * little);
  });
  test('a decision without a choice takes no time', () => {
    const { state, seat } = places(game, 1)[0] as { state: Kind['state']; seat: string };
    const [only] = legal(game, state, seat) as readonly [Kind['action']];
    const clock = counting(1000);
    const thought = bot('steward').choose({ ...seenIn(game, state, seat), may: [only] }, seeded(1), clock);
    expect([thought.action, thought.reason, clock.looks()]).toEqual([only, 'only-move', 1]);
  });
});

describe('with dice', () => {
  test.for(['greedy', 'steward'])('%s throws: a fold never scores', (id) => {
    const game = toy as unknown as AnyGame;
    const thrown = places(game, 60).filter(({ state }) => state.phase.name === 'throw');
    expect(thrown.length).toBeGreaterThan(5);
    for (const { state, seat } of thrown)
      expect(bot(id).choose(seenIn(game, state, seat), seeded(3), counting(60)).action.do).toBe('throw');
  });
});

describe('what is chosen at once', () => {
  test('is mixed: over many seeds both sides of the penny are shown', () => {
    const game = matchingPennies;
    const state = playedOn(game, 0, 1);
    const shown = Array.from({ length: 40 }, (_, seed) =>
      bot('steward').choose(seenIn(game, state, 'even'), seeded(seed), counting(80)),
    ).map(({ action }) => action.do);
    const heads = shown.filter((side) => side === 'heads').length;
    expect(heads).toBeGreaterThan(8);
    expect(heads).toBeLessThan(32);
  });
  test.for(['lancaster', 'york'])('so is the card of a turn of Richard III: %s cannot be read like a book', (seat) => {
    const game = richardIII as unknown as AnyGame;
    const state = playedOn(game, 0, 5);
    expect(mustAnswer(game, state)).toEqual(['lancaster', 'york']);
    const seen = seenIn(game, state, seat);
    const cards = Array.from(
      { length: 16 },
      (_, seed) => bot('steward').choose(seen, seeded(seed), counting(24)).action,
    );
    const times = new Map<string, number>();
    for (const card of cards.map(game.write)) times.set(card, (times.get(card) ?? 0) + 1);
    expect(times.size).toBeGreaterThan(1);
    expect(times.size).toBeLessThan(seen.may.length);
    expect(Math.max(...times.values())).toBeLessThan(15);
  });
});

describe('what needs no long thought', () => {
  const game = richardIII as unknown as AnyGame;
  const LONG = 2000;
  test('is answered before the time is up, but what is not forced never without games', () => {
    const looks = places(game, 8).map(({ state, seat }, n) => {
      const clock = counting(LONG);
      bot('steward').choose(seenIn(game, state, seat), seeded(n), clock);
      return clock.looks();
    });
    expect(looks.filter((count) => count < LONG / 2).length).toBeGreaterThanOrEqual(4);
    expect(looks.filter((count) => count > 16).length).toBeGreaterThanOrEqual(4);
  });
});

describe('Richard III', () => {
  const game = richardIII as unknown as AnyGame;
  const rules = (pairs: number, milliseconds: number) => {
    let time = 0;
    const options = { scenario: 'richard-iii-1483' };
    return { pairs, seed: 3, opening: 0, options, pace: { milliseconds, now: () => time++ } };
  };
  const player = (id: string) => ({ bot: bot(id), strength: 3 });
  test('greedy beats random, the steward beats random', () => {
    for (const id of ['greedy', 'steward']) {
      const table = league(game, [player(id), player('random')], rules(2, 8));
      if (isMistake(table)) throw new Error(table.reason);
      expect(table.wins).toBeGreaterThanOrEqual(3);
    }
  });
});
