// Where every block of a view is drawn: in ranks above the name of its area, moved aside where neighbours are crowded.
import { type Box, makeRoom, type Standing, standing } from '@rose/board';
import { type AreaName, SEATS } from '@rose/richard-iii/ids';
import { AREA_LABELS, PLACES } from '../map/index.ts';
import type { Piece, Placed } from './pieces.ts';

export { blockBox as boxOf } from '@rose/board';

/** The blocks of an area: `counts` has one number a group, one side alone or two that meet. */
export const standingIn = (area: AreaName, counts: readonly number[]): Standing => standing(PLACES[area], counts);

const LETTER = 7.4;
/** About what a name covers: short names are measured like long ones. */
const NAMES: readonly Box[] = AREA_LABELS.map(({ id, at }) => {
  const width = Math.min(12, id.length) * LETTER;
  return { x: at.x - width / 2, y: at.y - 10, width, height: 12 };
});

/** Both sides of every area, in ranks that hide nobody. */
const ranksIn = (area: AreaName, all: readonly Piece[]): readonly Placed[] => {
  const groups = SEATS.map((seat) => all.filter((piece) => piece.seat === seat)).filter(({ length }) => length > 0);
  const { scale, groups: spots } = standingIn(
    area,
    groups.map(({ length }) => length),
  );
  return groups.flatMap((group, i) =>
    group.map((piece, j): Placed => ({ piece, at: spots[i]?.[j] ?? { x: 0, y: 0 }, scale })),
  );
};
/** Where the map ends in the north: a group that would reach beyond stands lower. */
const ROOF = 68;

export const placesOf = (pieces: readonly Piece[]): readonly Placed[] => {
  const areas = new Map<AreaName, Piece[]>();
  for (const piece of pieces) areas.set(piece.area, [...(areas.get(piece.area) ?? []), piece]);
  return makeRoom(
    [...areas].map(([area, all]) => ranksIn(area, all)),
    NAMES,
    ROOF,
  );
};
