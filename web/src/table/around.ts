// What surrounds a table of the open house: talk, notes kept there, who is present, what is asked of whom.
import type { ReadonlySignal } from '@preact/signals';
import type { IconName } from '@rose/board';
import type { ComponentType } from 'preact';
import type { Doors, Room } from './room.ts';

/** One of the things behind “More”. */
export interface Item {
  readonly icon: IconName;
  readonly name: string;
  readonly key?: string;
  run(): void;
}
type Part = ComponentType<{ readonly room: Room }>;

export interface Around {
  readonly doors: Partial<Doors>;
  readonly Talk: Part;
  /** Lines nobody has looked at yet. */
  readonly unread: ReadonlySignal<number>;
  readonly Notes: Part;
  /** More about who plays, under the seats. */
  readonly Company: Part;
  /** Papers above the question: a take-back that is asked for, a seat that a bot keeps warm. */
  readonly Asked: Part;
  /** Beside a name: whether its player is here, and the clock. */
  readonly SeatNote: ComponentType<{ readonly room: Room; readonly seat: string }>;
  items(room: Room): readonly Item[];
}
