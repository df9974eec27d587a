// Data from the host into sentences: the game's own words first, the kernel's where it is the table that speaks.
import type { LogStep, Seating, ToldLine } from '@rose/protocol';
import type { Kind, Outcome, Refusal, RuleRef } from '@rose/table';
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { isHere } from '../../here.ts';
import { sitterName as nameOf } from '../../sitter.ts';
import { kernelWhy, tableWords } from '../../words/table.ts';
import { isPassAndPlay, personsOf } from '../handover.ts';
import { deskWords } from './words.ts';

export type Words = Catalogue<Kind>;
export interface Said {
  readonly line: Line;
  readonly rule: RuleRef | undefined;
}

export const seatName = (words: Words, seat: string): string => words.seats[seat] ?? seat;
/** The same inside a sentence, and at its start. */
export const saidSeat = (words: Words, seat: string): string => words.saidSeats?.[seat] ?? seatName(words, seat);
export const SaidSeat = (words: Words, seat: string): string => capital(saidSeat(words, seat));

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** Who sits there: the only person at this device is addressed. */
export const sitterName = (seating: Seating, seat: string): string => {
  const sitter = seating[seat];
  if (isHere(sitter) && !isPassAndPlay(seating)) return deskWords().you;
  return sitter?.kind === 'person' ? sitter.name : capital(nameOf(sitter));
};

export const sayTold = (words: Words, { rule, entry }: ToldLine): Said => ({
  line: words.log[entry.say]?.(entry) ?? [],
  rule,
});

export const sayStep = (words: Words, step: LogStep): readonly Said[] => {
  const told = step.told.map((line) => sayTold(words, line));
  if (!step.manner) return told;
  const who = step.seat === undefined ? '' : SaidSeat(words, step.seat);
  return [...told, { line: [tableWords().manner[step.manner](who)], rule: undefined }];
};

/** The sentences of a step as one line. */
export const sayWhole = (words: Words, step: LogStep): Line =>
  sayStep(words, step).flatMap(({ line }, i): Line => (i === 0 ? line : [' ', ...line]));

export const sayWhy = (words: Words, refusal: Refusal<Kind>): Said => {
  const { because, rule } = refusal;
  const verb = 'verb' in because && typeof because.verb === 'string' ? words.verbs[because.verb] : undefined;
  const byTable = kernelWhy(because, verb);
  return { line: byTable === undefined ? (words.why[because.why]?.(because) ?? []) : [byTable], rule };
};

export const sayVerb = (words: Words, action: Kind['action']): string => words.verbs[action.do] ?? action.do;
export const sayAction = (words: Words, action: Kind['action']): Line => words.does[action.do]?.(action) ?? [];

/** How it ended, in the game's words or, after resigning and agreeing, in the table's. */
export const sayOutcome = (words: Words, { winners, how }: Outcome<Kind>): Line => {
  const [winner] = winners;
  const name = winner === undefined ? undefined : SaidSeat(words, winner);
  const ends = tableWords().mannerEnd as Readonly<Record<string, ((winner: string | undefined) => string) | undefined>>;
  const byManners = Object.hasOwn(ends, how) ? ends[how] : undefined;
  if (byManners) return [byManners(name)];
  return words.how[how]?.(winners) ?? [];
};

/** The same below a title that already names the winner: only how. */
export const sayHow = (words: Words, seating: Seating, outcome: Outcome<Kind>): Line => {
  const said = sayOutcome(words, outcome);
  const [winner] = outcome.winners;
  if (winner === undefined || personsOf(seating).length === 1) return said;
  const text = plain(said);
  const how = text.startsWith(SaidSeat(words, winner)) ? /^[^:]+:\s+(.+)$/su.exec(text)?.[1] : undefined;
  return how === undefined ? said : [capital(how)];
};

/** The title over an outcome: you, the house, a side, or nobody. */
export const sayWinner = (words: Words, seating: Seating, { winners, how }: Outcome<Kind>): string => {
  const desk = deskWords();
  if (how === 'abandoned') return tableWords().unfinished;
  const [winner] = winners;
  if (winner === undefined) return desk.draw;
  const sitter = seating[winner];
  if (personsOf(seating).length !== 1) return desk.won(SaidSeat(words, winner));
  if (isHere(sitter)) return desk.youWon;
  if (sitter?.kind === 'person') return desk.won(sitter.name);
  // where the house has several seats, which of them won is the news
  return Object.keys(seating).length > 2 ? desk.won(SaidSeat(words, winner)) : desk.youLost;
};
