// The large moments of recorded games: heirs who die, are crowned, are chosen or taken, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { isMistake, peekInto, replay } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Entry, type Great, greatIn } from '../board/great.ts';
import { rowsIn } from '../board/scenes/final.tsx';
import { momentOf } from '../board/scenes/moments.tsx';
import { type Kingmaker, ROYAL_NAMES, type View } from '../src/ids.ts';
import { kingmaker } from '../src/index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Moment = ReturnType<typeof momentOf>;
interface Found {
  readonly before: View;
  readonly after: View;
  readonly told: readonly Kingmaker['entry'][];
  readonly great: Great | undefined;
}
const courseOf = (name: string) => {
  const text = readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
  const course = replay(kingmaker, JSON.parse(text) as Parameters<typeof replay>[1]);
  if (isMistake(course)) throw new Error(`${name}: ${course.field} ${course.reason}`);
  return course;
};
const COULD: readonly string[] =
  'died executed royal-death crowned king-named heir-taken combat-card battle-won place-taken'.split(' ');
const AFTER: readonly string[] = ['prisoners', 'spoils', 'seizure', 'bounty', 'pardon'];
const ENDED: readonly string[] = 'battle-won place-taken place-holds indecisive bad-weather garrison-won'.split(' ');
/** A view is dear: only where something was told that could matter. */
const foundIn = (name: string): readonly Found[] => {
  const { steps } = courseOf(name);
  return steps.slice(1).flatMap(({ told, state }, i): readonly Found[] => {
    if (!told.some(({ entry }) => COULD.includes(entry.say))) return [];
    const heard = told.map(({ entry }) => peekInto(entry, 'red')) as unknown as readonly Kingmaker['entry'][];
    const before = kingmaker.view(steps[i]?.state as Kingmaker['state'], 'red');
    const after = kingmaker.view(state as Kingmaker['state'], 'red');
    return [{ before, after, told: heard, great: greatIn(before, after, heard as readonly Entry[]) }];
  });
};
const textOf = ({ over, title, how, means }: Moment): string =>
  [over, title, how, ...means.flatMap(({ title: head, text }) => [head, text])].join(' | ');
const momentIn = (found: Found, great: Great, language: 'en' | 'fr'): Moment => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  const words: Catalogue<Kingmaker> = language === 'fr' ? fr : en;
  return momentOf({ ...found, words }, great);
};
const royalsAlive = ({ spot }: View): readonly string[] =>
  ROYAL_NAMES.filter((royal) => ((spot as Readonly<Record<string, string>>)[royal] ?? '-') !== '-');

/** By how they end and how many played: who won may change when they are made anew. */
const FILES = readdirSync(new URL('./fixtures/', import.meta.url));
const gameOf = (how: string, kind: string): string => {
  const name = FILES.find((file) => file.startsWith(`${how}.`) && file.endsWith(`.${kind}.json`));
  if (name === undefined) throw new Error(`no game of ${kind} ends by ${how}`);
  return name;
};
const LAST_HEIR = gameOf('last-heir', 'basic.4');
const GAMES = [LAST_HEIR, gameOf('last-heir', 'basic.3'), gameOf('votes', 'advanced.2')];
const FOUND = new Map(GAMES.map((name) => [name, foundIn(name)]));

const LATE: string[] = [];
afterAll(() => expect(LATE).not.toEqual([]));
describe.for(GAMES)('%s', (name) => {
  const all = FOUND.get(name) ?? [];
  test('whenever an heir dies or somebody is crowned it is a moment, and a death is told before a capture', () => {
    for (const { before, after, told, great } of all) {
      const isDeath = royalsAlive(after).length < royalsAlive(before).length;
      const isCrown = told.some(({ say }) => say === 'crowned' || say === 'king-named');
      if (isDeath) expect(great?.kind).toMatch(/dead|crowned|named/);
      if (isCrown) expect(great).toBeDefined();
    }
  });
  test('a moment names the turn it fell in, though the one before ended with the same deed', () => {
    for (const found of all) {
      if (!found.great) continue;
      const { great, told, before } = found;
      const past = told.slice(0, told.indexOf(great.entry as Kingmaker['entry']));
      const begun = past.flatMap((one) => (one.say === 'turn-begins' ? [one.seat] : []));
      const turn = begun.at(-1) ?? before.turn;
      expect(momentIn(found, great, 'en').over).toContain(turn === null ? 'turn' : en.seats[turn]);
      if (turn !== before.turn) LATE.push(name);
    }
  });
  test('an heir without a crown who changes hands is one only for who gave or took him', () => {
    for (const { before, after, great } of all) {
      if (great?.kind !== 'taken' || (before.crowned as readonly string[]).includes(great.piece)) continue;
      const keepers = [before, after].map(({ keeper }) => (keeper as Readonly<Record<string, string>>)[great.piece]);
      expect(keepers).toContain('red');
      expect(keepers).not.toContain(null);
    }
  });
  test('how a combat ended is told to all in it, whoever declared it, unless a question of theirs shows it', () => {
    for (const { before, after, told, great } of all) {
      const { phase } = before;
      const isCrowns = great !== undefined && great.kind !== 'fought';
      if (phase.name !== 'combat' || isCrowns || !told.some(({ say }) => say === 'combat-card')) continue;
      const isMine = [...phase.attackers, ...phase.defenders].some((noble) => before.held[noble as never] === 'red');
      const isShown = after.asked.includes('red') && AFTER.includes(after.phase.name);
      const isField = told.every(({ say }) => !ENDED.includes(say));
      if (isMine && !isField) expect(great?.kind).toBe(isShown ? undefined : 'fought');
    }
  });
  test('each is whole in both languages, and says whose it is now', () => {
    for (const found of all) {
      if (!found.great) continue;
      for (const language of ['en', 'fr'] as const) {
        const moment = momentIn(found, found.great, language);
        expect(textOf(moment)).not.toMatch(/undefined|NaN|null|\| {2}\||\[object/);
        expect(moment.means).toHaveLength(2);
      }
    }
  });
});
test('the recorded games have deaths, crowns and captures', () => {
  const kinds = new Set([...FOUND.values()].flat().map(({ great }) => great?.kind));
  for (const kind of ['dead', 'crowned', 'taken', 'fought'] as const) expect(kinds).toContain(kind);
});
test('at the end every faction has its line, and who holds the last heir stands first', () => {
  const { steps } = courseOf(LAST_HEIR);
  const rows = rowsIn(kingmaker.view(steps.at(-1)?.state as Kingmaker['state'], 'red'));
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ seat: LAST_HEIR.split('.')[1] });
  expect(rows.flatMap(({ heirs }) => heirs)).toHaveLength(1);
});
test('10.5 where a game was counted its winner stands first, whatever the others hold', () => {
  const view = kingmaker.view(courseOf(LAST_HEIR).steps.at(-1)?.state as Kingmaker['state'], 'red');
  const last = rowsIn(view).at(-1)?.seat;
  expect(last && rowsIn({ ...view, counted: [last] })[0]?.seat).toBe(last);
});
