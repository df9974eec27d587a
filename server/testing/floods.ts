// The law of floods: whatever one address asks, as fast as it is let, the moves of others come nearly as soon as without it.
// For each kind of ask, pairs at other addresses play at a steady beat, first in quiet and then beside the flood.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SocketRequest } from '@rose/protocol';
import {
  again,
  type Caller,
  done,
  type Group,
  type Guests,
  lasting,
  ME,
  making,
  moveAt,
  OPEN,
  offerOf,
  SEATS,
} from './asks-made.ts';
import { considered, onceEach } from './asks-rare.ts';
import { HTTP_KINDS, type HttpKind, isHttp, pourHttp } from './floods-http.ts';
import type { FromHouse } from './load/house-process.ts';
import { type Late, lateness } from './load/lateness.ts';
import { guestAt, guestPage, type Page } from './load/page.ts';
import { type Seated, seatPair, type Tally } from './load/pair.ts';

export interface FloodCost {
  readonly ask: string;
  /** Asks that were let in, and that were not, in a second. */
  readonly letIn: number;
  readonly turnedAway: number;
  /** How late the moves of others were, in milliseconds. */
  readonly quiet: Late;
  readonly beside: Late;
  /** The 95th of 100 beside the flood, by that in quiet. */
  readonly times: number;
  /** Moves of others that were confirmed beside the flood, and those of them that were lost or made twice. */
  readonly moves: number;
  readonly wrong: readonly string[];
  /** The same of each measurement, where the first was too high: the middle one counts, because a disk hiccups. */
  readonly tries?: readonly number[];
}
export interface FloodPlan {
  /** Of each measurement. */
  readonly seconds: number;
  /** All, if nothing is said. */
  readonly only?: readonly string[] | undefined;
  readonly choose: (count: number) => number;
  readonly progress: (line: string) => void;
}

/** Each kind of ask goes on in the round that was measured for its price: with what it follows, or what undoes it. */
const HERE = { table: '', seat: SEATS[0], replay: '' };
type Asked = SocketRequest['ask'];
const groupsOf = (at: Guests, ben: Caller, newcomer: () => Promise<Caller>): readonly Group[] => [
  ...lasting(at),
  // An address is not let play fourteen games up to a battle in a minute: odds are asked for where there are none.
  again(at.ann, { ask: 'odds', table: at.table, seat: at.seat }),
  ...[...making, ...onceEach, ...considered].map((make) => make(at.ann, ben, newcomer)),
];
const nobody: Caller = { ask: () => Promise.reject(new Error('nobody')), bytes: () => 0, close: () => undefined };
/** Every kind that has a round; what has a price has one, which a test holds. */
export const FLOOD_KINDS: readonly Asked[] = [
  ...new Set(groupsOf({ ann: nobody, ...HERE }, nobody, () => Promise.resolve(nobody)).flatMap(({ asks }) => asks)),
];
export type FloodKind = Asked | HttpKind;
export const ALL_FLOOD_KINDS: readonly FloodKind[] = [...FLOOD_KINDS, ...HTTP_KINDS];

const SCRIPT = fileURLToPath(new URL('./load/house-process.ts', import.meta.url));
const FLOODER = '10.9.9.9';
/** Sockets of the one address, each with a guest of its own. */
const SOCKETS = 14;
const PAIRS = 8;
const BEAT = 250;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface Counts {
  letIn: number;
  turnedAway: number;
}
const PAUSE = 20;
interface Told {
  readonly trouble: string;
  readonly wait?: number;
}
/** What the house said, or why it said nothing. */
const troubleIn = (error: unknown): Told => {
  const text = error instanceof Error ? error.message : String(error);
  return text.startsWith('{') ? (JSON.parse(text) as Told) : { trouble: text };
};
/** Who is told to wait does, for as long as that, and asks again: whoever does not is shown out. */
const patient = (page: Page, counts: Counts, isOver: () => boolean): Caller => ({
  async ask(what) {
    for (;;)
      try {
        const answer = await page.get(what);
        counts.letIn++;
        return answer as unknown as Readonly<Record<string, unknown>>;
      } catch (error) {
        const told = troubleIn(error);
        if (told.wait === undefined) counts.letIn++;
        else counts.turnedAway++;
        if (told.wait === undefined || isOver()) return { ...told };
        await wait(told.wait * 1000);
      }
  },
  bytes: () => 0,
  close: page.close,
});

/** What must be there before a round is made for so many of them: an address has few tables at once. */
const PREPARED = 3;
/** The round of a guest, at a table of two with some moves. */
const roundOf = async (callers: readonly Caller[], i: number, kind: Asked): Promise<Group> => {
  const other = (step: number): Caller => callers[(i + step) % callers.length] as Caller;
  const [ann, ben] = [other(0), other(callers.length / 2)];
  let last = 0;
  const newcomer = (): Promise<Caller> => Promise.resolve(other(++last));
  const { table, key } = await offerOf(ann, [ME, OPEN]);
  await done(ben, { ask: 'join', table, key });
  await moveAt(ann, table, SEATS[0]);
  await moveAt(ben, table, SEATS[1]);
  const { replay } = (await done(ann, { ask: 'replay', table })) as { readonly replay: string };
  const groups = groupsOf({ ann, table, seat: SEATS[0], replay }, ben, newcomer);
  const found = groups.find(({ asks }) => asks.includes(kind));
  if (!found) throw new Error(`nobody asks for ${kind}`);
  await found.prepare?.(PREPARED);
  return found;
};
/** As fast as answers come. */
const pour = async ({ round }: Group, isOver: () => boolean): Promise<void> => {
  while (!isOver()) await round().catch(() => wait(PAUSE));
};

