// The host: tables behind connections. A worker of a page is one connection; a server has one a socket.
import { type FromHost, parseRequest, type TableCard, type TableId, type Trouble } from '@rose/protocol';
import { answer, type Room } from './asks.ts';
import { type Crowd, show, spread, tell } from './follow.ts';
import { createHouse } from './house.ts';
import { type Connected, createLives, type Lives } from './live.ts';
import type { Outside } from './outside.ts';
import { createReplays } from './replays.ts';
import { DEVICE, type Guest } from './seats.ts';
import { isTrouble, stored } from './trouble.ts';
import { createWeighing } from './weighing.ts';

export interface Connection {
  /** Never fails: whatever is wrong with a message is answered. */
  receive(message: unknown): Promise<void>;
  close(): void;
}
export interface Host {
  connect(send: (message: FromHost) => void, guest?: Guest): Connection;
  /** Lets the house go on where it was interrupted. */
  start(): Promise<void>;
  /** Another host on the same store changed this table. */
  refresh(table: TableId): Promise<void>;
}

/** The number an answer must carry, as far as the message has one. */
const idOf = (message: unknown): number => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return -1;
  return typeof message.id === 'number' && Number.isSafeInteger(message.id) ? message.id : -1;
};

const reply = async (room: Room, message: unknown): Promise<FromHost> => {
  const id = idOf(message);
  try {
    const parsed = parseRequest(message);
    if (!parsed.ok) return { id, trouble: { trouble: 'bad-request', field: parsed.field } };
    const found = await answer(room, parsed.value);
    return isTrouble(found) ? { id, trouble: found } : { id, answer: found };
  } catch (error) {
    room.outside.report(error);
    const trouble: Trouble = { trouble: 'internal' };
    return { id, trouble };
  }
};

export const createHost = (outside: Outside): Host => {
  const crowd: Crowd = { connections: new Set(), report: outside.report };
  const house = createHouse(
    outside,
    () => lives,
    (live) => show(crowd, live),
  );
  const lives: Lives = createLives(outside, (live) => {
    house.settle(live);
    spread(crowd, live);
  });

  const resume = async ({ table, outcome, seating }: TableCard): Promise<void> => {
    const kinds = Object.values(seating).map(({ kind }) => kind);
    if (outcome || !kinds.includes('bot') || !kinds.includes('person')) return;
    const live = await lives.find(table);
    if (!isTrouble(live)) house.attend(live);
  };

  return {
    connect(send, guest = DEVICE) {
      const by: Connected = { guest, send };
      const replays = createReplays(outside, guest, lives.find);
      const room: Room = { outside, lives, house, crowd, by, replays, weigh: createWeighing(outside) };
      crowd.connections.add(by);
      return {
        async receive(message) {
          const said = await reply(room, message);
          if (crowd.connections.has(by)) tell(crowd, by, () => said);
        },
        close() {
          crowd.connections.delete(by);
          void lives.inMemory().then((all) => {
            for (const live of all) if (live.followers.delete(by)) house.attend(live);
          });
        },
      };
    },
    async start() {
      const cards = await stored(() => outside.store.cards(), outside.report);
      if (isTrouble(cards)) return;
      for (const card of cards) {
        // One table that cannot go on must not keep the others waiting.
        try {
          await resume(card);
        } catch (error) {
          outside.report(error);
        }
      }
    },
    async refresh(table) {
      const known = (await lives.inMemory()).find(({ record }) => record.table === table);
      if (known) await lives.inTurn(known, () => lives.reload(known));
      else for (const connected of crowd.connections) tell(crowd, connected, () => ({ news: 'tables' }));
    },
  };
};
