// Taking back on the plan itself: whatever was ordered, its reverse leaves the plan as it was before.
import { lancasterYork } from '@rose/lancaster-york';
import { type Action, C, type PersonId, type PlaceId } from '@rose/lancaster-york/ids';
import { isMistake, isRefusal, legal, play, seeded } from '@rose/table';
import { expect, test } from 'vitest';
import { reverse } from '../board/reverse.ts';
import type { Seat, State } from '../src/rules/state.ts';

const random = seeded(1470);
const after = (state: State, seat: Seat, action: Action): State => {
  const played = play(lancasterYork, state, seat, action, random);
  if (isRefusal(played)) throw new Error(`${seat} ${lancasterYork.write(action)}: ${played.because.why}`);
  return played.state;
};
const planOf = (state: State, seat: Seat) => lancasterYork.view(state, seat).plan;
const anyOf = <T>(things: readonly T[]): T => things[random(things.length) - 1] as T;

/** Plenty of everything, so that every order can be given. */
const RICH = {
  turn: 3,
  options: { players: 2 },
  money: { red: 200, yellow: 10 },
  mercenaries: { red: 4 },
  cards: {
    red: ['windsor', 'london', 'stafford', 'neville', 'bishop-exeter', 'ship-plymouth', 'ship-sandwich'],
    yellow: ['winchester', 'carisbrooke', 'percy', 'bishop-winchester', 'ship-berwick', 'bristol', 'york'],
  },
};
const at = (position: object): State => {
  const state = lancasterYork.fromPosition(position);
  if (isMistake(state)) throw new Error(`${state.field} ${state.reason}`);
  return state;
};

test('each of two thousand orders, and its reverse', () => {
  const kinds = new Set<string>();
  let state = at(RICH);
  for (let n = 0; n < 2000; n++) {
    const may = legal(lancasterYork, state, 'red').filter((action) => action.do !== 'lock');
    const verb = anyOf([...new Set(may.map((action) => action.do))]);
    const action = anyOf(may.filter((one) => one.do === verb));
    const before = lancasterYork.view(state, 'red');
    let back = after(state, 'red', action);
    const next = back;
    for (const order of reverse(before, action)) back = after(back, 'red', order);
    expect(planOf(back, 'red'), lancasterYork.write(action)).toEqual(before.plan);
    kinds.add(verb);
    // An attack that has lost the noble it rests on is not ordered a second time: such plans end here.
    const isLost = planOf(next, 'red')?.forces.some(({ ignored }) => ignored !== null) ?? false;
    if (!isLost && verb !== 'clear') state = next;
  }
  expect(kinds.size).toBe(12);
});

test('a confirmed plan is reopened; one that was reopened is not confirmed by taking back', () => {
  const view = lancasterYork.view(at(RICH), 'red');
  expect(reverse(view, { do: 'lock' })).toEqual([{ do: 'unlock' }]);
  expect(reverse(view, { do: 'unlock' })).toEqual([]);
});

test('what stood there before comes back, not nothing', () => {
  const position = {
    turn: 2,
    options: { players: 2 },
    money: { red: 30, yellow: 10 },
    mercenaries: { red: 3 },
    cards: { red: ['windsor', 'stafford'], yellow: ['winchester', 'percy'] },
    plans: { red: { troops: { winchester: 2 }, mercenaries: { winchester: 1 }, black: ['percy'] } },
  };
  const view = lancasterYork.view(at(position), 'red');
  const place = C.winchester as PlaceId;
  expect(reverse(view, { do: 'troops', place, count: 5 })).toEqual([{ do: 'troops', place, count: 2 }]);
  expect(reverse(view, { do: 'mercenaries', place, count: 0 })).toEqual([{ do: 'mercenaries', place, count: 1 }]);
  expect(reverse(view, { do: 'clear' })).toEqual([
    { do: 'troops', place, count: 2 },
    { do: 'mercenaries', place, count: 1 },
    { do: 'bribe', person: C.percy as PersonId },
  ]);
});
