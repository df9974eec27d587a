// Seats that have confirmed a secret choice and may still change it.
import { act, begin, choices, isAsked, isMistake, legal, mayReopen, mustAnswer, seeded, stateOf } from '@rose/table';
import { type Toy, toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

/** The toy, in which a stake that is locked may still be changed. */
const reopening: typeof toy = {
  ...toy,
  phases: {
    ...toy.phases,
    stake: {
      ...toy.phases.stake,
      asked: ({ options, phase }) => ({
        must: phase.waiting,
        reopen: toy.seats(options).filter((seat) => !phase.waiting.includes(seat)),
      }),
    },
  },
};

const locked = (game: typeof toy) => {
  const course = begin(game, {}, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  const [seat] = mustAnswer(game, stateOf(course)) as [Toy['seat']];
  const first = legal(game, stateOf(course), seat).find((action) => action.do === 'stake') as Toy['action'];
  act(game, course, seat, first, seeded(1));
  act(game, course, seat, { do: 'lock' }, seeded(1));
  return { course, seat, state: stateOf(course) };
};

describe('a seat that may reopen its choice', () => {
  test('is not waited for, and may act', () => {
    const { course, seat, state } = locked(reopening);
    expect(mustAnswer(reopening, state)).not.toContain(seat);
    expect(mayReopen(reopening, state)).toEqual([seat]);
    expect(isAsked(reopening, state, seat)).toBe(true);
    const [other] = choices(reopening, state, seat).may.filter((action) => action.do === 'stake') as [Toy['action']];
    expect(act(reopening, course, seat, other, seeded(1))).toHaveProperty('entry');
  });
  test('may do so only where a phase says so', () => {
    const { course, seat, state } = locked(toy);
    expect(mayReopen(toy, state)).toEqual([]);
    expect(isAsked(toy, state, seat)).toBe(false);
    expect(legal(toy, state, seat)).toEqual([]);
    expect(act(toy, course, seat, { do: 'lock' }, seeded(1))).toHaveProperty('because.why', 'not-your-turn');
  });
  test('does not keep the table from going on', () => {
    const { course } = locked(reopening);
    for (const seat of mustAnswer(reopening, stateOf(course))) {
      const stake = legal(reopening, stateOf(course), seat).find((action) => action.do === 'stake') as Toy['action'];
      act(reopening, course, seat, stake, seeded(1));
      act(reopening, course, seat, { do: 'lock' }, seeded(1));
    }
    expect(stateOf(course).phase.name).toBe('throw');
    expect(mayReopen(reopening, stateOf(course))).toEqual([]);
  });
});
