// Random games against the laws, for a game's own test: what broke is told in lines, its journals are kept.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@rose/table';
import { type Breakage, type FuzzPlan, type FuzzReport, fuzz } from './fuzz.ts';

/** The journals that broke a law, where a person can replay them. */
const keep = (id: string, broken: readonly Breakage[]): readonly string[] => {
  if (broken.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), `rose-${id}-`));
  return broken.map(({ law, message, seed, journal }) => {
    const file = join(folder, `${law}-${seed}.json`);
    writeFileSync(file, JSON.stringify(journal, undefined, 1));
    return `${law}: ${message} (seed ${seed}, ${file})`;
  });
};

export interface RandomGames extends FuzzReport {
  /** One line for each law that broke: nothing, in a game that keeps them. */
  readonly faults: readonly string[];
}
export const randomGames = (game: AnyGame, plan: FuzzPlan): RandomGames => {
  const report = fuzz(game, plan);
  return { ...report, faults: keep(game.meta.id, report.broken) };
};
