// A ship on each sea, under the flag of whoever holds it.
import { Silent } from '@rose/board';
import type { SeaName, Seat } from '@rose/without-an-enemy/ids';
import { SEA_PLACES } from '../map/index.ts';
import './map-ship.css';

const HULL = 'M-17 6L-14 15Q0 18 13 15L19 3L14 5.5V8H-12V5Z';
const MASTS = 'M-9 7V-16M2 7V-21M12 6V-12M13 4L23-3';
const SAILS = 'M-14-11Q-7-6-3.5-11.5L-3.5-1Q-8 3-14-1ZM-4-16Q4-10 9-16V-5Q3 0-4-5ZM8.5-8Q12-5 16-8V0Q12 3 8.5 0Z';
const WAKE = 'M-20 18Q-14 15.5-8 18T4 18T16 18T24 17';
const FLAGS: { readonly [S in Seat]: string } = {
  royalist: 'M2-27H13V-20.5H2Z',
  parliament: 'M2-27H14L11-23.7 14-20.5H2Z',
};

export interface SeaHeld {
  readonly id: SeaName;
  readonly side: Seat;
  /** Who holds it, and by how many ports. */
  readonly words: readonly [string, string];
}
export const MapShips = ({ seas }: { readonly seas: readonly SeaHeld[] }) => (
  <Silent class="wae-ships">
    {seas.map(({ id, side, words }) => (
      <g key={id} class={`wae-ship ${side}`} transform={`translate(${SEA_PLACES[id].ship.x} ${SEA_PLACES[id].ship.y})`}>
        <g transform="scale(.92)">
          <path class="hull" d={HULL} />
          <path class="masts" d={MASTS} />
          <path class="sails" d={SAILS} />
          <path class="flag" d={FLAGS[side]} />
          <path class="wake" d={WAKE} />
        </g>
        <text class="who" x="27" y="2">
          {words[0]}
        </text>
        <text x="27" y="17">
          {words[1]}
        </text>
      </g>
    ))}
  </Silent>
);
