// What the form says of a scenario is what was counted, in both languages; of one that was not, nothing.
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { FAIRNESS } from '../text/fairness.gen.ts';
import { leaningOf } from '../text/fairness.ts';
import { fr } from '../text/fr.ts';

test.for([
  ['en', en],
  ['fr', fr],
] as const)('%s says who won, how often, in how many games', ([, { options }]) => {
  const notes = options.scenario.notes ?? {};
  expect(Object.keys(notes)).toEqual(Object.keys(FAIRNESS));
  expect(Object.keys(notes).length).toBeGreaterThan(0);
  for (const [scenario, tallies] of Object.entries(FAIRNESS))
    for (const { games, milliseconds, royalist, parliament } of Object.values(tallies)) {
      for (const number of [games, ...royalist, ...parliament]) expect(notes[scenario]).toContain(String(number));
      if (milliseconds !== undefined) expect(notes[scenario]).toMatch(new RegExp(`${milliseconds / 1000}\\ss `));
    }
});

test.for([
  [50, 45, undefined, false],
  [57, 34, 'royalist', false],
  [10, 80, 'parliament', true],
] as const)('of %i wins to %i it first says whom a scenario favours: %s', ([ours, theirs, to, isStrong]) => {
  const tally = { games: 100, royalist: [ours, 0, 100], parliament: [theirs, 0, 100], drawn: 0 } as const;
  expect(leaningOf(tally)).toEqual({ to, isStrong });
});
