// One moment of each kind of question, as the recorded games of a table met it: few games come to all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, isMistake, type Journal, replay } from '@rose/table';

export interface Moment {
  /** Phase, step and kind: `parliament swap`, `combat card siege`. */
  readonly name: string;
  readonly position: object;
}
const GAMES = join(import.meta.dirname, '..', '..', 'games');

const nameOf = (phase: { readonly name: string; readonly step?: string; readonly kind?: string }): string =>
  [phase.name, phase.step, phase.kind].filter(Boolean).join(' ');
/** The first moment of each kind in which somebody must answer. */
export const rareMoments = (game: AnyGame, wanted: (name: string) => boolean): readonly Moment[] => {
  const found = new Map<string, Moment>();
  const recorded = join(GAMES, game.meta.id, 'test', 'fixtures');
  for (const file of readdirSync(recorded)) {
    const journal = JSON.parse(readFileSync(join(recorded, file), 'utf8')) as Journal;
    const course = replay(game, journal);
    if (isMistake(course)) throw new Error(`${file} ${course.field} ${course.reason}`);
    for (const { state } of course.steps) {
      const { phase } = state as { readonly phase: { readonly name: string } };
      const name = nameOf(phase);
      if (found.has(name) || !wanted(name)) continue;
      if ((game.phases[phase.name]?.asked?.(state).must ?? []).length === 0) continue;
      found.set(name, { name, position: game.toPosition(state) as object });
    }
  }
  return [...found.values()];
};
