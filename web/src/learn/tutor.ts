// The tutor: lays a table for each act of the lesson, watches the learner's moves, answers for the other side.
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answers, Ask, Sitter } from '@rose/protocol';
import type { Lesson } from '@rose/table/text';
import type { AnyFace } from '../../../games/face.ts';
import { wantReasons } from '../game-words.ts';
import { type AskHost, createDesk, type Desk } from '../table/picking/desk.ts';
import { type Feed, type Following, follow } from '../table/sending/follow.ts';
import type { AnyTrouble } from '../trouble.ts';
import { layTable, playFor } from './layer.ts';
import { notedTable, noteTable } from './leftover.ts';
import { advance, isDone, needsTable, type Progress, remember, START } from './steps.ts';

export interface Tutor {
  readonly progress: ReadonlySignal<Progress>;
  readonly desk: ReadonlySignal<Desk | undefined>;
  /** What the tutor has to say about the last move. */
  readonly remark: Signal<'other-move' | 'watch-reply' | 'resumed' | undefined>;
  readonly trouble: ReadonlySignal<AnyTrouble | undefined>;
  /** Goes on from a step that waits for nothing, or plays the step for the learner. */
  goOn(): void;
  goTo(step: number): void;
  restart(): void;
  stop(): void;
}

interface Tools {
  readonly game: string;
  readonly lesson: Lesson;
  readonly face: AnyFace;
  readonly feed: Feed;
  readonly ask: AskHost;
  readonly sitters: readonly Sitter[];
  /** Milliseconds before the tutor answers or takes back, so that the eye can follow. */
  pause(): number;
}

/** A lesson goes one step at a time: of a company whoever leads goes first, and alone. */
const alone = <A extends Ask>(what: A): A => {
  if (what.ask !== 'play') return what;
  const { more: _, ...first } = what;
  return first as A;
};
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const createTutor = (tools: Tools, from: Progress): Tutor => {
  const { game, lesson, face, feed, ask } = tools;
  const progress = signal<Progress>(from);
  const desk = signal<Desk | undefined>(undefined);
  const remark = signal<'other-move' | 'watch-reply' | 'resumed' | undefined>(from.step > 0 ? 'resumed' : undefined);
  const trouble = signal<AnyTrouble | undefined>(undefined);
  let following: Following | undefined;
  let table: string | undefined;
  let lap = 0;
  let isBusy = false;
  /** The step that was to be shown while the tutor was busy. */
  let wanted: number | undefined;

  /** Plays the step for the learner, as soon as its table is ready. */
  const show = (): void => {
    const { step } = progress.value;
    const action = lesson.steps[step]?.waitFor?.[0];
    wanted = isBusy || !desk.value ? step : undefined;
    if (wanted === undefined && action !== undefined) desk.value?.play(action);
  };
  const showWanted = (): void => {
    if (wanted === progress.value.step) show();
    else wanted = undefined;
  };
  const clearTable = (): void => {
    desk.value?.stop();
    desk.value = undefined;
    following?.stop();
    following = undefined;
    if (table !== undefined) void ask({ ask: 'remove', table });
    table = undefined;
    noteTable(undefined);
  };
  const otherSeat = (): string => {
    const seats = Object.keys(following?.sight.value?.seating ?? {});
    return seats.find((seat) => seat !== lesson.seat) ?? lesson.seat;
  };
  /** A fresh table, brought to where the step begins. */
  const lay = async (at: Progress): Promise<void> => {
    const mine = ++lap;
    clearTable();
    trouble.value = undefined;
    progress.value = at;
    remember(game, at);
    const laid = await layTable(tools, at);
    if (mine !== lap) {
      if (!('trouble' in laid)) void ask({ ask: 'remove', table: laid.table });
      return;
    }
    if ('trouble' in laid) {
      trouble.value = laid;
      return;
    }
    table = laid.table;
    noteTable(table);
    sitDown(table, mine);
  };
  const sitDown = (id: string, mine: number): void => {
    const fresh = follow(id, feed, { hasSecrets: async () => false, viewerOf: () => lesson.seat });
    following = fresh;
    const forget = effect(() => {
      if (fresh.trouble.value) trouble.value = fresh.trouble.value;
      if (!fresh.sight.value || desk.peek() || mine !== lap) return;
      queueMicrotask(() => {
        forget();
        if (mine !== lap || desk.peek()) return;
        desk.value = createDesk(face, fresh, watched, undefined, wantReasons);
        showWanted();
      });
    });
  };

  /** Every ask of the desk passes here: a move is looked at before the lesson goes on. */
  const watched: AskHost = async <A extends Ask>(what: A): Promise<Answers[A['ask']] | AnyTrouble> => {
    if (what.ask === 'play' && isBusy) return { trouble: 'stale', seq: 0 };
    const answer = await ask(alone(what));
    if (what.ask === 'play' && !('trouble' in answer)) void judge(what.action);
    return answer;
  };
  const judge = async (action: string): Promise<void> => {
    const mine = lap;
    const at = progress.value;
    const { waitFor, reply } = lesson.steps[at.step] ?? {};
    isBusy = true;
    const isMeant = waitFor?.includes(action) ?? false;
    remark.value = isMeant ? (reply === undefined ? undefined : 'watch-reply') : 'other-move';
    await wait(tools.pause());
    if (mine === lap && table !== undefined) {
      if (isMeant) await answerWith(table, reply);
      else await takeBack(table, at);
    }
    isBusy = false;
    if (!isMeant) showWanted();
    if (mine !== lap || !isMeant) return;
    remark.value = undefined;
    await goTo(advance(lesson, at, action));
  };
  /** Dice cannot be taken back: after a move that rolled, the step is laid anew. */
  const takeBack = async (id: string, at: Progress): Promise<void> => {
    const seq = following?.sight.value?.seq ?? 0;
    const answer = await ask({ ask: 'undo', table: id, seq, seat: lesson.seat });
    if ('trouble' in answer) await lay(at);
  };
  const answerWith = async (id: string, reply: string | undefined): Promise<void> => {
    if (reply === undefined) return;
    const next = await playFor(ask, id, otherSeat(), following?.sight.value?.seq ?? 0, reply);
    if (typeof next !== 'number') trouble.value = next;
    else await wait(tools.pause());
  };
  const goTo = async (at: Progress): Promise<void> => {
    if (isDone(lesson, at)) {
      progress.value = at;
      remember(game, START);
      return;
    }
    if (needsTable(lesson, at.step)) return lay(at);
    progress.value = at;
    remember(game, at);
  };

  const left = notedTable();
  if (left !== undefined) void ask({ ask: 'remove', table: left });
  void lay(from);
  return {
    progress,
    desk,
    remark,
    trouble,
    goOn() {
      const { waitFor } = lesson.steps[progress.value.step] ?? {};
      remark.value = undefined;
      if (waitFor?.[0] === undefined) void goTo(advance(lesson, progress.value, undefined));
      else show();
    },
    goTo(step) {
      remark.value = undefined;
      void lay({ step, played: [] });
    },
    restart() {
      remark.value = undefined;
      void lay(START);
    },
    stop() {
      lap++;
      clearTable();
    },
  };
};
