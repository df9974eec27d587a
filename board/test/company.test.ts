// A company goes as one: what a touch makes of the hand, without a screen.
import { expect, test } from 'vitest';
import { type CompanyGame, type Held, reached } from '../src/company.ts';

interface Walk {
  readonly piece: string;
  readonly to: string;
}
/** Pieces are small letters, goals are words; two at most may go to `ford`. */
const game: CompanyGame<Walk, Walk> = {
  isPiece: (place) => place.length === 1,
  isGoal: (place) => place.length > 1,
  isOnWay: () => false,
  together: (all, hand) => {
    const company = hand.filter((place) => place.length === 1);
    const to = hand.find((place) => place.length > 1);
    const plays = all.filter((walk) => company.includes(walk.piece) && walk.to === to);
    if (to === 'ford' && plays.length > 2) return undefined;
    return { plays, open: to === undefined ? ['ford', 'york'] : [] };
  },
  isGrave: () => false,
};
const all = ['a', 'b', 'c'].flatMap((piece) => ['ford', 'york'].map((to): Walk => ({ piece, to })));
const held = (...[first, ...others]: readonly string[]): Held<Walk> => ({
  all,
  picked: first === undefined ? [] : [first],
  open: ['ford', 'york', 'a', 'b', 'c'],
  others,
});

test('a place that all can reach sends all of them in one play, and touches nothing', () => {
  expect(reached(game, held('a', 'b', 'c'), 'york')).toEqual({
    plays: ['a', 'b', 'c'].map((piece) => ({ piece, to: 'york' })),
  });
  expect(reached(game, held('b'), 'ford')).toEqual({ plays: [{ piece: 'b', to: 'ford' }] });
});
test('where not all of them can go nobody goes, and the hand keeps them', () =>
  expect(reached(game, held('a', 'b', 'c'), 'ford')).toEqual({ touches: [], others: ['b', 'c'] }));
test('one more is gathered, one less stays, and the second leads when the first is put back', () => {
  expect(reached(game, held('a'), 'b')).toEqual({ touches: [], others: ['b'] });
  expect(reached(game, held('a', 'b', 'c'), 'c')).toEqual({ touches: [], others: ['b'] });
  expect(reached(game, held('a', 'b', 'c'), 'a')).toEqual({ touches: ['a', 'b'], others: ['c'] });
});
test('with an empty hand a piece is touched, and its companions come along', () => {
  expect(reached(game, held(), 'a')).toEqual({ touches: ['a'], others: [] });
  const army = { ...game, companions: () => ['b', 'c'] };
  expect(reached(army, held(), 'a')).toEqual({ touches: ['a'], others: ['b', 'c'] });
  expect(reached(army, held('a', 'b', 'c'), 'a')).toEqual({ touches: [], others: [] });
});
