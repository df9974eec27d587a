// The host: tables behind connections. A worker of a page is one connection; a server has one a socket.
import {
  type Answers,
  type Ask,
  type FromHost,
  parseRequest,
  type TableCard,
  type TableId,
  type Trouble,
} from '@rose/protocol';
import { type Answer, answer, type Room, sit } from './asks.ts';
import { createDesk, type Desk } from './desk.ts';
import { type Crowd, show, spread, tell } from './follow.ts';
import { createHouse } from './house.ts';
import { isKnownTo } from './ledger.ts';
import { type Connected, createLives, type Live, type Lives } from './live.ts';
import type { Changed, Outside } from './outside.ts';
import { createReplays } from './replays.ts';
import { DEVICE, type Guest } from './seats.ts';
import { activeAt, lastSeq } from './sight.ts';
import { isTrouble, stored } from './trouble.ts';
import { createWeighing } from './weighing.ts';

export interface Connection {
  /** Never fails: whatever is wrong with a message is answered. */
  receive(message: unknown): Promise<void>;
  /** The same for an ask that was read before, answered to the caller. */
  answer(ask: Ask): Promise<Answer>;
  /** Sits down where the page left off: `held` is the number of the newest sight it has from this viewer. */
  sit(table: TableId, viewer: string, held?: number): Promise<Answers['sit'] | Trouble>;
  close(): void;
}
export interface Host {
  connect(send: (message: FromHost) => void, guest?: Guest): Connection;
  /** Lets the house go on where it was interrupted. */
  start(): Promise<void>;
  /** Another host on the same store changed this table; `seq`: its newest entry, where that is known. */
  refresh(table: TableId, seq?: number): Promise<void>;
  /** Changes of other hosts may have been missed: every table in memory looks for what it lacks. */
  refreshAll(): Promise<void>;
  /** Called now and then: lets go of tables that nobody needs. */
  sweep(): Promise<void>;
  readonly desk: Desk;
}

/** The number an answer must carry, as far as the message has one. */
const idOf = (message: unknown): number => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return -1;
  return typeof message.id === 'number' && Number.isSafeInteger(message.id) ? message.id : -1;
};

const changeOf = ({ record, course, ledger }: Live, isTurn: boolean): Changed => {
  const seq = lastSeq(course);
  const { table, seating } = record;
  return { table, seq, isTurn, seating, isPublic: isKnownTo(ledger, 'spectator', seq) };
};
const turnOf = (live: Live): string => activeAt(live).join();

/** Whatever is thrown belongs to one ask: it is told to whoever keeps the house, and harms nobody else. */
const guarded = async <T extends object>({ outside }: Room, job: () => Promise<T | Trouble>): Promise<T | Trouble> => {
  try {
    return await job();
  } catch (error) {
    outside.report(error);
    return { trouble: 'internal' };
  }
};

const reply = async (room: Room, message: unknown): Promise<FromHost> => {
  const id = idOf(message);
  const found = await guarded<Exclude<Answer, Trouble>>(room, async () => {
    const parsed = parseRequest(message);
    return parsed.ok ? answer(room, parsed.value) : { trouble: 'bad-request', field: parsed.field };
  });
  return isTrouble(found) ? { id, trouble: found } : { id, answer: found };
};

export const createHost = (outside: Outside): Host => {
  const { isOpenHouse = false } = outside;
  const crowd: Crowd = { connections: new Set(), isOpenHouse, report: outside.report };
  const house = createHouse(
    outside,
    () => lives,
    (live) => show(crowd, live),
  );
  const lives: Lives = createLives(outside, (live, isOurs) => {
    house.settle(live, true);
    spread(crowd, live);
    const turn = turnOf(live);
    if (isOurs) outside.noticed?.(changeOf(live, turn !== live.turnTold));
    live.turnTold = turn;
  });

  const resume = async ({ table, outcome, seating }: TableCard): Promise<void> => {
    const kinds = Object.values(seating).map(({ kind }) => kind);
    if (outcome || !kinds.includes('bot') || !kinds.includes('person')) return;
    const live = await lives.find(table);
    if (!isTrouble(live)) house.attend(live);
  };

  const refreshOne = (live: Live, seq = Number.POSITIVE_INFINITY): Promise<unknown> =>
    lives.inTurn(live, async () => (seq > lastSeq(live.course) ? lives.reload(live) : undefined));

  const desk = createDesk(outside, lives, house, (live) => show(crowd, live));
  return {
    desk,
    sweep: () => lives.sweep(),
    async refreshAll() {
      for (const live of await lives.inMemory()) await refreshOne(live);
    },
    connect(send, guest = DEVICE) {
      const by: Connected = { guest, send };
      // Most of a crowd only sits there: what few ask for is made when they do.
      let replays: Room['replays'] | undefined;
      let weigh: Room['weigh'] | undefined;
      const room: Room = {
        outside,
        lives,
        desk,
        house,
        crowd,
        by,
        get replays() {
          replays ??= createReplays(outside, guest, lives.find);
          return replays;
        },
        get weigh() {
          weigh ??= createWeighing(outside);
          return weigh;
        },
      };
      crowd.connections.add(by);
      return {
        async receive(message) {
          const said = await reply(room, message);
          if (crowd.connections.has(by)) tell(crowd, by, () => said);
        },
        answer: (ask) => guarded<Exclude<Answer, Trouble>>(room, () => answer(room, ask)),
        sit: (table, viewer, held) => guarded(room, () => sit(room, table, viewer, held)),
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
    async refresh(table, seq) {
      const known = await lives.known(table);
      if (known) await refreshOne(known, seq);
      else if (!isOpenHouse)
        for (const connected of crowd.connections) tell(crowd, connected, () => ({ news: 'tables' }));
    },
  };
};
