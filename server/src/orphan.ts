// `npm start` that is killed without a word leaves its child behind: a house that nobody can stop any more. npm may have a
// shell between itself and the house, which lives on.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Environment } from './settings.ts';

const LOOK_EVERY = 1_000;

interface Process {
  readonly name: string;
  readonly parent: number;
}
/** Undefined: it is no more, or nobody can tell. */
const processAt = (pid: number): Process | undefined => {
  try {
    if (process.platform === 'linux') {
      // `pid (name) state ppid …`, where a name may hold brackets.
      const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { name, parent: Number(rest.split(' ')[1]) };
    }
    const said = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...name] = said.split(/\s+/);
    return { name: name.join(' '), parent: Number(parent) };
  } catch {
    return undefined;
  }
};
const isShell = ({ name }: Process): boolean => /(^|\/|-)(ba|da|z|k)?sh$/.test(name);

/** Resolves when the npm that started this process is gone; never, where none did. */
export const orphaned = (environment: Environment): Promise<void> =>
  new Promise((resolve) => {
    if (environment['npm_lifecycle_event'] !== 'start' || process.platform === 'win32') return;
    const parent = process.ppid;
    const between = processAt(parent);
    const above = between && isShell(between) ? between.parent : undefined;
    const isAlone = (): boolean =>
      process.ppid !== parent || (above !== undefined && processAt(parent)?.parent !== above);
    const timer = setInterval(() => {
      if (!isAlone()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY).unref();
  });
