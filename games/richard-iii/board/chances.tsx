// Numbers before courage: how the battle may end, as far as the page has reckoned.
import { OddsBar } from '@rose/board';
import type { Action, Seat } from '@rose/richard-iii/ids';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

/** The whole battle as it stands, and how sure that is. */
export const Chances = ({ board }: { readonly board: Props }) => {
  const odds = board.odds?.();
  const say = boardWords();
  if (!odds) return <div class="battle-odds" />;
  const sideOf = (seat: Seat) => ({ seat, badge: <Badge seat={seat} size={18} />, name: say.side[seat] });
  return <OddsBar odds={odds} say={say} sides={[sideOf('lancaster'), sideOf('york')]} />;
};

/** At the end of a line, where there is room for one number: what a deed makes of the battle. */
export const LineChances = ({ board, action }: { readonly board: Props; readonly action: Action }) => {
  const odds = board.odds?.(action);
  const say = boardWords();
  if (!odds) return null;
  return (
    <span class="line-chances">
      <span>{say.wins}</span> <b>{say.share(odds.win)}</b>
    </span>
  );
};
