// Who is connected to this node, and what each of them follows.
import type { Connection } from '@rose/host';
import type { FromSocket, Person, TableId } from '@rose/protocol';

/** One socket, as the rest of the house knows it. */
export interface Client {
  readonly me: Person | undefined;
  /** Where it comes from, as rates are counted. */
  readonly address: string;
  /** The same as all nodes tell it. */
  readonly place: string;
  /** Its place at the host. */
  connect(): Connection;
  /** Tables this socket may ask about: it sits there, has shown the key, or they are open to all. */
  readonly entered: Set<TableId>;
  /** Gatherings whose key this socket has shown. */
  readonly invited: Set<TableId>;
  send(message: FromSocket): void;
}
/** Sets by name that vanish when they are empty. */
export interface Groups {
  of(name: string): ReadonlySet<Client>;
  add(name: string, client: Client): void;
  remove(name: string, client: Client): void;
  has(name: string): boolean;
  names(): readonly string[];
}
export interface Clients {
  readonly all: Set<Client>;
  readonly players: Groups;
  /** Where each player is or was last, of those who came last: who is told by notice is mostly not connected. */
  readonly places: ReadonlyMap<string, string>;
  /** Another node has told where a player is. */
  remember(player: string, place: string): void;
  /** Those who sit or watch, by table. */
  readonly tables: Groups;
  /** Those who look at a gathering, by table. */
  readonly gatherings: Groups;
  readonly lobby: Set<Client>;
  leave(client: Client): readonly TableId[];
}

const NOBODY: ReadonlySet<Client> = new Set();
const MOST_PLACES = 20_000;

export const createGroups = (): Groups & { leave(client: Client): readonly string[] } => {
  const groups = new Map<string, Set<Client>>();
  const remove = (name: string, client: Client): void => {
    const group = groups.get(name);
    group?.delete(client);
    if (group?.size === 0) groups.delete(name);
  };
  /** What each client belongs to, so that its going costs no search. */
  const belongs = new Map<Client, Set<string>>();
  return {
    of: (name) => groups.get(name) ?? NOBODY,
    has: (name) => groups.has(name),
    names: () => [...groups.keys()],
    add(name, client) {
      groups.set(name, (groups.get(name) ?? new Set()).add(client));
      belongs.set(client, (belongs.get(client) ?? new Set()).add(name));
    },
    remove(name, client) {
      remove(name, client);
      belongs.get(client)?.delete(name);
    },
    leave(client) {
      const names = [...(belongs.get(client) ?? [])];
      belongs.delete(client);
      for (const name of names) remove(name, client);
      return names;
    },
  };
};

export const createClients = (): Clients => {
  const all = new Set<Client>();
  const lobby = new Set<Client>();
  const [players, tables, gatherings] = [createGroups(), createGroups(), createGroups()];
  const places = new Map<string, string>();
  const remember = (player: string, place: string): void => {
    places.delete(player);
    places.set(player, place);
    const { value: oldest } = places.keys().next();
    if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
  };
  return {
    all,
    lobby,
    places,
    remember,
    players: {
      ...players,
      add(player, client) {
        remember(player, client.place);
        players.add(player, client);
      },
    },
    tables,
    gatherings,
    leave(client) {
      all.delete(client);
      lobby.delete(client);
      players.leave(client);
      gatherings.leave(client);
      return tables.leave(client);
    },
  };
};
