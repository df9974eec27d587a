// A compass rose of sixteen points.
import { kept } from './kept.tsx';
import { clock, type Point, polygon, round } from './path.ts';
import { Silent } from './silent.tsx';

const HUB = { x: 0, y: 0 };
const LONG = 1;
const MIDDLE = 0.68;
const SHORT = 0.42;
const POINTS = Array.from({ length: 16 }, (_, i) => {
  const turn = i * 22.5;
  const reach = i % 4 === 0 ? LONG : i % 2 === 0 ? MIDDLE : SHORT;
  const spread = i % 4 === 0 ? 16 : 13;
  const half = (side: number): string =>
    polygon([HUB, clock(reach * 30, turn + side * spread), clock(reach * 100, turn)]);
  return { turn, dark: half(-1), light: half(1) };
}).toSorted((a, b) => (a.turn % 90 === 0 ? 1 : 0) - (b.turn % 90 === 0 ? 1 : 0));

export interface CompassProps {
  readonly at: Point;
  readonly radius: number;
  /** The letter of the north in the reader's language. */
  readonly north: string;
}
export const Compass = kept(({ at, radius, north }: CompassProps) => (
  <Silent class="map-compass">
    <g transform={`translate(${at.x} ${at.y}) scale(${round(radius) / 100})`}>
      <circle class="map-ink-line" r="58" stroke-width="2" />
      <circle class="map-ink-line" r="63" stroke-width="1" />
      {POINTS.map(({ turn, dark, light }) => (
        <g key={turn}>
          <path class="map-ink" d={dark} />
          <path class="map-light" d={light} />
        </g>
      ))}
      <text y="-110" font-size="34">
        {north}
      </text>
    </g>
  </Silent>
));
