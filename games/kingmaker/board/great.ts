// Where the war itself changes in what was told: an heir dies, is crowned, is chosen by Parliament or changes hands, or a combat
// of one's own is decided. Asked at every step, so it is small; what is shown of it comes later.
import {
  isPieceName,
  isPlaceName,
  type LogEntry,
  type NobleName,
  type PieceName,
  ROYAL_NAMES,
  type RoyalName,
  type View,
} from '@rose/kingmaker/ids';
import type { Peeked } from '@rose/table';
import { holderOf } from './holders.ts';
import { isAfterCombat } from './scenes/papers-facts.ts';
import { isCrowned, keeperOf } from './stacks.ts';

export type Entry = Peeked<LogEntry>;
/** With the line of the log that tells it. */
export interface Crowns {
  readonly kind: 'dead' | 'crowned' | 'named' | 'taken';
  readonly piece: PieceName;
  readonly entry: Entry;
}
const ENDINGS = [
  'battle-won',
  'field-won',
  'garrison-won',
  'place-taken',
  'place-holds',
  'indecisive',
  'bad-weather',
] as const satisfies readonly LogEntry['say'][];
export interface Fought {
  readonly kind: 'fought';
  readonly entry: Extract<Entry, { readonly say: (typeof ENDINGS)[number] }>;
}
export type Great = Crowns | Fought;
const isRoyal = (piece: string): piece is RoyalName => (ROYAL_NAMES as readonly string[]).includes(piece);
const deadIn = (entry: Entry): readonly PieceName[] => {
  if (entry.say === 'died') return entry.pieces;
  if (entry.say === 'executed') return [entry.piece];
  return entry.say === 'royal-death' && entry.dead ? [entry.royal] : [];
};
/** A crowned noble is a King as well. */
const isClaimant = (view: View, piece: PieceName): boolean => isRoyal(piece) || isCrowned(view, piece);

/** Kings first, then what came last. An heir without a crown who changes hands matters to those two alone. */
const crownsIn = (before: View, after: View, told: readonly Entry[]): Crowns | undefined => {
  const found = told.flatMap((entry): readonly Crowns[] => {
    const dead = deadIn(entry).filter((piece) => isClaimant(before, piece));
    if (dead.length > 0) return dead.map((piece) => ({ kind: 'dead', piece, entry }));
    if (entry.say === 'crowned') return [{ kind: 'crowned', piece: entry.piece, entry }];
    if (entry.say === 'king-named' && entry.king !== null && isPieceName(entry.king))
      return [{ kind: 'named', piece: entry.king, entry }];
    if (entry.say !== 'heir-taken') return [];
    const lost = keeperOf(before, entry.royal);
    if (lost === entry.seat) return [];
    const isBetween = lost !== undefined && (lost === after.viewer || entry.seat === after.viewer);
    return isBetween || isCrowned(before, entry.royal) ? [{ kind: 'taken', piece: entry.royal, entry }] : [];
  });
  const wasKing = ({ piece }: Crowns): boolean => isCrowned(before, piece);
  return (
    found.findLast((one) => one.kind === 'dead' && wasKing(one)) ??
    found.findLast(({ kind }) => kind === 'crowned' || kind === 'named') ??
    found.findLast(({ kind }) => kind === 'dead') ??
    found.at(-1)
  );
};

const isLost = (before: View, entry: Entry): boolean => {
  if (entry.say === 'place-taken') return holderOf(before, entry.place) === before.viewer;
  const nobles = entry.say === 'captured' ? entry.nobles : entry.say === 'died' ? entry.pieces : [];
  return nobles.some((noble) => before.held[noble as keyof View['held']] === before.viewer);
};
/** Whether this viewer declared it, stands in it, or holds the walls. */
const isInIt = (view: View): boolean => {
  const { phase, viewer, held } = view;
  if (phase.name === 'field')
    return [...phase.attackers, ...phase.defenders].some((noble) => held[noble as NobleName] === viewer);
  if (phase.name !== 'combat') return false;
  const { by, place, attackers, defenders } = phase;
  const isHolder = place !== null && isPlaceName(place) && holderOf(view, place) === viewer;
  return by === viewer || isHolder || [...attackers, ...defenders].some((noble) => held[noble as NobleName] === viewer);
};
/** Whoever is asked what becomes of it sees the combat on its own screen; for all others in it that would only flash by. */
const foughtIn = (before: View, after: View, told: readonly Entry[]): Fought | undefined => {
  const { viewer } = before;
  if (viewer === 'spectator' || (isAfterCombat(after) && after.asked.includes(viewer))) return undefined;
  const entry = told.findLast((one): one is Fought['entry'] => (ENDINGS as readonly string[]).includes(one.say));
  if (!entry) return undefined;
  const isMine =
    ('seat' in entry && entry.seat === viewer) || isInIt(before) || told.some((one) => isLost(before, one));
  return isMine ? { kind: 'fought', entry } : undefined;
};
export const greatIn = (before: View, after: View, told: readonly Entry[]): Great | undefined =>
  crownsIn(before, after, told) ?? foughtIn(before, after, told);
