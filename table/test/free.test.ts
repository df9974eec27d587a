// Seats that may act though nobody waits for them.
import { act, activeSeats, begin, choices, freeSeats, isAble, isMistake, legal, seeded, stateOf } from '@rose/table';
import { type Toy, toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

/** The toy, in which a stake that is locked may still be changed. */
const reopening: typeof toy = {
  ...toy,
  phases: {
    ...toy.phases,
    stake: {
      ...toy.phases.stake,
      free: (state) => toy.seats(state.options).filter((seat) => !state.phase.waiting.includes(seat)),
    },
  },
};

const locked = (game: typeof toy) => {
  const course = begin(game, {}, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  const [seat] = activeSeats(game, stateOf(course)) as [Toy['seat']];
  const first = legal(game, stateOf(course), seat).find((action) => action.do === 'stake') as Toy['action'];
  act(game, course, seat, first, seeded(1));
  act(game, course, seat, { do: 'lock' }, seeded(1));
  return { course, seat, state: stateOf(course) };
};

describe('a seat that is free', () => {
  test('is not waited for, and may act', () => {
    const { course, seat, state } = locked(reopening);
    expect(activeSeats(reopening, state)).not.toContain(seat);
    expect(freeSeats(reopening, state)).toEqual([seat]);
    expect(isAble(reopening, state, seat)).toBe(true);
    const [other] = choices(reopening, state, seat).may.filter((action) => action.do === 'stake') as [Toy['action']];
    expect(act(reopening, course, seat, other, seeded(1))).toHaveProperty('entry');
  });
  test('is free only where a phase says so', () => {
    const { course, seat, state } = locked(toy);
    expect(freeSeats(toy, state)).toEqual([]);
    expect(isAble(toy, state, seat)).toBe(false);
    expect(legal(toy, state, seat)).toEqual([]);
    expect(act(toy, course, seat, { do: 'lock' }, seeded(1))).toHaveProperty('because.why', 'not-your-turn');
  });
  test('does not keep the table from going on', () => {
    const { course } = locked(reopening);
    for (const seat of activeSeats(reopening, stateOf(course))) {
      const stake = legal(reopening, stateOf(course), seat).find((action) => action.do === 'stake') as Toy['action'];
      act(reopening, course, seat, stake, seeded(1));
      act(reopening, course, seat, { do: 'lock' }, seeded(1));
    }
    expect(stateOf(course).phase.name).toBe('throw');
    expect(freeSeats(reopening, stateOf(course))).toEqual([]);
  });
});
