// What each kind of ask costs a house: its processor time and what it sends, measured on a house in a process of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Caller, type Group, lasting, making, moveAt, offerOf } from './asks-made.ts';
import { considered, onceEach } from './asks-rare.ts';
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
/** Milliseconds. */
const CALM = 1_500;
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

/** Two guests at a table of some moves; what they ask is asked again and again. */
const measureAt = async (house: ChildProcess, rounds: number, progress: (line: string) => void) => {
  const heard = async (): Promise<FromHouse> => ((await once(house, 'message')) as [FromHouse])[0];
  const opened = await heard();
  if (!('port' in opened)) throw new Error('the house stays shut');
  const spent = async (): Promise<{ readonly processor: number; readonly busy: number }> => {
    const answer = heard();
    house.send({ use: true });
    const use = await answer;
    return 'processor' in use ? use : { processor: 0, busy: 0 };
  };
  const callers: Caller[] = [];
  const newcomer = async (): Promise<Caller> => {
    const caller = await call(opened.port, `Guest ${callers.length}`);
    callers.push(caller);
    return caller;
  };
  const [ann, ben] = [await newcomer(), await newcomer()];
  const { table, key } = await offerOf(ann, [{ kind: 'me' }, { kind: 'open' }]);
  await ben.ask({ ask: 'join', table, key });
  for (let i = 0; i < 6; i++) {
    await moveAt(ann, table, 'lancaster');
    await moveAt(ben, table, 'york');
  }
  const { replay } = (await ann.ask({ ask: 'replay', table })) as { readonly replay: string };
  const costs: AskCost[] = [];
  const measure = async ({ asks, most = rounds, prepare, round }: Group): Promise<void> => {
    const bytes = (): number => callers.reduce((sum, caller) => sum + caller.bytes(), 0);
    const times = Math.min(rounds, most);
    if (prepare) {
      await prepare(times + 1);
      // What the house does about that by itself is not what is measured.
      await wait(CALM);
    }
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
  for (const group of lasting({ ann, table, seat: 'lancaster', replay })) await measure(group);
  for (const group of [...making, ...onceEach, ...considered])
    await measure(group(await newcomer(), await newcomer(), newcomer));
  for (const caller of callers) caller.close();
  return costs;
};

export const measureAsks = async (rounds: number, progress: (line: string) => void): Promise<readonly AskCost[]> => {
  const house = fork(SCRIPT, ['', ''], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(house, 'exit');
  try {
    const costs = await measureAt(house, rounds, progress);
    house.send({ stop: true });
    return costs;
  } catch (error) {
    house.kill('SIGKILL');
    throw error;
  } finally {
    await gone;
  }
};
