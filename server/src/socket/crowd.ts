// Who is connected to this node, and what each of them follows.
import type { Connection } from '@rose/host';
import type { FromSocket, Person, TableId } from '@rose/protocol';

/** One socket, as the rest of the house knows it. */
export interface Line {
  readonly me: Person | undefined;
  /** Where it comes from, as rates are counted. */
  readonly address: string;
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
  of(name: string): ReadonlySet<Line>;
  add(name: string, line: Line): void;
  remove(name: string, line: Line): void;
  has(name: string): boolean;
  names(): readonly string[];
}
export interface Crowd {
  readonly lines: Set<Line>;
  readonly players: Groups;
  /** Those who sit or watch, by table. */
  readonly tables: Groups;
  /** Those who look at a gathering, by table. */
  readonly gatherings: Groups;
  readonly lobby: Set<Line>;
  leave(line: Line): readonly TableId[];
}

const NOBODY: ReadonlySet<Line> = new Set();

export const createGroups = (): Groups & { leave(line: Line): readonly string[] } => {
  const groups = new Map<string, Set<Line>>();
  const remove = (name: string, line: Line): void => {
    const group = groups.get(name);
    group?.delete(line);
    if (group?.size === 0) groups.delete(name);
  };
  /** What each line belongs to, so that its going costs no search. */
  const belongs = new Map<Line, Set<string>>();
  return {
    of: (name) => groups.get(name) ?? NOBODY,
    has: (name) => groups.has(name),
    names: () => [...groups.keys()],
    add(name, line) {
      groups.set(name, (groups.get(name) ?? new Set()).add(line));
      belongs.set(line, (belongs.get(line) ?? new Set()).add(name));
    },
    remove(name, line) {
      remove(name, line);
      belongs.get(line)?.delete(name);
    },
    leave(line) {
      const names = [...(belongs.get(line) ?? [])];
      belongs.delete(line);
      for (const name of names) remove(name, line);
      return names;
    },
  };
};

export const createCrowd = (): Crowd => {
  const lines = new Set<Line>();
  const lobby = new Set<Line>();
  const [players, tables, gatherings] = [createGroups(), createGroups(), createGroups()];
  return {
    lines,
    lobby,
    players,
    tables,
    gatherings,
    leave(line) {
      lines.delete(line);
      lobby.delete(line);
      players.leave(line);
      gatherings.leave(line);
      return tables.leave(line);
    },
  };
};
