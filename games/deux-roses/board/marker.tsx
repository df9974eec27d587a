// What stands beside a name: the badge of a house, and its reinforcement marker, sun or moon.
import { Icon } from '@rose/board';
import type { DeuxRoses, Seat, View } from '@rose/deux-roses/ids';
import type { Catalogue } from '@rose/table/text';
import { markerPlace } from '../text/facts.ts';

export { HouseBadge as Badge } from '@rose/board';

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
      <Icon name={marker} size={20} weight={2} />
      <span class="unseen">{label}</span>
    </span>
  );
};
