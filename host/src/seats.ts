// Who may act for whom, who may look from where, and who agrees when a seat takes something back.
import type { Sitter, TableId } from '@rose/protocol';
import { type AnyGame, askedOf, isPassing, type Kind, type NoUndo, outcomeOf, type Step, stateOf } from '@rose/table';
import { knownSteps, type Ledger } from './ledger.ts';
import type { Seen } from './sight.ts';
import type { TableRecord } from './store.ts';

/** Somebody at the other end of a connection: says which seats of persons are theirs. */
export interface Guest {
  holds(table: TableId, seat: string, sitter: Sitter): boolean;
}
/** A device that is passed around: whoever is a person sits at it. */
export const DEVICE: Guest = { holds: () => true };
/** A player, on whichever device: theirs is the seat that carries their id, for as long as it does. */
export const guestOf = (player: string | undefined): Guest => ({
  holds: (_table, _seat, sitter) =>
    player !== undefined && sitter.kind === 'person' && sitter.player !== undefined && sitter.player === player,
});

export const sitterOf = ({ seating }: TableRecord, seat: string): Sitter | undefined =>
  Object.hasOwn(seating, seat) ? seating[seat] : undefined;

export const mayActFor = (guest: Guest, record: TableRecord, seat: string): boolean => {
  const sitter = sitterOf(record, seat);
  return sitter?.kind === 'person' && guest.holds(record.table, seat, sitter);
};

/** A running game is seen from one's own seat or from beside the table; a closed one from everywhere. */
export const mayWatchAs = (guest: Guest, record: TableRecord, viewer: string, closed: boolean): boolean =>
  viewer === 'spectator' || (sitterOf(record, viewer) !== undefined && (closed || mayActFor(guest, record, viewer)));

/** The whole journal tells what every seat chose: while secrets last it is only for whoever sits on all seats. */
export const mayReadJournal = (guest: Guest, game: AnyGame, record: TableRecord, closed: boolean): boolean =>
  closed || !game.meta.secrets || Object.keys(record.seating).every((seat) => mayActFor(guest, record, seat));

export const holdsAllPersons = (guest: Guest, record: TableRecord): boolean =>
  Object.keys(record.seating).every((seat) => sitterOf(record, seat)?.kind === 'bot' || mayActFor(guest, record, seat));

/** The house always agrees to a take-back, and so does somebody at the same device; not a bot that keeps a seat. */
const agrees = (guest: Guest, record: TableRecord, seat: string): boolean => {
  const sitter = sitterOf(record, seat);
  return (sitter?.kind === 'bot' && sitter.keeps === undefined) || mayActFor(guest, record, seat);
};

export interface TakeBack {
  readonly from: number;
  readonly agreed?: readonly string[];
}

/** Why a seat may not undo by right, as far as it may know: what others did in secret makes no difference. */
const whyNotByRight = (seen: Seen, known: readonly Step<Kind>[], seat: string): NoUndo | undefined => {
  if (outcomeOf(seen.game, seen.course)) return 'game-is-over';
  const last = known.findLast(inTurn)?.entry;
  if (!last || !('action' in last)) return 'nothing-to-undo';
  return last.seat === seat ? last.sealed : 'not-your-entry';
};
const inTurn = ({ entry }: Step<Kind>): boolean => !isPassing(entry);
const sealOf = ({ entry }: Step<Kind>) => (entry && 'action' in entry ? entry.sealed : undefined);

/** Back to the seat's last decision, as far as it stands; nothing when it has made none. */
export const lastDecision = (steps: readonly Step<Kind>[], seat: string): number =>
  steps.findLastIndex(({ entry }) => entry && 'action' in entry && entry.seat === seat && !entry.aside);

/** What `undo` would take back for this seat, or why nothing: one's own last entry, else back to one's last decision. */
export const takeBack = (
  guest: Guest,
  seen: Seen & { readonly ledger: Ledger },
  seat: string,
  known: readonly Step<Kind>[] = knownSteps(seen.course, seen.ledger, seat),
): TakeBack | NoUndo => {
  const { game, record, course } = seen;
  const reason = whyNotByRight(seen, known, seat);
  const others = game.seats(course.opening.options).filter((other) => other !== seat);
  const allAgree = others.every((other) => agrees(guest, record, other));
  const last = course.steps.findLast(inTurn)?.entry;
  if (reason === undefined) {
    // Somebody else may be choosing in secret at the same time: whether they did must not be told by an undo. What is
    // done aside is done again after it, and stands in nobody's way.
    const { must, reopen = [] } = askedOf(game, stateOf(course));
    const isAlone = allAgree || !game.meta.secrets || ![...must, ...reopen].some((other) => other !== seat);
    if (isAlone && last?.seat === seat) return { from: last.seq };
    if (!allAgree) return 'secret';
  }
  if (reason === 'game-is-over') return reason;
  const at = lastDecision(known, seat);
  const mine = known[at]?.entry;
  if (!mine) return 'nothing-to-undo';
  if (!allAgree) return reason ?? 'secret';
  const firm = known
    .slice(at)
    .map(sealOf)
    .find((sealed) => sealed === 'roll' || sealed === 'reveal');
  return firm ?? { from: mine.seq, agreed: others };
};
