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
/** Each ask as often as wished; some go in pairs, since one undoes the other. */
const asksAt = (table: string, seat: string, other: string): readonly (readonly SocketAsk[])[] => [
  [{ ask: 'time' }],
  [{ ask: 'lobby' }],
  [{ ask: 'my-tables' }],
  [{ ask: 'sit', table, viewer: seat }],
  [{ ask: 'refusals', table, seat }],
  [{ ask: 'why-not', table, seat, action: 'resign' }],
  [{ ask: 'export', table }],
  [{ ask: 'replay', table }],
  [{ ask: 'invitation', table }],
  [{ ask: 'chat', table }],
  [{ ask: 'say', table, audience: 'players', text: 'a line of talk at the table' }],
  [{ ask: 'note', table, text: 'a note of my own' }],
  [{ ask: 'notes', table }],
  [{ ask: 'orders', table, seat }],
  [{ ask: 'leave-orders', table, seat, orders: [] }],
  [{ ask: 'mute', table, muted: false }],
  [{ ask: 'block', player: other, blocked: false }],
  [{ ask: 'blocks' }],
  [{ ask: 'unlearn', table, seat }],
  [
    { ask: 'take-back', table, seat },
    { ask: 'answer-take-back', table, seat, agree: false },
  ],
  [
    { ask: 'vote-end', table, agree: true },
    { ask: 'vote-end', table, agree: false },
  ],
  [
    { ask: 'hand-over', table, seat },
    { ask: 'reclaim', table, seat },
  ],
];

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
  const made = await ann.ask({ ask: 'offer', ...TERMS, chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const table = String(made['table']);
  await ben.ask({ ask: 'join', table, key: String(made['key']) });
  const seats = ['lancaster', 'york'];
  for (let i = 0; i < 6; i++)
    for (const [n, page] of [ann, ben].entries()) {
      const seat = seats[n] as string;
      const { sight } = (await page.ask({ ask: 'sit', table, viewer: seat })) as {
        readonly sight: { readonly seq: number; readonly may: readonly string[]; readonly active: readonly string[] };
      };
      const [action] = sight.may;
      if (sight.active.includes(seat) && action !== undefined)
        await page.ask({ ask: 'play', table, seq: sight.seq, seat, action });
    }
  const costs: AskCost[] = [];
  for (const group of asksAt(table, 'lancaster', '0123456789abcdef')) {
    for (const ask of group) await ann.ask(ask);
    const before = [await spent(), ann.bytes() + ben.bytes()] as const;
    for (let i = 0; i < rounds; i++) for (const ask of group) await ann.ask(ask);
    const after = [await spent(), ann.bytes() + ben.bytes()] as const;
    const each = rounds * group.length;
    const cost = {
      rounds,
      processor: (after[0].processor - before[0].processor) / each,
      busy: (after[0].busy - before[0].busy) / each,
      bytes: (after[1] - before[1]) / each,
    };
    for (const { ask } of group) if (!costs.some((one) => one.ask === ask)) costs.push({ ask, ...cost });
    progress(
      `${group.map(({ ask }) => ask).join('+')}: ${cost.processor.toFixed(3)} ms, busy ${cost.busy.toFixed(3)}, ${cost.bytes.toFixed(0)} bytes`,
    );
  }
  ann.close();
  ben.close();
  house.send({ stop: true });
  await once(house, 'exit');
  return costs;
};
