// What the replay says.
import type { Degree } from '../degree.ts';
import { language } from '../prefs.ts';
import { typeset } from '../words/typeset.ts';

interface ReplayWords {
  readonly fetching: string;
  readonly watching: string;
  readonly from: string;
  readonly all: string;
  readonly onlooker: string;
  readonly step: (at: number, of: number) => string;
  readonly start: string;
  /** A step of which nothing was told. */
  readonly unseen: string;
  readonly first: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly slider: string;
  readonly timeline: string;
  readonly link: (step: number) => string;
  readonly linkCopied: string;
  readonly save: string;
  readonly unfinished: string;
  readonly steps: string;
  readonly toTable: string;
  /** A judgement of the house: not measured against what became of it, so it is called no chance. */
  readonly ahead: { readonly [D in Degree]: (who: string) => string };
  readonly aheadHow: string;
  readonly decided: (count: number) => string;
}

const en: ReplayWords = {
  fetching: 'Fetching the game…',
  watching: 'You are watching the game again, step by step',
  from: 'See as',
  all: 'Everybody',
  onlooker: 'An onlooker',
  step: (at, of) => `step ${at} of ${of}`,
  start: 'The table is set',
  unseen: 'An answer nobody sees',
  first: 'First step',
  previous: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  speed: 'Speed',
  times: (speed) => `${speed}×`,
  slider: 'Step',
  timeline: 'Timeline',
  link: (step) => `Link to step ${step}`,
  linkCopied: 'The link is copied: it opens the game at this step.',
  save: 'Save as a file',
  unfinished: 'The game is not finished',
  steps: 'The steps',
  toTable: 'Back to the table',
  ahead: {
    even: () => 'Even, as the house judges',
    little: (who) => `${who} a little ahead, as the house judges`,
    clear: (who) => `${who} clearly ahead, as the house judges`,
    far: (who) => `${who} far ahead, as the house judges`,
  },
  aheadHow:
    'Judged by the house from the whole position, with nothing hidden from it: who is ahead, not a chance of winning',
  decided: (count) => ['', 'The decisive moment', 'Two decisive moments', 'Three decisive moments'][count] ?? '',
};
const fr: ReplayWords = typeset<ReplayWords>({
  fetching: 'On va chercher la partie…',
  watching: 'Vous revoyez la partie, étape par étape',
  from: 'Voir comme',
  all: 'Tous',
  onlooker: 'Un spectateur',
  step: (at, of) => `étape ${at} sur ${of}`,
  start: 'La table est dressée',
  unseen: 'Une réponse que nul ne voit',
  first: 'Première étape',
  previous: 'Étape précédente',
  play: 'Lecture',
  pause: 'Pause',
  next: 'Étape suivante',
  last: 'Dernière étape',
  speed: 'Vitesse',
  times: (speed) => `${speed} ×`,
  slider: 'Étape',
  timeline: 'Fil de la partie',
  link: (step) => `Lien vers l’étape ${step}`,
  linkCopied: 'Le lien est copié : il ouvre la partie à cette étape.',
  save: 'Enregistrer dans un fichier',
  unfinished: 'La partie n’est pas finie',
  steps: 'Les étapes',
  toTable: 'Retour à la table',
  ahead: {
    even: () => 'À égalité, selon la maison',
    little: (who) => `Léger avantage : ${who}, selon la maison`,
    clear: (who) => `Net avantage : ${who}, selon la maison`,
    far: (who) => `Large avantage : ${who}, selon la maison`,
  },
  aheadHow:
    'Jugé par la maison sur toute la position, sans rien de caché pour elle : qui a l’avantage, non les chances de gagner',
  decided: (count) => ['', 'Le moment décisif', 'Deux moments décisifs', 'Trois moments décisifs'][count] ?? '',
});
export const replayWords = (): ReplayWords => (language.value === 'fr' ? fr : en);
