// Sits down at a table and keeps what this device sees of it.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LogStep, Seating, Sight, TableId } from '@rose/protocol';
import type { AnyTrouble } from '../trouble.ts';
import { type Change, changeOf, mergeLog } from './course.ts';
import { needsCurtain, viewerFor } from './handover.ts';

/** What following needs of the connection; the page gives the real one, tests a scripted one. */
export interface Line {
  sit(table: TableId, viewer: string): Promise<{ readonly sight: Sight } | AnyTrouble>;
  leave(table: TableId): void;
  onSight(listener: (sight: Sight) => void): () => void;
  /** The host went away and is back: whoever sat must sit down again. */
  onReturn(listener: () => void): () => void;
}

export interface Following {
  readonly sight: ReadonlySignal<Sight | undefined>;
  readonly log: ReadonlySignal<readonly LogStep[]>;
  /** How the log changed with the last sight. */
  readonly change: ReadonlySignal<Change>;
  readonly trouble: Signal<AnyTrouble | undefined>;
  /** The seat the device must be passed to before anything is shown. */
  readonly curtain: Signal<string | undefined>;
  /** Which game it is: known behind a curtain too. */
  readonly game: Signal<string | undefined>;
  /** Sits down again: after a trouble, or behind an opened curtain. */
  again(): Promise<void>;
  stop(): void;
}

export interface Habits {
  hasSecrets(game: string): Promise<boolean>;
  /** Which seat to look from; by default handed from person to person. */
  viewerOf?(seating: Seating, active: readonly string[], now: string): string;
}

export const follow = (table: TableId, line: Line, { hasSecrets, viewerOf = viewerFor }: Habits): Following => {
  const sight = signal<Sight | undefined>(undefined);
  const log = signal<readonly LogStep[]>([]);
  const change = signal<Change>({ kind: 'none' });
  const trouble = signal<AnyTrouble | undefined>(undefined);
  const curtain = signal<string | undefined>(undefined);
  const game = signal<string | undefined>(undefined);
  let viewer = 'spectator';
  /** Every step heard of, also those told to the seat that looked before. */
  let heard: readonly LogStep[] = [];
  let seen = 0;
  let isStopped = false;

  const take = (next: Sight): void => {
    if (isStopped || next.table !== table || next.viewer !== viewer) return;
    // an answer may be overtaken by news: older sights are dropped, a gap is asked for again
    if (next.seq < seen) return;
    if (next.keep > heard.length) {
      void sitAs(viewer);
      return;
    }
    seen = next.seq;
    game.value = next.game;
    heard = mergeLog(heard, next);
    const seat = viewerOf(next.seating, next.active, viewer);
    if (seat !== viewer) {
      void handOver(next, seat);
      return;
    }
    change.value = sight.value ? changeOf(log.value, heard) : { kind: 'none' };
    log.value = heard;
    sight.value = next;
    trouble.value = undefined;
  };
  const handOver = async ({ game: id, seating }: Sight, seat: string): Promise<void> => {
    const secrets = await hasSecrets(id);
    if (isStopped) return;
    if (needsCurtain(secrets, seating, viewer, seat)) curtain.value = seat;
    else await sitAs(seat);
  };
  const sitAs = async (seat: string): Promise<void> => {
    // each seat counts for itself what it may know of
    if (seat !== viewer) seen = 0;
    viewer = seat;
    const found = await line.sit(table, seat);
    if (isStopped || viewer !== seat) return;
    // a seat may change hands while one is away
    if ('trouble' in found && found.trouble === 'not-your-seat' && seat !== 'spectator') await sitAs('spectator');
    else if ('trouble' in found) trouble.value = found;
    else take(found.sight);
  };
  const again = async (): Promise<void> => {
    const seat = curtain.value ?? viewer;
    curtain.value = undefined;
    await sitAs(seat);
  };

  const forgetSight = line.onSight(take);
  const forgetReturn = line.onReturn(() => void again());
  void sitAs(viewer);
  return {
    sight,
    log,
    change,
    trouble,
    curtain,
    game,
    again,
    stop() {
      isStopped = true;
      forgetSight();
      forgetReturn();
      line.leave(table);
    },
  };
};
