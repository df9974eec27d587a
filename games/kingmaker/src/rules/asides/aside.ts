// 17.1 What a seat may do though nobody waits for it: at an open point at once, else as soon as there is one.
import type { Random } from '@rose/table';
import type { Action, Verb } from '../actions.ts';
import type { Refusal, Table } from '../kind.ts';
import type { State } from '../state.ts';

/** Seats are numbers here. `whyNot` judges as if this were an open point. */
export interface Aside<V extends Verb = Verb> {
  readonly rule: string;
  readonly verbs: readonly V[];
  candidates(state: State, seat: number): Iterable<Extract<Action, { do: V }>>;
  whyNot(state: State, seat: number, action: Extract<Action, { do: V }>): Refusal | undefined;
  apply(table: Table, seat: number, action: Extract<Action, { do: V }>): void;
  /** Said between players: done at once, even where no point is open, and no word of it to others. */
  readonly always?: boolean;
  /** Optional, for speed: exactly the candidates that `whyNot` lets through. */
  legal?(state: State, seat: number): readonly Extract<Action, { do: V }>[];
  /** Verbs of the above that cannot be listed, or deserve no place among what bots try: as in the kernel's contract. */
  readonly open?: {
    readonly verbs: readonly V[];
    items(state: State, seat: number): Iterable<Extract<Action, { do: V }>>;
    sample(state: State, seat: number, random: Random): Extract<Action, { do: V }> | undefined;
  };
}
