// A whole country in a corner, with the window one looks through. What else is to be seen there is handed in.
import type { ComponentChildren } from 'preact';
import type { Box } from './camera.ts';
import { useDrawing } from './names.ts';
import { round } from './path.ts';
import './map-overview.css';

const WIDTH = 84;

export interface MapOverviewProps {
  /** What it shows of the map. */
  readonly home: Box;
  /** Names of the shapes of land and coast. */
  readonly land: string;
  readonly coast: string;
  readonly seen: Box;
  /** In units of the map. */
  readonly children?: ComponentChildren;
}
export const MapOverview = ({ home, land, coast, seen, children }: MapOverviewProps) => {
  const { href } = useDrawing();
  return (
    <svg
      class="map-overview"
      width={WIDTH}
      height={Math.round((WIDTH * home.height) / home.width)}
      viewBox={`${home.x} ${home.y} ${home.width} ${home.height}`}
      aria-hidden="true"
    >
      <use class="land" href={href(land)} />
      {children}
      <use class="coast" href={href(coast)} />
      <rect x={round(seen.x)} y={round(seen.y)} width={round(seen.width)} height={round(seen.height)} rx="10" />
    </svg>
  );
};
