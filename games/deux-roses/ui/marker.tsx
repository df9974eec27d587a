// What stands beside a name: the badge of a house, and its reinforcement marker, sun or moon.
import { Icon, RED_ROSE, Rose, SmallRose, star, WHITE_ROSE } from '@rose/board';
import type { DeuxRoses, Seat, View } from '@rose/deux-roses/ids';
import type { Catalogue } from '@rose/table/text';
import { markerPlace } from '../text/facts.ts';

const SUN = star(16, 49, 27);
/** Below this many pixels, as in a long log, the rose of few strokes says the same. */
const FINE_FROM = 28;

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => {
  const rose = seat === 'york' ? WHITE_ROSE : RED_ROSE;
  return (
    <svg class="badge" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      {seat === 'york' && <path d={SUN} fill="#d9a93f" stroke="#8a6213" stroke-width="1.8" />}
      <g transform={seat === 'york' ? 'scale(.74)' : 'scale(1.06)'}>
        {size < FINE_FROM ? <SmallRose {...rose} /> : <Rose {...rose} />}
      </g>
    </svg>
  );
};

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<DeuxRoses>;
}
export const SeatMark = ({ view, seat, words }: SeatMarkProps) => {
  const { marker } = view[seat];
  const label = words.place(view, markerPlace(seat));
  return (
    <span class={`deux-roses-marker ${marker}`} title={label}>
      <Icon name={marker} size={20} weight={2} label={label} />
    </span>
  );
};
