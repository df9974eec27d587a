// Small pictures beside the board.
import type { Action, Seat, Skeleton, View } from '@rose/skeleton/ids';
import type { Catalogue } from '@rose/table/text';
import type { VNode } from 'preact';

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }): VNode => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
    <circle class={`skeleton-badge skeleton-${seat}`} cx="5" cy="5" r="4" />
  </svg>
);

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<Skeleton>;
}
export const SeatMark = ({ view, seat, words }: SeatMarkProps): VNode => <span>{words.seatLine(view, seat)}</span>;

export const Glyph = ({ action }: { readonly action: Action; readonly seat: Seat }): VNode => (
  <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
    {Array.from({ length: action.count }, (_, i) => (
      <circle key={i} class="skeleton-stone" cx={i * 10 + 5} cy="5" r="4" />
    ))}
  </svg>
);
