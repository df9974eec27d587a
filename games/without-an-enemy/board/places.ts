// Where every block of a view is drawn: in ranks of three above its ground, those inside a city smaller and behind its
// parapet. Crowds push each other aside.
import { type Box, makeRoom, type Point, round, type Stood } from '@rose/board';
import { type AreaName, CITY_NAMES, type CityName, SEATS } from '@rose/without-an-enemy/ids';
import { AREA_PLACES, MAP, TOWN_PLACES } from '../map/index.ts';
import { townRadius } from './map-town.tsx';
import type { Piece } from './pieces.ts';

export { blockBox as boxOf } from '@rose/board';

export interface Placed extends Stood {
  readonly piece: Piece;
}

/** How large blocks are drawn on the map: in the field, in a crowd of many, inside a city. */
const FIELD = 0.66;
/** Large enough to be touched where the whole land is seen. */
const CROWD = 0.58;
const GARRISON = 0.46;
const MANY = 6;
/** From block to block and from row to row at full size; blocks turned away overlap. */
const PITCH = 46;
const HIDDEN_PITCH = 22;
const ROW = 47;
/** Between two sides there is room for crossed swords. */
const GAP = 15;
const IN_A_ROW = 3;
const IN_A_MELEE = 2;

interface Rank {
  readonly pieces: readonly Piece[];
  readonly columns: number;
  readonly pitch: number;
}
const rankOf = (pieces: readonly Piece[], most = IN_A_ROW): Rank => {
  const isHidden = pieces.every(({ block }) => block === undefined);
  const columns = pieces.length === 4 ? 2 : Math.min(pieces.length > MANY ? most + 1 : most, pieces.length);
  return { pieces, columns, pitch: isHidden && pieces.length > 1 ? HIDDEN_PITCH : PITCH };
};
const widthOf = ({ columns, pitch }: Rank, scale: number): number => ((columns - 1) * pitch + PITCH) * scale;

/** Rows from the back to the front; the last stands on the ground. */
const stood = ({ pieces, columns, pitch }: Rank, foot: Point, scale: number): readonly Placed[] => {
  const rows = Math.ceil(pieces.length / columns);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    const x = foot.x + ((i % columns) - (inRow - 1) / 2) * pitch * scale;
    return { piece, at: { x: round(x), y: round(foot.y - (rows - 1 - row) * ROW * scale) }, scale };
  });
};
/** One side alone; or two that meet, close together, so that their swords are crossed over their own county. */
const inField = (area: AreaName, pieces: readonly Piece[]): readonly Placed[] => {
  const [x, y] = AREA_PLACES[area].field;
  const sides = SEATS.map((seat) => pieces.filter((piece) => piece.seat === seat));
  if (sides.some(({ length }) => length === 0))
    return stood(rankOf(pieces), { x, y }, pieces.length > MANY ? CROWD : FIELD);
  const scale = pieces.length > sides.length ? CROWD : FIELD;
  return sides.flatMap((side, at) => {
    const rank = rankOf(side, IN_A_MELEE);
    const aside = (GAP + widthOf(rank, scale)) / 2;
    return stood(rank, { x: at === 0 ? x - aside : x + aside, y }, scale);
  });
};
/** The middle of the foot of those inside a city. */
const gateOf = (city: CityName): Point => {
  const { at, inside } = TOWN_PLACES[city];
  const [x, y] = inside ?? [at[0], at[1] - townRadius(city) - 4];
  return { x, y };
};
const inCity = (city: CityName, pieces: readonly Piece[]): readonly Placed[] =>
  stood({ ...rankOf(pieces), columns: Math.min(5, pieces.length) }, gateOf(city), GARRISON);

const LETTER = 6.6;
const NAMES: readonly Box[] = Object.entries(AREA_PLACES).map(
  ([
    id,
    {
      name: [x, y],
    },
  ]) => {
    const width = Math.min(12, id.replace('shire', '').length) * LETTER;
    return { x: x - width / 2, y: y - 9, width, height: 12 };
  },
);
const TOWNS: readonly Box[] = CITY_NAMES.map((city) => {
  const [x, y] = TOWN_PLACES[city].at;
  const radius = townRadius(city);
  return { x: x - radius, y: y - radius - 8, width: 2 * radius, height: 2 * radius + 8 };
});
const ROOF = 40;

const grouped = <G extends string>(pieces: readonly Piece[], groundOf: (piece: Piece) => G | undefined) => {
  const groups = new Map<G, Piece[]>();
  for (const piece of pieces) {
    const ground = groundOf(piece);
    if (ground !== undefined) groups.set(ground, [...(groups.get(ground) ?? []), piece]);
  }
  return [...groups];
};
export const placesOf = (pieces: readonly Piece[]): readonly Placed[] => {
  const fields = grouped(pieces, ({ area, city }) => (city === undefined ? area : undefined));
  const cities = grouped(pieces, ({ city }) => city);
  return makeRoom(
    [...fields.map(([area, all]) => inField(area, all)), ...cities.map(([city, all]) => inCity(city, all))],
    [...NAMES, ...TOWNS],
    ROOF,
  );
};

/** All places that can hold a block; and the land alone, for screens where that would be too small. */
export const CORE: Box = { x: 24, y: 40, width: 1048, height: 790 };
export const LAND: Box = { x: 190, y: 56, width: 760, height: 770 };
export const centreOf = (area: AreaName): Point => MAP.areas.find(({ id }) => id === area)?.centre ?? { x: 0, y: 0 };
