// Where nobles stand in a region and ships in a zone. Everybody has a spot of his own; only a crowd stands in layers.
import { C, homeOf, homeZone, type NobleName, type ShipName } from '../src/rules/data/cards.ts';
import { type RegionName, regionName, type ZoneName, zoneName } from '../src/rules/data/regions.ts';
import type { Spot } from './places.ts';

const at = (x: number, y: number): Spot => ({ x, y });

/** Where each noble enters the game, and stands whenever he is at home. */
export const NOBLE_HOMES: { readonly [N in NobleName]: Spot } = {
  percy: at(541, 184),
  clifford: at(490, 264),
  plantagenet: at(556, 348),
  stanley: at(492, 384),
  mowbray: at(774, 546),
  'de-la-pole': at(661, 487),
  stafford: at(626, 620),
  fitzalan: at(712, 700),
  neville: at(534, 690),
  beaufort: at(490, 718),
  tudor: at(346, 560),
  herbert: at(470, 574),
};
/** Guests of a region, the first come first. */
export const GUEST_SPOTS: { readonly [R in RegionName]: readonly Spot[] } = {
  'northern-marches': [at(497, 198), at(519, 232), at(588, 192), at(434, 280)],
  'northern-england': [at(524, 312), at(530, 396), at(570, 424), at(648, 436)],
  midlands: [at(697, 524), at(656, 538), at(735, 530), at(528, 488), at(566, 470)],
  'south-east': [at(702, 594), at(750, 584), at(798, 606), at(757, 686), at(590, 650)],
  'west-country': [at(538, 728), at(454, 692), at(410, 683), at(316, 738)],
  wales: [at(398, 580), at(414, 534), at(448, 494), at(414, 450)],
};
/** 4.2 Where the Captain of Calais lands. */
export const LANDING_SPOTS = { midlands: at(860, 550), 'south-east': at(812, 676) } as const;

/** The ship of each port lies beside it while it is in its home zone. */
export const BERTHS: { readonly [S in ShipName]: Spot } = {
  'ship-berwick': at(620, 98),
  'ship-kingston': at(776, 344),
  'ship-kings-lynn': at(800, 428),
  'ship-sandwich': at(914, 632),
  'ship-plymouth': at(352, 814),
  'ship-pembroke': at(268, 658),
};
export const ZONE_SPOTS: { readonly [Z in ZoneName]: readonly Spot[] } = {
  'nm-east': [at(634, 138), at(650, 180), at(678, 138), at(694, 180), at(722, 138)],
  'ne-east': [at(742, 262), at(762, 302), at(786, 262), at(806, 302), at(830, 262)],
  'mi-sea': [at(920, 462), at(920, 504), at(964, 462), at(964, 504), at(920, 546)],
  'se-sea': [at(712, 772), at(756, 768), at(800, 758), at(712, 814), at(756, 810)],
  'wc-sea': [at(440, 772), at(484, 782), at(526, 772), at(420, 814), at(464, 824)],
  'wa-sea': [at(318, 508), at(274, 508), at(230, 508), at(252, 466), at(208, 468)],
  'ne-west': [at(416, 364), at(374, 362), at(332, 360), at(290, 360), at(248, 358), at(206, 356)],
  'nm-west': [at(368, 256), at(378, 298), at(328, 246), at(286, 264), at(280, 306), at(240, 306)],
};

/** In a crowd the next layer stands a little to the right and behind. */
const LAYER = 11;
const inLayers = (spots: readonly Spot[], i: number): Spot => {
  const { x, y } = spots[i % spots.length] as Spot;
  const layer = Math.floor(i / spots.length);
  return at(x + layer * LAYER, y - layer * LAYER);
};

/** A spot for each: those at home keep theirs, guests take the free ones in the order given. */
export const nobleSpots = (region: RegionName, nobles: readonly NobleName[]): ReadonlyMap<NobleName, Spot> => {
  const isHome = (noble: NobleName): boolean => regionName(homeOf(C[noble])) === region;
  const guests = nobles.filter((noble) => !isHome(noble));
  return new Map(
    nobles.map((noble) => [
      noble,
      isHome(noble) ? NOBLE_HOMES[noble] : inLayers(GUEST_SPOTS[region], guests.indexOf(noble)),
    ]),
  );
};
/** 5.5 A ship in its home zone lies in port. */
export const shipSpots = (zone: ZoneName, ships: readonly ShipName[]): ReadonlyMap<ShipName, Spot> => {
  const isHome = (ship: ShipName): boolean => zoneName(homeZone(C[ship])) === zone;
  const abroad = ships.filter((ship) => !isHome(ship));
  return new Map(
    ships.map((ship) => [ship, isHome(ship) ? BERTHS[ship] : inLayers(ZONE_SPOTS[zone], abroad.indexOf(ship))]),
  );
};
