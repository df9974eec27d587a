// `rose bench floods` and `rose bench journals`: whether one guest can make others wait.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { MOST_OF_A_SEAT } from '@rose/host';
import type { FloodCost } from '@rose/server/testing';
import { seeded } from '@rose/table';
import { GAMES } from '../../games/all.ts';
import { wholeNumber } from './arguments.ts';
import type { Io, Values } from './command.ts';
import { type Machine, machine } from './measure.ts';
import { wrong } from './wrong.ts';

interface Where {
  readonly machine: Machine;
  /** How many others wanted the processors when it began, on average over a minute. */
  readonly load: number;
}
const where = (): Where => ({ machine: machine(), load: loadavg()[0] ?? 0 });

/** Milliseconds that nobody else may be held up. */
const MOST_HELD = 50;

interface FloodFile extends Where {
  readonly command: string;
  readonly day: string;
  readonly seconds: number;
  /** What was measured at another time than the rest says when. */
  readonly floods: readonly (Omit<FloodCost, 'moves' | 'wrong'> & Partial<FloodCost & Again>)[];
}
interface Again {
  readonly day: string;
  readonly seconds: number;
  readonly load: number;
}
/** Kinds that were measured again take the place of what was there before; new ones come last. */
export const withFloods = (before: FloodFile, again: readonly FloodCost[], when: Again): FloodFile => {
  const newest = new Map(again.map((flood) => [flood.ask, { ...flood, ...when }]));
  const kept = before.floods.map((flood) => newest.get(flood.ask) ?? flood);
  const added = [...newest.values()].filter(({ ask }) => !before.floods.some((flood) => flood.ask === ask));
  return { ...before, floods: [...kept, ...added] };
};

/** Some kinds of ask, by name. */
export const floodsGiven = async (text: Values[string]): Promise<readonly string[] | undefined> => {
  if (typeof text !== 'string') return undefined;
  const { ALL_FLOOD_KINDS } = await import('@rose/server/testing');
  const names = text.split(',');
  const strange = names.find((name) => !ALL_FLOOD_KINDS.some((kind) => kind === name));
  if (strange === undefined) return names;
  throw wrong(`--only ${JSON.stringify(strange)} is no kind of ask; what there is: ${ALL_FLOOD_KINDS.join(', ')}`);
};

export const benchFloods = async (values: Values, json: boolean, io: Io): Promise<number> => {
  const { measureFloods, MOST_TIMES } = await import('@rose/server/testing');
  const found = where();
  const seconds = wholeNumber(values, 'seconds', { min: 1, max: 600, default: 6 });
  const dice = seeded(wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 }));
  const only = await floodsGiven(values['only']);
  const choose = (count: number): number => dice(count) - 1;
  const floods = await measureFloods({ seconds, only, choose, progress: (line) => io.err(line) });
  const { into } = values;
  if (typeof into === 'string') {
    const day = new Date().toISOString().slice(0, 10);
    const all = { command: `bench floods --seconds ${seconds}`, day, seconds, floods: [], ...found };
    const before = existsSync(into) ? (JSON.parse(readFileSync(into, 'utf8')) as FloodFile) : all;
    const next = withFloods(before, floods, { day, seconds, load: found.load });
    writeFileSync(into, `${JSON.stringify(next, undefined, 2)}\n`);
  }
  if (json) io.out(JSON.stringify({ seconds, floods, ...found }, undefined, 2));
  else sayFloods(floods, io);
  return floods.every(({ times, wrong }) => times <= MOST_TIMES && wrong.length === 0) ? 0 : 1;
};
const sayFloods = (floods: readonly FloodCost[], io: Io): void => {
  for (const { ask, quiet, beside, times, letIn } of floods.toSorted((a, b) => b.times - a.times))
    io.out(
      `${ask.padEnd(18)} ${quiet.p95.toFixed(1).padStart(6)} → ${beside.p95.toFixed(1).padStart(6)} ms, ${times.toFixed(2)} times, ${letIn.toFixed(0)} let in a second`,
    );
};

/** The most that a journal takes of people, at the largest table. */
const MOST_ENTRIES = MOST_OF_A_SEAT * Math.max(...[...GAMES.values()].map(({ meta }) => meta.seats.length));

export const benchJournals = async (values: Values, json: boolean, io: Io): Promise<number> => {
  const { measureJournals, sayJournal } = await import('@rose/server/testing');
  const found = where();
  const entries = wholeNumber(values, 'entries', { min: 100, max: 1_000_000, default: MOST_ENTRIES });
  const journals = await measureJournals(GAMES, entries, (line) => io.err(line));
  if (json) io.out(JSON.stringify({ journals, ...found }, undefined, 2));
  else for (const cost of journals) io.out(sayJournal(cost));
  return journals.every(({ held }) => held <= MOST_HELD) ? 0 : 1;
};
