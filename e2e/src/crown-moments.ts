// Moments of Kingmaker that few games come to: one of each kind of question, as the recorded games met it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kingmaker } from '@rose/kingmaker';
import { type AnyGame, isMistake, type Journal, replay } from '@rose/table';

export interface Moment {
  /** Phase, step and kind: `parliament swap`, `combat card siege`. */
  readonly name: string;
  readonly position: object;
}
const RECORDED = join(import.meta.dirname, '..', '..', 'games', 'kingmaker', 'test', 'fixtures');
const game = kingmaker as unknown as AnyGame;

const nameOf = (phase: { readonly name: string; readonly step?: string; readonly kind?: string }): string =>
  [phase.name, phase.step, phase.kind].filter(Boolean).join(' ');
/** The first moment of each kind in which somebody must answer, of these games. */
export const rareMoments = (wanted: (name: string) => boolean): readonly Moment[] => {
  const found = new Map<string, Moment>();
  for (const file of readdirSync(RECORDED)) {
    const journal = JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as Journal;
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
