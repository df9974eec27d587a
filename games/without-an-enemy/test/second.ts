// For second readings: a position as its document says it, and many of them, from random games of every scenario.
import { drawn, legal, mustAnswer, open, play, seeded } from '@rose/table';
import {
  type AreaName,
  areaName,
  areaOfCity,
  type BlockName,
  BORDERS,
  type BorderKind,
  borderKind,
  endsOf,
  isAreaName,
  isCityName,
  T,
} from '../src/ids.ts';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { SCENARIOS } from '../src/rules/data/scenarios.ts';

export type Seat = WithoutAnEnemy['seat'];
type BySeat<V> = Readonly<Record<Seat, V>>;
/** What a second reading looks at. */
export interface Position {
  readonly year: number;
  readonly turn: string;
  readonly player1: Seat;
  readonly blocks: Readonly<Record<BlockName, string>>;
  readonly control: Readonly<Record<string, Seat>>;
  readonly done: readonly string[];
  readonly ap: BySeat<number>;
  readonly march: BySeat<boolean>;
  readonly stuck: BySeat<string | null>;
  readonly crossed: BySeat<Readonly<Record<string, number>>>;
  readonly entered: Readonly<Record<string, readonly string[]>>;
  readonly phase: {
    readonly name: string;
    readonly doing?: string;
    readonly area?: string | null;
    readonly bonus?: boolean;
    readonly free?: boolean;
    readonly dues?: readonly { readonly side: Seat; readonly area: AreaName; readonly left: number }[];
  };
}
export interface Placed {
  readonly area: AreaName;
  readonly inside: boolean;
}
/** Where a block stands: its area, and whether inside; nothing off the map. */
export const placeOf = (position: Position, block: BlockName): Placed | undefined => {
  const [place = ''] = position.blocks[block].split(':');
  if (isAreaName(place)) return { area: place, inside: false };
  return isCityName(place) ? { area: areaName(areaOfCity(T[place])), inside: true } : undefined;
};

export interface Border {
  readonly name: string;
  readonly ends: readonly [AreaName, AreaName];
  readonly kind: BorderKind;
}
/** Borders as documents name them. */
export const ALL_BORDERS: readonly Border[] = BORDERS.map((border) => {
  const [a, b] = endsOf(border);
  const ends = [areaName(a), areaName(b)] as const;
  return { name: ends.join('-'), ends, kind: borderKind(border) };
});

/** Each position of a random game of each scenario in which `wanted` is asked, and what each seat may then say. */
export const eachPosition = (
  wanted: string,
  seed: number,
  most: number,
  look: (position: Position, seat: Seat, offered: readonly string[], state: WithoutAnEnemy['state']) => void,
): number => {
  let met = 0;
  for (const [n, scenario] of SCENARIOS.entries()) {
    const dice = seeded(seed + n);
    let { state } = open(withoutAnEnemy, { scenario, fogAid: true }, dice);
    for (let asked = 0; asked < most; asked++) {
      const [seat] = mustAnswer(withoutAnEnemy, state);
      if (seat === undefined) break;
      if (state.phase.name === wanted) {
        const offered = legal(withoutAnEnemy, state, seat).map(withoutAnEnemy.write);
        look(withoutAnEnemy.toPosition(state) as Position, seat, offered, state);
        met++;
      }
      const action = drawn(withoutAnEnemy, state, seat, dice);
      const played = action && play(withoutAnEnemy, state, seat, action, dice);
      if (!played || 'because' in played) throw new Error(`second: ${scenario} stopped at ${state.phase.name}`);
      state = played.state;
    }
  }
  return met;
};
