// Shapes of what comes from outside. A page asks its own worker in shapes that the compiler has checked: there, what is
// needed for this is fetched when a file is opened.
import { type GameFile, parseGameFile, parseJson } from '@rose/protocol';
import { type AnyGame, isMistake, type Mistake, mistake } from '@rose/table';
import { type ReadFile, replayFile } from './file.ts';
import { fromShort } from './short.ts';

export { parseRequest, troubleOf } from '@rose/protocol';

/** The shape alone, of a game file or of its short form. */
export const parseFile = (text: string): GameFile | Mistake => {
  const json = parseJson(text);
  if (!json.ok) return mistake(json.field, json.reason);
  const long = Array.isArray(json.value) ? fromShort(json.value) : json.value;
  const parsed = parseGameFile(long);
  return parsed.ok ? parsed.value : mistake(parsed.field, parsed.reason);
};

export const readFile = (games: ReadonlyMap<string, AnyGame>, text: string): ReadFile | Mistake => {
  const file = parseFile(text);
  return isMistake(file) ? file : replayFile(games, file);
};
