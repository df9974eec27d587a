// What a misfortune costs: moves that were lost or made twice, and how long players waited.
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame } from '@rose/table';
import { judged } from '../kill-verdict.ts';
import { botsGoOn, fillTables, readAll, until } from '../kills.ts';
import { setStage } from './stage.ts';
import { MISFORTUNES, type Misfortune } from './troubles.ts';

export { MISFORTUNES, type Misfortune } from './troubles.ts';

export interface ProofWishes {
  readonly folder: string;
  readonly database: string | undefined;
  readonly times: number;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly say?: (line: string) => void;
}
export interface ProofReport {
  readonly misfortune: string;
  readonly times: number;
  readonly tried: number;
  readonly again: number;
  readonly confirmed: number;
  readonly tables: number;
  readonly entries: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Anything else: refused moves, journals that do not replay, bots that do not go on. */
  readonly wrong: readonly string[];
  /** Milliseconds without a confirmed move of anybody: the longest in quiet play, while it lasted, and after it was over. */
  readonly late: { readonly quiet: number; readonly during: number; readonly after: number };
}

const SOME = 20;
export const misfortuneNamed = (name: string): Misfortune | undefined => MISFORTUNES.find((one) => one.name === name);

export const prove = async (misfortune: Misfortune, wishes: ProofWishes): Promise<ProofReport> => {
  const { folder, database, times, games, say } = wishes;
  const stage = await setStage({
    folder,
    database,
    nodes: misfortune.nodes,
    ...(misfortune.settings ? { settings: misfortune.settings } : {}),
  });
  const [address = ''] = stage.addresses;
  const late = { quiet: 0, during: 0, after: 0 };
  const moves = async (when: keyof typeof late): Promise<void> => {
    const before = stage.confirmed();
    await until(() => stage.confirmed() >= before + SOME, `moves ${when}`);
    late[when] = Math.max(late[when], stage.longestPause());
  };
  try {
    for (let round = 1; round <= times; round++) {
      await fillTables(address, stage.cookies, games);
      stage.longestPause();
      await moves('quiet');
      await misfortune.strike(stage, round);
      await wait(misfortune.lasts);
      late.during = Math.max(late.during, stage.longestPause());
      await misfortune.heal(stage, round);
      await moves('after');
      say?.(`${misfortune.name} ${round}: ${stage.confirmed()} moves confirmed`);
    }
    await stage.rest();
    const stuck = await botsGoOn(address, stage.cookies[0]);
    for (let i = 0; i < misfortune.nodes; i++) await stage.node(i).stop();
    const { journals, wrong } = await readAll(stage.where, games);
    const { lost, doubled, wrongs } = judged(stage.told, journals);
    const count = (what: string): number => stage.told.filter((line) => line.told === what).length;
    const entries = [...journals.values()].reduce((sum, journal) => sum + journal.length, 0);
    const counts = { tried: count('tried'), again: count('again'), confirmed: stage.confirmed() };
    return {
      misfortune: misfortune.name,
      times,
      ...counts,
      tables: journals.size,
      entries,
      lost,
      doubled,
      wrong: [...wrongs, ...wrong, ...stuck],
      late,
    };
  } finally {
    await stage.close();
  }
};
