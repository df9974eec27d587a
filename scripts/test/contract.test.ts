// The contracts of games are held against the games: what none of them offers has no place there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { FACES } from '../../games/faces.ts';

const games = [...GAMES.values()];
const phases = games.flatMap((game) => Object.values(game.phases));
const faces = await Promise.all([...FACES.values()].map((loader) => loader.face()));
/** By interface: the file in which it stands, and what games offer for it. */
const OFFERED = {
  Game: ['table/src/game.ts', games],
  Meta: ['table/src/game.ts', games.map(({ meta }) => meta)],
  Automatic: ['table/src/game.ts', phases],
  Phase: ['table/src/game.ts', phases],
  ForBots: ['table/src/advice.ts', games],
  Planner: ['table/src/advice.ts', games.flatMap(({ planner = [] }) => planner)],
  ForAbsent: ['table/src/absent.ts', games],
  Face: ['games/face.ts', faces],
} as const;

const membersOf = (name: string, file: string): readonly string[] => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const after = text.slice(text.search(new RegExp(`^export interface ${name}\\b`, 'm')));
  const body = after.slice(after.indexOf('{\n'), after.search(/^\}/m));
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(<]/gm)].map(([, member]) => member as string);
};

test.for(Object.entries(OFFERED))('%s asks for nothing that no game offers', ([name, [file, offers]]) => {
  const members = membersOf(name, file);
  expect(members.length).toBeGreaterThan(3);
  expect(members.filter((member) => !offers.some((offer) => member in offer))).toEqual([]);
});
