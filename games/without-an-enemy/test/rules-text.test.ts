// The rules in two languages: the same sections, figures and marks, and what stands in their tables is what is in the box.
import { misnamedChapters, rowsOf, rulesFaultsIn, sectionsOf, unlikeFigures, unlikeShapes } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import {
  AREA_NAMES,
  apOf,
  areaName,
  areaOfCity,
  BLOCK_NAMES,
  BLOCKS,
  blockName,
  breachFrom,
  CARD_NAMES,
  CARDS,
  CITIES,
  CITY_NAMES,
  cardName,
  cityName,
  classOf,
  disciplineOf,
  effectivenessOf,
  eventPhaseOf,
  fullStrength,
  homeName,
  isLeader,
  isMajor,
  isOfYear,
  isPort,
  isRegionalLeader,
  leavesAfterEvent,
  pointsOf,
  returnsWhenLost,
  SCENARIOS,
  siegeResult,
  sizeOf,
  sympathyOf,
  voyageOf,
  withdrawalOf,
} from '../src/ids.ts';
import * as blocksEn from '../text/blocks.en.ts';
import * as blocksFr from '../text/blocks.fr.ts';
import * as cardsEn from '../text/cards.en.ts';
import * as cardsFr from '../text/cards.fr.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import * as namesEn from '../text/names.en.ts';
import * as namesFr from '../text/names.fr.ts';
import { ENGLISH, FOLDER, FRENCH } from './rules.ts';

const RULES = { english: ENGLISH, french: FRENCH };
const MARK = '†';
/** Sections, as the sources number them; 18 is ours. */
const SECTIONS = [
  '1 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2 2.1 2.2 2.3 2.4 3 3.1 3.2 3.3 3.4 4 4.1 4.2',
  '5 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 6 6.1 6.2 6.3 6.4 6.5 7 7.1 7.2 7.3 7.4 7.5 7.6',
  '8 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12 8.13 8.14 9 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 10',
  '11 11.1 11.2 11.3 11.4 11.5 11.6 12 12.1 12.2 12.3 12.4 12.5 12.6 12.7 13 13.1 13.2 13.3',
  '14 14.1 14.2 14.3 14.4 14.5 14.6 15 15.1 15.2 16 16.1 16.2 16.3 16.4 16.5 16.6 17 18 18.1 18.2 18.3 18.4',
].flatMap((list) => list.split(' '));
/** Sections wholly in the player aid or public. */
const KNOWN = '1.1 1.4 2.1 2.2 4.2 7.4 7.6 12.2 12.6 14.2'.split(' ');
const rowsBelow = (rules: string, section: string): readonly (readonly string[])[] => rowsOf(rules, section).slice(1);

describe('the rules', () => {
  test('give chapters the names by which questions cite them', () =>
    expect([...misnamedChapters(ENGLISH, en.section), ...misnamedChapters(FRENCH, fr.section)]).toEqual([]));
  test('are whole, and alike in both languages', () => expect(rulesFaultsIn(FOLDER)).toEqual([]));
  test('have every section, in order', () => expect(sectionsOf(ENGLISH).map(({ number }) => number)).toEqual(SECTIONS));
  test('have the same tables, lists and examples', () => expect(unlikeShapes(RULES)).toEqual([]));
  test('mark the same things as reconstructed', () => expect(unlikeFigures(RULES, /†/g)).toEqual([]));
  test('mark something in every section that is not in the sources, and nothing in the others', () => {
    for (const { number, body } of sectionsOf(ENGLISH)) {
      const isHeading = !number.includes('.') && SECTIONS.some((other) => other.startsWith(`${number}.`));
      const isMarked = body.includes(MARK) || new RegExp(`^### ${number} .*${MARK}$`, 'm').test(ENGLISH);
      if (!isHeading) expect(isMarked, number).toBe(!KNOWN.includes(number));
    }
  });
  test('say first what the mark means', () => {
    expect(ENGLISH.indexOf('What the mark † means')).toBeLessThan(ENGLISH.indexOf('## 1 '));
    expect(FRENCH.indexOf('Ce que signifie le signe †')).toBeLessThan(FRENCH.indexOf('## 1 '));
  });
});

