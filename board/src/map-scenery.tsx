// What a map-maker draws where nothing is to be said: hills, trees, a ship. Each is written once.
import { useDrawing } from './names.ts';
import type { Point } from './path.ts';
import { Silent } from './silent.tsx';

export type SceneryKind = 'hill' | 'tree' | 'ship';
export interface Scenery {
  readonly kind: SceneryKind;
  readonly at: Point;
}

const HULL = 'M-17 5Q0 9 17 5L21-1L16 0Q0 4-15 0L-20-4L-17 5Z';
const SAIL = 'M-10-20Q1-23 11-20Q15-10 10-2Q0-6-9-2Q-13-10-10-20Z';
export const SceneryShapes = () => {
  const { id } = useDrawing();
  return (
    <>
      <g id={id('scenery-hill')}>
        <path class="map-hill" d="M-9 5Q-4-3-1-8Q4-2 10 5" />
        <path class="map-hill-shade" d="M0-6L3 4M3-3L6 4" />
      </g>
      <g id={id('scenery-tree')}>
        <path class="map-trunk" d="M0 5V0" />
        <path class="map-tree" d="M-4 1Q-5-4-1-6Q1-9 3-5Q6-3 4 1Z" />
      </g>
      <g id={id('scenery-ship')}>
        <path class="map-ship-line" d="M0 4V-27M-13-19H13M-19-3L0-26L18-1" />
        <path class="map-ship" d={SAIL} />
        <path class="map-ship-line" d="M0-21V-4M-12-11Q0-15 13-11" />
        <path class="map-pennant" d="M0-27Q5-30 10-27Q5-25 0-24Z" />
        <path class="map-ship" d={HULL} />
        <path class="map-wake" d="M-26 9Q-19 6-12 9T2 9T16 9T28 8M-16 13Q-10 11-4 13T8 13T18 12" />
      </g>
    </>
  );
};

export const MapScenery = ({ scenery }: { readonly scenery: readonly Scenery[] }) => {
  const { href } = useDrawing();
  return (
    <Silent class="map-scenery">
      {scenery.map(({ kind, at: { x, y } }) => (
        <use key={`${kind} ${x} ${y}`} href={href(`scenery-${kind}`)} x={x} y={y} />
      ))}
    </Silent>
  );
};
