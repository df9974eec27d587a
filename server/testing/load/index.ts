// A house under load, measured from outside: moves a second and how late they are, idle sockets and what they weigh, a
// long game opened cold and warm. The house runs in a process of its own, the load in this one, on the same machine.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import type { FromHouse, ToHouse } from './house-process.ts';
import { type Late, lateness } from './lateness.ts';
import { guestPage, openSocket, type Page } from './page.ts';
import { playBot, seatPair, type Tally } from './pair.ts';

export interface LoadPlan {
  /** Sockets that play, two a table. */
  readonly sockets: number;
  readonly movesPerSecond: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly idle: number;
  /** Tables at which somebody plays a bot: then all is measured twice, without them and with them. */
  readonly botTables: number;
  /** A PostgreSQL; left out, an SQLite file of its own. */
  readonly database?: string;
  /** Nodes on that PostgreSQL, the two of a table on different ones; left out, one. */
  readonly nodes?: number;
  /** A game file to be opened as a long game. */
  readonly long?: string;
  readonly choose: (count: number) => number;
  readonly progress: (line: string) => void;
}
export interface Played {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly games: number;
  readonly answered: Late;
  readonly shown: Late;
}
export interface LoadResult extends Played {
  readonly sockets: number;
  /** Of the house: processor milliseconds a move, megabytes before, with the idle sockets, and at the end. */
  readonly processorPerMove: number;
  readonly nodes: number;
  readonly memory: { readonly empty: number; readonly idle: number; readonly end: number };
  readonly idle: number;
  /** The same moves once more, while somebody plays bots; the moves of these tables are counted apart. */
  readonly besideBots?: Played & { readonly botTables: number; readonly botMoves: number; readonly memory: number };
  readonly long?: { readonly entries: number; readonly coldMilliseconds: number; readonly warmMilliseconds: number };
  readonly failures: readonly string[];
}

/** As `npm start` runs it, from the second time on. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE = JSON.parse(readFileSync(join(ROOT, 'server', 'node.json'), 'utf8')) as {
  readonly flags: readonly string[];
  readonly cache: string;
};
const SCRIPT = fileURLToPath(new URL('./house-process.ts', import.meta.url));
const AT_ONCE = 50;
const MEGABYTE = 1_048_576;

/** So many, a few at once, in order. */
const many = async <T>(count: number, make: (i: number) => Promise<T>): Promise<readonly T[]> => {
  const made: T[] = [];
  for (let i = 0; i < count; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, k) => make(i + k));
    made.push(...(await Promise.all(some)));
  }
  return made;
};

const heard = async <K extends string>(
  child: ChildProcess,
  key: K,
): Promise<Extract<FromHouse, Record<K, unknown>>> => {
  for (;;) {
    const [message] = (await once(child, 'message')) as [FromHouse];
    if ('shut' in message) throw new Error(message.shut.join(' '));
    if (key in message) return message as Extract<FromHouse, Record<K, unknown>>;
  }
};
const useOf = (child: ChildProcess): Promise<Extract<FromHouse, { readonly rss: number }>> => {
  const answer = heard(child, 'rss');
  child.send({ use: true } satisfies ToHouse);
  return answer;
};

const openLong = async (port: number, { table, entries }: { readonly table: string; readonly entries: number }) => {
  const page = await guestPage(port, 'Reader');
  const look = async (): Promise<number> => {
    const start = performance.now();
    await page.get({ ask: 'sit', table, viewer: 'spectator' });
    return performance.now() - start;
  };
  // The first ask of all pays for code that has not run yet: a table that is not there costs the same way.
  await page.get({ ask: 'my-tables' });
  const coldMilliseconds = await look();
  const warmMilliseconds = await look();
  page.close();
  return { entries, coldMilliseconds, warmMilliseconds };
};

