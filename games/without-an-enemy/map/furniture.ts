// Names of the seas with their ships, hills and trees, and the compass: what an engraver adds.
import type { SeaName } from '../src/rules/data/areas.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
const spots = (text: string): readonly Spot[] =>
  text.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return { x, y };
  });

export interface SeaPlace {
  readonly name: Spot;
  readonly size: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Where the ship of whoever holds it lies, its words to the right. */
  readonly ship: Spot;
}
export const SEA_PLACES: { readonly [S in SeaName]: SeaPlace } = {
  'north-sea': { name: { x: 1010, y: 466 }, size: 20, turn: -6, ship: { x: 962, y: 508 } },
  'english-channel': { name: { x: 862, y: 744 }, size: 22, turn: -7, ship: { x: 716, y: 772 } },
  'irish-sea': { name: { x: 236, y: 356 }, size: 22, turn: -8, ship: { x: 206, y: 392 } },
};
export const COMPASS = { at: { x: 1026, y: 604 }, radius: 34 } as const;

/** Mountain areas, and the wild parts of the lands beyond. */
export const HILLS: readonly Spot[] = spots(
  [
    '418 208, 452 200, 432 218, 474 196, 520 206, 480 246, 528 246, 578 366, 604 362, 620 378, 584 420',
    '372 396, 378 426, 366 448, 388 444, 352 470, 382 462, 400 478, 352 528, 388 530, 406 512',
    '300 60, 330 74, 268 96, 420 40, 380 30, 330 130, 440 92, 60 300, 84 318, 40 470, 70 520, 30 540',
  ].join(', '),
);
export const TREES: readonly Spot[] = spots(
  [
    '130 350, 146 360, 138 372, 60 500, 980 812, 1000 822, 1060 730, 1044 820',
    '702 548, 712 556, 660 470, 770 455, 778 462, 906 492, 700 684, 690 676, 596 470, 588 476',
  ].join(', '),
);
/** Paper for the blocks that wait beyond the sea: the middle of its foot is where they stand. */
export const BOXES = { width: 132, height: 66, above: 46 } as const;
