// The tables of the rules say what the data says, in both languages.
import {
  A,
  type AreaName,
  areaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  BORDERS,
  borderBetween,
  borderColour,
  fullStrength,
  homesOf,
  isAreaName,
  letterOf,
  loyaltyOf,
  NO_BORDER,
  printedFirepower,
  type ScenarioName,
  SETUPS,
  twinOf,
} from '@rose/richard-iii/ids';
import { rowsOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import * as english from '../text/names.en.ts';
import * as french from '../text/names.fr.ts';
import { ENGLISH, FRENCH } from './rules.ts';

const LANGUAGES = [
  ['English', ENGLISH, english],
  ['French', FRENCH, french],
] as const;
type Names = typeof english | typeof french;

const same = (text: string): string => text.toLowerCase();
const sorted = (items: readonly string[]): readonly string[] => items.map(same).sort();
const SECTIONS = ['3.21', '3.22', '3.23', '3.24', '3.25'];
const combatOf = (block: BlockName): string => `${letterOf(B[block])}${printedFirepower(B[block])}`;

describe.for(LANGUAGES)('%s', ([, rules, names]) => {
  const rows = SECTIONS.flatMap((section) => rowsOf(rules, section));
  test('every block has its strength, combat value and homes', () => {
    for (const block of BLOCK_NAMES.filter((name) => name !== 'rebel')) {
      const found = rows.filter((cells) => cells.some((cell) => same(cell) === same(names.BLOCKS[block].title)));
      expect(found.length, block).toBeGreaterThan(0);
      for (const cells of found) {
        expect(cells, block).toContain(String(fullStrength(B[block])));
        expect(cells.join(' '), block).toContain(combatOf(block));
        for (const home of homesOf(B[block]))
          expect(same(cells.join(' ')), block).toContain(same(names.AREAS[areaName(home)].name));
      }
    }
  });
  test('two-sided blocks have both loyalties', () => {
    const turning = [...rowsOf(rules, '3.22'), ...rowsOf(rules, '3.23')].filter((cells) => cells.length === 6);
    for (const block of BLOCK_NAMES.filter((name) => name.startsWith('l-') && loyaltyOf(B[name]) > 0)) {
      const cells = turning.find(([title = '']) => title === names.BLOCKS[block].title) ?? [];
      expect([cells[3]?.[0], cells[4]?.[0]], block).toEqual([
        String(loyaltyOf(B[block])),
        String(loyaltyOf(twinOf(B[block]))),
      ]);
    }
  });
  test('every border has its colour', () => {
    const idOf = (name: string): AreaName => {
      const found = Object.keys(names.AREAS).find((id) => same(names.AREAS[id as AreaName].name) === same(name));
      if (found === undefined || !isAreaName(found)) throw new Error(`no area: ${name}`);
      return found;
    };
    const listed = rowsOf(rules, '5.21').flatMap(([colour = '', pairs = '']) =>
      pairs.includes('–') ? pairs.split(/[\u202f]?; /).map((pair) => [colour, ...pair.split(' – ')]) : [],
    );
    for (const [colour, a = '', b = ''] of listed) {
      const border = borderBetween(A[idOf(a)], A[idOf(b)]);
      expect(border, `${a} – ${b}`).not.toBe(NO_BORDER);
      expect(names.BORDERS[borderColour(border)]).toBe(colour);
    }
    expect(new Set(listed.map((pair) => pair.join(' '))).size).toBe(BORDERS.length);
  });
});

const SETUP_SECTIONS: readonly (readonly [ScenarioName, readonly string[]])[] = [
  ['wars-of-the-roses-1460', ['4.3', '4.4']],
  ['kingmaker-1470', ['10.2']],
  ['richard-iii-1483', ['10.3']],
];
const placeWords = (names: Names, place: string): string => {
  if (isAreaName(place)) return names.AREAS[place].name;
  const words = names === english ? ['pool', 'minor', 'enemy'] : ['réserve', 'mineur', 'ennemi'];
  return words[['pool', 'minor', 'aside'].indexOf(place)] ?? place;
};

describe.for(LANGUAGES)('set-ups, %s', ([, rules, names]) => {
  test.for(SETUP_SECTIONS)('%s', ([scenario, sections]) => {
    const written = sections
      .flatMap((section) => rowsOf(rules, section))
      .flatMap(([place = '', blocks = '']) =>
        blocks.split(', ').map((block) => `${same(place)} ${same(block.replace(/ \(.*\)/, ''))}`),
      );
    const { places } = SETUPS[scenario];
    const wanted = Object.entries(places)
      .filter(([place]) => sections.length === 2 || place !== 'aside')
      .flatMap(([place, blocks]) => blocks.map((block) => `${placeWords(names, place)} ${names.BLOCKS[block].title}`));
    const headings = (text: string): boolean => /(blocks|blocs)$/.test(text);
    expect(written.filter((text) => !headings(text)).sort()).toEqual(sorted(wanted));
  });
});
