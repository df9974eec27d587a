// Where every block of a view is drawn: in ranks above the name of its area, moved aside where neighbours are crowded.
import {
  type Box,
  borderMid,
  distance,
  type Ground,
  makeRoom,
  type Point,
  type Standing,
  standing,
  towards,
} from '@rose/board';
import { type AreaName, SEATS } from '@rose/richard-iii/ids';
import { AREA_LABELS, MAP, PLACES } from '../map/index.ts';
import { isComing, type Piece, type Placed } from './pieces.ts';

export { blockBox as boxOf } from '@rose/board';

/** At least so much room is taken by one or two, by more than four, and by two sides that meet. */
const PAIR = [94, 49] as const;
const CROWD = [104, 75] as const;
const MEETING = [104, 86] as const;
const takenBy = (counts: readonly number[]): readonly [number, number] => {
  if (counts.length > 1) return MEETING;
  const [count = 0] = counts;
  if (count > 4) return CROWD;
  return count > 2 ? [0, 0] : PAIR;
};
const groundOf = (area: AreaName, counts: readonly number[]): Ground => {
  const { at, room } = PLACES[area];
  const [width, height] = takenBy(counts);
  return { at, room: [Math.max(room[0], width), Math.max(room[1], height)] };
};
/** The blocks of an area: `counts` has one number a group, one side alone or two that meet. */
export const standingIn = (area: AreaName, counts: readonly number[]): Standing =>
  standing(groundOf(area, counts), counts);

const LETTER = 7.4;
/** About what a name covers: short names are measured like long ones. */
export const NAMES: readonly (Box & { readonly id: AreaName })[] = AREA_LABELS.map(({ id, at }) => {
  const width = Math.min(12, id.length) * LETTER;
  return { id, x: at.x - width / 2, y: at.y - 10, width, height: 12 };
});

/** Both sides of every area, in ranks that hide nobody. */
const ranksIn = (all: readonly Piece[]): readonly Placed[] => {
  const [first] = all;
  if (!first) return [];
  const groups = SEATS.map((seat) => all.filter((piece) => piece.seat === seat)).filter(({ length }) => length > 0);
  const { scale, groups: spots } = standingIn(
    first.area,
    groups.map(({ length }) => length),
  );
  return groups.flatMap((group, i) =>
    group.map((piece, j): Placed => ({ piece, at: spots[i]?.[j] ?? { x: 0, y: 0 }, scale })),
  );
};
/** Those who come over one border, in a row on their side of it. */
const BEHIND = 34;
const COMING = [150, 49] as const;
const comingOver = (all: readonly Piece[]): readonly Placed[] => {
  const [first] = all;
  if (!first) return [];
  const { x, y } = atBorder(first.stands, first.area);
  const { scale, groups } = standing({ at: [x, y + 35], room: COMING }, [all.length]);
  return all.map((piece, i): Placed => ({ piece, at: groups[0]?.[i] ?? { x, y }, scale }));
};
const atBorder = (from: AreaName, to: AreaName): Point => {
  const [x, y] = PLACES[from].at;
  const home = { x, y: y - 26 };
  const mid = borderMid(MAP.borders, from, to) ?? home;
  return towards(mid, home, Math.min(1, BEHIND / Math.max(1, distance(mid, home))));
};
/** Where the map ends in the north: a group that would reach beyond stands lower. */
const ROOF = 68;

export const placesOf = (pieces: readonly Piece[]): readonly Placed[] => {
  const groups = Map.groupBy(pieces, ({ area, stands }) => `${stands} ${area}`);
  return makeRoom(
    [...groups.values()].map((all) => (all.some(isComing) ? comingOver(all) : ranksIn(all))),
    NAMES,
    ROOF,
  );
};
