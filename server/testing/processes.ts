// Processes that are started to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ToHouse } from './house-process.ts';
import type { Told } from './kill-verdict.ts';

export interface Running {
  /** At once, with no chance to put anything in order. */
  kill(): Promise<void>;
  /** As it is asked to. */
  stop(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when it is done. */
  tell(message: ToHouse): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./house-process.ts', import.meta.url));
const PLAYER = fileURLToPath(new URL('./player-process.ts', import.meta.url));

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
};
const running = (child: ChildProcess): Running => ({
  kill: () => end(child, 'SIGKILL'),
  stop: () => end(child, 'SIGTERM'),
  signal: (signal) => void child.kill(signal),
  async tell(message) {
    const done = once(child, 'message');
    child.send(message);
    await done;
  },
});

/** Nothing of what was set for the tests, but what was compiled once need not be compiled again. */
const surroundings = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? { PATH } : { PATH, NODE_COMPILE_CACHE };
};

/** Open when it says so. */
export const startHouse = async (page: string, settings: NodeJS.ProcessEnv): Promise<Running> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, page], {
    env: { ...surroundings(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (!child.stdout || !child.stderr) throw new Error('a house that says nothing');
  const said: string[] = [];
  child.stderr.on('data', (data: Buffer) => said.push(data.toString('utf8')));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes(' is open at ')) return running(child);
    said.push(line);
  }
  throw new Error(`the house did not open: ${said.join('\n')}`);
};

/** Every line it tells is heard, also the last ones before its death. */
export const startPlayer = (address: string, cookie: string, seed: number, hear: (told: Told) => void): Running => {
  const child = spawn(process.execPath, [PLAYER, address, cookie, String(seed)], {
    env: surroundings(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    // The last line of a killed process may be cut.
    if (line.endsWith('}')) hear(JSON.parse(line) as Told);
  });
  return running(child);
};
