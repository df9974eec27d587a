// French: all that a table says from its first moment. Why something is not possible is told apart, when it is asked.
import type { Kingmaker, View } from '@rose/kingmaker/ids';
import { type Catalogue, citing, type Line, line } from '@rose/table/text';
import { chapters } from './chapters.fr.ts';
import { does } from './does.fr.ts';
import { areVotesCounted, heirsOf, kingsOf, menOfSeat, royalsAlive } from './facts.ts';
import { log } from './log.fr.ts';
import { SEATS } from './names.fr.ts';
import { options, presets } from './options.fr.ts';
import { count, pieces, seats, seat as seatWord } from './parts.fr.ts';
import { placeName } from './places.fr.ts';
import { prompt } from './prompt.fr.ts';
import { verbs } from './verbs.fr.ts';

const CHAPTERS = [
  'La table',
  'Mise en place',
  'Cartes',
  'Places fortes et villes',
  'Chance',
  'Mouvement par terre',
  'Navires',
  'Combat',
  'Mort et capture',
  'Parlement',
  'Couronnes et victoire',
  'Pioche',
  'Marchés',
  'Alliances',
  'Règles optionnelles',
  'Le jeu avancé',
  'Cartes de variante',
  'À cette table',
  'La boîte',
];

/** The heirs a faction holds are drawn beside it. */
const seatLine = (view: View, id: Kingmaker['seat']): string => {
  const hand = view.hands[id];
  const votes = areVotesCounted(view) ? view.votes[id] : undefined;
  return [
    count(menOfSeat(view, id), 'homme'),
    count((hand?.crown ?? 0) + (hand?.events ?? 0), 'carte'),
    ...(votes ? [`Communes ${votes.commons}`, `Lords ${votes.lords}`] : []),
  ].join(' · ');
};
const COUNTS = {
  none: '',
  short: ' Au bout des manches gagne qui tient le roi unique ; sans lui, on compte les Lords, puis les Communes.',
  agreed: ' Au bout des manches, ou si la plupart le veulent, compte la plus faible de vos deux chambres.',
} as const;
const aim = (view: View, id: Kingmaker['seat']): Line => {
  const alive = royalsAlive(view).length;
  const kings = kingsOf(view);
  const own = heirsOf(view, id);
  const left = alive === 0 ? 'Il n’en vit plus aucun.' : `Il en vit encore ${alive}.`;
  const held = own.length === 0 ? line`Vous n’en tenez aucun.` : line`Vous tenez ${pieces(own)}.`;
  const crowned =
    kings.length === 0
      ? line`Nul n’est roi.`
      : line`${kings.length === 1 ? 'Porte' : 'Portent'} la couronne : ${pieces(kings)}.`;
  return line`Tenez le dernier héritier en vie, et qu’il soit couronné. ${left} ${held} ${crowned}${COUNTS[view.options.ending]}`;
};

/** They lean on these words, and come after them. */
export const reasons = async (): Promise<Catalogue<Kingmaker>['why']> => (await import('./why.fr.ts')).why;
export const table: Omit<Catalogue<Kingmaker>, 'why'> = {
  title: 'Kingmaker',
  subtitle: 'La guerre des Deux-Roses, 1450 à 1490 · Andrew McNeil',
  seats: SEATS,
  section: citing(CHAPTERS, 0),
  options,
  presets,
  log,
  how: {
    'last-heir': ([winner = 'red']) =>
      line`Le dernier héritier en vie porte la couronne, et ${seatWord(winner)} tient le roi.`,
    beaufort: ([winner = 'red']) =>
      line`Il ne reste aucun héritier royal : Beaufort, à ${seatWord(winner)}, porte la couronne.`,
    votes: ([winner = 'red']) => line`Le Parlement acclame ${seatWord(winner)} : les deux chambres sont gagnées.`,
    counted: (winners) =>
      line`La partie se compte : ${seats(winners)} ${winners.length === 1 ? 'est' : 'sont'} en tête.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  chapters,
};
