// Whole plans for bots: whatever they become by single changes, they can be written down; and what they are worth in
// the long run.
import { type Action, type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import { type AnyGame, advance, type Kind, legal, mustAnswer, open, pick, seeded, silent } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { board, judged } from './rules-scene.ts';

const game = lancasterYork as unknown as AnyGame;
const planner = lancasterYork.planner as NonNullable<typeof lancasterYork.planner>;
type State = LancasterYork['state'];
type Plan = State['plans'][number];

/** A game on the way: plans are confirmed empty, all else at random, until the plans of that turn are written. */
const planningAt = (players: number, turn: number, seed: number): Kind['state'] => {
  const dice = seeded(seed);
  const { state } = open(game, { players, talk: false }, dice);
  const table = silent(state, dice);
  for (;;) {
    const [seat] = mustAnswer(game, state) as readonly [string];
    if (state.phase.name === 'planning' && (state as unknown as State).turn === turn) return state;
    const lock = { do: 'lock' };
    advance(game, table, seat, state.phase.name === 'planning' ? lock : pick(legal(game, state, seat), dice));
  }
};

describe('a plan', () => {
  test.for([1, 2, 3, 4, 5, 6])('that was changed again and again can be written down, order by order (%i)', (seed) => {
    const state = planningAt(2 + (seed % 3), 2 + (seed % 4), seed);
    const dice = seeded(seed);
    let plan = planner.blank(state as unknown as State, 'red');
    for (let n = 0; n < 80; n++) plan = planner.vary(state as unknown as State, 'red', plan, dice);
    const table = silent(state, dice);
    const written: string[] = [];
    for (let n = 0; n < 80; n++) {
      const action = planner.toward(state as unknown as State, 'red', plan);
      const text = lancasterYork.write(action);
      expect(legal(game, state, 'red').map((other) => lancasterYork.write(other as Action))).toContain(text);
      if (action.do === 'lock') break;
      written.push(text);
      advance(game, table, 'red', action);
    }
    expect(written.length).toBeGreaterThan(3);
    expect(planner.written(state as unknown as State, 'red')).toEqual(plan);
  });
  test('loses an attack with the move that supported it', () => {
    const s = board({ players: 2, red: 'stafford', yellow: 'bristol', money: { red: 30 } }).play(
      'red',
      'move stafford west-country',
      'troops bristol 3',
    );
    const forces = ({ troops }: Plan): number => troops.reduce((sum, count) => sum + count, 0);
    const plan = planner.written(s.state, 'red') as Plan;
    const elsewhere = (planner.near(s.state, 'red', plan) as readonly Plan[]).filter(
      ({ to }) => to.join() !== plan.to.join(),
    );
    expect(forces(plan)).toBe(3);
    expect(elsewhere.length).toBeGreaterThan(1);
    for (const other of elsewhere) expect(forces(other)).toBe(0);
  });
});

describe('in the long run', () => {
  const worth = (given: Parameters<typeof board>[0]): number => planner.worth(board(given).state, 'red');
  const TOWN = { players: 2, red: 'london', yellow: 'windsor' } as const;
  test('taxes are worth more than points at first, and nothing in the end', () => {
    const ahead = { scores: { red: 20, yellow: 25 } };
    expect(worth({ ...TOWN, ...ahead, turn: 1 })).toBeGreaterThan(0);
    expect(worth({ ...TOWN, ...ahead, turn: 5 })).toBeLessThan(0);
  });
  test('the chances of all add up to one', () => {
    for (const players of [2, 3, 4] as const) {
      const { state } = board({ players, red: 'london', yellow: 'neville', scores: { yellow: 3 } });
      const seats = lancasterYork.seats(state.options);
      for (const judge of [planner.worth, planner.promise]) {
        const chances = seats.map((seat) => (judge(state, seat) + 1) / 2);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  });
  test('a card promises its taxes before they are paid', () => {
    const [rich, poor] = ['london', 'exeter'].map((red) =>
      planner.promise(board({ players: 2, red, yellow: 'harlech' }).state, 'red'),
    );
    expect(rich).toBeGreaterThan(poor as number);
  });
  test('once the game is over only the score counts', () => {
    const given = { players: 2, turn: 5, red: 'windsor', money: { red: 90 } } as const;
    expect(planner.worth(judged({ ...given, scores: { red: 0, yellow: 7 } }).state, 'red')).toBe(0);
    expect(planner.worth(judged({ ...given, scores: { red: 0, yellow: 47 } }).state, 'red')).toBeLessThan(-0.9);
  });
});
