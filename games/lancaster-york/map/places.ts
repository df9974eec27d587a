// Where the places and the bishops stand, in units of the map: near their true sites, moved apart where they crowd.
import type { BishopName, PlaceName } from '../src/rules/data/cards.ts';

export type Side = 'above' | 'below' | 'left' | 'right';
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface PlaceSpot extends Spot {
  /** Where its name is written. */
  readonly name: Side;
  /** From the place to the first tag of those who defend or attack it. */
  readonly troops: readonly [aside: number, down: number];
}

/** A place is a disc of this radius; nothing else stands nearer than APART, from middle to middle. */
export const DISC = 17;
export const APART = 36;

const RIGHT = [39, 0] as const;
const LEFT = [-39, 0] as const;
const spot = (x: number, y: number, name: Side = 'below', troops: PlaceSpot['troops'] = RIGHT): PlaceSpot => ({
  x,
  y,
  name,
  troops,
});

export const PLACE_SPOTS: { readonly [P in PlaceName]: PlaceSpot } = {
  bamburgh: spot(573, 132),
  pontefract: spot(606, 370),
  kenilworth: spot(561, 542, 'below', LEFT),
  windsor: spot(672, 634),
  carisbrooke: spot(610, 750),
  harlech: spot(362, 472, 'below', LEFT),
  carlisle: spot(447, 224, 'below', LEFT),
  york: spot(642, 316),
  norwich: spot(852, 486),
  london: spot(747, 628),
  bristol: spot(490, 652),
  cardiff: spot(436, 622),
  durham: spot(600, 228),
  lincoln: spot(690, 412),
  coventry: spot(613, 502, 'below', LEFT),
  winchester: spot(612, 684, 'below', [-39, -4]),
  exeter: spot(408, 724),
  'st-davids': spot(256, 576, 'left', [-36, -26]),
  berwick: spot(548, 102, 'left', [-36, -26]),
  kingston: spot(698, 348),
  'kings-lynn': spot(770, 482, 'left', [39, -6]),
  sandwich: spot(858, 666, 'below', [39, 8]),
  plymouth: spot(348, 769, 'left'),
  pembroke: spot(292, 616, 'right', [-39, 6]),
};

export const BISHOP_SPOTS: { readonly [B in BishopName]: Spot } = {
  'bishop-durham': { x: 557, y: 238 },
  'bishop-york': { x: 597, y: 310 },
  'bishop-norwich': { x: 806, y: 512 },
  'bishop-winchester': { x: 663, y: 697 },
  'bishop-exeter': { x: 366, y: 706 },
  'bishop-st-davids': { x: 302, y: 568 },
};

/** So much room a tag of troops takes. */
export const TAG = { width: 38, height: 24 } as const;
const TAG_STEP = 26;
/** The middles of `count` tags of a place: beside it up and down, above or below it ever farther away. */
export const troopSpots = (place: PlaceName, count: number): readonly Spot[] => {
  const { x, y, troops } = PLACE_SPOTS[place];
  const [aside, down] = troops;
  const first = down === 0 ? (-(count - 1) / 2) * TAG_STEP : down;
  const step = down < 0 ? -TAG_STEP : TAG_STEP;
  return Array.from({ length: count }, (_, i) => ({ x: x + aside, y: y + first + i * step }));
};

/** A cube lies at the right shoulder of a person. */
const CUBE_ASIDE = 19;
export const cubeSpot = ({ x, y }: Spot): Spot => ({ x: x + CUBE_ASIDE, y: y - 12 });
