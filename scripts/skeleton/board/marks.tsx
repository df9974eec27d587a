// Small pictures beside the board.
import type { Action, Seat, View } from '@rose/skeleton/ids';
import type { VNode } from 'preact';

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }): VNode => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
    <circle class={`skeleton-badge skeleton-${seat}`} cx="5" cy="5" r="4" />
  </svg>
);

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
}
/** Beside what `seatLine` says, a stone for whoever is to take some. */
export const SeatMark = ({ view, seat }: SeatMarkProps): VNode | null =>
  view.toMove === seat ? (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <circle class="skeleton-stone" cx="5" cy="5" r="4" />
    </svg>
  ) : null;

export const Glyph = ({ action }: { readonly action: Action; readonly seat: Seat }): VNode => (
  <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
    {Array.from({ length: action.count }, (_, i) => (
      <circle key={i} class="skeleton-stone" cx={i * 10 + 5} cy="5" r="4" />
    ))}
  </svg>
);
