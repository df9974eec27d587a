// Sits down at a table and keeps what this device sees of it.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LogStep, Seating, Sight, TableId } from '@rose/protocol';
import type { AnyTrouble } from '../../trouble.ts';
import { needsCurtain, shared, viewerFor } from '../handover.ts';
import { type Change, changeOf, mergeLog, since } from '../log/merge.ts';

/** What following needs of the connection; the page gives the real one, tests a scripted one. */
export interface Feed {
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
  /** What bystanders see while a curtain hangs: nothing in it is anybody's secret. */
  readonly common: ReadonlySignal<Sight | undefined>;
  /** What all have seen since the seat behind the curtain last acted. */
  readonly meanwhile: ReadonlySignal<readonly LogStep[]>;
  /** Several persons look at once: the sight holds what all may see, and the choices of whoever acts. */
  readonly isShared: ReadonlySignal<boolean>;
  /** What is on show is over: the device is on its way to another seat. */
  readonly isPassing: ReadonlySignal<boolean>;
  /** Which game it is: known behind a curtain too. */
  readonly game: Signal<string | undefined>;
  /** Sits down again: after a trouble, or behind an opened curtain. */
  again(): Promise<void>;
  /** Passes the device to somebody who is not asked: it is theirs until the table goes on. */
  handTo(seat: string): void;
  stop(): void;
}

export interface Habits {
  hasSecrets(game: string): Promise<boolean>;
  /** How a game tells, from what bystanders see, that a seat can decide before the eyes of all. */
  openly?(game: string): Promise<((view: object, seat: string) => boolean) | undefined>;
  /** Which seat to look from; by default handed from person to person. */
  viewerOf?(seating: Seating, active: readonly string[], now: string): string;
}

export const follow = (table: TableId, feed: Feed, habits: Habits): Following => {
  const { hasSecrets, viewerOf = viewerFor } = habits;
  const sight = signal<Sight | undefined>(undefined);
  const log = signal<readonly LogStep[]>([]);
  const change = signal<Change>({ kind: 'none' });
  const trouble = signal<AnyTrouble | undefined>(undefined);
  const curtain = signal<string | undefined>(undefined);
  const common = signal<Sight | undefined>(undefined);
  const meanwhile = computed(() => since(common.value?.log ?? [], curtain.value ?? ''));
  const game = signal<string | undefined>(undefined);
  const isShared = signal(false);
  const isPassing = signal(false);
  let viewer = 'spectator';
  /** Where all look on as bystanders: for whom the choices are. */
  let acting: string | undefined;
  /** Who asked for the device without being asked anything, and where the table stood then. */
  let guest: { readonly seat: string; readonly seq?: number } | undefined;
  /** Counts how often the device was handed on: what comes too late for its turn is dropped. */
  let turn = 0;
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
    const seat = isGuest(next) ? viewer : viewerOf(next.seating, next.active, acting ?? viewer);
    if (acting !== undefined || seat !== viewer) void handOver(next, seat);
    else lay(next);
  };
  const isGuest = ({ seq, outcome }: Sight): boolean => {
    if (guest?.seat !== viewer) return false;
    const isStill = (guest.seq ?? seq) === seq && !outcome;
    guest = isStill ? { seat: viewer, seq } : undefined;
    return isStill;
  };
  const lay = (next: Sight): void =>
    batch(() => {
      change.value = sight.value ? changeOf(log.value, heard) : { kind: 'none' };
      log.value = heard;
      sight.value = next;
      isShared.value = acting !== undefined;
      isPassing.value = false;
      // what a bystander may see hides nothing; anybody else's sight lies behind the curtain of another
      if (next.viewer === curtain.value || viewer === 'spectator') curtain.value = undefined;
      trouble.value = undefined;
    });
  const handOver = async (next: Sight, seat: string): Promise<void> => {
    const mine = ++turn;
    isPassing.value = true;
    const secrets = await hasSecrets(next.game);
    if (isStopped || mine !== turn) return;
    const isHidden = needsCurtain(secrets, next.seating, viewer, seat) && !next.outcome;
    if (isHidden && (await share(next, seat, mine))) return;
    acting = undefined;
    if (!isHidden) return sitAs(seat);
    batch(() => {
      curtain.value = seat;
      common.value = undefined;
      isPassing.value = false;
    });
    const beside = await feed.sit(table, 'spectator');
    if (!isStopped && mine === turn && 'sight' in beside) common.value = beside.sight;
  };
  /** Lays the table before the eyes of all, if that shows nobody's secrets: from beside it, with the seat's choices. */
  const share = async (next: Sight, seat: string, mine: number): Promise<boolean> => {
    const isOpen = await habits.openly?.(next.game);
    if (!isOpen || !next.active.includes(seat)) return false;
    const own = await feed.sit(table, seat);
    const beside = await feed.sit(table, 'spectator');
    if (isStopped || mine !== turn) return true;
    if ('trouble' in own || 'trouble' in beside) return false;
    viewer = 'spectator';
    seen = beside.sight.seq;
    heard = mergeLog(heard, beside.sight);
    if (!isOpen(beside.sight.view, seat)) return false;
    acting = seat;
    lay(shared(beside.sight, own.sight));
    return true;
  };
  const sitAs = async (seat: string): Promise<void> => {
    // each seat counts for itself what it may know of
    if (seat !== viewer) seen = 0;
    viewer = seat;
    const found = await feed.sit(table, seat);
    if (isStopped || viewer !== seat) return;
    // a seat may change hands while one is away
    if ('trouble' in found && found.trouble === 'not-your-seat' && seat !== 'spectator') await sitAs('spectator');
    else if ('trouble' in found) fail(found);
    else take(found.sight);
  };
  const fail = (found: AnyTrouble): void =>
    batch(() => {
      trouble.value = found;
      isPassing.value = false;
    });
  /** A curtain opens with what its seat sees, and not before: what lies behind it until then is the other's. */
  const again = async (): Promise<void> => {
    trouble.value = undefined;
    await sitAs(curtain.value ?? viewer);
  };

  const forgetSight = feed.onSight(take);
  // a curtain is opened by a hand only
  const forgetReturn = feed.onReturn(() => {
    if (curtain.value === undefined) void again();
  });
  void sitAs(viewer);
  return {
    sight,
    log,
    change,
    trouble,
    curtain,
    common,
    meanwhile,
    isShared,
    isPassing,
    game,
    again,
    handTo(seat) {
      if (!sight.value) return;
      guest = { seat };
      void handOver(sight.value, seat);
    },
    stop() {
      isStopped = true;
      forgetSight();
      forgetReturn();
      feed.leave(table);
    },
  };
};
