// Where the points of a game came from: what each seat scored, by turn and by source.
import type { LogEntry, Seat } from '@rose/lancaster-york/ids';
import type { Peeked } from '@rose/table';

export const SOURCES = ['regions', 'king', 'titles', 'bonus'] as const;
export type Source = (typeof SOURCES)[number];

interface Gain {
  readonly turn: number;
  readonly seat: Seat;
  readonly source: Source;
  readonly vp: number;
}
const gainsOf = (entry: Peeked<LogEntry>, turn: number): readonly Gain[] => {
  const gain = (source: Source) => (seat: Seat, vp: number) => ({ turn, seat, source, vp });
  switch (entry.say) {
    case 'region-judged':
      return entry.ranking.map(({ seat, vp }) => gain('regions')(seat, vp));
    case 'king-crowned':
      return entry.seats.map((seat) => gain('king')(seat, entry.vp));
    case 'titles-scored':
      return [gain('titles')(entry.seat, entry.vp)];
    case 'trade-scored':
    case 'church-scored':
      return [gain('bonus')(entry.seat, entry.vp)];
    default:
      return [];
  }
};

export interface Points {
  readonly turns: readonly number[];
  of(seat: Seat, source: Source): number;
  in(seat: Seat, turn: number): number;
}
const sum = (gains: readonly Gain[]): number => gains.reduce((all, { vp }) => all + vp, 0);

/** What was told from the first turn to the last; nothing where less was told than was scored, as after a set-up position. */
export const pointsOf = (
  told: readonly Peeked<LogEntry>[],
  scores: readonly { readonly seat: Seat; readonly score: number }[],
): Points | undefined => {
  const gains: Gain[] = [];
  const turns: number[] = [];
  for (const entry of told) {
    if (entry.say === 'turn-began') turns.push(entry.turn);
    gains.push(...gainsOf(entry, turns.at(-1) ?? 0));
  }
  const isWhole = scores.every(({ seat, score }) => sum(gains.filter((gain) => gain.seat === seat)) === score);
  if (!isWhole || turns.length === 0) return undefined;
  return {
    turns,
    of: (seat, source) => sum(gains.filter((gain) => gain.seat === seat && gain.source === source)),
    in: (seat, turn) => sum(gains.filter((gain) => gain.seat === seat && gain.turn === turn)),
  };
};
