// The law of floods: whatever one address asks, as fast as it is let, the moves of others come nearly as soon as without it.
// For each kind of ask, pairs at other addresses play at a steady beat, first in quiet and then beside the flood.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SocketAsk, SocketRequest } from '@rose/protocol';
import type { FromHouse } from './load/house-process.ts';
import { type Late, lateness } from './load/lateness.ts';
import { guestPage, type Page } from './load/page.ts';
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
  /** The same of each measurement, where the first was too high: the middle one counts, because a disk hiccups. */
  readonly tries?: readonly number[];
}
export interface FloodPlan {
  /** Of each measurement. */
  readonly seconds: number;
  readonly only?: string | undefined;
  readonly choose: (count: number) => number;
  readonly progress: (line: string) => void;
}

interface At {
  readonly table: string;
  readonly seat: string;
  readonly replay: string;
}
const TERMS = { sides: 'chosen', access: 'link', clock: { kind: 'none' }, standIn: null } as const;
const BOT = { kind: 'bot', bot: 'random', strength: 1 } as const;
const STRANGER = '0123456789abcdef';
const about = (ask: 'leave' | 'export' | 'invitation' | 'chat' | 'notes') => (at: At) =>
  [{ ask, table: at.table }] as readonly SocketAsk[];
const atSeat = (ask: 'undo' | 'refusals' | 'items' | 'odds' | 'orders' | 'unlearn' | 'take-back') => (at: At) =>
  [{ ask, table: at.table, seat: at.seat }] as readonly SocketAsk[];
const owning = (ask: 'join' | 'stand-up' | 'start' | 'call-off' | 'rematch') => (at: At) =>
  [{ ask, table: at.table }] as readonly SocketAsk[];

/** Each kind of ask, as somebody asks it again and again; a new kind does not compile without one. */
const FLOODS: { readonly [A in SocketRequest['ask']]: (at: At) => readonly SocketAsk[] } = {
  time: () => [{ ask: 'time' }],
  lobby: () => [{ ask: 'lobby' }],
  'leave-lobby': () => [{ ask: 'lobby' }, { ask: 'leave-lobby' }],
  'my-tables': () => [{ ask: 'my-tables' }],
  blocks: () => [{ ask: 'blocks' }],
  block: () => [{ ask: 'block', player: STRANGER, blocked: true }],
  sit: ({ table, seat }) => [{ ask: 'sit', table, viewer: seat }],
  leave: about('leave'),
  export: about('export'),
  replay: ({ table }) => [{ ask: 'replay', table }],
  look: ({ replay, seat }) => [{ ask: 'look', replay, step: 0, viewer: seat }],
  retell: ({ replay, seat }) => [{ ask: 'retell', replay, viewer: seat }],
  invitation: about('invitation'),
  chat: about('chat'),
  notes: about('notes'),
  note: ({ table }) => [{ ask: 'note', table, text: 'x'.repeat(2_000) }],
  say: ({ table }) => [{ ask: 'say', table, audience: 'players', text: 'x'.repeat(400) }],
  play: ({ table, seat }) => [{ ask: 'play', table, seq: 0, seat, action: 'place e3' }],
  undo: atSeat('undo'),
  manner: ({ table, seat }) => [{ ask: 'manner', table, seat, manner: 'offer-draw' }],
  'why-not': ({ table, seat }) => [{ ask: 'why-not', table, seat, action: 'place e3' }],
  refusals: atSeat('refusals'),
  items: atSeat('items'),
  hint: ({ table, seat }) => [{ ask: 'hint', table, seat }],
  odds: atSeat('odds'),
  orders: atSeat('orders'),
  'leave-orders': ({ table, seat }) => [{ ask: 'leave-orders', table, seat, orders: [] }],
  mute: ({ table }) => [{ ask: 'mute', table, muted: true }],
  unlearn: atSeat('unlearn'),
  'take-back': atSeat('take-back'),
  'answer-take-back': ({ table, seat }) => [{ ask: 'answer-take-back', table, seat, agree: false }],
  'vote-end': ({ table }) => [{ ask: 'vote-end', table, agree: false }],
  'hand-over': ({ table, seat }) => [
    { ask: 'hand-over', table, seat },
    { ask: 'reclaim', table, seat },
  ],
  reclaim: ({ table, seat }) => [{ ask: 'reclaim', table, seat }],
  report: ({ table }) => [{ ask: 'report', table, n: 1, reason: 'x' }],
  'send-away': ({ table }) => [{ ask: 'send-away', table, player: STRANGER, reason: 'x' }],
  offer: () => [{ ask: 'offer', game: 'deux-roses', chairs: [{ kind: 'me' }, BOT], ...TERMS }],
  join: owning('join'),
  'stand-up': owning('stand-up'),
  start: owning('start'),
  'call-off': owning('call-off'),
  rematch: owning('rematch'),
};
export const FLOOD_KINDS = Object.keys(FLOODS) as readonly (keyof typeof FLOODS)[];

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

