// Tokens as small pictures in lists.
import type { Seat } from '@rose/lancaster-york/ids';
import { Cube, TroopTag } from './icons.tsx';

interface TagIconProps {
  readonly seat: Seat;
  readonly count: number;
  readonly mercenary: boolean;
}
export const TagIcon = (tag: TagIconProps) => (
  <svg width="44" height="34" viewBox="-22 -22 44 38" aria-hidden="true" focusable="false">
    <TroopTag {...tag} />
  </svg>
);
export const CubeIcon = ({ colour }: { readonly colour: 'black' | 'white' }) => (
  <svg width="28" height="28" viewBox="-12 -12 24 25" aria-hidden="true" focusable="false">
    <Cube colour={colour} />
  </svg>
);
