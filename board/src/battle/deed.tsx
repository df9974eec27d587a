// A deed as a paper to touch: one alone, or a list of lines for the same deed against several; and its chances.
import type { ComponentChildren } from 'preact';

export interface DeedProps {
  readonly icon: ComponentChildren;
  readonly title: string;
  /** The whole deed as a sentence, for readers. */
  readonly sentence: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
  speak(): void;
}
export const Deed = ({ icon, title, sentence, class: looks = '', children, speak }: DeedProps) => (
  <button type="button" class={`deed ${looks}`} onClick={speak}>
    <span class="deed-title">
      {icon} {title}
    </span>
    {children}
    <span class="unseen"> {sentence}</span>
  </button>
);

export interface DeedLine {
  readonly name: string;
  readonly chance?: string | undefined;
  readonly sentence: string;
  readonly foot?: ComponentChildren;
  speak(): void;
}
export interface DeedLinesProps {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly lines: readonly DeedLine[];
  /** Side by side instead of one under the other. */
  readonly isShort?: boolean | undefined;
}
export const DeedLines = ({ title, text, lines, isShort }: DeedLinesProps) => (
  <section class={isShort ? 'deed lines short' : 'deed lines'}>
    <h4 class="deed-title">{title}</h4>
    <span class="deed-text">{text}</span>
    <ul>
      {lines.map(({ name, chance, sentence, foot, speak }) => (
        <li key={name}>
          <button type="button" onClick={speak}>
            <span class="line-name">{name}</span>
            {chance && <b>{chance}</b>}
            {foot}
            <span class="unseen"> {sentence}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

export interface Bar {
  readonly share: number;
  /** The share in words, and what it is the share of. */
  readonly said: string;
  readonly of: string;
}
/** A histogram, small: one bar a number. The highest is as high as the sheet of a game has room for. */
export const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const most = Math.max(...bars.map(({ share }) => share));
  return (
    <span class="bars">
      {bars.map(({ share, said, of }) => (
        <span key={of}>
          <b>{said}</b> <i style={{ '--of-most': share / most }} aria-hidden="true" />
          <em>{of}</em>
        </span>
      ))}
    </span>
  );
};

/** How a fight may end, for one seat. */
export interface FightOdds {
  readonly seat: string;
  /** Shares of 1. */
  readonly win: number;
  readonly lose: number;
  readonly ownLost: { readonly is: number };
  readonly enemyLost: { readonly is: number };
  readonly exact: boolean;
  readonly samples: number;
  readonly error: number;
}
export interface OddsWords {
  readonly wins: string;
  readonly losses: string;
  readonly exact: string;
  share(share: number): string;
  decimal(number: number): string;
  lostBy(one: number, other: number): string;
  estimated(samples: number, error: number): string;
}
interface ChancesProps {
  /** Nothing, as long as nobody has reckoned. */
  readonly odds: FightOdds | undefined;
  readonly say: OddsWords;
}
/** The chance of whoever looks, in large figures. */
export const GreatChance = ({ odds, say }: ChancesProps) =>
  odds ? (
    <p class="great-chance">
      <b>{say.share(odds.win)}</b> <span>{say.wins}</span>
    </p>
  ) : null;
/** At the foot of a deed: what it makes of the fight. */
export const DeedChances = ({ odds, say }: ChancesProps) =>
  odds ? (
    <span class="deed-chances">
      <span>
        <span>{say.wins}</span> <b>{say.share(odds.win)}</b>
      </span>
      <span class="deed-lost">
        <span>{say.losses}</span> <b>{say.decimal(odds.ownLost.is)}</b>
      </span>
    </span>
  ) : null;

export interface OddsSide {
  readonly seat: string;
  readonly badge: ComponentChildren;
  readonly name: string;
}
interface OddsBarProps {
  readonly odds: FightOdds;
  readonly say: OddsWords;
  /** The first is plain on the bar, the other hatched. */
  readonly sides: readonly [OddsSide, OddsSide];
}
/** The whole fight as it stands, both shares on one bar, and how sure that is. */
export const OddsBar = ({ odds, say, sides: [one, other] }: OddsBarProps) => {
  const isOwn = one.seat === odds.seat;
  const [won, lost] = isOwn ? [odds.win, odds.lose] : [odds.lose, odds.win];
  const [ownLost, enemyLost] = [odds.ownLost.is, odds.enemyLost.is];
  const losses = isOwn ? say.lostBy(ownLost, enemyLost) : say.lostBy(enemyLost, ownLost);
  const sureness = odds.exact ? say.exact : say.estimated(odds.samples, odds.error);
  return (
    <div class="battle-odds">
      <div class="battle-odds-line">
        {one.badge}
        <span>
          {one.name} <b>{say.share(won)}</b>
        </span>
        <i class="battle-odds-bar" aria-hidden="true">
          <i style={{ width: `${100 * won}%` }} />
        </i>
        <span>
          <b>{say.share(lost)}</b> {other.name}
        </span>
        {other.badge}
      </div>
      <small>{`${losses} ${sureness}`}</small>
    </div>
  );
};
