// Numbers before courage: how the fight may end, as far as the page has reckoned.
import { OddsBar } from '@rose/board';
import type { Seat } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

/** The whole fight as it stands, and how sure that is. */
export const Chances = ({ board }: { readonly board: Props }) => {
  const odds = board.odds?.();
  const say = boardWords();
  if (!odds) return null;
  const sideOf = (seat: Seat) => ({ seat, badge: <Badge seat={seat} size={18} />, name: board.words.seats[seat] });
  return <OddsBar odds={odds} say={say} sides={[sideOf('royalist'), sideOf('parliament')]} />;
};
