// What things are worth in victory points at the end of the game, by the number of players and the turn: fitted to the
// ends of games, see bench/evaluation.md. Read by `prospects.ts` alone.
import type { State } from './state.ts';

export interface Outlook {
  /** A victory point scored so far: early ones bring the attacks of others and their aid. */
  readonly point: number;
  /** A pound of tax a turn, a pound in the purse. */
  readonly tax: number;
  readonly pound: number;
  readonly mercenary: number;
  /** The French-aid token. */
  readonly aid: number;
  /** A control point of a noble. */
  readonly noble: number;
  readonly castle: number;
  readonly spread: number;
}
type Row = readonly [
  point: number,
  tax: number,
  pound: number,
  mercenary: number,
  aid: number,
  noble: number,
  castle: number,
  spread: number,
];
const outlookOf = ([point, tax, pound, mercenary, aid, noble, castle, spread]: Row): Outlook => ({
  point,
  tax,
  pound,
  mercenary,
  aid,
  noble,
  castle,
  spread,
});

/** By turn: before plans are written (taxes paid), and after Parliament. */
const DUEL = {
  before: [
    [0, 1.2, 1.05, 2.5, 0, 0.2, 2.3, 20],
    [-0.1, 1.6, 1.4, 4, 9, 0.6, 4.5, 20],
    [0.15, 1.4, 1.1, 3.3, 5, 0.7, 5, 16],
    [0.6, 1.3, 0.4, 2.1, 0.5, 0.6, 4.9, 12],
    [1, 0.5, 0.2, 1.2, 0.8, 0.3, 2.3, 8],
  ],
  after: [
    [-0.5, 2.8, 1.5, 4, 8, 0.65, 2.7, 20],
    [0, 2.3, 1.5, 3, 8, 0.7, 4.8, 16],
    [0.6, 1.7, 0.4, 2.5, 1.5, 0.6, 4.4, 12],
    [1, 0.8, 0.2, 2, 1, 0.3, 2.4, 8],
    [1, 0, 0, 0, 0, 0, 0, 3],
  ],
} as const;
const COMPANY = {
  before: [
    [0, 0.45, 0.4, 1, 0, 0.4, 0.2, 13],
    [0.05, 0.75, 0.45, 1.9, 2.3, 0.7, 1.4, 13],
    [0.1, 0.95, 0.6, 1.75, 2.7, 0.8, 3.7, 11.5],
    [0.35, 0.75, 0.6, 1.75, 2, 0.65, 3.5, 9.5],
    [0.75, 0.2, 0.4, 1.15, 0, 0.3, 2, 7],
  ],
  after: [
    [0, 1.1, 0.6, 2, 3, 0.6, 0.5, 13],
    [0.15, 1.45, 0.6, 2.3, 4.4, 0.7, 2.4, 11.5],
    [0.4, 1.4, 0.8, 1.5, 4, 0.7, 3.4, 9.5],
    [0.75, 0.65, 0.6, 1, 0, 0.25, 1.6, 7],
    [1, 0, 0, 0, 0, 0, 0, 3],
  ],
} as const;
const byTurn = ({ before, after }: { readonly before: readonly Row[]; readonly after: readonly Row[] }) =>
  before.map((row, turn) => ({ before: outlookOf(row), after: outlookOf(after[turn] as Row) }));
const DUEL_BY_TURN = byTurn(DUEL);
const COMPANY_BY_TURN = byTurn(COMPANY);

export const outlooksOf = ({ options, turn }: State): (typeof DUEL_BY_TURN)[number] =>
  (options.players === 2 ? DUEL_BY_TURN : COMPANY_BY_TURN)[turn - 1] as (typeof DUEL_BY_TURN)[number];