describe('names', () => {
  test('nothing is named that is not in the box', () => {
    expect(Object.keys(namesEn.AREAS).sort()).toEqual([...AREA_NAMES].sort());
    expect(Object.keys(namesEn.CITIES).sort()).toEqual([...CITY_NAMES].sort());
    expect(Object.keys(blocksEn.BLOCKS).sort()).toEqual([...BLOCK_NAMES].sort());
    expect(Object.keys(cardsEn.CARDS).sort()).toEqual([...CARD_NAMES].sort());
    expect(Object.keys(namesEn.SCENARIOS)).toEqual([...SCENARIOS]);
  });
  test('every area, city, block and card has a name of its own', () => {
    for (const names of [
      ...[namesEn, namesFr].flatMap(({ AREAS, CITIES: towns }) => [
        Object.values(AREAS).map(({ name }) => name),
        Object.values(towns),
      ]),
      ...[blocksEn, blocksFr].map(({ BLOCKS: all }) => Object.values(all).map(({ title }) => title)),
      ...[cardsEn, cardsFr].map(({ CARDS: all }) => Object.values(all).map(({ title }) => title)),
    ])
      expect(new Set(names).size).toBe(names.length);
  });
  test('every area is named in the rules', () => {
    for (const { name } of Object.values(namesEn.AREAS)) expect(ENGLISH).toContain(name);
    for (const { name } of Object.values(namesFr.AREAS)) expect(FRENCH).toContain(name);
  });
});

describe.for([
  ['English', ENGLISH, namesEn, blocksEn, cardsEn, 'yes'],
  ['French', FRENCH, namesFr, blocksFr, cardsFr, 'oui'],
] as const)('the tables of the box in %s', ([, rules, names, blocks, cards, yes]) => {
  const is = (fact: boolean): string => (fact ? yes : '–');
  test('18.2 cities', () =>
    expect(rowsBelow(rules, '18.2')).toEqual(
      CITIES.map((city) => [
        names.CITIES[cityName(city)],
        names.AREAS[areaName(areaOfCity(city))].name,
        String(sizeOf(city)),
        is(isPort(city)),
        is(isMajor(city)),
        String(pointsOf(city) || '–'),
        sympathyOf(city) === 0 ? 'R' : 'P',
      ]),
    ));
  test('18.3 blocks', () =>
    expect(rowsBelow(rules, '18.3')).toEqual(
      BLOCKS.map((block) => {
        const home = homeName(block);
        const marks = [isLeader(block) ? 'L' : isRegionalLeader(block) ? 'LR' : '', returnsWhenLost(block) ? '' : '×'];
        return [
          blocks.BLOCKS[blockName(block)].title,
          `${classOf(block)}${effectivenessOf(block)}`,
          String(fullStrength(block)),
          String(disciplineOf(block) || '–'),
          home === null ? '–' : names.REGIONS[home],
          marks.filter(Boolean).join(' ') || '–',
        ];
      }),
    ));
  test('18.4 cards', () =>
    expect(rowsBelow(rules, '18.4')).toEqual(
      CARDS.map((card) => {
        const years = [1642, 1643, 1644, 1645, 1646].filter((year) => isOfYear(card, year));
        const marks = [eventPhaseOf(card) === 'tactical' ? 'T' : '', leavesAfterEvent(card) ? '×' : ''];
        const { title, event } = cards.CARDS[cardName(card)];
        return [
          title,
          String(apOf(card)),
          `${years[0]}–${years.at(-1)}`,
          marks.filter(Boolean).join(' ') || '–',
          event || '–',
        ];
      }),
    ));
  test('11.2 sieges', () => {
    const letters = (marker: number, die: number): string => {
      const [port, open] = [siegeResult(marker, die, true), siegeResult(marker, die, false)];
      const [all, unlessPort] = [port.foot, open.foot && !port.foot];
      return [all ? 'A' : unlessPort ? 'N' : '', port.horse && !all ? 'C' : '', port.surrender ? 'S' : '']
        .filter(Boolean)
        .join(' ');
    };
    const told = rowsBelow(rules, '11.2').map((cells) => cells.slice(1).map((cell) => cell.replace('–', '')));
    expect(told).toEqual([1, 2, 3, 4, 5].map((marker) => [1, 2, 3, 4, 5, 6].map((die) => letters(marker, die))));
  });
  test('6.4, 8.4 and 9.4 dice', () => {
    const figures = (section: string) => rowsBelow(rules, section).map(([, result = '']) => result);
    const dice = [1, 2, 3, 4, 5, 6];
    const loss = (text: string): number => Number(/\d/.exec(text)?.[0] ?? 0);
    expect(figures('6.4').map(loss)).toEqual(dice.map((die) => voyageOf(die).loss));
    expect(figures('8.4').map(loss)).toEqual(dice.map((die) => withdrawalOf(die).loss));
    expect(figures('9.4').map((cell) => Number(cell.split(', ')[0]))).toEqual([2, 5, 8, 11].map(breachFrom));
  });
});
