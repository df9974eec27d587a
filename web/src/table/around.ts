// What surrounds a table of the open house: talk, notes kept there, who is present, what is asked of whom.
import type { ReadonlySignal } from '@preact/signals';
import type { IconName } from '@rose/board';
import type { ComponentType } from 'preact';
import type { Commands, TableContext } from './context.ts';

/** One of the things behind “More”. */
export interface Item {
  readonly icon: IconName;
  readonly name: string;
  readonly key?: string;
  run(): void;
}
type Part = ComponentType<{ readonly context: TableContext }>;

export interface Around {
  readonly commands: Partial<Commands>;
  readonly Talk: Part;
  /** Lines nobody has looked at yet. */
  readonly unread: ReadonlySignal<number>;
  /** So many of them, in words. */
  missed(count: number): string;
  /** Tells a reader of the screen what is said meanwhile. */
  readonly Heard: ComponentType;
  readonly Notes: Part;
  /** More about who plays, under the seats. */
  readonly Company: Part;
  /** Papers above the question: a take-back that is asked for, a seat that a bot keeps warm. */
  readonly Asked: Part;
  /** Beside the question: from when on answers are given, where that is the same for all. */
  readonly Held: Part;
  /** Beside a name: whether its player is here, and the clock. */
  readonly SeatNote: ComponentType<{ readonly context: TableContext; readonly seat: string }>;
  items(context: TableContext): readonly Item[];
}
