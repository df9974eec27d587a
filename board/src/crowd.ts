// Blocks in crowds: what each covers, who is drawn first, and how whole ranks move aside for their neighbours.
import { around } from './aim.ts';
import { BLOCK } from './block.tsx';
import type { Box } from './camera.ts';
import { elbowRoom } from './elbow-room.ts';
import { type Point, round } from './path.ts';

/** A block as it stands: the middle of its foot, and how large it is drawn. */
export interface Stood {
  readonly at: Point;
  readonly scale: number;
}
/** What a block covers, its ring included. */
export const blockBox = ({ at, scale }: Stood): Box => ({
  x: round(at.x - (BLOCK.width / 2 + 4) * scale),
  y: round(at.y - (BLOCK.height + 10) * scale),
  width: round((BLOCK.width + 8) * scale),
  height: round((BLOCK.height + 9) * scale),
});
/** Rows in front are drawn last. */
export const fromTheBack = <S extends Stood>(blocks: readonly S[]): readonly S[] =>
  blocks.toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);

const moved = <S extends Stood>(block: S, { x, y }: Point): S => ({
  ...block,
  at: { x: round(block.at.x + x), y: round(block.at.y + y) },
});
const underRoof = <S extends Stood>(rank: readonly S[], roof: number): readonly S[] => {
  const { y = roof } = around(rank.map(blockBox), 0) ?? {};
  return y < roof ? rank.map((block) => moved(block, { x: 0, y: roof - y })) : rank;
};
/** All ranks with room for each other. `names` are what they cover unwillingly; none reaches above the `roof`. */
export const makeRoom = <S extends Stood>(
  ranks: readonly (readonly S[])[],
  names: readonly Box[],
  roof = Number.NEGATIVE_INFINITY,
): readonly S[] => {
  const low = ranks.map((rank) => underRoof(rank, roof));
  const offsets = elbowRoom(
    low.map((rank) => around(rank.map(blockBox), 0) ?? { x: 0, y: 0, width: 0, height: 0 }),
    names,
  );
  return low.flatMap((rank, i) => rank.map((block) => moved(block, offsets[i] ?? { x: 0, y: 0 })));
};
