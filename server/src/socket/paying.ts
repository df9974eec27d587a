// Whose share of the house an ask takes, and whose a bot's turn does.
import type { TableId } from '@rose/protocol';
import { NO_HOLDER } from '../seats/holders.ts';
import type { Payer } from '../thinkers/index.ts';
import type { Client, Clients } from './clients.ts';

export const payerOf = ({ me, address }: Client): Payer => ({
  person: me?.player ?? address,
  place: address,
  address,
  waits: true,
});

type Known = Pick<Clients, 'players' | 'places'>;
/** The address a player is connected from, or was last, if to this node. */
export const placeIn = ({ players, places }: Known, player: string): string | undefined => {
  const [client] = players.of(player);
  return client?.address ?? places.get(player);
};

const personIn = (payload: unknown): string | undefined => {
  const of = typeof payload === 'object' && payload !== null && 'of' in payload ? String(payload.of) : NO_HOLDER;
  return of === NO_HOLDER ? undefined : of;
};

/**
 * A bot plays for who holds a seat there, wherever they are; who is not connected is where somebody follows the table.
 * Where nobody holds a seat it plays for who watches: a table is nobody, and many tables are not many persons.
 */
export const payerFor = (
  clients: Known & Pick<Clients, 'tables'>,
  table: TableId,
  payload: unknown,
): Pick<Payer, 'person' | 'place'> => {
  const [follower] = clients.tables.of(table);
  const person = personIn(payload) ?? follower?.me?.player ?? follower?.address ?? table;
  return { person, place: placeIn(clients, person) ?? follower?.address ?? person };
};
