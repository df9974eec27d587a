// 9 A Parliament goes from step to step; each is a stage that asks somebody something, and leads to the next.
import type { Action, Verb } from '../actions.ts';
import type { During, Refusal, TableIn } from '../kind.ts';
import { noblesAt, roundFrom } from '../position/pieces.ts';
import { inside } from '../spots.ts';
import type { SittingStep } from './steps.ts';

export type Sitting = During<'parliament'>;
export type SittingTable = TableIn<'parliament'>;

/** Seats are numbers here. `close` is called once nobody is asked any more: it says which step comes next. */
export interface Stage<V extends Verb = Verb> {
  readonly rule: string;
  readonly verbs: readonly V[];
  asked(state: Sitting): readonly number[];
  candidates(state: Sitting, seat: number): Iterable<Extract<Action, { do: V }>>;
  whyNot(state: Sitting, seat: number, action: Extract<Action, { do: V }>): Refusal | undefined;
  apply(table: SittingTable, seat: number, action: Extract<Action, { do: V }>): void;
  byDefault(state: Sitting, seat: number): Extract<Action, { do: V }> | undefined;
  close(table: SittingTable): SittingStep;
}

/** Everybody at the site. */
export const presentAt = (state: Sitting): number => noblesAt(state, inside(state.phase.site));
export const isPresent = (state: Sitting, piece: number): boolean => state.spot[piece] === inside(state.phase.site);
/** In turn order after the summoner, he last. */
export const afterSummoner = (state: Sitting): readonly number[] => {
  const [first = 0, ...others] = roundFrom(state, state.phase.summoner);
  return [...others, first];
};
/** The seats of a set, in that order. */
export const seatsAmong = (state: Sitting, set: number): readonly number[] =>
  afterSummoner(state).filter((seat) => ((set >> seat) & 1) === 1);
export const setOfSeats = (seats: readonly number[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);
