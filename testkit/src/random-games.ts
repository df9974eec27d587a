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

/** A plan of random games, and how much of the game they must have met to prove anything. */
export interface LawsPlan extends FuzzPlan {
  /** At least so many states for each game have met the dear laws. */
  readonly judgedEach: number;
  /** Ways of ending of which each was met. */
  readonly endings?: readonly string[];
}
const thin = (plan: LawsPlan, { games, judged, endings }: FuzzReport): readonly string[] => [
  ...(games < plan.games ? [`only ${games} games were played`] : []),
  ...(judged < plan.judgedEach * plan.games ? [`only ${judged} states of ${games} games met the dear laws`] : []),
  ...(plan.endings ?? []).filter((how) => !endings.has(how)).map((how) => `no game ended by ${how}`),
  ...(plan.longest === undefined && endings.has('left') ? [`${endings.get('left')} games did not end`] : []),
];

/** One line for each law that broke in random games, and for what these did not meet: nothing, in a game that keeps them. */
export const lawsFaults = (game: AnyGame, plan: LawsPlan): readonly string[] => {
  const report = fuzz(game, plan);
  return [...keep(game.meta.id, report.broken), ...thin(plan, report)];
};
