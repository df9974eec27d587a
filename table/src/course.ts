// What a journal is made of: append-only entries, and the course of states they lead to.
import type { Kind } from './game.ts';
import type { Roll, Seal, Told } from './play.ts';

export interface Opening {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** A table may start from a written position instead of the set-up. */
  readonly position?: object;
  readonly rolls: readonly Roll[];
}
/** What a seat itself may say. */
export type Courtesy = 'resign' | 'offer-draw' | 'accept-draw' | 'decline-draw';
/** Besides, what the table finds: a seat is lost by time or by leaving; all who remain agree to end before the end. */
export type Manner = Courtesy | 'forfeit' | 'abandon';
/** Who chose for the seat, if not its own hand at that moment: an order that it had left; its time was up, and the
 * question says what counts as its answer. */
export type By = 'order' | 'default';
export type Entry = { readonly seq: number; readonly seat: string } & (
  | {
      readonly action: string;
      readonly rolls?: readonly Roll[];
      readonly sealed?: Seal;
      readonly by?: By;
      /** Done by a seat that nobody waited for. */
      readonly aside?: true;
    }
  | { readonly manner: Manner }
  /** Entry `undo` and all after it stand no more; beyond a seal the other seats must have agreed. */
  | { readonly undo: number; readonly agreed?: readonly string[] }
);
export interface Journal {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}

/** The entries in force, undone ones left out. */
export const standing = (entries: readonly Entry[]): readonly Entry[] => {
  const result: Entry[] = [];
  for (const entry of entries) {
    if ('undo' in entry) while ((result.at(-1)?.seq ?? -1) >= entry.undo) result.pop();
    else result.push(entry);
  }
  return result;
};

/** Done aside, without dice or a revelation: such entries can be done again after an undo of what came before them. */
export const isPassing = (entry: Entry | undefined): boolean =>
  isAsideEntry(entry) && (entry as { sealed?: Seal }).sealed === 'turn';
/** Whether a seat that nobody waited for did this. */
export const isAsideEntry = (entry: Entry | undefined): boolean =>
  entry !== undefined && 'action' in entry && entry.aside === true;

/** A standing entry with what it led to; the first step is the opening's. */
export interface Step<K extends Kind> {
  readonly entry: Entry | undefined;
  readonly state: K['state'];
  readonly told: readonly Told<K>[];
}
/** A journal together with its states. Grows by `act`, `undo` and `applyManner`, by nothing else. */
export interface Course<K extends Kind> {
  readonly opening: Opening;
  readonly entries: Entry[];
  readonly steps: Step<K>[];
}
export const stateOf = <K extends Kind>(course: Course<K>): K['state'] => (course.steps.at(-1) as Step<K>).state;
export const nextSeq = (course: Course<Kind>): number => course.entries.length + 1;
