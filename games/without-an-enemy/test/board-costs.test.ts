// What the board says a march costs is what it costs: also where an event lets some blocks go first for nothing (15.1).
import { isRefusal, legal, play } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { type Action, areaName, type BlockName, blockName, write } from '@rose/without-an-enemy/ids';
import { expect, test } from 'vitest';
import { goingsTo, isGoing, type March, pointsFor } from '../board/ways.ts';
import type { State } from '../src/rules/state.ts';
import { table } from './scene.ts';

const act = (state: State, action: Action): State => {
  const played = play(withoutAnEnemy, state, 'parliament', action, () => 1);
  if (isRefusal(played)) throw new Error(write(action));
  return played.state as State;
};
const movesIn = (state: State): readonly March[] =>
  legal(withoutAnEnemy, state, 'parliament')
    .filter(isGoing)
    .filter((going): going is March => going.do === 'move');
const points = (state: State): number => withoutAnEnemy.view(state, 'parliament').ap.parliament;
/** Parliament may move its Covenanters first, for nothing. */
const LEAGUE = {
  year: 1644,
  turn: 'II',
  player1: 'parliament',
  cards: { parliament: 'p-13' },
  ap: { parliament: 2 },
  at: { cumberland: 'c-leven c-leslie p-lancs-foot', durham: 'c-baillie', london: 'p-essex' },
};
const begun = (): State => {
  const { state } = table({ ...LEAGUE, phase: { name: 'events', owner: 'parliament' } });
  expect(state.phase).toMatchObject({ name: 'actions', free: 1 });
  return state;
};

test('15.1 one block, before and after the free group went', () => {
  const first = begun();
  const leven = movesIn(first).find((move) => blockName(move.block) === 'c-leven');
  if (!leven) throw new Error('c-leven may not move');
  for (const state of [first, act(first, leven)])
    for (const move of movesIn(state).filter((_, at) => at % 7 === 0)) {
      const told = pointsFor(withoutAnEnemy.view(state, 'parliament'), [move]);
      expect(points(state) - points(act(state, move)), write(move)).toBe(told);
    }
});
test('15.1 a company of both kinds goes as far as it is paid for', () => {
  for (const left of [2, 1, 0]) {
    let state: State = { ...begun(), ap: [0, left] };
    const view = withoutAnEnemy.view(state, 'parliament');
    const company: readonly BlockName[] = ['p-lancs-foot', 'c-leven', 'c-leslie'];
    const goings = goingsTo(view, movesIn(state), company, 'westmorland');
    const told = pointsFor(view, goings);
    for (const going of goings) state = act(state, going);
    expect([left - points(state), told]).toEqual(left === 0 ? [0, 0] : [1, 1]);
    expect(goings.map(({ block }) => blockName(block)).toSorted()).toEqual(
      left === 0 ? ['c-leslie', 'c-leven'] : ['c-leslie', 'c-leven', 'p-lancs-foot'],
    );
    expect(goings.every((going) => going.do === 'move' && areaName(going.path.at(-1) ?? -1) === 'westmorland')).toBe(
      true,
    );
  }
});