const playFor = async (pairs: readonly Seated[], plan: FloodPlan): Promise<Tally & { readonly late: Late }> => {
  const tally: Tally = { answered: [], shown: [], moves: 0, games: 0, failures: [] };
  const start = performance.now() + 100;
  const end = start + plan.seconds * 1000;
  const beat = { every: BEAT, until: () => performance.now() >= end, choose: plan.choose };
  await Promise.all(pairs.map((pair, i) => pair.play({ ...beat, first: start + (BEAT * i) / pairs.length }, tally)));
  return { ...tally, late: lateness(tally.shown) };
};

/** Everything that is poured from one address, and how it is let go. */
interface Flood {
  begin(isOver: () => boolean): Promise<unknown>;
  close(): void;
}
const NAMES = Array.from({ length: SOCKETS }, (_, i) => `Flood ${i}`);
const floodOfAsks = async (port: number, ask: Asked, counts: Counts): Promise<Flood> => {
  let isOver = (): boolean => false;
  const pages = await Promise.all(NAMES.map((name) => guestPage(port, name, FLOODER)));
  const callers = pages.map((page) => patient(page, counts, () => isOver()));
  const rounds = await Promise.all(callers.map((_, i) => roundOf(callers, i, ask)));
  return {
    begin(over) {
      isOver = over;
      return Promise.all(rounds.map((group) => pour(group, over)));
    },
    close() {
      for (const { close } of pages) close();
    },
  };
};
const floodOverHttp = async (port: number, kind: HttpKind, counts: Counts): Promise<Flood> => {
  const cookies = await Promise.all(NAMES.map((name) => guestAt(port, name, FLOODER)));
  const from = FLOODER;
  return {
    begin: (isOver) => Promise.all(cookies.map((cookie) => pourHttp({ port, cookie, from }, kind, counts, isOver))),
    close: () => undefined,
  };
};

const inFlood = async (port: number, ask: FloodKind, plan: FloodPlan, pairs: readonly Seated[]) => {
  const counts: Counts = { letIn: 0, turnedAway: 0 };
  let isOver = false;
  const flood = await (isHttp(ask) ? floodOverHttp(port, ask, counts) : floodOfAsks(port, ask, counts));
  const { late: quiet, failures: before } = await playFor(pairs, plan);
  Object.assign(counts, { letIn: 0, turnedAway: 0 });
  const poured = flood.begin(() => isOver);
  const { late: beside, failures, moves } = await playFor(pairs, plan);
  isOver = true;
  flood.close();
  await poured;
  const rate = (count: number): number => count / plan.seconds;
  const times = beside.p95 / quiet.p95;
  const wrong = [...before, ...failures];
  return { ask, letIn: rate(counts.letIn), turnedAway: rate(counts.turnedAway), quiet, beside, times, moves, wrong };
};

/** A house of its own for every kind: what one flood leaves behind must not be held against the next. */
const floodHouse = async (ask: FloodKind, plan: FloodPlan): Promise<FloodCost> => {
  const env = { ...process.env, LIMITS: '1', TRUST_PROXY: '1' };
  const house = fork(SCRIPT, ['', ''], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
  try {
    const [opened] = (await once(house, 'message')) as [FromHouse];
    if (!('port' in opened)) throw new Error('the house stays shut');
    const { port } = opened;
    const pairs: Seated[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const one = await guestPage(port, `A ${i}`, `10.1.${i}.1`);
      pairs.push(await seatPair([one, await guestPage(port, `B ${i}`, `10.1.${i}.2`)]));
    }
    return await inFlood(port, ask, plan, pairs);
  } finally {
    const gone = once(house, 'exit');
    house.kill('SIGKILL');
    await gone;
  }
};

/** Beside the flood the 95th of 100 may be twice as late as in quiet. */
export const MOST_TIMES = 2;
const MORE = 2;
const measureOne = async (ask: FloodKind, plan: FloodPlan): Promise<FloodCost> => {
  const costs = [await floodHouse(ask, plan)];
  const [first] = costs;
  if (first && (first.times <= MOST_TIMES || first.wrong.length > 0)) return first;
  for (let i = 0; i < MORE; i++) costs.push(await floodHouse(ask, plan));
  const tries = costs.map(({ times }) => times);
  const middle = costs.toSorted((a, b) => a.times - b.times)[Math.floor(costs.length / 2)];
  return { ...(middle as FloodCost), tries };
};

export const measureFloods = async (plan: FloodPlan): Promise<readonly FloodCost[]> => {
  const costs: FloodCost[] = [];
  for (const ask of ALL_FLOOD_KINDS) {
    if (plan.only && !plan.only.includes(ask)) continue;
    const cost = await measureOne(ask, plan);
    costs.push(cost);
    const { quiet, beside, times, letIn, turnedAway } = cost;
    const asks = `${letIn.toFixed(0)} let in and ${turnedAway.toFixed(0)} not a second`;
    plan.progress(`${ask}: ${quiet.p95.toFixed(1)} → ${beside.p95.toFixed(1)} ms, ${times.toFixed(2)} times; ${asks}`);
  }
  return costs;
};
