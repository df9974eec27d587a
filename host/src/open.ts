// A table opens: seats are drawn if asked, the game is set up, the dice are promised.
import type { Answers, Ask, ClockTerms, Sitter, Trouble } from '@rose/protocol';
import { begin, isMistake, type Mistake, mistake, shuffled } from '@rose/table';
import { commitmentOf, diceFor, secretFrom } from './dice.ts';
import type { Environment } from './environment.ts';
import { emptyLedger } from './ledger.ts';
import { cardOf, type Watched } from './sight.ts';
import { firstClock } from './timing.ts';
import { stored } from './trouble.ts';

export type Opened = Answers['open'] | Trouble;
const wrong = ({ field, reason }: Mistake): Trouble => ({ trouble: 'mistake', field, reason });

const ID_LENGTH = 16;
export const freshId = (environment: Environment): string =>
  environment.freshId?.() ?? secretFrom(environment.secret()).slice(0, ID_LENGTH);

export const keep = async (environment: Environment, seen: Watched): Promise<Opened> => {
  const { record, course } = seen;
  const card = cardOf(seen, environment.now());
  const done = await stored(async () => {
    const clock = seen.clock ? { clock: seen.clock } : {};
    await environment.store.create({ record, entries: course.entries, card, ...clock });
    return { table: record.table };
  }, environment.report);
  return done;
};

const sitterFault = (
  environment: Environment,
  seats: readonly string[],
  sitters: readonly Sitter[],
): Mistake | undefined => {
  if (sitters.length !== seats.length) return mistake('sitters', `must be ${seats.length}, for: ${seats.join(', ')}`);
  const at = sitters.findIndex((sitter) => sitter.kind === 'bot' && !environment.bots.includes(sitter.bot));
  return at === -1 ? undefined : mistake(`sitters[${at}].bot`, `must be one of: ${environment.bots.join(', ')}`);
};

/** How an open house opens a table: under an id that it gave before, and with seats that are shared out by more than lots. */
export interface Arranged {
  readonly table?: string;
  /** What was agreed about time. */
  readonly clock?: ClockTerms;
  /** From the order the lots gave to the order of the seats. */
  readonly arrange?: (drawn: readonly Sitter[], seats: readonly string[]) => readonly Sitter[];
}
export const openTable = async (
  environment: Environment,
  ask: Omit<Extract<Ask, { ask: 'open' }>, 'ask'>,
  { table, clock: terms, arrange = (drawn) => drawn }: Arranged = {},
): Promise<Opened> => {
  const game = environment.games.get(ask.game);
  if (!game) return { trouble: 'no-such-game', game: ask.game };
  const secret = secretFrom(environment.secret());
  const dice = diceFor(secret, 0);
  const lots: number[] = [];
  const draw = (sides: number): number => {
    const face = dice(sides);
    lots.push(face);
    return face;
  };
  const drawn = ask.draw ? shuffled(ask.sitters, draw) : ask.sitters;
  const course = begin(game, ask, dice);
  if (isMistake(course)) return wrong(course);
  const seats = game.seats(course.opening.options);
  const fault = sitterFault(environment, seats, ask.sitters);
  if (fault) return wrong(fault);
  const sitters = arrange(drawn, seats);
  const record = {
    table: table ?? freshId(environment),
    opening: course.opening,
    seating: Object.fromEntries(seats.map((seat, i) => [seat, sitters[i] as Sitter])),
    opened: environment.now(),
    commitment: commitmentOf(secret),
    secret,
    ...(ask.draw ? { lots } : {}),
  };
  const seen = { record, game, course, ledger: emptyLedger(game, course) };
  return keep(environment, { ...seen, clock: await firstClock(environment, seen, terms) });
};
