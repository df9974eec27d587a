// French of a battle in lines.
import type { field as english } from './words-scenes-field.en.ts';

export const field: typeof english = {
  title: (where) => `Bataille rangée : ${where}`,
  subtitle: 'Les premières lignes se font face, colonne par colonne. Secondes lignes et réserves sont face cachée.',
  steps: { array: 'Rangement', engage: 'Attaque', support: 'Soutien', shift: 'Manœuvre' },
  spaces: {
    'front-1': 'Front, gauche',
    'front-2': 'Front, centre',
    'front-3': 'Front, droite',
    'second-1': 'Seconde ligne, gauche',
    'second-2': 'Seconde ligne, centre',
    'second-3': 'Seconde ligne, droite',
    reserve: 'Réserve',
  },
  faceDown: 'Quelqu’un, face cachée',
  unplaced: 'Pas encore rangés :',
  wins: (name, share) => `${name} : ${share} de gagner`,
  nobodyWins: 'Égalité : nul ne peut gagner',
  noneFaces: 'Aucun front ne se fait encore face.',
  support: 'Choisissez un noble pour envoyer des hommes ; qui se joint montre son visage.',
};
