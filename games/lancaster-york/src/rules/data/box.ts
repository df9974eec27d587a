// The rest of the box: players, houses, titles, tokens, the numbers of turns and cards, and what scores.
export const SEATS = ['red', 'yellow', 'blue', 'green'] as const;
export type Seat = (typeof SEATS)[number];
export const seatOf = (index: number): Seat => SEATS[index] as Seat;

export const HOUSES = ['lancaster', 'york'] as const;
export type House = (typeof HOUSES)[number];
export const houseName = (house: number): House => HOUSES[house] as House;

/** 9.0 The four titles that are earned by owning, in the order in which they are looked at; the fifth is bid for. */
export const TITLES = ['lord-high-admiral', 'archbishop-canterbury', 'constable-tower', 'warden-cinque-ports'] as const;
export type EarnedTitle = (typeof TITLES)[number];
export type Title = EarnedTitle | 'captain-calais';
/** What each title counts: a run of six cards, from its first to before its last. */
export const TITLE_CARDS: readonly (readonly [from: number, to: number])[] = [
  [30, 36],
  [24, 30],
  [0, 6],
  [18, 24],
];
export const TITLE_LEAST = 2;

export const TURNS = 5;
export const yearOf = (turn: number): number => 1440 + 10 * turn;
export const STARTING_MONEY = 6;
export const TROOP_PRICE = 3;
export const TROOPS = 20;
/** Of either colour. */
export const CUBES = 6;
export const MERCENARY_TOKENS = 17;
/** 2.4 Tokens for a mercenary card, by turn. */
const MERCENARIES_BY_TURN = [2, 3, 3, 4, 5] as const;
export const mercenariesFor = (turn: number): number => MERCENARIES_BY_TURN[turn - 1] as number;
export const AID_MOST = 25;
export const CAPTAIN_POINTS = 4;

export const KING_VP = 5;
export const TITLE_VP = 4;
export const TRADE_VP = 2;
export const CHURCH_VP = 3;

/** 2.1 New cards shown, and 2.2 how many each player takes. */
export const newCards = (players: number, turn: number): number => (players === 3 ? 9 : turn === 1 ? 12 : 8);
export const picksEach = (players: number, turn: number): number => newCards(players, turn) / players;
