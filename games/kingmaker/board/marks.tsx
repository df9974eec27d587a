// What is drawn over the map: pennants of holders, stakes of sieges, the way of a march and the gates on it.
import { type Box, Pennant, Silent, smooth, useDrawing, useScale } from '@rose/board';
import type { View } from '@rose/kingmaker/ids';
import { useMemo } from 'preact/hooks';
import { MAP } from '../map/index.ts';
import { Pill } from './counter.tsx';
import { besieged, heldPlaces } from './holders.ts';
import { wayPoints } from './map-roads.ts';
import { symbolSize } from './map-symbols.ts';
import { type March, type Stop, wayOf } from './ways.ts';
import { boardWords } from './words.ts';

const STAKES = Array.from({ length: 18 }, (_, i) => {
  const angle = (i * Math.PI) / 9;
  const at = (rx: number, ry: number): string =>
    `${Math.round(Math.cos(angle) * rx * 10) / 10} ${Math.round((Math.sin(angle) * ry - 2) * 10) / 10}`;
  return `M${at(13, 11)}L${at(18, 15)}`;
}).join('');

interface OverProps {
  readonly view: View;
  readonly scale: number;
}
const PENNANT = 0.52;
/** Holders and sieges, as large as the symbols they stand at. */
export const Holdings = ({ view, scale }: OverProps) => {
  const { id, href } = useDrawing();
  const held = useMemo(() => heldPlaces(view), [view]);
  const sieges = useMemo(() => besieged(view), [view]);
  const by = (symbolSize(scale) / scale) * PENNANT;
  const seats = [...new Set(held.map(({ seat }) => seat))];
  return (
    <Silent class="km-holdings">
      <defs>
        {seats.map((seat) => (
          <g key={seat} id={id(`flag-${seat}`)}>
            <Pennant faction={seat} />
          </g>
        ))}
      </defs>
      {held.map(({ place, seat }) => {
        const { x, y } = MAP.spots[place];
        return <use key={place} href={href(`flag-${seat}`)} transform={`translate(${x} ${y - 33 * by})scale(${by})`} />;
      })}
      {sieges.map((place) => {
        const { x, y } = MAP.spots[place];
        return (
          <g key={place} class="km-siege" transform={`translate(${x} ${y})scale(${1 / scale})`}>
            <ellipse class="halo" cy="-2" rx="15.500" ry="13" />
            <path d={STAKES} />
            <ellipse cy="-2" rx="15.500" ry="13" />
          </g>
        );
      })}
    </Silent>
  );
};

/** In pixels: so far above its goal stands how far it is. */
const ABOVE = 30;
export const Ways = ({ view, marches }: { readonly view: View; readonly marches: readonly March[] }) => {
  const [layer, scale] = useScale();
  return (
    <g ref={layer}>
      <Silent class="km-ways">
        {marches.map((march) => {
          const way = wayOf(view, march);
          const points = wayPoints(way);
          const goal = points.at(-1);
          if (way.length < 2 || !goal) return null;
          const d = smooth(points);
          return (
            <g key={`${march.piece} ${march.spot}`}>
              <path class="keyline" d={d} />
              <path class="way" d={d} />
              <g transform={`translate(${goal.x} ${goal.y})scale(${1 / scale})`}>
                <Pill text={boardWords().steps(way.length - 1)} y={-ABOVE} />
              </g>
            </g>
          );
        })}
      </Silent>
    </g>
  );
};

const HAND =
  'M-3.500 5V-1.500a1 1 0 0 1 2 0V-5a1 1 0 0 1 2 0v-.5a1 1 0 0 1 2 0V-4a1 1 0 0 1 2 0V2c0 3-2 4.500-4 4.500S-2.500 6-4.500 2.500Z';
/** In pixels: a disc above the foot of its place, with its edge. */
const STOP = { radius: 8, edge: 1, above: 10 } as const;
export const stopBox = ({ place }: Stop, scale: number): Box => {
  const { x, y } = MAP.spots[place];
  const half = (STOP.radius + STOP.edge) / scale;
  return { x: x - half, y: y - STOP.above / scale - half, width: 2 * half, height: 2 * half };
};
export const Stops = ({ stops, scale }: { readonly stops: readonly Stop[]; readonly scale: number }) => (
  <Silent class="km-stops">
    {stops.map(({ place, kind }) => {
      const { x, y } = MAP.spots[place];
      return (
        <g key={place} transform={`translate(${x} ${y - STOP.above / scale})scale(${1 / scale})`}>
          <circle r={STOP.radius} />
          {kind === 'bar' ? <path class="bar" d="M-4.500 0H4.500" /> : <path class="hand" d={HAND} />}
        </g>
      );
    })}
  </Silent>
);
