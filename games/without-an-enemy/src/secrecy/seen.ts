// What a viewer is shown, by name. Own blocks and what all know stand in `blocks`; enemy blocks that stand with their
// backs to the viewer are `hidden`: place, colour and what all have seen them do, never who they are.
import type { Written } from '@rose/parts';
import type { AreaName, SeaName } from '../rules/data/areas.ts';
import type { BlockName, Colour } from '../rules/data/blocks.ts';
import type { CardName } from '../rules/data/cards.ts';
import type { CityName } from '../rules/data/cities.ts';
import type { Seat } from '../rules/fields.ts';
import type { PlaceName } from '../rules/places.ts';
import type { STATE } from '../rules/state.ts';

export type BySeat<T> = { readonly [S in Seat]: T };
type Words = Written<typeof STATE>;

/** What all see of any block: its place (an area's field, or a city when inside), and what it did this turn. */
export interface Stand {
  readonly done: boolean;
  readonly came: AreaName | null;
  readonly how: 'plain' | 'late' | 'fled' | 'regrouped';
  /** Its place in the battle under way. */
  readonly line: 'out' | 'in' | 'held-back' | 'routed' | 'pursuing';
  /** To sally or to storm. */
  readonly picked: boolean;
}
export interface SeenBlock extends Stand {
  readonly place: PlaceName | CityName;
  readonly strength: number;
}
export interface HiddenBlock extends Stand {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly place: AreaName | CityName;
}
/** 1.3 What all have seen of a block: where it may be, how strong. */
export interface Fog {
  readonly places: readonly string[];
  readonly low: number;
  readonly high: number;
}
/** Columns of the state that all may read. */
export const OPEN = [
  'rules',
  'options',
  'year',
  'turn',
  'player1',
  'attackers',
  'control',
  'marker',
  'breach',
  'fed',
  'crossed',
  'entered',
  'londonFortified',
  'played',
  'removed',
  'cards',
  'ap',
  'march',
  'seized',
  'stuck',
  'excise',
  'open',
  'aims',
  'todo',
] as const;
export interface View extends Pick<Words, (typeof OPEN)[number]> {
  readonly viewer: Seat | 'spectator';
  readonly track: number;
  readonly seas: { readonly [N in SeaName]: { readonly holder: Seat; readonly ports: BySeat<number> } };
  readonly blocks: { readonly [N in BlockName]?: SeenBlock };
  readonly hidden: readonly HiddenBlock[];
  /** Blocks in the Reserves whose names the viewer is not shown. */
  readonly reserves: BySeat<number>;
  readonly fog: { readonly [N in BlockName]?: Fog };
  /** Null: hidden. */
  readonly hands: BySeat<{ readonly count: number; readonly cards: readonly CardName[] | null }>;
  /** Who has chosen a card, in the Initiative Phase. */
  readonly ready: BySeat<boolean>;
  /** The facts of the phase; what belongs to blocks and cards the viewer may not know is left out. */
  readonly phase: Words['phase'];
}
