// The whole country in a corner, with the window one looks through. What else is to be seen there is handed in.
import { type Box, round, useDrawing } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { COAST_SHAPE, LAND_SHAPE } from './map-ground.tsx';
import './map-overview.css';

const WIDTH = 84;
const HOME: Box = { x: 206, y: 70, width: 770, height: 770 };

export interface OverviewProps {
  readonly seen: Box;
  /** Pennants, blocks: drawn in units of the map. */
  readonly children?: ComponentChildren;
}
export const MapOverview = ({ seen, children }: OverviewProps) => {
  const { href } = useDrawing();
  return (
    <svg
      class="km-overview"
      width={WIDTH}
      height={Math.round((WIDTH * HOME.height) / HOME.width)}
      viewBox={`${HOME.x} ${HOME.y} ${HOME.width} ${HOME.height}`}
      aria-hidden="true"
    >
      <use class="land" href={href(LAND_SHAPE)} />
      <use class="coast" href={href(COAST_SHAPE)} />
      {children}
      <rect x={round(seen.x)} y={round(seen.y)} width={round(seen.width)} height={round(seen.height)} rx="10" />
    </svg>
  );
};
