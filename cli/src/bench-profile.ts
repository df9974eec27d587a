// Where the time of the rules goes: the random play of the engine's benchmark under the sampling profiler of Node.
import { type Profiler, Session } from 'node:inspector';
import type { AnyGame } from '@rose/table';
import { benchEngine } from './bench-engine.ts';
import type { Io } from './command.ts';
import { type Machine, machine } from './measure.ts';

export interface Cost {
  /** A function with its file, or a file, from the root of the house; what Node does itself stands in brackets. */
  readonly name: string;
  /** Of the samples taken. */
  readonly share: number;
  readonly milliseconds: number;
}
export interface EngineProfile {
  readonly game: string;
  readonly decisionsPerSecond: number;
  readonly samples: number;
  /** By the time in a function itself, without what it calls. */
  readonly functions: readonly Cost[];
  readonly files: readonly Cost[];
  readonly machine: Machine;
}

type Frame = Profiler.ProfileNode['callFrame'];
const ROOT = new URL('../../', import.meta.url).href;
const fileOf = ({ url }: Frame): string =>
  url.startsWith(ROOT) ? url.slice(ROOT.length) : url === '' ? '(machine)' : '(Node)';
const functionOf = (frame: Frame): string => {
  const file = fileOf(frame);
  const name = frame.functionName === '' ? '(unnamed)' : frame.functionName;
  return file.startsWith('(') ? `${file} ${name}` : `${name}, ${file}:${frame.lineNumber + 1}`;
};

/** To watch takes time as well, which is not the game's. */
const PROFILER = 'node:inspector';
const MOST = 25;
const costsOf = (profile: Profiler.Profile, nameOf: (frame: Frame) => string): readonly Cost[] => {
  const play = profile.nodes.filter(({ callFrame }) => callFrame.url !== PROFILER);
  const frames = new Map(play.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const spent = new Map<string, number>();
  let all = 0;
  for (const [n, id] of (profile.samples ?? []).entries()) {
    const name = frames.get(id);
    if (name === undefined) continue;
    const time = (profile.timeDeltas?.[n] ?? 0) / 1000;
    all += time;
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  return [...spent]
    .map(([name, milliseconds]) => ({ name, share: milliseconds / all, milliseconds }))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST);
};

export const benchProfile = (
  game: AnyGame,
  plan: { readonly milliseconds: number; readonly seed: number },
  io: Io,
): EngineProfile => {
  const session = new Session();
  session.connect();
  let profile: Profiler.Profile = { nodes: [], startTime: 0, endTime: 0 };
  session.post('Profiler.enable');
  session.post('Profiler.start');
  const { decisionsPerSecond } = benchEngine(game, { rounds: 1, ...plan }, io);
  session.post('Profiler.stop', (_error, stopped) => {
    profile = stopped.profile;
  });
  session.disconnect();
  return {
    game: game.meta.id,
    decisionsPerSecond,
    samples: profile.samples?.length ?? 0,
    functions: costsOf(profile, functionOf),
    files: costsOf(profile, fileOf),
    machine: machine(),
  };
};
