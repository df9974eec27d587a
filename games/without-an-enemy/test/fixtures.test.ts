// Recorded games, for each way of ending and each scenario: `<how>.<winner>.<scenario>.json`.
import { join } from 'node:path';
import { recordedGames, unplayedVerbs } from '@rose/testkit';
import { expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { SCENARIOS } from '../src/rules/data/scenarios.ts';

const { files: FILES, recorded, fault } = recordedGames(withoutAnEnemy, join(import.meta.dirname, 'fixtures'));

test.for(FILES)('%s replays to its end', (name) => expect(fault(name)).toBeUndefined());
test.for(SCENARIOS)('a game of %s is there', (scenario) =>
  expect(FILES.filter((name) => name.endsWith(`.${scenario}.json`))).not.toEqual([]),
);
const ENDINGS = [
  'major-victory.royalist.',
  'major-victory.parliament.',
  'minor-victory.royalist.',
  'minor-victory.parliament.',
  'draw.',
  'resigned.',
  'agreed.',
];
test.for(ENDINGS)('a game that ends by %s is there', (start) =>
  expect(FILES.filter((name) => name.startsWith(start))).not.toEqual([]),
);
test('every verb is played in one of them', () =>
  expect(unplayedVerbs(withoutAnEnemy, FILES.map(recorded))).toEqual([]));
test('a finished game is at most 40 kB of journal', () => {
  const kilobytes = FILES.map((name) => JSON.stringify(recorded(name).entries).length / 1000);
  expect(Math.max(...kilobytes)).toBeLessThanOrEqual(40);
});
