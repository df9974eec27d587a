// What is said about odds, in both languages.
import { numbersIn } from '@rose/board';
import type { Odds } from '@rose/table';
import type { Language } from '@rose/table/text';

export interface OddsWords {
  readonly title: string;
  /** Who defends where no seat does. */
  readonly nobody: string;
  readonly group: (count: number) => string;
  readonly percent: (share: number) => string;
  readonly wins: (who: string, share: number) => string;
  readonly neither: (share: number) => string;
  readonly victory: string;
  readonly lost: string;
  readonly losses: (one: string, other: string) => string;
  /** Strength, with its error where it is estimated. */
  readonly strength: (is: number, error: number) => string;
  readonly exact: string;
  /** Counted over cards of which some have been seen. */
  readonly forgets: string;
  readonly estimated: (samples: number, error: number) => string;
  /** Whoever has still to move may change it. */
  readonly how: string;
  /** How the fights of an estimate go. */
  readonly howFought: string;
  /** A row of the list: the chance of whoever chooses. */
  readonly row: (share: number) => string;
}

const points = (error: number): number => Math.max(1, Math.ceil(100 * error));
const { share: english } = numbersIn.en;
const { share: french, decimal } = numbersIn.fr;

const EN: OddsWords = {
  title: 'Odds',
  nobody: 'Garrison',
  group: (count) => `These ${count} together`,
  percent: english,
  wins: (who, share) => `${who} wins: ${english(share)}`,
  neither: (share) => `undecided: ${english(share)}`,
  victory: 'Who is likely to win',
  lost: 'Strength likely to be lost',
  losses: (one, other) => `strength likely to be lost: ${one}, ${other}`,
  strength: (is, error) => `${is.toFixed(1)}${error > 0 ? `\u00a0±\u00a0${Math.max(0.1, error).toFixed(1)}` : ''}`,
  exact: 'Exact: everything that dice or cards may bring is counted.',
  forgets:
    'Counted over all cards that may be in the deck; once it is declared, those you have seen go by are left out.',
  estimated: (samples, error) =>
    `Estimated from ${samples.toLocaleString('en')} battles, give or take ${points(error)} ${points(error) === 1 ? 'point' : 'points'}.`,
  how: 'From what you can see, if nobody else moves before: reserves that may still come are not counted.',
  howFought: 'Both sides fire, or leave when all is lost.',
  row: (share) => `You win: ${english(share)}`,
};
const FR: OddsWords = {
  title: 'Chances',
  nobody: 'Garnison',
  group: (count) => `Ces ${count} ensemble`,
  percent: french,
  wins: (who, share) => `${who} gagne\u00a0: ${french(share)}`,
  neither: (share) => `indécis\u00a0: ${french(share)}`,
  victory: 'Qui devrait l’emporter',
  lost: 'Pertes à prévoir, en points de force',
  losses: (one, other) => `pertes à prévoir, en points de force\u00a0: ${one}, ${other}`,
  strength: (is, error) => `${decimal(is)}${error > 0 ? `\u00a0±\u00a0${decimal(Math.max(0.1, error))}` : ''}`,
  exact: 'Exact\u00a0: tout ce que dés ou cartes peuvent donner est compté.',
  forgets:
    'Compté sur toutes les cartes que la pioche peut contenir\u00a0; le combat déclaré, celles que vous avez vues passer en sont ôtées.',
  estimated: (samples, error) =>
    `Estimé sur ${samples.toLocaleString('fr')} batailles, à ${points(error)} ${points(error) === 1 ? 'point' : 'points'} près.`,
  how: 'D’après ce que vous voyez, si personne ne bouge avant\u00a0: les réserves qui peuvent encore venir ne sont pas comptées.',
  howFought: 'On tire, ou on se retire quand tout est perdu.',
  row: (share) => `Vous gagnez\u00a0: ${french(share)}`,
};
export const ODDS_WORDS: { readonly [L in Language]: OddsWords } = { fr: FR, en: EN };

/** The shares as one sentence, for a reader. */
export const sayOdds = (
  say: OddsWords,
  { seat, against, win, lose, neither, ownLost, enemyLost }: Odds,
  name: (seat: string | undefined) => string,
): string => {
  const enemy = against === seat ? undefined : against;
  const lost = (who: string | undefined, { is, error }: Odds['ownLost']): string =>
    `${name(who)} ${say.strength(is, error)}`;
  const shares = [
    say.wins(name(seat), win),
    say.wins(name(enemy), lose),
    ...(neither > 0 ? [say.neither(neither)] : []),
  ];
  return `${shares.join(', ')}, ${say.losses(lost(seat, ownLost), lost(enemy, enemyLost))}.`;
};
