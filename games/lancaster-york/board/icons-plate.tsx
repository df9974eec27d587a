// Words on the map: the plate of a region, and the name beside a place.
import type { House } from '@rose/lancaster-york/ids';
import { DISC, PLATE_HEIGHT, type PlaceSpot, plateWidth, type Side } from '../map/index.ts';
import { RegionRose } from './icons-roses.tsx';

export interface RegionPlateFaceProps {
  /** A short name of the region, and what its numbers are called. */
  readonly name: string;
  readonly votes: number | undefined;
  readonly vp: readonly [first: number, second: number];
  readonly words: { readonly votes: string; readonly vp: string };
  readonly house: House | undefined;
}
const ROSE_ROOM = 46;
/** Around 0 0. Where there are no houses, `votes` stays undefined and is not written. */
export const RegionPlateFace = ({ name, votes, vp: [first, second], words, house }: RegionPlateFaceProps) => {
  const width = plateWidth(name);
  const middle = ROSE_ROOM / 2 - 4;
  return (
    <g class="region-plate">
      <rect x={-width / 2} y={-PLATE_HEIGHT / 2} width={width} height={PLATE_HEIGHT} rx={PLATE_HEIGHT / 2} />
      <g transform={`translate(${-width / 2 + ROSE_ROOM / 2} 0)`}>
        <RegionRose house={house} />
      </g>
      <text class="plate-name" x={middle} y="-3">
        {name}
      </text>
      <text class="plate-numbers" x={middle} y="15">
        {votes !== undefined && (
          <>
            <tspan class="plate-figure">{votes}</tspan> {words.votes}
            {' · '}
          </>
        )}
        <tspan class="plate-figure">
          {first}/{second}
        </tspan>{' '}
        {words.vp}
      </text>
    </g>
  );
};

const GAP = 4;
const NAMES: { readonly [S in Side]: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'] } = {
  below: [0, DISC + 13, 'middle'],
  above: [0, -DISC - GAP, 'middle'],
  left: [-DISC - GAP, 5, 'end'],
  right: [DISC + GAP, 5, 'start'],
};
export const PlaceName = ({ at, word }: { readonly at: PlaceSpot; readonly word: string }) => {
  const [x, y, anchor] = NAMES[at.name];
  return (
    <text class="place-name" x={at.x + x} y={at.y + y} text-anchor={anchor}>
      {word}
    </text>
  );
};
