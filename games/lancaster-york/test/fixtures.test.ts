// Recorded games, for each number of players and each way of ending: `<how>.<winner>.<what>.json`.

import { join } from 'node:path';
import { lancasterYork } from '@rose/lancaster-york';
import { isMistake, replay, stateOf } from '@rose/table';
import { recordedGames, unplayedVerbs } from '@rose/testkit';
import { expect, test } from 'vitest';

const { files: FILES, recorded, fault } = recordedGames(lancasterYork, join(import.meta.dirname, 'fixtures'));

test.for(FILES)('%s replays to its end', (name) => expect(fault(name)).toBeUndefined());

const whole = [2, 3, 4].flatMap((players) =>
  ['most-points', 'better-holdings'].map((how) => [how, `${players}-players`]),
);
test.for([...whole, ['more-kings', '4-players']])('a whole game ends by %s with %s', ([how = '', what = '']) =>
  expect(FILES.filter((name) => name.startsWith(`${how}.`) && name.includes(`.${what}.`))).toHaveLength(1),
);

const LINES = ['kings', 'nobles', 'royalCastle', 'largeTown', 'bishop', 'town', 'port', 'ship', 'turn-order'];
test.for(LINES)('a tie at the end is broken by %s', (line) => {
  const [name = ''] = FILES.filter((file) => file.includes(`.tie-${line}.`));
  const course = replay(lancasterYork, recorded(name));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const [first, second] = lancasterYork.view(stateOf(course), 'spectator').ranking ?? [];
  expect([first?.score, first?.by]).toEqual([second?.score, line]);
});

test('every verb is played in one of them', () =>
  expect(unplayedVerbs(lancasterYork, FILES.map(recorded))).toEqual([]));
