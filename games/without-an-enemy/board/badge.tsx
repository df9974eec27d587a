// What stands beside a name: the badge of a side, the card it has played.
import { LINE_BADGES } from '@rose/board';
import type { Catalogue } from '@rose/table/text';
import { apOf, K, type Seat, type View, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { nameOf } from './said.ts';
import { boardWords } from './words.ts';
import './badge.css';

const SHAPES: { readonly [S in Seat]: string } = {
  royalist: 'M-17-17H17V17H-17Z',
  parliament: 'M-10-17H10L17-10V17H-17V-10Z',
};
const DEVICES: { readonly [S in Seat]: string } = { royalist: LINE_BADGES.crown, parliament: LINE_BADGES.portcullis };

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => (
  <svg class={`wae-badge ${seat}`} width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
    <path class="ground" d={SHAPES[seat]} />
    <path class="device" d={DEVICES[seat]} />
  </svg>
);

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<WithoutAnEnemy>;
}
export const SeatMark = ({ view, seat, words }: SeatMarkProps) => {
  const card = view.cards[seat];
  if (card === null) return null;
  const said = `${nameOf(words, view, card)}, ${boardWords().played}`;
  return (
    <span class="wae-mark" title={said}>
      <span class="unseen">{said}</span>
      <b aria-hidden="true">{apOf(K[card])}</b>
    </span>
  );
};