const play = async (pages: readonly Page[], rivals: readonly Page[], plan: LoadPlan, tally: Tally) => {
  const tables = Math.floor(pages.length / 2);
  // Nobody waits for a move before all sit: to open tables is another kind of load.
  const seated = await many(tables, (i) => seatPair([pages[2 * i] as Page, pages[2 * i + 1] as Page]));
  const every = (1000 * tables) / plan.movesPerSecond;
  const start = performance.now() + 1_000;
  const end = start + 1000 * (plan.warmUpSeconds + plan.seconds);
  const warm = start + 1000 * plan.warmUpSeconds;
  const until = (): boolean => performance.now() >= end;
  const clear = setTimeout(() => {
    for (const times of [tally.answered, tally.shown]) times.length = 0;
  }, warm - performance.now());
  const againstBots = Promise.all(rivals.map((page) => playBot(page, { until, choose: plan.choose })));
  await Promise.all(
    seated.map(async (pair, i) => {
      const first = start + (every * i) / tables;
      try {
        await pair.play({ every, first, until, choose: plan.choose }, tally);
      } catch (error) {
        tally.failures.push(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  clearTimeout(clear);
  const seconds = (performance.now() - warm) / 1000;
  return { seconds, botMoves: (await againstBots).reduce((sum, moves) => sum + moves, 0) };
};
const emptyTally = (): Tally => ({ answered: [], shown: [], moves: 0, games: 0, failures: [] });
const playedIn = ({ answered, shown, games }: Tally, seconds: number): Played => ({
  seconds,
  moves: answered.length,
  movesPerSecond: answered.length / seconds,
  games,
  answered: lateness(answered),
  shown: lateness(shown),
});

/** The idle sockets and the guests who will play; where there are several nodes, one after the other on each. */
const comeIn = async (ports: readonly number[], plan: LoadPlan) => {
  const portFor = (i: number): number => ports[i % ports.length] ?? 0;
  plan.progress(`${plan.sockets} guests come in`);
  const pages = await many(plan.sockets, (i) => guestPage(portFor(i), `Guest ${i}`, `10.1.${i >> 8}.${i & 255}`));
  plan.progress(`${plan.idle} more only look`);
  const idlers: readonly WebSocket[] = await many(plan.idle, (i) => openSocket(portFor(i), undefined));
  const leave = (): void => {
    for (const page of pages) page.close();
    for (const socket of idlers) socket.close();
  };
  return { pages, leave };
};
/** The same in a house of its own, so that nothing differs but the bots: tables of earlier games weigh, too. */
const measureBeside = async (child: ChildProcess, plan: LoadPlan, tally: Tally) => {
  const { port } = await heard(child, 'port');
  const { pages, leave } = await comeIn([port], plan);
  plan.progress(`the same while ${plan.botTables} play bots`);
  const rivals = await many(plan.botTables, (i) => guestPage(port, `Rival ${i}`, `10.2.${i >> 8}.${i & 255}`));
  const { seconds, botMoves } = await play(pages, rivals, plan, tally);
  const { rss } = await useOf(child);
  for (const page of rivals) page.close();
  leave();
  return { ...playedIn(tally, seconds), botTables: plan.botTables, botMoves, memory: rss / MEGABYTE };
};

/** Of all nodes together. */
const useOfAll = async (children: readonly ChildProcess[]) => {
  const uses = await Promise.all(children.map(useOf));
  const sum = (read: (use: (typeof uses)[0]) => number): number => uses.reduce((all, use) => all + read(use), 0);
  return { rss: sum(({ rss }) => rss), processor: sum(({ processor }) => processor) };
};
const measure = async (children: readonly ChildProcess[], plan: LoadPlan): Promise<LoadResult> => {
  const houses = await Promise.all(children.map((child) => heard(child, 'port')));
  const [{ port, long } = { port: 0, long: undefined }] = houses;
  const opened = long && (await openLong(port, long));
  const empty = await useOfAll(children);
  const { pages, leave } = await comeIn(
    houses.map((house) => house.port),
    plan,
  );
  const idle = await useOfAll(children);
  plan.progress(`${plan.movesPerSecond} moves a second for ${plan.seconds} seconds`);
  const tally = emptyTally();
  const { seconds } = await play(pages, [], plan, tally);
  const end = await useOfAll(children);
  leave();
  const megabytes = ({ rss }: { readonly rss: number }): number => rss / MEGABYTE;
  return {
    sockets: plan.sockets,
    ...playedIn(tally, seconds),
    processorPerMove: (end.processor - idle.processor) / Math.max(1, tally.moves),
    memory: { empty: megabytes(empty), idle: megabytes(idle), end: megabytes(end) },
    idle: plan.idle,
    nodes: children.length,
    ...(opened ? { long: opened } : {}),
    failures: [...new Set(tally.failures)],
  };
};

const inHouse = async <T>(plan: LoadPlan, job: (child: ChildProcess) => Promise<T>): Promise<T> => {
  const child = fork(SCRIPT, [plan.database ?? '', plan.long ?? ''], {
    execArgv: [...NODE.flags],
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, NODE.cache) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    return await job(child);
  } finally {
    const gone = once(child, 'exit');
    if (child.connected) child.send({ stop: true } satisfies ToHouse);
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
  }
};

/** So many nodes on one database; the first brings the long game. */
const inHouses = <T>(
  plan: LoadPlan,
  nodes: number,
  opened: readonly ChildProcess[],
  job: (children: readonly ChildProcess[]) => Promise<T>,
): Promise<T> => {
  if (opened.length === nodes) return job(opened);
  const own = opened.length === 0 ? plan : { ...plan, long: '' };
  return inHouse(own, (child) => inHouses(plan, nodes, [...opened, child], job));
};

/** A house that starts for the first time compiles what the next ones find compiled. */
const startOnce = (plan: LoadPlan): Promise<void> =>
  inHouse(plan, async (child) => {
    const { port } = await heard(child, 'port');
    const page = await guestPage(port, 'Early');
    await page.get({ ask: 'my-tables' });
    page.close();
  });

export const runLoad = async (plan: LoadPlan): Promise<LoadResult> => {
  await startOnce({ ...plan, long: '' });
  const alone = await inHouses(plan, plan.nodes ?? 1, [], (children) => measure(children, plan));
  if (plan.botTables === 0) return alone;
  const tally = emptyTally();
  const besideBots = await inHouse(plan, (child) => measureBeside(child, plan, tally));
  return { ...alone, besideBots, failures: [...new Set([...alone.failures, ...tally.failures])] };
};
