// How long a journal may become, by seat: what a page and a house must still be able to read.
import { type AnyGame, type Course, type Entry, type Kind, outcomeOf } from '@rose/table';
import { isBot } from './sight.ts';
import type { TableRecord } from './store.ts';

/**
 * Of one seat. The longest games on record have some hundreds; play and take-back, offers and plans made anew could go on
 * for ever. It is counted by seat, so that nobody can fill up a journal that others want to go on with; ends are always
 * written, and so is what the house plays on a seat. Seven times this is still told to a page, and written for it, without
 * holding up others for long, should all of it stand.
 */
export const MOST_OF_A_SEAT = 3_000;
export const writtenBy = ({ entries }: Course<Kind>, seat: string): number =>
  entries.reduce((count, entry) => count + Number(entry.seat === seat), 0);
export interface Limited {
  readonly record: TableRecord;
  readonly game: AnyGame;
  /** The most entries that the journal takes of one seat. */
  readonly most: number;
}
/** Who has gone for good writes no more; offers of a draw and their refusals could go on like anything else. */
const isLast = (entry: Entry): boolean =>
  'manner' in entry && (entry.manner === 'resign' || entry.manner === 'forfeit' || entry.manner === 'abandon');
/** Whoever makes a change writes its first entry; what others did aside and is made again after it keeps nobody from it. */
export const isFull = ({ record, game, most }: Limited, course: Course<Kind>, [first]: readonly Entry[]): boolean =>
  course.entries.length > most &&
  first !== undefined &&
  !isLast(first) &&
  !isBot(record, first.seat) &&
  writtenBy(course, first.seat) > most &&
  outcomeOf(game, course) === undefined;
