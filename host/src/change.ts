// A change of a table under way: a fork of its course that grows by actions, manners and undos, with who may know of each.
import {
  type AnyGame,
  act,
  applyManner,
  type By,
  type Course,
  type Entry,
  isAsideEntry,
  type Kind,
  type Manner,
  type NoManner,
  type NoUndo,
  type Refusal,
  readOn,
  undo,
} from '@rose/table';
import { diceFor } from './dice.ts';
import { beforeOf, copyLedger, type Ledger, learn } from './ledger.ts';

export interface Change {
  readonly course: Course<Kind>;
  readonly ledger: Ledger;
  /** The seat plays; its dice come from the table's secret. */
  act(seat: string, action: Kind['action'], by?: By): Refusal<Kind> | undefined;
  applyManner(seat: string, manner: Manner): NoManner | undefined;
  /** What others did aside since is done again; what the rules no longer allow has lapsed. */
  undo(seat: string, from: number, agreed?: readonly string[]): NoUndo | undefined;
  /** One more entry of a journal that was written before; a sentence says why it cannot be. */
  read(entry: Entry): string | undefined;
}

export const fork = ({ opening, entries, steps }: Course<Kind>): Course<Kind> => ({
  opening,
  entries: entries.slice(),
  steps: steps.slice(),
});

export interface From {
  readonly game: AnyGame;
  readonly course: Course<Kind>;
  readonly ledger: Ledger;
}
export const startChange = (from: From, secret: string): Change => {
  const { game } = from;
  const course = fork(from.course);
  // Where nothing is hidden nothing is ever written down in it.
  const ledger = game.meta.secrets ? copyLedger(from.ledger) : from.ledger;
  /** Makes one change of the course, and writes down who may know of the entry it added. */
  const learning = <T>(undoing: number | undefined, change: () => T | undefined): T | undefined => {
    const before = beforeOf(game, course, undoing);
    const trouble = change();
    if (trouble === undefined) learn(game, ledger, before, course);
    return trouble;
  };
  const play: Change['act'] = (seat, action, by) =>
    learning(undefined, () => {
      const step = act(game, course, seat, action, diceFor(secret, course.entries.length + 1), by);
      return 'because' in step ? step : undefined;
    });
  return {
    course,
    ledger,
    act: play,
    applyManner: (seat, manner) => learning(undefined, () => applyManner(game, course, seat, manner)),
    undo(seat, at, agreed) {
      const since = course.steps.flatMap(({ entry }) =>
        entry && entry.seq > at && isAsideEntry(entry) ? [entry] : [],
      );
      const reason = learning(at, () => undo(game, course, seat, at, agreed));
      if (reason) return reason;
      for (const entry of since) {
        const action = entry.seat !== seat && 'action' in entry ? game.read(entry.action) : undefined;
        if (action && 'action' in entry) play(entry.seat, action, entry.by);
      }
      return undefined;
    },
    read: (entry) =>
      learning(typeof entry === 'object' && entry !== null && 'undo' in entry ? entry.undo : undefined, () =>
        readOn(game, course, entry),
      ),
  };
};
