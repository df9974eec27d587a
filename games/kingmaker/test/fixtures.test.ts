// Recorded games, for each way of ending, each preset and 2, 3, 4, 5 and 7 seats: `<how>.<winners>.<preset>.<seats>.json`.
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { isMistake, replay, stateOf } from '@rose/table';
import { recordedGames, verbsIn } from '@rose/testkit';
import { expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { VERBS } from '../src/rules/actions.ts';
import { PRESETS } from '../src/rules/options.ts';

const { files: FILES, recorded, fault } = recordedGames(kingmaker, join(import.meta.dirname, 'fixtures'));

test.for(FILES)('%s replays to its end', { timeout: 60_000 }, (name) => expect(fault(name)).toBeUndefined());
const KINDS = Object.keys(PRESETS).flatMap((preset) => [2, 3, 5, 7].map((players) => [preset, players] as const));
test.for(KINDS)('a game of the preset %s for %i is there, played as it says', ([preset, players]) => {
  const [name = ''] = FILES.filter((file) => file.endsWith(`.${preset}.${players}.json`));
  const { options } = recorded(name).opening as { readonly options: object };
  expect(options).toMatchObject({ ...PRESETS[preset as keyof typeof PRESETS], players });
});
test.for(['last-heir', 'beaufort', 'votes', 'counted'])('a game that ends by %s is there', (how) =>
  expect(FILES.filter((name) => name.startsWith(`${how}.`))).not.toEqual([]),
);
/** What the barons never come to; the cases play it. Whatever is recorded one day leaves this list. */
const UNPLAYED =
  'hold-calais assault cross besiege-with summon-all count back abstain end-coronation exchange agree disagree give-back counter end-command judge keep refuge'.split(
    ' ',
  );
test('every other verb is played in one of them', () => {
  const played = new Set(FILES.flatMap((name) => [...verbsIn(kingmaker, recorded(name))]));
  expect(Object.keys(VERBS).filter((verb) => !played.has(verb))).toEqual(UNPLAYED);
});
test('a finished game of four is at most 60 kB, packed as the house packs it', () => {
  const sizes = FILES.filter((name) => name.endsWith('.4.json')).map(
    (name) => deflateRawSync(JSON.stringify(recorded(name).entries), { level: 9, memLevel: 9 }).length / 1000,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
});
test('its file is at most 60 kB too, packed where it would be larger', () => {
  const files = FILES.filter((name) => name.endsWith('.4.json')).map((name) => JSON.stringify(recorded(name)));
  const sizes = files.map((text) => (text.length > 60_000 ? gzipSync(text).length : text.length) / 1000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
});
test('a short game is counted when its rounds are over', () => {
  const [name = ''] = FILES.filter((file) => file.endsWith('.short.2.json'));
  const course = replay(kingmaker, recorded(name));
  expect(isMistake(course) ? course : stateOf(course).round).toBe(15);
});