interface Flooder {
  readonly page: Page;
  readonly at: At;
}
const openFlooder = async (port: number, i: number): Promise<Flooder> => {
  const page = await guestPage(port, `Flood ${i}`, FLOODER);
  const { table } = await page.get({ ask: 'offer', game: 'deux-roses', chairs: [{ kind: 'me' }, BOT], ...TERMS });
  await page.get({ ask: 'sit', table, viewer: 'lancaster' });
  const { replay } = (await page.get({ ask: 'replay', table })) as unknown as { readonly replay: string };
  return { page, at: { table, seat: 'lancaster', replay } };
};

interface Counts {
  letIn: number;
  turnedAway: number;
}
/** Asks as fast as answers come; who is told to wait does, for a moment. */
const pour = async (
  { page, at }: Flooder,
  asks: (at: At) => readonly SocketAsk[],
  until: () => boolean,
  counts: Counts,
) => {
  while (!until())
    for (const ask of asks(at)) {
      const why = await page.get(ask).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (why.includes('closed')) return;
      if (why.includes('too-fast')) {
        counts.turnedAway++;
        await wait(20);
      } else counts.letIn++;
    }
};

const playFor = async (pairs: readonly Seated[], plan: FloodPlan): Promise<Late> => {
  const tally: Tally = { answered: [], shown: [], moves: 0, games: 0, failures: [] };
  const start = performance.now() + 100;
  const end = start + plan.seconds * 1000;
  const beat = { every: BEAT, until: () => performance.now() >= end, choose: plan.choose };
  await Promise.all(pairs.map((pair, i) => pair.play({ ...beat, first: start + (BEAT * i) / pairs.length }, tally)));
  if (tally.failures.length > 0) throw new Error(tally.failures.join());
  return lateness(tally.shown);
};

const inFlood = async (port: number, ask: keyof typeof FLOODS, plan: FloodPlan, pairs: readonly Seated[]) => {
  const flooders = await Promise.all(Array.from({ length: SOCKETS }, (_, i) => openFlooder(port, i)));
  const counts: Counts = { letIn: 0, turnedAway: 0 };
  const quiet = await playFor(pairs, plan);
  let isOver = false;
  const poured = Promise.all(flooders.map((one) => pour(one, FLOODS[ask], () => isOver, counts)));
  const beside = await playFor(pairs, plan);
  isOver = true;
  for (const { page } of flooders) page.close();
  await poured;
  const rate = (count: number): number => count / plan.seconds;
  const times = beside.p95 / quiet.p95;
  return { ask, letIn: rate(counts.letIn), turnedAway: rate(counts.turnedAway), quiet, beside, times };
};

/** A house of its own for every kind: what one flood leaves behind must not be held against the next. */
const floodHouse = async (ask: keyof typeof FLOODS, plan: FloodPlan): Promise<FloodCost> => {
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
const measureOne = async (ask: keyof typeof FLOODS, plan: FloodPlan): Promise<FloodCost> => {
  const costs = [await floodHouse(ask, plan)];
  const [first] = costs;
  if (first && first.times <= MOST_TIMES) return first;
  for (let i = 0; i < MORE; i++) costs.push(await floodHouse(ask, plan));
  const tries = costs.map(({ times }) => times);
  const middle = costs.toSorted((a, b) => a.times - b.times)[Math.floor(costs.length / 2)];
  return { ...(middle as FloodCost), tries };
};

export const measureFloods = async (plan: FloodPlan): Promise<readonly FloodCost[]> => {
  const costs: FloodCost[] = [];
  for (const ask of FLOOD_KINDS) {
    if (plan.only !== undefined && !plan.only.split(',').includes(ask)) continue;
    const cost = await measureOne(ask, plan);
    costs.push(cost);
    const { quiet, beside, times, letIn, turnedAway } = cost;
    const asks = `${letIn.toFixed(0)} let in and ${turnedAway.toFixed(0)} not a second`;
    plan.progress(`${ask}: ${quiet.p95.toFixed(1)} → ${beside.p95.toFixed(1)} ms, ${times.toFixed(2)} times; ${asks}`);
  }
  return costs;
};
