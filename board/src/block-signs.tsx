// Signs over the blocks of a map: crossed swords where both sides stand, and a refusal over what was asked of.
import type { Stood } from './crowd.ts';
import { useDrawing } from './names.ts';
import type { Point } from './path.ts';
import { Silent } from './silent.tsx';

interface SwordsProps<A extends string> {
  readonly looks: string;
  readonly areas: readonly A[];
  at(area: A): Point;
}
export const SwordsOver = <A extends string>({ looks, areas, at }: SwordsProps<A>) => {
  const { href } = useDrawing();
  return (
    <Silent class={looks}>
      {areas.map((area) => (
        <use key={area} href={href('swords')} x={at(area).x} y={at(area).y} />
      ))}
    </Silent>
  );
};

/** How far above its foot a block of full size shows the sign. */
const ABOVE = 22;
interface RefusalProps {
  readonly looks: string;
  readonly place: string | undefined;
  readonly placed: readonly (Stood & { readonly piece: { readonly id: string } })[];
  /** Where the sign stands on ground that holds no block of that name. */
  groundAt(place: string): Point | undefined;
}
export const RefusalOver = ({ looks, place, placed, groundAt }: RefusalProps) => {
  const { href } = useDrawing();
  if (place === undefined) return null;
  const block = placed.find(({ piece }) => piece.id === place);
  const at = block ? { x: block.at.x, y: block.at.y - ABOVE * block.scale } : groundAt(place);
  if (!at) return null;
  return (
    <Silent class={looks}>
      <use href={href('refused')} x={at.x} y={at.y} />
    </Silent>
  );
};
