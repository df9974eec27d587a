// Runs `rose` in process and keeps what it says.
import { main } from '../src/main.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export const rose = (line: string, stdin = ''): Said => {
  const out: string[] = [];
  const err: string[] = [];
  const code = main(
    line.split(' ').filter((word) => word !== ''),
    {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      stdin: () => stdin,
      now: () => performance.now(),
    },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
};

/** What a command says with `--json`. */
export const json = <T>(line: string, stdin = ''): T => {
  const { code, out, err } = rose(`${line} --json`, stdin);
  if (code === 2) throw new Error(err);
  return JSON.parse(out) as T;
};
