// Recorded games, at least one for each way of ending: `<how>.<winners>.json`.
import { join } from 'node:path';
import { deuxRoses } from '@rose/deux-roses';
import { recordedGames } from '@rose/testkit';
import { expect, test } from 'vitest';

const { files: FILES, fault } = recordedGames(deuxRoses, join(import.meta.dirname, 'fixtures'));

test.for(FILES)('%s replays to its end', (name) => expect(fault(name)).toBeUndefined());

const ENDINGS = ['castle-ejected.lancaster', 'castle-ejected.york', 'both-passed', 'ply-limit', 'resigned', 'agreed'];
test.for(ENDINGS)('%s has a recorded game', (ending) =>
  expect(FILES.filter((name) => name.startsWith(`${ending}.`))).not.toEqual([]),
);
