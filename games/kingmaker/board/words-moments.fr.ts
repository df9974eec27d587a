// French of the large moments and of the end.
import type { House } from '@rose/kingmaker/ids';
import type { en } from './words-moments.en.ts';

const HOUSES: { readonly [H in House]: string } = { lancaster: 'de Lancaster', york: 'd’York' };
const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
const e = (isHer: boolean): string => (isHer ? 'e' : '');
export const fr: typeof en = {
  when: (round, turn) => `Manche ${round} · tour de ${turn}`,
  dead: (name, isHer) => `${name} est mort${e(isHer)}`,
  crowned: (name, isHer) => `${name} est ${isHer ? 'reine' : 'roi'}`,
  named: (name) => `Le Parlement choisit ${name}`,
  taken: (name, isHer) => `${name} est pris${e(isHer)}`,
  votes: (each) => `${each.map(([name, votes]) => `${name} ${votes} voix`).join(', ')}.`,
  holds: (who, name) => (who === undefined ? `Vous tenez ${name}` : `${who} tient ${name}`),
  nobodyHolds: (name) => `Personne ne tient ${name}`,
  lost: (who) => (who === undefined ? 'Vous avez perdu cet héritier.' : `${who} a perdu cet héritier.`),
  soleKing: 'Nul autre ne porte la couronne : qui tient le roi peut convoquer le Parlement.',
  twoKings: 'Deux couronnes : tant qu’aucun roi n’est seul, seul le chancelier peut convoquer le Parlement.',
  empty: 'Le trône est vide',
  howCrowned: 'L’aîné d’une maison est couronné dans une cathédrale, par un archevêque ou deux évêques.',
  kingIs: (name, isHer) => (isHer ? `${name} règne seule` : `${name} règne seul`),
  senior: (name, house, isHer) => `${name} devient ${isHer ? 'l’aînée' : 'l’aîné'} ${HOUSES[house]}`,
  stillSenior: (name, house, isHer) => `${name} reste ${isHer ? 'l’aînée' : 'l’aîné'} ${HOUSES[house]}`,
  houseEnds: (house) => `La maison ${HOUSES[house]} s’éteint`,
  beaufortNext: 'Beaufort peut maintenant prétendre à la couronne.',
  onlyOther: (house) => `Il ne reste que la maison ${HOUSES[house]}.`,
  wins: (who) => (who === undefined ? 'La bataille est à vous' : `${who} gagne la bataille`),
  takes: (who, place) => (who === undefined ? `Vous prenez ${place}` : `${who} prend ${place}`),
  stands: (place) => `${place} tient bon`,
  fight: 'Le combat',
  side: (who, names, men) => `${who === '' ? '' : `${who} : `}${and(names)}, ${men} ${men < 2 ? 'homme' : 'hommes'}.`,
  nobodyWins: 'Personne ne l’emporte',
  weather: 'Mauvais temps : pas de combat',
  losses: 'Ce qu’il en a coûté',
  noLosses: 'Personne n’est tombé, personne n’est pris.',
  toWin: 'Ce qui reste à gagner',
  left: (count) => {
    if (count === 0) return 'Il ne reste aucun héritier royal : Beaufort, une fois couronné, décide.';
    return count === 1
      ? 'Un seul héritier vit encore : couronné, il fait gagner qui le tient.'
      : `Il vit encore ${count} héritiers. Le dernier, une fois couronné, fait gagner qui le tient.`;
  },
  is: { king: 'roi', dead: 'mort', senior: 'aîné', free: 'à personne' },
  final: {
    label: 'Qui tenait quoi',
    heirs: 'Héritiers',
    men: 'Hommes',
    places: 'Places',
    lords: 'Lords',
    commons: 'Communes',
    line: 'Les deux maisons à la fin',
    byHouses: 'On regarde qui tient le roi unique, puis les Lords, puis les Communes, puis le chancelier d’Angleterre.',
    byLower: 'On compte à chacun la plus faible de ses deux Chambres, puis l’autre.',
  },
};
