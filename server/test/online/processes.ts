// Nodes in processes of their own, for tests that kill them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./node-process.ts', import.meta.url));
export interface Running {
  readonly port: number;
  readonly child: ChildProcess;
}
export const run = async (place: string): Promise<Running> => {
  const child = spawn(process.execPath, [SCRIPT, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(said.toString('utf8')) };
};
export const kill = async ({ child }: Running): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};
