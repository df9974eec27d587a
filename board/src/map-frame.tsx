// The frame of a map: a paper margin, a band of black and white degrees, and thin lines on both sides of it.
import type { Box } from './camera.ts';
import { round } from './path.ts';
import { Silent } from './silent.tsx';

const MARGIN = 10;
const BAND = 6;
/** Coasts go on a little where the map ends: the margin lies over that, too. */
const BEYOND = 200;

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
const rectangle = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

export interface MapFrameProps {
  /** The edge of the sheet, and how far the paper around it reaches. */
  readonly box: Box;
  readonly bleed: Box;
}
export const MapFrame = ({ box, bleed }: MapFrameProps) => {
  const band = inset(box, MARGIN + BAND / 2);
  const inner = inset(box, MARGIN + BAND);
  const around = 2 * (band.width + band.height);
  // An even number of degrees, so that the last one meets the first.
  const degree = round(around / (2 * Math.round(around / 56)));
  return (
    <Silent class="map-frame">
      <path class="map-margin" d={`${rectangle(inset(bleed, -BEYOND))}${rectangle(inner)}`} />
      <path class="map-degrees" d={rectangle(band)} stroke-width={BAND} />
      <path class="map-degrees dark" d={rectangle(band)} stroke-width={BAND} stroke-dasharray={degree} />
      <path class="map-ink-line" d={`${rectangle(inset(box, MARGIN))}${rectangle(inner)}`} stroke-width="1" />
      <path class="map-ink-line" d={rectangle(inset(box, 4))} stroke-width="1.6" />
    </Silent>
  );
};
