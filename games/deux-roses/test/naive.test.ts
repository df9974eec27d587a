// Random games with the naive rules beside the engine: at every decision both offer the same, and stand alike.
import { deuxRoses } from '@rose/deux-roses';
import { pick, seeded } from '@rose/table';
import { anyOptions } from '@rose/testkit';
import { expect, test } from 'vitest';
import { type Naive, naiveAfter, naiveEnd, naiveLegal, situation } from './naive.ts';
import { type Document, naiveFrom } from './naive-perft.ts';
import { legal, type Scene, setUp } from './scene.ts';

const GAMES = 30;
const LONGEST = 120;

const standsAlike = (engine: Scene, naive: Naive): void => {
  const view = deuxRoses.view(engine.state, 'spectator');
  expect(situation({ ...view, seen: new Set() })).toBe(situation(naive));
  expect([view.phase, view.actions, view.passes]).toEqual([naive.phase, naive.actions, naive.passes]);
  expect(new Set(view.seen)).toEqual(naive.seen);
  expect(engine.outcome?.how).toBe(naiveEnd(naive));
};

test.for(Array.from({ length: GAMES }, (_, seed) => seed))('game %i', (seed) => {
  const random = seeded(seed);
  const options = anyOptions(deuxRoses, random) as NonNullable<Document['options']>;
  let engine = setUp(options);
  let naive = naiveFrom({ phase: 'placement', options });
  for (let n = 0; n < LONGEST && !engine.outcome; n++) {
    standsAlike(engine, naive);
    expect(engine.active()).toEqual([naive.toMove]);
    const offered = legal(engine, naive.toMove);
    expect(offered).toEqual([...naiveLegal(naive)].sort((a, b) => (a < b ? -1 : 1)));
    // Attacks and calls are rare among all that is legal: they come first half of the time.
    const sharp = offered.filter((text) => /^(breakthrough|attack|reinforce)/.test(text));
    const action = pick(sharp.length > 0 && random(2) === 1 ? sharp : offered, random);
    engine = engine.play(naive.toMove, action);
    naive = naiveAfter(naive, action);
  }
  standsAlike(engine, naive);
});
