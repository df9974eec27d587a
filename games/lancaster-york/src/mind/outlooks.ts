// What things are worth in victory points at the end of the game, by the number of players and the turn: fitted to the
// ends of games, see bench/evaluation.md. Read by `prospects.ts` alone.
import type { State } from '../rules/state.ts';

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
    [0, 1.4, 1.3, 4, 0, 0.4, 2, 20],
    [0, 1.3, 1.4, 2.7, 8, 0.35, 2.5, 20],
    [0.4, 1.2, 1.1, 2, 4, 0.35, 2.5, 16],
    [0.75, 1.05, 0.45, 1.7, 1, 0.35, 3.3, 12],
    [1, 0.5, 0.15, 1.1, 0, 0.15, 1.7, 8],
  ],
  after: [
    [-0.5, 2.7, 1.2, 2, 8, 0.3, 1, 20],
    [0, 2.2, 1.3, 2, 8, 0.4, 2.5, 16],
    [0.75, 1.45, 0.3, 2.5, 2, 0.35, 3.3, 12],
    [1, 0.7, 0.1, 2, 0.5, 0.15, 2, 8],
    [1, 0, 0, 0, 0, 0, 0, 3],
  ],
} as const;
const COMPANY = {
  before: [
    [0, 0.65, 0.6, 0.6, 0, 0.8, 4, 13],
    [0, 0.8, 0.4, 1.4, 3.5, 0.85, 4, 13],
    [0.15, 0.75, 0.65, 1.4, 5, 0.8, 4.6, 11.5],
    [0.45, 0.55, 0.75, 1.75, 2, 0.8, 4.3, 9.5],
    [0.8, 0.3, 0.3, 1.4, 0, 0.35, 2.5, 7],
  ],
  after: [
    [0, 1.1, 0.5, 1, 3, 0.8, 3, 13],
    [0.2, 1.4, 0.9, 1.6, 4.8, 0.85, 4, 11.5],
    [0.45, 1.3, 1, 1.5, 4.2, 0.85, 4.3, 9.5],
    [0.8, 0.7, 0.4, 1, 0.3, 0.35, 2.4, 7],
    [1, 0, 0, 0, 0, 0, 0, 3],
  ],
} as const;
const byTurn = ({ before, after }: { readonly before: readonly Row[]; readonly after: readonly Row[] }) =>
  before.map((row, turn) => ({ before: outlookOf(row), after: outlookOf(after[turn] as Row) }));
const DUEL_BY_TURN = byTurn(DUEL);
const COMPANY_BY_TURN = byTurn(COMPANY);

export const outlooksOf = ({ options, turn }: State): (typeof DUEL_BY_TURN)[number] =>
  (options.players === 2 ? DUEL_BY_TURN : COMPANY_BY_TURN)[turn - 1] as (typeof DUEL_BY_TURN)[number];
