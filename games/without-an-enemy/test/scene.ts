// Positions in a few words: `at` says which blocks stand where ('r-rupert:3 r-train'), inside a city by its name; all else
// has its default. Areas that are not named are vacant, and cities are with their sympathisers.
import { act, begin, isMistake, legal, mustAnswer, pick, type Random, scripted, seeded, stateOf } from '@rose/table';
import { type Scene as SceneOf, sceneOf } from '@rose/testkit';
import { expect } from 'vitest';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { B, type BlockName } from '../src/rules/data/blocks.ts';
import { type CityName, T } from '../src/rules/data/cities.ts';
import { trackOf } from '../src/rules/track.ts';

export type Scene = SceneOf<WithoutAnEnemy>;
export type Seat = WithoutAnEnemy['seat'];
export interface Board {
  readonly at?: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  /** After the dice given: seeded ones. */
  readonly seed?: number;
  /** Any other field of a position document. */
  readonly [field: string]: unknown;
}
export const enemyOf = (seat: Seat): Seat => (seat === 'royalist' ? 'parliament' : 'royalist');
export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const bare = (block: string): string => block.replace(/:\d$/, '');

const blocksOf = (at: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(at).flatMap(([place, blocks]) =>
      words(blocks).map((word) => [bare(word), place + word.slice(bare(word).length)]),
    ),
  );
export const diceOf = (dice: readonly number[], seed?: number): Random => {
  if (seed === undefined) return scripted(dice);
  const first = scripted(dice);
  const later = seeded(seed);
  let n = 0;
  return (sides) => (n++ < dice.length ? first(sides) : later(sides));
};
/** A position document with its defaults: turn II of 1643. */
export const documentOf = ({ at = {}, dice: _dice, seed: _seed, ...rest }: Board): object => ({
  year: 1643,
  turn: 'II',
  blocks: blocksOf(at),
  ...rest,
});
/** A scene from a board, brought to its first decision. */
export const table = (board: Board): Scene => {
  const random = diceOf(board.dice ?? [], board.seed);
  const course = begin(withoutAnEnemy, { position: documentOf(board) }, random);
  if (isMistake(course)) throw new Error(`scene: ${course.field} ${course.reason}`);
  const log = course.steps.flatMap(({ told }) => told.map(({ entry }) => entry));
  return { ...sceneOf(withoutAnEnemy, stateOf(course), random), log };
};
/** The actions of this seat, who is Player 1 and has so many points. */
export const acts = (seat: Seat, board: Board, points = 3): Scene =>
  table({ player1: seat, ap: { [seat]: points }, phase: { name: 'actions', acting: seat }, ...board });
/** The actions of this seat as Player 2. */
export const actsSecond = (seat: Seat, board: Board, points = 3): Scene =>
  table({ player1: enemyOf(seat), ap: { [seat]: points }, phase: { name: 'actions', acting: seat }, ...board });
/** The Tactical Phase after everybody has moved; `came` says from where. */
export const fights = (board: Board): Scene =>
  table({ phase: { name: 'tactics', step: 'aim', acting: board['player1'] ?? 'royalist' }, ...board });
/** A fresh game of a scenario. */
export const opened = (scenario: string, seed = 1): Scene => {
  const random = seeded(seed);
  const course = begin(withoutAnEnemy, { options: { scenario } }, random);
  if (isMistake(course)) throw new Error(`scene: ${course.field} ${course.reason}`);
  const log = course.steps.flatMap(({ told }) => told.map(({ entry }) => entry));
  return { ...sceneOf(withoutAnEnemy, stateOf(course), random), log };
};

/** Random games of two scenarios, looked at before each decision. */
export const walk = (
  games: number,
  look: (state: Scene['state'], seat: Seat, may: readonly WithoutAnEnemy['action'][]) => void,
): void => {
  for (let seed = 1; seed <= games; seed++) {
    const dice = seeded(seed);
    const course = begin(withoutAnEnemy, { options: { scenario: seed % 2 ? 'full-war' : 'mid-war' } }, dice);
    if (isMistake(course)) throw new Error(course.reason);
    for (let n = 0; n < 1500; n++) {
      const state = stateOf(course);
      const [seat] = mustAnswer(withoutAnEnemy, state);
      if (seat === undefined) break;
      const may = legal(withoutAnEnemy, state, seat);
      look(state, seat, may);
      act(withoutAnEnemy, course, seat, pick(may, dice), dice);
    }
  }
};

interface Document {
  readonly blocks: Readonly<Record<string, string>>;
  readonly phase: { readonly name: string; readonly step?: string; readonly [field: string]: unknown };
  readonly year: number;
  readonly turn: string;
  readonly [field: string]: unknown;
}
export const doc = (s: Scene): Document => withoutAnEnemy.toPosition(s.state) as Document;
/** Where a block is: an area, a city when inside, reserve, lost, waiting or gone. */
export const where = (s: Scene, block: string): string => bare(doc(s).blocks[block] ?? '');
export const strength = (s: Scene, block: string): number => s.state.strength[B[block as BlockName]] ?? Number.NaN;
export const strengths = (s: Scene, blocks: string): readonly number[] => words(blocks).map((b) => strength(s, b));
export const marker = (s: Scene, city: CityName): number => s.state.marker[T[city]] ?? Number.NaN;
export const breached = (s: Scene, city: CityName): boolean => s.state.breach[T[city]] === 1;
export const holder = (s: Scene, city: CityName): Seat => (s.state.control[T[city]] === 0 ? 'royalist' : 'parliament');
export const track = (s: Scene): number => trackOf(s.state);
export const phase = (s: Scene): string => s.state.phase.name;
export const step = (s: Scene): string => ('step' in s.state.phase ? s.state.phase.step : '');
export const time = (s: Scene): string => `${doc(s).year} ${doc(s).turn}`;
export const said = (s: Scene, say: string): readonly Scene['log'][number][] => s.log.filter((e) => e.say === say);
export const turnedTo = (s: Scene): string => s.active().join();

/** The reason of a refusal; the move is then not offered either. */
export const refused = (s: Scene, seat: Seat, text: string): string => {
  const refusal = s.try(seat, text);
  expect(s.legal(seat)).not.toContain(text);
  return refusal?.because.why ?? 'allowed';
};
/** Offered, and accepted. */
export const allowed = (s: Scene, seat: Seat, text: string): void => {
  expect(s.try(seat, text)).toBeUndefined();
  expect(s.legal(seat)).toContain(text);
};
/** The offers that begin so. */
export const offers = (s: Scene, seat: Seat, start: string): readonly string[] =>
  s.legal(seat).filter((text) => text === start || text.startsWith(`${start} `));
/** Both end their actions. */
export const endActions = (s: Scene): Scene => {
  let now = s;
  while (now.state.phase.name === 'actions') now = now.play(now.state.phase.acting, 'end-actions');
  return now;
};
