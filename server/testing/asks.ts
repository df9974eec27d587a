// What each kind of ask costs a house: its processor time and what it sends, measured on a house in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SocketAsk } from '@rose/protocol';
import { WebSocket } from 'ws';
import type { FromHouse } from './load/house-process.ts';
import { guestAt } from './load/page.ts';

export interface AskCost {
  readonly ask: string;
  readonly rounds: number;
  /** Milliseconds of the house's processor, all of its threads. */
  readonly processor: number;
  /** Milliseconds for which the house could answer nobody else: its disk included. */
  readonly busy: number;
  /** Sent by the house, news included. */
  readonly bytes: number;
}
interface Caller {
  ask(what: SocketAsk): Promise<Readonly<Record<string, unknown>>>;
  bytes(): number;
  close(): void;
}
const SCRIPT = fileURLToPath(new URL('./load/house-process.ts', import.meta.url));

const call = async (port: number, name: string): Promise<Caller> => {
  const headers = { origin: `http://127.0.0.1:${port}`, cookie: await guestAt(port, name) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, perMessageDeflate: false });
  const waiting = new Map<number, (answer: Readonly<Record<string, unknown>>) => void>();
  let bytes = 0;
  let last = 0;
  socket.on('message', (data: Buffer) => {
    bytes += data.length;
    const message = JSON.parse(data.toString('utf8')) as { id?: number; answer?: object; trouble?: object };
    if (message.id === undefined) return;
    waiting.get(message.id)?.({ ...message.answer, ...message.trouble });
    waiting.delete(message.id);
  });
  await once(socket, 'open');
  return {
    ask: (what) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve);
        socket.send(JSON.stringify({ ...what, id: last }));
      }),
    bytes: () => bytes,
    close: () => socket.close(),
  };
};

const TERMS = {
  game: 'deux-roses',
  sides: 'chosen',
  access: 'link',
  clock: { kind: 'none' },
  standIn: { bot: 'random', strength: 1 },
} as const;
const BOT = { kind: 'bot', bot: 'random', strength: 1 } as const;
const STRANGER = '0123456789abcdef';

/** What is asked in a round, one after the other: some asks go together, since one undoes or follows the other. */
interface Group {
  readonly asks: readonly SocketAsk['ask'][];
  round(): Promise<unknown>;
}
interface Guests {
  readonly ann: Caller;
  /** A table of two, where Ann sits at `seat`, and a replay of it. */
  readonly table: string;
  readonly seat: string;
  readonly replay: string;
}
const again = (page: Caller, ...asks: readonly SocketAsk[]): Group => ({
  asks: asks.map(({ ask }) => ask),
  async round() {
    for (const ask of asks) await page.ask(ask);
  },
});
/** What may be asked as often as one likes, and leaves the table as it is. */
const lasting = ({ ann, table, seat, replay }: Guests): readonly Group[] => [
  again(ann, { ask: 'time' }),
  again(ann, { ask: 'lobby' }),
  again(ann, { ask: 'leave-lobby' }, { ask: 'lobby' }),
  again(ann, { ask: 'my-tables' }),
  again(ann, { ask: 'sit', table, viewer: seat }),
  again(ann, { ask: 'refusals', table, seat }),
  again(ann, { ask: 'why-not', table, seat, action: 'resign' }),
  again(ann, { ask: 'export', table }),
  again(ann, { ask: 'look', replay, step: 3, viewer: seat }),
  again(ann, { ask: 'retell', replay, viewer: seat }),
  again(ann, { ask: 'replay', table }),
  again(ann, { ask: 'invitation', table }),
  again(ann, { ask: 'chat', table }),
  again(ann, { ask: 'say', table, audience: 'players', text: 'a line of talk at the table' }),
  again(ann, { ask: 'note', table, text: 'a note of my own' }),
  again(ann, { ask: 'notes', table }),
  again(ann, { ask: 'orders', table, seat }),
  again(ann, { ask: 'leave-orders', table, seat, orders: [] }),
  again(ann, { ask: 'mute', table, muted: false }),
  again(ann, { ask: 'block', player: STRANGER, blocked: false }),
  again(ann, { ask: 'blocks' }),
  again(ann, { ask: 'unlearn', table, seat }),
  again(ann, { ask: 'take-back', table, seat }, { ask: 'answer-take-back', table, seat, agree: false }),
  again(ann, { ask: 'vote-end', table, agree: true }, { ask: 'vote-end', table, agree: false }),
  again(ann, { ask: 'hand-over', table, seat }, { ask: 'reclaim', table, seat }),
  again(ann, { ask: 'leave', table }, { ask: 'sit', table, viewer: seat }),
];
const offerOf = async (page: Caller, chairs: readonly object[]) => {
  const made = await page.ask({ ask: 'offer', ...TERMS, chairs } as SocketAsk);
  if (!('table' in made)) throw new Error(`no table: ${JSON.stringify(made)}`);
  return made as { readonly table: string; readonly key: string };
};
/** A guest has so many tables at most. */
const MOST_MADE = 50;

