// Whose share of the house an ask takes, and whose a bot's turn does.
import type { Seating, TableId } from '@rose/protocol';
import { holdersIn } from '../seats/holders.ts';
import type { Payer } from '../thinkers/index.ts';
import type { Client, Clients } from './clients.ts';

export const payerOf = ({ me, address, place }: Client): Payer => ({
  person: me?.player ?? address,
  place,
  address,
  waits: true,
  worked: 0,
});

/** Work for a table, as the queue carries it: for whom, and where they are, if whoever wrote it down knew. */
interface Owed {
  readonly of: string;
  readonly at?: string;
}
/** Where nobody holds a seat any more: all such tables together have the share of one person. */
const NO_HOLDER = '';
/** Where nobody knows somebody to be: all of whom that is so share what one place has. */
const NOWHERE = '';

type Known = Pick<Clients, 'players' | 'places'>;
/** Where a player is connected, else where work for them says they are, else where they were last. */
export const placeIn = ({ players, places }: Known, player: string, told?: string): string | undefined => {
  const [client] = players.of(player);
  return client?.place ?? told ?? places.get(player);
};

/** Whose share a table takes: the first who holds a seat and is known to be somewhere, else the first who holds one. */
export const owedBy = (clients: Known, seating: Seating): Owed => {
  const holders = holdersIn(seating);
  const of = holders.find((player) => placeIn(clients, player) !== undefined) ?? holders[0] ?? NO_HOLDER;
  const at = placeIn(clients, of);
  return { of, ...(at === undefined ? {} : { at }) };
};
const textIn = (payload: unknown, name: keyof Owed): string | undefined => {
  const value = typeof payload === 'object' && payload !== null ? (payload as Partial<Owed>)[name] : undefined;
  return typeof value === 'string' && value !== NO_HOLDER ? value : undefined;
};

/**
 * A bot plays for who holds a seat there, wherever they are; who is not known to be anywhere is where somebody follows the
 * table. Where nobody holds a seat it plays for who watches: a table is nobody, and many tables are not many persons.
 */
export const payerFor = (
  clients: Known & Pick<Clients, 'tables' | 'remember'>,
  table: TableId,
  payload: unknown,
): Pick<Payer, 'person' | 'place'> => {
  const [follower] = clients.tables.of(table);
  const [of, at] = [textIn(payload, 'of'), textIn(payload, 'at')];
  // The turn after this one is written down here, where somebody may never have come in.
  if (of !== undefined && at !== undefined && !clients.players.has(of)) clients.remember(of, at);
  const person = of ?? follower?.me?.player ?? follower?.address ?? NO_HOLDER;
  return { person, place: placeIn(clients, person, at) ?? follower?.place ?? NOWHERE };
};
