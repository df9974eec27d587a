// French of a battle in lines.
import type { field as english } from './words-scenes-field.en.ts';

const MERITS = { first: 'pour avoir été attaqué d’abord', heir: 'pour un héritier en première ligne' } as const;
export const field: typeof english = {
  title: (where) => `Bataille rangée : ${where}`,
  subtitle: 'Les premières lignes se font face, colonne par colonne. Deuxièmes lignes et réserves sont face cachée.',
  steps: { array: 'Rangement', engage: 'Attaque', support: 'Soutien', shift: 'Manœuvre' },
  spaces: {
    'front-1': 'Première ligne, gauche',
    'front-2': 'Première ligne, centre',
    'front-3': 'Première ligne, droite',
    'second-1': 'Deuxième ligne, gauche',
    'second-2': 'Deuxième ligne, centre',
    'second-3': 'Deuxième ligne, droite',
    reserve: 'Réserve',
  },
  faceDown: 'Quelqu’un, face cachée',
  unplaced: 'Pas encore rangés :',
  wins: (name, share) => `${name} : ${share} de gagner`,
  favours: (name, merits) => `${name} : un cran de mieux, ${merits.map((merit) => MERITS[merit]).join(' et ')}.`,
  nobodyWins: 'Égalité : nul ne peut gagner',
  noneFaces: 'Personne ne se fait encore face en première ligne.',
  support: 'Choisissez un noble pour envoyer des hommes ; qui se joint se découvre.',
};
