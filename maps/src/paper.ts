// The stains of old paper, baked into a tile that repeats without a seam.
import { noise } from './noise.ts';
import { veil } from './png.ts';

const SIZE = 96;
const STAIN = [107, 71, 26] as const;
const DARKEST = 48;
/** Blots across the tile, and how much each size of them counts. */
const BLOTS = [
  [4, 1],
  [8, 0.6],
  [16, 0.36],
  [32, 0.2],
] as const;
const WHOLE = BLOTS.reduce((sum, [, weight]) => sum + weight, 0);

const stain = (x: number, y: number): number => {
  const blots = BLOTS.map(
    ([count, weight], i) => weight * noise((x * count) / SIZE, (y * count) / SIZE, 20 + i, count),
  );
  const depth = blots.reduce((sum, blot) => sum + blot, 0) / WHOLE;
  return Math.max(0, Math.min(15, Math.round(5.5 + depth * 16)));
};

export const paperModule = (): string => {
  const picture = Buffer.from(veil(SIZE, STAIN, DARKEST, stain)).toString('base64');
  return `// The stains of old paper: a tile drawn by the map maker, \`npx node maps/src/main.ts paper\`. Not to be edited by hand.
export const PAPER = 'data:image/png;base64,${picture}';
`;
};
