// Numbers before courage: how the battle may end, and what each deed makes of it, as far as the page has reckoned.
import { OddsBar } from '@rose/board';
import type { Action } from '@rose/richard-iii/ids';
import { SEATS } from '@rose/richard-iii/ids';
import type { Odds } from '@rose/table';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

/** Shares of both seats, Lancaster first: that half is plain, the other hatched. */
const halvesOf = ({ seat, win, lose, ownLost, enemyLost }: Odds) =>
  SEATS.map((side) => ({
    side,
    share: side === seat ? win : lose,
    lost: (side === seat ? ownLost : enemyLost).is,
  }));

/** The whole battle as it stands, and how sure that is. */
export const Chances = ({ board }: { readonly board: Props }) => {
  const odds = board.odds?.();
  const say = boardWords();
  if (!odds) return <div class="battle-odds" />;
  const [red, white] = halvesOf(odds);
  if (!red || !white) return null;
  const sideOf = ({ side, share }: typeof red) => ({
    badge: <Badge seat={side} size={18} />,
    name: say.side[side],
    share,
    said: say.share(share),
  });
  const sureness = odds.exact ? say.exact : say.estimated(odds.samples, odds.error);
  return <OddsBar sides={[sideOf(red), sideOf(white)]} note={`${say.lostBy(red.lost, white.lost)} ${sureness}`} />;
};

/** The chance of whoever looks, in large figures. */
export const GreatChance = ({ board }: { readonly board: Props }) => {
  const odds = board.odds?.();
  const say = boardWords();
  if (!odds) return null;
  return (
    <p class="great-chance">
      <b>{say.share(odds.win)}</b> <span>{say.wins}</span>
    </p>
  );
};

/** At the foot of a deed: what it makes of the battle. */
export const DeedChances = ({ board, action }: { readonly board: Props; readonly action: Action }) => {
  const odds = board.odds?.(action);
  const say = boardWords();
  if (!odds) return null;
  return (
    <span class="deed-chances">
      <span>
        <span>{say.wins}</span> <b>{say.share(odds.win)}</b>
      </span>
      <span class="deed-lost">
        <span>{say.losses}</span> <b>{say.decimal(odds.ownLost.is)}</b>
      </span>
    </span>
  );
};
/** The same at the end of a line, where there is room for one number. */
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
