// Lays the table of a lesson: a fresh position, brought to where a step begins.
import type { Sitter, TableId } from '@rose/protocol';
import type { Lesson } from '@rose/table/text';
import type { AskHost } from '../table/picking/desk.ts';
import type { AnyTrouble } from '../trouble.ts';
import { type Progress, positionAt, scriptTo } from './steps.ts';

interface Tools {
  readonly game: string;
  readonly lesson: Lesson;
  readonly ask: AskHost;
  readonly sitters: readonly Sitter[];
}

/** The learner sits on the lesson's seat; the tutor plays the others. */
const seatsFor = async ({ game, lesson, ask }: Tools, table: TableId) => {
  const seen = await ask({ ask: 'sit', table, viewer: 'spectator' });
  if ('trouble' in seen) return seen;
  const seats = Object.keys(seen.sight.seating);
  const other = seats.find((seat) => seat !== lesson.seat);
  if (other === undefined) throw new Error(`${game}: a lesson needs a second seat beside ${lesson.seat}`);
  return { other, seq: seen.sight.seq };
};

/** The number of the entry, or why it could not be played. Where plans are secret every seat counts by itself: a tutor
 * who plays for several is told the number of the seat and tries again. */
export const playFor = async (
  ask: AskHost,
  table: TableId,
  seat: string,
  seq: number,
  action: string,
): Promise<number | AnyTrouble> => {
  const first = await ask({ ask: 'play', table, seat, seq, action });
  const isStale = 'trouble' in first && first.trouble === 'stale';
  const answer = isStale ? await ask({ ask: 'play', table, seat, seq: first.seq, action }) : first;
  return 'trouble' in answer ? answer : answer.seq;
};

/** Plays from the fresh position up to the step. */
const bringTo = async (tools: Tools, table: TableId, at: Progress): Promise<AnyTrouble | undefined> => {
  const { lesson, ask } = tools;
  const seats = await seatsFor(tools, table);
  if ('trouble' in seats) return seats;
  let { seq } = seats;
  for (const { by, action } of scriptTo(lesson, at)) {
    const next = await playFor(ask, table, by === 'learner' ? lesson.seat : seats.other, seq, action);
    if (typeof next !== 'number') return next;
    seq = next;
  }
  return undefined;
};

export const layTable = async (tools: Tools, at: Progress): Promise<{ readonly table: TableId } | AnyTrouble> => {
  const { game, lesson, ask, sitters } = tools;
  const position = positionAt(lesson, at.step);
  const opened = await ask({ ask: 'open', game, position, sitters, draw: false });
  if ('trouble' in opened) return opened;
  const trouble = await bringTo(tools, opened.table, at);
  if (trouble) void ask({ ask: 'remove', table: opened.table });
  return trouble ?? opened;
};
