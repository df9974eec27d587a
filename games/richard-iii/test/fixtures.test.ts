// Recorded games, for each way of ending, each winner and each scenario: `<how>.<winner>.<scenario>.json`.
import { join } from 'node:path';
import { richardIII } from '@rose/richard-iii';
import { recordedGames, unplayedVerbs } from '@rose/testkit';
import { expect, test } from 'vitest';

const { files: FILES, recorded, fault } = recordedGames(richardIII, join(import.meta.dirname, 'fixtures'));

test.for(FILES)('%s replays to its end', (name) => expect(fault(name)).toBeUndefined());

const SCENARIOS = ['wars-of-the-roses-1460', 'kingmaker-1470', 'richard-iii-1483'];
const ENDINGS = ['heirs-dead.lancaster', 'heirs-dead.york', 'throne-held.lancaster', 'throne-held.york'];
test.for(ENDINGS.flatMap((ending) => SCENARIOS.map((scenario) => `${ending}.${scenario}.json`)))(
  '%s is there',
  (name) => expect(FILES).toContain(name),
);
test('a resigned game is there', () => expect(FILES.filter((name) => name.startsWith('resigned.'))).not.toEqual([]));

test('every verb is played in one of them', () => expect(unplayedVerbs(richardIII, FILES.map(recorded))).toEqual([]));
