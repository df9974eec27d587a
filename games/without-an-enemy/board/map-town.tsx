// A town: a star of bastions, as many as its size and three more, with the size in it. Flag, points, anchor, trench and breach
// hang around it.
import { Silent } from '@rose/board';
import {
  CITIES,
  type CityName,
  cityName,
  isMajor,
  isPort,
  pointsOf,
  type Seat,
  sizeOf,
  T,
} from '@rose/without-an-enemy/ids';
import { useMemo } from 'preact/hooks';
import { TOWN_PLACES } from '../map/index.ts';
import './map-town.css';

/** What happens to a town; what it is, the rules know. */
export interface TownNow {
  readonly side?: Seat | undefined;
  /** Taken from the side it stands for. */
  readonly captured?: boolean;
  /** London before its works: a ring, no bastions. */
  readonly open?: boolean;
  /** The siege marker. */
  readonly siege?: number | undefined;
  readonly breach?: boolean;
}

/** By size, in units of the map. */
const RADII: { readonly [size: number]: number } = { 1: 9.2, 2: 10.6, 3: 12, 5: 15.5 };
export const townRadius = (town: CityName): number => RADII[sizeOf(T[town])] ?? 12;

const written = (angle: number, far: number): string =>
  `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
/** Turn and distance of the five corners of a bastion, in shares of half its arc and of the radius. */
const BASTION = [
  [-0.62, 0.68],
  [-0.52, 0.84],
  [0, 1.12],
  [0.52, 0.84],
  [0.62, 0.68],
] as const;
export const fort = (count: number, radius: number): string => {
  const corners = Array.from({ length: count }, (_, i) =>
    BASTION.map(([turn, far]) => written(((2 * i + turn) * Math.PI) / count, radius * far)),
  );
  return `M${corners.flat().join('L')}Z`;
};
const trench = (radius: number): string =>
  `M${Array.from({ length: 44 }, (_, i) => written((i * Math.PI) / 22, i % 2 === 0 ? radius + 2.8 : radius)).join('L')}Z`;

const STAR = 'M0-5.4L1.6-1.7 5.5-1.4 2.5 1.1 3.5 5 0 2.9-3.5 5-2.5 1.1-5.5-1.4-1.6-1.7Z';
const ANCHOR = 'M0-9V9M-5-4.5H5M-9 2C-9 7-5 10 0 10S9 7 9 2M0-14a2.6 2.6 0 1 0 .1 0';
const FLAGS: { readonly [S in Seat]: { readonly cloth: string; readonly device: string } } = {
  royalist: { cloth: 'M0 0H10.5V8.2H0Z', device: 'M2.5 5.9L2.2 2.6 3.9 4.1 5.2 2 6.5 4.1 8.2 2.6 7.9 5.9Z' },
  parliament: {
    cloth: 'M0 0H11.5L8.4 4.1L11.5 8.2H0Z',
    device: 'M2.3 2.2H7M2.3 4.1H6M2.3 6H7M3.8 2.2V6.5M5.8 2.2V6.5',
  },
};

const Flag = ({ side, radius }: { readonly side: Seat; readonly radius: number }) => (
  <g class={`wae-flag ${side}`} transform={`translate(${radius * 0.45} ${-radius - 10.5})`}>
    <path class="halo" d={`M0-1V13${FLAGS[side].cloth}`} />
    <path class="staff" d="M0-1.5V13" />
    <path class="cloth" d={FLAGS[side].cloth} />
    <path class="device" d={FLAGS[side].device} />
  </g>
);
const Breach = ({ radius }: { readonly radius: number }) => (
  <g transform={`translate(${radius * 0.64} ${radius * 0.64}) rotate(135) scale(.86)`}>
    <path class="wae-gap" d="M-5.5-4.5H5.5V4.5H-5.5Z" />
    <path class="wae-breach" d="M-6-3.5L-3.5-.5-5.5 2-4 5M6-3.5L3.5-.5 5.5 2 4 5M-1.5-.5h1.6M.6 2.2h1.8M-1.6 4.4h1.6" />
  </g>
);

interface TownProps {
  readonly id: CityName;
  readonly now: TownNow;
  /** Elsewhere than on the map. */
  readonly at?: readonly [x: number, y: number];
}
export const Town = ({ id, now, at = TOWN_PLACES[id].at }: TownProps) => {
  const { side, siege, breach, open } = now;
  const [x, y] = at;
  const [radius, size] = [townRadius(id), sizeOf(T[id])];
  const star = fort(size + 3, radius);
  const isBesieged = siege !== undefined;
  return (
    <g class="wae-town" transform={`translate(${x} ${y})`}>
      {isBesieged && <path class="wae-trench-ground" d={trench(radius + 6.5)} />}
      {isBesieged && <path class="wae-trench" d={trench(radius + 6.5)} />}
      {open ? (
        <circle class="wae-open" r={radius * 0.86} />
      ) : (
        <>
          <path class="wae-fort-halo" d={star} />
          <path class="wae-fort" d={star} />
          {isMajor(T[id]) && <path class="wae-fort-inner" d={fort(size + 3, radius * 0.8)} />}
        </>
      )}
      {breach && <Breach radius={radius} />}
      <text class="wae-size" y={size === 5 ? 4.8 : 4} font-size={size === 5 ? 14 : 11.5}>
        {size}
      </text>
      {side && <Flag side={side} radius={radius} />}
      {Array.from({ length: pointsOf(T[id]) }, (_, i) => (
        <path
          key={i}
          class={now.captured ? 'wae-points captured' : 'wae-points'}
          transform={`translate(${-radius - 2.5} ${4.5 - i * 9})`}
          d={STAR}
        />
      ))}
      {isPort(T[id]) && (
        <g transform={`translate(${radius + 4} 5.5) scale(.42)`}>
          <path class="wae-anchor halo" d={ANCHOR} />
          <path class="wae-anchor" d={ANCHOR} />
        </g>
      )}
      {isBesieged && (
        <g class="wae-siege" transform={`translate(${-radius - 3.5} ${-radius - 3.5})`}>
          <circle r="8.2" />
          <text y="4.2">{siege}</text>
        </g>
      )}
    </g>
  );
};

const QUIET: TownNow = {};
export const MapTowns = ({ towns }: { readonly towns: ReadonlyMap<CityName, TownNow> }) =>
  useMemo(
    () => (
      <Silent class="wae-towns">
        {CITIES.map(cityName).map((id) => (
          <Town key={id} id={id} now={towns.get(id) ?? QUIET} />
        ))}
      </Silent>
    ),
    [towns],
  );
