// What a deed costs the processor, told by Linux thread by thread: unlike a clock it does not count what others do meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Milliseconds of processor. */
export interface Processor {
  /** The page's own thread: script, style, layout, and what is to be painted. */
  readonly page: number;
  /** All that makes pixels of it: here no graphics processor helps. */
  readonly pixels: number;
}
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // a thread that has just ended
    return '';
  }
};
/** Workers of the page think for the game, not for the picture. */
const THINKS = /^DedicatedWorker/;
const tasksOf = (pid: number) => {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder).map((task) => ({
    isFirst: Number(task) === pid,
    name: read(`${folder}/${task}/comm`).trim(),
    spent: Number(read(`${folder}/${task}/schedstat`).split(' ')[0] ?? 0) / 1e6,
  }));
};

/** What has been spent so far; of two the difference tells what lay between them. */
export const meter = async (browser: Browser): Promise<() => Promise<Processor>> => {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    let [page, pixels] = [0, 0];
    for (const { type, id } of processInfo) {
      if (type !== 'renderer' && type !== 'GPU') continue;
      for (const { isFirst, name, spent } of tasksOf(id)) {
        if (type === 'renderer' && isFirst) page += spent;
        else if (!THINKS.test(name)) pixels += spent;
      }
    }
    return { page, pixels };
  };
};
