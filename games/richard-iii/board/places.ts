// Where every block of a view is drawn: in ranks above the name of its area, moved aside where neighbours are crowded.
import { around, BLOCK, type Box, type Point, round } from '@rose/board';
import { type AreaName, SEATS } from '@rose/richard-iii/ids';
import { AREA_LABELS, standing } from '../map/index.ts';
import { elbowRoom } from './elbow-room.ts';
import type { Piece, Placed } from './pieces.ts';

/** What a block covers, its ring included. */
export const boxOf = ({ at, scale }: Pick<Placed, 'at' | 'scale'>): Box => ({
  x: round(at.x - (BLOCK.width / 2 + 4) * scale),
  y: round(at.y - (BLOCK.height + 10) * scale),
  width: round((BLOCK.width + 8) * scale),
  height: round((BLOCK.height + 9) * scale),
});

const LETTER = 7.4;
/** About what a name covers: short names are measured like long ones. */
const NAMES: readonly Box[] = AREA_LABELS.map(({ id, at }) => {
  const width = Math.min(12, id.length) * LETTER;
  return { x: at.x - width / 2, y: at.y - 10, width, height: 12 };
});

/** Both sides of every area, in ranks that hide nobody. */
const ranksIn = (area: AreaName, all: readonly Piece[]): readonly Placed[] => {
  const groups = SEATS.map((seat) => all.filter((piece) => piece.seat === seat)).filter(({ length }) => length > 0);
  const { scale, groups: spots } = standing(
    area,
    groups.map(({ length }) => length),
  );
  return groups.flatMap((group, i) =>
    group.map((piece, j): Placed => ({ piece, at: spots[i]?.[j] ?? { x: 0, y: 0 }, scale })),
  );
};
const movedBy = (placed: Placed, { x, y }: Point): Placed => ({
  ...placed,
  at: { x: round(placed.at.x + x), y: round(placed.at.y + y) },
});

/** The question of the moment lies over the head of the map: a group that would reach under it stands lower. */
const ROOF = 92;
const underRoof = (rank: readonly Placed[]): readonly Placed[] => {
  const { y = ROOF } = around(rank.map(boxOf), 0) ?? {};
  return y < ROOF ? rank.map((placed) => movedBy(placed, { x: 0, y: ROOF - y })) : rank;
};

export const placesOf = (pieces: readonly Piece[]): readonly Placed[] => {
  const areas = new Map<AreaName, Piece[]>();
  for (const piece of pieces) areas.set(piece.area, [...(areas.get(piece.area) ?? []), piece]);
  const ranks = [...areas].map(([area, all]) => underRoof(ranksIn(area, all)));
  const boxes = ranks.map((rank) => around(rank.map(boxOf), 0) ?? { x: 0, y: 0, width: 0, height: 0 });
  const offsets = elbowRoom(boxes, NAMES);
  return ranks.flatMap((rank, i) => rank.map((placed) => movedBy(placed, offsets[i] ?? { x: 0, y: 0 })));
};
