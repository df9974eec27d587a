// Breaches as lines somebody can act on: rule, where, in which state, and the two boxes.

import type { Found } from './hand.ts';
import type { Box } from './page/boxes.ts';

const boxText = (box: Box | undefined): string => (box ? ` [${box.x},${box.y} ${box.w}×${box.h}]` : '');
export const lines = (found: readonly Found[]): readonly string[] =>
  found.map(({ rule, what, box, other, otherBox, at, state }) => {
    const meets = other === undefined ? '' : ` under ${other}${boxText(otherBox)}`;
    return `${rule} · ${at} · ${what}${boxText(box)}${meets} · ${state}`;
  });
