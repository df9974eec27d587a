// What the guided first game says beside the lesson's own words.
import { language } from '../prefs.ts';
import { typeset } from '../words/typeset.ts';

interface LearnWords {
  readonly laying: string;
  readonly subtitle: string;
  readonly lesson: string;
  readonly step: (at: number, of: number) => string;
  readonly goOn: string;
  readonly show: string;
  readonly restart: string;
  readonly leave: string;
  readonly contents: string;
  readonly otherMove: string;
  readonly watchReply: string;
  readonly resumed: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly firstGame: string;
  readonly again: string;
  readonly home: string;
  readonly tryAgain: string;
}
const en: LearnWords = {
  laying: 'The lesson is being laid out…',
  subtitle: 'a guided first game',
  lesson: 'The lesson',
  step: (at, of) => `Step ${at} of ${of}`,
  goOn: 'Go on',
  show: 'Show me',
  restart: 'Start over',
  leave: 'Leave the lesson',
  contents: 'All steps',
  otherMove: 'That is allowed, but the lesson is waiting for something else: the move is taken back. Try again.',
  watchReply: 'Watch the other side’s answer.',
  resumed: 'You go on where you left off.',
  doneTitle: 'You know the game',
  doneText: 'That is all there is to it. The house is waiting for you at a real table, and it plays gently at first.',
  firstGame: 'Play your first real game',
  again: 'Take the lesson again',
  home: 'Home',
  tryAgain: 'Try again',
};
const fr: LearnWords = typeset<LearnWords>({
  laying: 'On prépare la leçon…',
  subtitle: 'première partie guidée',
  lesson: 'La leçon',
  step: (at, of) => `Étape ${at} sur ${of}`,
  goOn: 'Continuer',
  show: 'Montrez-moi',
  restart: 'Recommencer',
  leave: 'Quitter la leçon',
  contents: 'Toutes les étapes',
  otherMove: 'C’est permis, mais la leçon attend autre chose : le coup est repris. Essayez encore.',
  watchReply: 'Regardez la réponse de l’autre camp.',
  resumed: 'Vous reprenez là où vous en étiez.',
  doneTitle: 'Vous savez jouer',
  doneText: 'C’est tout ce qu’il faut savoir. La maison vous attend à une vraie table, et joue d’abord en douceur.',
  firstGame: 'Jouer votre première vraie partie',
  again: 'Reprendre la leçon',
  home: 'Accueil',
  tryAgain: 'Réessayer',
});
export const learnWords = (): LearnWords => (language.value === 'fr' ? fr : en);
