// Why the house advises what it does, in both languages.
import type { Language } from '@rose/table/text';
import { type Degree, degreeOf } from '../../degree.ts';

export interface HintWords {
  /** How the seat stands after the advised action, 0 to 1, in words; what comes nearest stands after it. */
  readonly stands: (judged: number) => string;
  readonly next: (isAsGood: boolean) => string;
  readonly alone: string;
  readonly lots: (count: number) => string;
  /** Where the numbers come from. */
  readonly how: (games: number) => string;
}

type Degrees = { readonly [D in Degree]: readonly [ahead: string, behind: string] };
const said = (degrees: Degrees, judged: number): string => degrees[degreeOf(judged)][judged < 0.5 ? 1 : 0];
const STANDS_EN: Degrees = {
  even: ['on level terms', 'on level terms'],
  little: ['a little ahead', 'a little behind'],
  clear: ['clearly ahead', 'clearly behind'],
  far: ['far ahead', 'far behind'],
};
const STANDS_FR: Degrees = {
  even: ['à égalité', 'à égalité'],
  little: ['légèrement devant', 'légèrement derrière'],
  clear: ['nettement devant', 'nettement derrière'],
  far: ['largement devant', 'largement derrière'],
};
const EN: HintWords = {
  stands: (judged) => `After this the house sees you ${said(STANDS_EN, judged)}.`,
  next: (isAsGood) => (isAsGood ? 'Nearest to it, and worth as much:' : 'Next best:'),
  alone: 'Nothing else here is worth a thought.',
  lots: (count) => `Drawn by lot among ${count} that are nearly as good, so that nobody can read you.`,
  how: (games) =>
    `From ${games.toLocaleString('en')} games played on from positions that fit what you see, each judged at its end or after a while.`,
};
const FR: HintWords = {
  stands: (judged) => `Ensuite, la maison vous voit ${said(STANDS_FR, judged)}.`,
  next: (isAsGood) => (isAsGood ? 'Tout près, et de même valeur :' : 'Le meilleur des autres choix :'),
  alone: 'Rien d’autre ici ne mérite qu’on y pense.',
  lots: (count) => `Tiré au sort parmi ${count} qui se valent presque : ainsi, personne ne lit dans votre jeu.`,
  how: (games) =>
    `D’après ${games.toLocaleString('fr')} parties poursuivies depuis des positions conformes à ce que vous voyez ; chacune est jugée à sa fin ou au bout d’un moment.`,
};
export const HINT_WORDS: { readonly [L in Language]: HintWords } = { fr: FR, en: EN };
