// Why the house advises what it does, in numbers, in both languages.
import type { Language } from '@rose/table/text';

export interface HintWords {
  /** The seat's chances after the advised action; what comes nearest stands after it. */
  readonly chance: (chance: number) => string;
  readonly next: (points: number, chance: number) => string;
  readonly alone: string;
  readonly lots: (count: number) => string;
  /** Where the numbers come from. */
  readonly how: (games: number) => string;
}

const whole = (share: number): number => Math.round(100 * share);
const EN: HintWords = {
  chance: (chance) => `After it the house gives you ${whole(chance)} chances in 100.`,
  next: (points, chance) =>
    points === 0 ? 'Nearest to it, and worth as much:' : `Next best, with ${whole(chance)} in 100:`,
  alone: 'Nothing else here is worth a thought.',
  lots: (count) => `Drawn by lot among ${count} that are nearly as good, so that nobody can read you.`,
  how: (games) =>
    `From ${games.toLocaleString('en')} games played on in worlds that fit what you see; each judged at its end or after a while.`,
};
const FR: HintWords = {
  chance: (chance) => `Ensuite, la maison vous donne ${whole(chance)} chances sur 100.`,
  next: (points, chance) =>
    points === 0 ? 'Tout près, et de même valeur :' : `Le meilleur des autres choix, à ${whole(chance)} sur 100 :`,
  alone: 'Rien d’autre ici ne mérite qu’on y pense.',
  lots: (count) => `Tiré au sort parmi ${count} qui se valent presque : ainsi, personne ne lit dans votre jeu.`,
  how: (games) =>
    `D’après ${games.toLocaleString('fr')} parties jouées dans des mondes conformes à ce que vous voyez ; chacune est jugée à sa fin ou au bout d’un moment.`,
};
export const HINT_WORDS: { readonly [L in Language]: HintWords } = { fr: FR, en: EN };
