// A gathering becomes a table: seats are shared out as its terms say, and the host opens it.
import type { Bid, Chair, Sitter, SocketTrouble, TableId } from '@rose/protocol';
import { type Context, isTrouble, NO_TABLE, trouble } from './context.ts';
import { type Filling, fillingOf, isFull, type KeptTerms, tableRow, termsOf } from './rows.ts';
import { tellLobby, tellTable } from './words.ts';

const sitterOf = (chair: Chair): Sitter => {
  switch (chair.kind) {
    case 'person':
      return { kind: 'person', name: chair.name, player: chair.player };
    case 'bot':
      return { kind: 'bot', bot: chair.bot, strength: chair.strength };
    case 'open':
    case 'kept':
      throw new Error(`a ${chair.kind} chair cannot begin`);
  }
};

const bidOf = (sitter: Sitter, bids: Filling['bids']): Bid | undefined =>
  sitter.kind === 'person' && sitter.player !== undefined && Object.hasOwn(bids, sitter.player)
    ? bids[sitter.player]
    : undefined;

/**
 * Sides by bid: whoever gave most for a side has it, then the next among the sides that are left; equal bids as the lots
 * fell. Whoever is left without a wish that can be met takes what remains, and pays nothing for it.
 */
export const byBid =
  (bids: Filling['bids'], paid: (stakes: { readonly [seat: string]: number }) => void) =>
  (drawn: readonly Sitter[], seats: readonly string[]): readonly Sitter[] => {
    const placed = new Map<string, Sitter>();
    const stakes: Record<string, number> = {};
    const left: Sitter[] = [];
    for (const sitter of drawn.toSorted((a, b) => (bidOf(b, bids)?.points ?? 0) - (bidOf(a, bids)?.points ?? 0))) {
      const bid = bidOf(sitter, bids);
      if (bid && seats.includes(bid.seat) && !placed.has(bid.seat)) {
        placed.set(bid.seat, sitter);
        if (bid.points > 0) stakes[bid.seat] = bid.points;
      } else left.push(sitter);
    }
    paid(stakes);
    return seats.map((seat) => placed.get(seat) ?? (left.shift() as Sitter));
  };

const open = (
  context: Context,
  table: TableId,
  { game, options, sides, clock }: KeptTerms,
  { chairs, bids }: Filling,
) => {
  const sitters = chairs.map(sitterOf);
  const ask = { game, options, sitters, draw: sides !== 'chosen' };
  const arrange = byBid(bids, (stakes) => context.stakes.set(table, stakes));
  return context.host.operations.open(ask, { table, clock, ...(sides === 'bid' ? { arrange } : {}) });
};

/** Begins a gathering that is full. Whoever comes second finds that it has begun, and that is well, too. */
export const begin = async (context: Context, table: TableId): Promise<SocketTrouble | undefined> => {
  const row = await tableRow(context.database.db, table);
  if (!row) return NO_TABLE;
  if (row.state !== 'gathering') return undefined;
  const filling = fillingOf(row);
  if (!isFull(filling)) return trouble('not-begun');
  const opened = await open(context, table, termsOf(row), filling);
  context.stakes.delete(table);
  if (isTrouble(opened)) {
    const now = await tableRow(context.database.db, table);
    return now && now.state !== 'gathering' ? undefined : opened;
  }
  await tellTable(context, table);
  await tellLobby(context, table);
  return undefined;
};
