// 17.2 In the window at the end of movement only who was given the Free Move moves: a law, and faults that it finds.
import { advance, copyState, legal, mustAnswer, pick, type Random, seeded, silent } from '@rose/table';
import { expect, test } from 'vitest';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import type { Action } from '../src/rules/actions.ts';
import { A } from '../src/rules/data/areas.ts';
import { N } from '../src/rules/data/persons.ts';
import { S } from '../src/rules/data/seas.ts';
import { H } from '../src/rules/data/ships.ts';
import { atSea } from '../src/rules/spots.ts';
import { strayIn } from './given.ts';
import { board, play } from './scene.ts';

type State = Kingmaker['state'];
/** Two who have ships, men ashore and afloat, and Free Moves enough. */
const coast = (): State =>
  board({
    red: 'grey southampton anthony; holland southampton; roos bristol falcon; clifford bristol; scrope york',
    yellow: 'howard london trinity; bourchier london; audley newcastle swan; berkeley newcastle; hastings chester',
    hands: { red: 'e18 e19 e20 e21 e22', yellow: 'e23 e24 e25 e26 e27' },
    options: { players: 2 },
    more: { group: { holland: 1, clifford: 1, bourchier: 1, berkeley: 1 } },
  }).state;
/** Any verb, then any action of it: else nobody would ever go aboard. */
const anyOf = (state: State, seat: Kingmaker['seat'], random: Random): Action => {
  const actions = legal(kingmaker, state, seat);
  const verb = pick([...new Set(actions.map((action) => action.do))], random);
  return pick(
    actions.filter((action) => action.do === verb),
    random,
  );
};
interface Seen {
  readonly strays: string[];
  readonly moves: Map<string, number>;
}
const playOn = (seed: number, most: number, { strays, moves }: Seen): void => {
  const random = seeded(seed);
  const state = coast();
  const table = silent<Kingmaker>(state, random);
  for (let n = 0; n < most; n++) {
    const [seat] = mustAnswer(kingmaker, state);
    if (!seat) return;
    const before = copyState(kingmaker, state) as State;
    const action = anyOf(state, seat, random);
    advance(kingmaker, table, seat, action);
    const stray = strayIn(before, action, state);
    if (stray !== undefined) strays.push(`(${seed}) ${stray}`);
    if (before.phase.name === 'free-moves') moves.set(action.do, (moves.get(action.do) ?? 0) + 1);
  }
};

test('17.2 in the window nobody moves without a Free Move', () => {
  const seen: Seen = { strays: [], moves: new Map() };
  for (let seed = 1; seed <= 120; seed++) playOn(seed, 90, seen);
  expect(seen.strays).toEqual([]);
  for (const verb of ['free-move', 'march', 'board', 'sail'])
    expect([verb, seen.moves.get(verb) ?? 0]).not.toEqual([verb, 0]);
});

const window = (): State =>
  play(
    board({
      red: 'grey southampton anthony; holland southampton',
      yellow: 'roos york; clifford york falcon',
      hands: { yellow: 'e18' },
      more: { group: { holland: 1, clifford: 1 } },
    }),
    'end-movement',
    'use-free-move',
    'free-move roos',
  ).state;
const after = (change: (state: { spot: number[]; ships: number[] }) => void): State => {
  const state = copyState(kingmaker, window());
  change(state);
  return state as State;
};
const MARCH: Action = { do: 'march', piece: N.roos, spot: A.pontefract };
test.each([
  ['who was given it', (s: { spot: number[] }) => s.spot.splice(N.roos, 1, A.pontefract), undefined],
  [
    'another',
    (s: { spot: number[] }) => s.spot.splice(N.clifford, 1, A.pontefract),
    'march moves clifford, who has no Free Move',
  ],
  [
    'a ship',
    (s: { ships: number[] }) => s.ships.splice(H.falcon, 1, atSea(S['the-downs'])),
    'march moves falcon, which has no Free Move',
  ],
] as const)('17.2 the law sees who moves: %s', (_who, change, found) => {
  expect(strayIn(window(), MARCH, after(change))).toBe(found);
});
