// English of the large moments and of the end.
import type { House } from '@rose/kingmaker/ids';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** `who` nobody: you. */
export const en = {
  when: (round: number, turn: string) => `Round ${round} · ${turn}’s turn`,
  dead: (name: string, _isHer: boolean) => `${name} is dead`,
  crowned: (name: string, isHer: boolean) => `${name} is ${isHer ? 'Queen' : 'King'}`,
  named: (name: string) => `Parliament chooses ${name}`,
  taken: (name: string, _isHer: boolean) => `${name} is taken`,
  votes: (each: readonly (readonly [name: string, votes: number])[]) =>
    `${each.map(([name, votes]) => `${name} ${votes} ${votes === 1 ? 'vote' : 'votes'}`).join(', ')}.`,
  holds: (who: string | undefined, name: string) => (who === undefined ? `You hold ${name}` : `${who} holds ${name}`),
  nobodyHolds: (name: string) => `Nobody holds ${name}`,
  lost: (who: string | undefined) => (who === undefined ? 'You have lost this heir.' : `${who} has lost this heir.`),
  soleKing: 'Nobody else wears the crown: whoever holds the King may summon Parliament.',
  twoKings: 'Two crowns: while neither King stands alone, only the Chancellor may summon Parliament.',
  empty: 'The throne is empty',
  howCrowned: 'The senior heir of a house is crowned in a cathedral, by an archbishop or two bishops.',
  kingIs: (name: string, isHer: boolean) => `${name} is sole ${isHer ? 'Queen' : 'King'}`,
  senior: (name: string, house: House, _isHer: boolean) => `${name} is now senior heir of ${HOUSES[house]}`,
  stillSenior: (name: string, house: House, _isHer: boolean) => `${name} stays senior heir of ${HOUSES[house]}`,
  houseEnds: (house: House) => `The house of ${HOUSES[house]} has died out`,
  beaufortNext: 'Beaufort may claim the crown now.',
  onlyOther: (house: House) => `Only ${HOUSES[house]} is left.`,
  wins: (who: string | undefined) => (who === undefined ? 'You win the day' : `${who} wins the day`),
  takes: (who: string | undefined, place: string) =>
    who === undefined ? `You take ${place}` : `${who} takes ${place}`,
  stands: (place: string) => `${place} holds out`,
  fight: 'The fight',
  /** `who`: nobody where it is empty. */
  side: (who: string, names: readonly string[], men: number) =>
    `${who === '' ? '' : `${who}: `}${and(names)}, ${men} men.`,
  nobodyWins: 'Nobody wins the day',
  weather: 'Bad weather: no battle',
  losses: 'What it cost',
  noLosses: 'Nobody fell, and nobody was taken.',
  toWin: 'What is left to win',
  left: (count: number) => {
    if (count === 0) return 'No royal heir is left: Beaufort, once crowned, decides.';
    return count === 1
      ? 'One heir is left alive: crowned, he wins for whoever holds him.'
      : `${count} heirs are left alive. The last of them, once crowned, wins for whoever holds him.`;
  },
  is: { king: 'King', dead: 'dead', senior: 'senior', free: 'nobody’s' },
  final: {
    label: 'Who held what',
    heirs: 'Heirs',
    men: 'Men',
    places: 'Places',
    lords: 'Lords',
    commons: 'Commons',
    line: 'The two houses at the end',
    byHouses: 'Asked in order: who holds the sole King, then Lords, then Commons, then the Chancellor of England.',
    byLower: 'Each counts by the lower of his two Houses, then by the other.',
  },
};
const HOUSES: { readonly [H in House]: string } = { lancaster: 'Lancaster', york: 'York' };
