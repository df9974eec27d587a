// Everything that stands on the map: places, bishops, nobles, ships and the captain, each with its spot and its owner.
import {
  BISHOP_CARDS,
  type BishopName,
  C,
  type CardName,
  cardName,
  homeOf,
  homeZone,
  NOBLES,
  type NobleName,
  nobleName,
  PLACE_NAMES,
  type PlaceName,
  REGION_NAMES,
  type RegionName,
  regionName,
  type Seat,
  SHIPS,
  type ShipName,
  shipName,
  type View,
  ZONE_NAMES,
  type ZoneName,
  zoneName,
} from '@rose/lancaster-york/ids';
import { BERTHS, BISHOP_SPOTS, NOBLE_HOMES, nobleSpots, PLACE_SPOTS, type Spot, shipSpots } from '../map/index.ts';

export type Standing =
  | { readonly kind: 'place'; readonly id: PlaceName }
  | { readonly kind: 'bishop'; readonly id: BishopName }
  | { readonly kind: 'noble'; readonly id: NobleName }
  | { readonly kind: 'ship'; readonly id: ShipName };
export type Piece = Standing & { readonly at: Spot; readonly owner: Seat | undefined };

/** The region or the zone something stands in, or will enter. */
export const groundOf = (view: View, { kind, id }: Standing): RegionName | ZoneName => {
  if (kind === 'ship') return view.ships[id] ?? zoneName(homeZone(C[id]));
  return (kind === 'noble' ? view.nobles[id] : undefined) ?? regionName(homeOf(C[id]));
};

const BISHOP_NAMES = BISHOP_CARDS.map((card) => cardName(card) as BishopName);
const noblesIn = (view: View, region: RegionName): readonly NobleName[] =>
  NOBLES.map(nobleName).filter((noble) => view.nobles[noble] === region);
const shipsIn = (view: View, zone: ZoneName): readonly ShipName[] =>
  SHIPS.map(shipName).filter((ship) => view.ships[ship] === zone);

/** Those who can still come into the game wait, pale, where they will enter. */
const waits = (view: View, card: CardName): boolean => view.owners[card] === undefined && !view.gone.includes(card);

export const piecesOf = (view: View): readonly Piece[] => {
  const piece = (standing: Standing, at: Spot): Piece => ({ ...standing, at, owner: view.owners[standing.id] });
  const nobles = REGION_NAMES.flatMap((region) =>
    [...nobleSpots(region, noblesIn(view, region))].map(([id, at]) => piece({ kind: 'noble', id }, at)),
  );
  const ships = ZONE_NAMES.flatMap((zone) =>
    [...shipSpots(zone, shipsIn(view, zone))].map(([id, at]) => piece({ kind: 'ship', id }, at)),
  );
  const here = new Set<string>([...nobles, ...ships].map(({ id }) => id));
  const coming = [
    ...NOBLES.map(nobleName)
      .filter((id) => !here.has(id) && waits(view, id))
      .map((id) => piece({ kind: 'noble', id }, NOBLE_HOMES[id])),
    ...SHIPS.map(shipName)
      .filter((id) => !here.has(id) && waits(view, id))
      .map((id) => piece({ kind: 'ship', id }, BERTHS[id])),
  ];
  return [
    ...PLACE_NAMES.filter((id) => !view.gone.includes(id)).map((id) => piece({ kind: 'place', id }, PLACE_SPOTS[id])),
    ...BISHOP_NAMES.filter((id) => !view.gone.includes(id)).map((id) =>
      piece({ kind: 'bishop', id }, BISHOP_SPOTS[id]),
    ),
    ...coming,
    ...nobles,
    ...ships,
  ];
};