/** What makes tables and moves: by guests who have no table yet. */
const making = (ann: Caller, ben: Caller): readonly Group[] => {
  let table = '';
  const seats = [
    ['lancaster', ann],
    ['york', ben],
  ] as const;
  return [
    { asks: ['offer'], round: () => offerOf(ann, [{ kind: 'me' }, BOT]) },
    {
      asks: ['offer', 'call-off'],
      async round() {
        const made = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
        await ann.ask({ ask: 'call-off', table: made.table });
      },
    },
    {
      asks: ['offer', 'start'],
      async round() {
        const made = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
        await ann.ask({ ask: 'start', table: made.table });
      },
    },
    {
      asks: ['offer', 'join'],
      async round() {
        const made = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
        await ben.ask({ ask: 'join', table: made.table, key: made.key });
        table = made.table;
      },
    },
    {
      asks: ['sit', 'play'],
      async round() {
        for (const [seat, page] of seats) if (table !== '' && (await moveAt(page, table, seat))) return;
        const made = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
        await ben.ask({ ask: 'join', table: made.table, key: made.key });
        table = made.table;
      },
    },
  ];
};
interface Shown {
  readonly sight: { readonly seq: number; readonly may: readonly string[]; readonly active: readonly string[] };
}
/** The first choice of a seat whose turn it is; tells whether it was. */
const moveAt = async (page: Caller, table: string, seat: string): Promise<boolean> => {
  const { sight } = (await page.ask({ ask: 'sit', table, viewer: seat })) as unknown as Partial<Shown>;
  const [action] = sight?.may ?? [];
  if (!sight?.active.includes(seat) || action === undefined) return false;
  await page.ask({ ask: 'play', table, seq: sight.seq, seat, action });
  return true;
};

/** Two guests at a table of some moves; what they ask is asked again and again. */
export const measureAsks = async (rounds: number, progress: (line: string) => void): Promise<readonly AskCost[]> => {
  const house = fork(SCRIPT, ['', ''], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const heard = async (): Promise<FromHouse> => ((await once(house, 'message')) as [FromHouse])[0];
  const opened = await heard();
  if (!('port' in opened)) throw new Error('the house stays shut');
  const spent = async (): Promise<{ readonly processor: number; readonly busy: number }> => {
    const answer = heard();
    house.send({ use: true });
    const use = await answer;
    return 'processor' in use ? use : { processor: 0, busy: 0 };
  };
  const [ann, ben] = [await call(opened.port, 'Ann'), await call(opened.port, 'Ben')];
  const { table, key } = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
  await ben.ask({ ask: 'join', table, key });
  for (let i = 0; i < 6; i++) {
    await moveAt(ann, table, 'lancaster');
    await moveAt(ben, table, 'york');
  }
  const { replay } = (await ann.ask({ ask: 'replay', table })) as { readonly replay: string };
  const callers = [ann, ben];
  const costs: AskCost[] = [];
  const measure = async ({ asks, round }: Group, times: number): Promise<void> => {
    const bytes = (): number => callers.reduce((sum, caller) => sum + caller.bytes(), 0);
    await round();
    const before = [await spent(), bytes()] as const;
    for (let i = 0; i < times; i++) await round();
    const after = [await spent(), bytes()] as const;
    const each = times * asks.length;
    const cost = {
      rounds: times,
      processor: (after[0].processor - before[0].processor) / each,
      busy: (after[0].busy - before[0].busy) / each,
      bytes: (after[1] - before[1]) / each,
    };
    for (const ask of asks) if (!costs.some((one) => one.ask === ask)) costs.push({ ask, ...cost });
    progress(
      `${asks.join('+')}: ${cost.processor.toFixed(3)} ms, busy ${cost.busy.toFixed(3)}, ${cost.bytes.toFixed(0)} bytes`,
    );
  };
  for (const group of lasting({ ann, table, seat: 'lancaster', replay })) await measure(group, rounds);
  for (let i = 0; i < making(ann, ben).length; i++) {
    const fresh = [await call(opened.port, `Cat ${i}`), await call(opened.port, `Dan ${i}`)] as const;
    callers.push(...fresh);
    await measure(making(...fresh)[i] as Group, Math.min(rounds, MOST_MADE));
  }
  for (const caller of callers) caller.close();
  house.send({ stop: true });
  await once(house, 'exit');
  return costs;
};
