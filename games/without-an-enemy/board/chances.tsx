// Numbers before courage: how the fight may end, and what each answer makes of it, as far as the page has reckoned.
import { OddsBar } from '@rose/board';
import type { Odds } from '@rose/table';
import { type Action, SEATS } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

/** Shares of both seats, the Royalist first: that half is plain, the other hatched. */
const halvesOf = ({ seat, win, lose, ownLost, enemyLost }: Odds) =>
  SEATS.map((side) => ({
    side,
    share: side === seat ? win : lose,
    lost: (side === seat ? ownLost : enemyLost).is,
  }));

/** The whole fight as it stands, and how sure that is. */
export const Chances = ({ board }: { readonly board: Props }) => {
  const odds = board.odds?.();
  const say = boardWords();
  if (!odds) return null;
  const [one, two] = halvesOf(odds);
  if (!one || !two) return null;
  const sideOf = ({ side, share }: typeof one) => ({
    badge: <Badge seat={side} size={18} />,
    name: board.words.seats[side],
    share,
    said: say.share(share),
  });
  const sureness = odds.exact ? say.exact : say.estimated(odds.samples, odds.error);
  return <OddsBar sides={[sideOf(one), sideOf(two)]} note={`${say.lostBy(one.lost, two.lost)} ${sureness}`} />;
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

/** At the foot of an answer: what it makes of the fight. */
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
