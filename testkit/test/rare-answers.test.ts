// What random play seldom comes to keeps the laws of knowledge like all else: at moments of each kind of question, as the
// recorded games of every table met them, each answer is held against several worlds that look the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, act, begin, isMistake, type Journal, legal, mustAnswer, replay, seeded } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { judgeChange } from '../src/index.ts';

/** Moments of a kind, answers of a seat, and worlds for each of them. */
const [MOMENTS, ANSWERS, WORLDS] = process.env['ROSE_LONG'] ? [12, 12, 12] : [3, 4, 4];
const FOLDER = join(import.meta.dirname, '..', '..', 'games');

const positionsOf = (game: AnyGame): ReadonlyMap<string, readonly object[]> => {
  const found = new Map<string, object[]>();
  const recorded = join(FOLDER, game.meta.id, 'test', 'fixtures');
  for (const file of readdirSync(recorded)) {
    const course = replay(game, JSON.parse(readFileSync(join(recorded, file), 'utf8')) as Journal);
    if (isMistake(course)) throw new Error(`${file} ${course.field} ${course.reason}`);
    for (const { state } of course.steps) {
      const { name, step } = state.phase as { readonly name: string; readonly step?: string };
      const must = mustAnswer(game, state);
      const kind = [name, step, must.length > 1 ? 'several' : 'one'].join(' ');
      const known = found.get(kind) ?? [];
      // by the rules of today
      const { rules: _, ...position } = game.toPosition(state) as { readonly rules?: number };
      if (must.length > 0 && known.length < MOMENTS) found.set(kind, [...known, position]);
    }
  }
  return found;
};

test.for([...GAMES])(
  '%s: no answer to any kind of question tells more than it seals',
  { timeout: 600_000 },
  ([, game]) => {
    const random = seeded(1461);
    const seats = (state: unknown) => game.seats((state as { readonly options: object }).options);
    const broken: string[] = [];
    let judged = 0;
    for (const [kind, positions] of positionsOf(game))
      for (const position of positions) {
        const opening = () => begin(game, { position }, random);
        const first = opening();
        if (isMistake(first)) throw new Error(`${kind} ${first.field} ${first.reason}`);
        const { state } = first.steps.at(-1) as (typeof first.steps)[number];
        for (const seat of mustAnswer(game, state)) {
          const answers = legal(game, state, seat);
          for (let n = 0; n < ANSWERS && n < answers.length; n++) {
            const action = answers[random(answers.length) - 1] as (typeof answers)[number];
            const course = opening();
            if (isMistake(course)) continue;
            const step = act(game, course, seat, action, random);
            if ('because' in step) throw new Error(`${kind} ${game.write(action)} ${step.because.why}`);
            const before = { game, seats: seats(state), state, pool: [], random };
            for (let world = 0; world < WORLDS; world++)
              broken.push(...judgeChange({ before, seat, action, step }).map(({ message }) => `${kind}: ${message}`));
            judged++;
          }
        }
      }
    expect([...new Set(broken)]).toEqual([]);
    expect(judged).toBeGreaterThan(0);
  },
);
