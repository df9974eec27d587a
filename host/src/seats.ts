// Who may act for whom, who may look from where, and who agrees when a seat takes something back.
import type { Sitter, TableId } from '@rose/protocol';
import { type AnyGame, type Course, type Kind, type NoUndo, whyNoUndo } from '@rose/table';
import type { TableRecord } from './store.ts';

/** Somebody at the other end of a connection: says which seats of persons are theirs. */
export interface Guest {
  holds(table: TableId, seat: string): boolean;
}
/** A device that is passed around: whoever is a person sits at it. */
export const DEVICE: Guest = { holds: () => true };

export const sitterOf = ({ seating }: TableRecord, seat: string): Sitter | undefined =>
  Object.hasOwn(seating, seat) ? seating[seat] : undefined;

export const mayActFor = (guest: Guest, record: TableRecord, seat: string): boolean =>
  sitterOf(record, seat)?.kind === 'person' && guest.holds(record.table, seat);

/** A running game is seen from one's own seat or from beside the table; a closed one from everywhere. */
export const mayWatchAs = (guest: Guest, record: TableRecord, viewer: string, closed: boolean): boolean =>
  viewer === 'spectator' || (sitterOf(record, viewer) !== undefined && (closed || mayActFor(guest, record, viewer)));

/** The whole journal tells what every seat chose: while secrets last it is only for whoever sits on all seats. */
export const mayReadJournal = (guest: Guest, game: AnyGame, record: TableRecord, closed: boolean): boolean =>
  closed || !game.meta.secrets || Object.keys(record.seating).every((seat) => mayActFor(guest, record, seat));

export const holdsAllPersons = (guest: Guest, record: TableRecord): boolean =>
  Object.keys(record.seating).every((seat) => sitterOf(record, seat)?.kind === 'bot' || mayActFor(guest, record, seat));

/** The house always agrees to a take-back, and so does somebody at the same device. */
const agrees = (guest: Guest, record: TableRecord, seat: string): boolean =>
  sitterOf(record, seat)?.kind === 'bot' || mayActFor(guest, record, seat);

export interface TakeBack {
  readonly from: number;
  readonly agreed?: readonly string[];
}
/** What `undo` would take back for this seat, or why nothing: one's own last entry, else back to one's last decision. */
export const takeBack = (
  guest: Guest,
  game: AnyGame,
  record: TableRecord,
  course: Course<Kind>,
  seat: string,
): TakeBack | NoUndo => {
  const reason = whyNoUndo(game, course, seat);
  const last = course.steps.at(-1)?.entry;
  if (reason === undefined) return last ? { from: last.seq } : 'nothing-to-undo';
  if (reason === 'game-is-over') return reason;
  const at = course.steps.findLastIndex(({ entry }) => entry && 'action' in entry && entry.seat === seat);
  const mine = course.steps[at]?.entry;
  if (!mine) return 'nothing-to-undo';
  const others = game.seats(course.opening.options).filter((other) => other !== seat);
  if (!others.every((other) => agrees(guest, record, other))) return reason;
  const seals = course.steps.slice(at).map(({ entry }) => (entry && 'action' in entry ? entry.sealed : undefined));
  const firm = seals.find((sealed) => sealed === 'roll' || sealed === 'reveal');
  return firm ?? { from: mine.seq, agreed: others };
};
