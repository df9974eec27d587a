// What stands in the tables of the rules is what is in the box, in both languages.
import { rowsOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import {
  BISHOP_CARDS,
  bishopVotes,
  CROWN,
  castlesOf,
  commonsVotesOf,
  crownKind,
  EVENTS,
  type EventKind,
  eventKind,
  garrisonOf,
  hasCathedral,
  holdOf,
  isAdvancedEvent,
  isPort,
  isTitledByBirth,
  isVariant,
  kindOf,
  lordsVotesOf,
  MERCENARY_CARDS,
  menOf,
  menOfCard,
  NOBLES,
  namedOn,
  ODDS,
  OFFICE_CARDS,
  officeVotes,
  PLACES,
  type PlaceKind,
  placesOn,
  ROAD_AREAS,
  resultOf,
  roomOf,
  SHIPS,
  summonsOn,
  TITLE_CARDS,
  townsOn,
  votesOfPlace,
} from '../src/ids.ts';
import { DEADLY, ROYAL_DEATH, TURNS_FROM, VOTES } from '../src/rules/data/tables.ts';
import { ENGLISH, FRENCH } from './rules.ts';

const dash = (figure: number | string): string => String(figure || '–');
/** A list in one cell. */
const lengthOf = (cell = ''): number => (cell === '–' ? 0 : cell.split(/, |; |\u202f; /).length);
const figureIn = (cell = ''): number => Number(/\d+/.exec(cell)?.[0] ?? 0);

describe.for([
  ['English', ENGLISH],
  ['French', FRENCH],
] as const)('the tables in %s', ([, rules]) => {
  const rows = (section: string): readonly (readonly string[])[] =>
    rowsOf(rules, section)
      .slice(1)
      .filter(([first = '']) => !first.startsWith('---'));
  const column = (section: string, at: number): readonly string[] => rows(section).map((cells) => cells[at] ?? '');

  test('1.2 the deal', () => {
    const [players = [], cards = []] = rowsOf(rules, '1.2');
    expect(cards.slice(1)).toEqual(players.slice(1).map((count) => String(Math.floor(36 / Number(count)))));
  });
  test('3.1 garrisons and room', () => {
    const kinds: readonly PlaceKind[] = ['city', 'town', 'royal-castle', 'castle', 'open-town'];
    const told = kinds.map((_, at) => [figureIn(column('3.1', 1)[at]), figureIn(column('3.1', 2)[at])]);
    expect(told).toEqual(
      kinds.map((kind) => {
        const place = PLACES.find((one) => kindOf(one) === kind) ?? PLACES[0];
        return place === undefined ? [] : [garrisonOf(place), roomOf(place)];
      }),
    );
  });
  test('4.1 how many cards of each kind', () => {
    const kinds: readonly EventKind[] = [
      'plague',
      'storms',
      'embassy',
      'raid',
      'revolt',
      'piracy',
      'free-move',
      'writ',
      'parliament',
    ];
    const deck = (advanced: boolean) =>
      EVENTS.filter((card) => !isVariant(card) && (advanced || !isAdvancedEvent(card)));
    const count = (kind: EventKind, advanced: boolean) =>
      deck(advanced).filter((card) => eventKind(card) === kind).length;
    const told = rows('4.1').map((cells) => cells.slice(1));
    expect(told.slice(0, -1)).toEqual(kinds.map((kind) => [String(count(kind, false)), String(count(kind, true))]));
    expect(told.at(-1)).toEqual(['–', String(deck(true).filter((card) => !kinds.includes(eventKind(card))).length)]);
  });
  test('7.2 the odds list, and what each step wins', () => {
    const fights = EVENTS.filter((card) => !isVariant(card) && !isAdvancedEvent(card) && resultOf(card) !== 'none');
    const wins = ODDS.map(
      (_, step) =>
        fights.filter((card) => {
          const printed = ODDS.indexOf(resultOf(card) as never);
          return printed > 0 && printed <= step;
        }).length,
    );
    expect(column('7.2', 3).map(figureIn)).toEqual(wins.reverse());
    expect(rowsOf(rules, '7.2')[0]?.[3]).toContain(String(fights.length));
  });
  test('14.5 votes', () => {
    const figures = rows('14.5').map(([, commons, lords]) => [Number(commons), Number(lords)]);
    const offices = OFFICE_CARDS.filter((card) => officeVotes(card) > 0)
      .map(officeVotes)
      .toSorted((a, b) => a - b);
    expect(figures.slice(0, 3)).toEqual([
      [VOTES.king, 0],
      [VOTES.senior, VOTES.senior],
      [VOTES.senior, VOTES.senior],
    ]);
    expect(
      figures
        .slice(3, 8)
        .map(([commons = 0]) => commons)
        .toSorted((a, b) => a - b),
    ).toEqual(offices);
    const nobles = rows('14.5').slice(10, 15);
    const named = NOBLES.slice(0, 23).map((noble) => [commonsVotesOf(noble), lordsVotesOf(noble)].join());
    const told = nobles.flatMap(([who = '', commons, lords], at) =>
      Array.from({ length: at === 4 ? 13 : lengthOf(who) }, () => [commons, lords].join()),
    );
    expect(told.sort()).toEqual([...named].sort());
    // Nobles without a title of their own vote while one is given to them; there are as many votes as titles.
    const commons =
      VOTES.king +
      2 * VOTES.senior +
      PLACES.reduce((sum, place) => sum + votesOfPlace(place), 0) +
      offices.reduce((sum, votes) => sum + votes, 0) +
      NOBLES.filter(isTitledByBirth).reduce((sum, noble) => sum + commonsVotesOf(noble), 0) +
      TITLE_CARDS.length;
    const lords =
      2 * VOTES.senior +
      BISHOP_CARDS.reduce((sum, card) => sum + bishopVotes(card), 0) +
      NOBLES.reduce((sum, noble) => sum + lordsVotesOf(noble), 0);
    expect(figures.at(-1)).toEqual([commons, lords]);
  });
  test('15.4 who falls', () => {
    const sums = (cell = ''): readonly number[] => {
      const [from = 0, to = 0] = (cell.match(/\d+/g) ?? []).map(Number);
      if (/to|à/.test(cell)) return Array.from({ length: to - from + 1 }, (_, n) => from + n);
      return (cell.match(/\d+/g) ?? []).map(Number);
    };
    const { stronger, weaker, heir, ambushed, ambusher, called, plague } = DEADLY;
    expect(column('15.4', 2).map(sums)).toEqual([stronger, weaker, heir, ambushed, ambusher, called, plague]);
  });
  test('16.4 who wavers', () =>
    expect(column('16.4', 2).map((cell) => figureIn(cell) || 7)).toEqual(Object.values(TURNS_FROM)));
  test('16.6 which royal dies', () => {
    for (const [at, list] of [ROYAL_DEATH.basic, ROYAL_DEATH.advanced].entries()) {
      const told = column('16.6', at + 1).map((cell) => cell.replace(' †', ''));
      const names = new Map(list.map((royal, n) => [royal, told[n]]));
      expect(list.map((royal) => names.get(royal))).toEqual(told);
      expect(new Set(names.values()).size).toBe(new Set(list).size);
    }
  });
  test('18.1 nobles', () => {
    expect(rows('18.1').map(([, , men, commons, lords, castles]) => [men, commons, lords, lengthOf(castles)])).toEqual(
      NOBLES.map((noble) => [
        String(menOf(noble)),
        String(commonsVotesOf(noble)),
        String(lordsVotesOf(noble)),
        castlesOf(noble).length,
      ]),
    );
  });
  test('18.2, 18.3, 18.4 cards and ships', () => {
    expect(rows('18.2').map(([, men, , places, votes]) => [men, lengthOf(places), votes])).toEqual(
      [...TITLE_CARDS, ...OFFICE_CARDS].map((card) => [
        String(menOfCard(card)),
        placesOn(card).length,
        crownKind(card) === 'title' ? '–' : dash(officeVotes(card)),
      ]),
    );
    const towns = CROWN.filter((card) => crownKind(card) === 'town');
    expect(rows('18.3').map(([, men, , places]) => [men, lengthOf(places)])).toEqual(
      [...BISHOP_CARDS, ...towns, ...MERCENARY_CARDS].map((card) => [String(menOfCard(card)), placesOn(card).length]),
    );
    expect(column('18.4', 1)).toEqual(SHIPS.map((ship) => String(holdOf(ship))));
  });
  test('18.5 places and roads', () => {
    const all = rows('18.5')
      .slice(0, 5)
      .map(([, list = '']) => list.split(', '));
    const of = (kind: PlaceKind) => PLACES.filter((place) => kindOf(place) === kind);
    const kinds = (['city', 'town', 'open-town', 'unfortified', 'royal-castle'] as const).map(of);
    const marks = (list: readonly string[]) => list.map((name) => [/\(P.*\)$/.test(name), name.endsWith('C)')]);
    expect(all.map(marks)).toEqual(kinds.map((list) => list.map((place) => [isPort(place), hasCathedral(place)])));
    expect(
      rows('18.5')
        .slice(-ROAD_AREAS.length)
        .map(([, list]) => lengthOf(list)),
    ).toEqual(ROAD_AREAS.map((areas) => areas.length));
  });
  test('18.6 Event cards', () => {
    const cards = EVENTS.filter((card) => !isVariant(card) || resultOf(card) !== 'none');
    const word = (cell = '') => cell.replace(/^(BW|MT)$/, 'bad-weather').replace('majorité', 'majority');
    expect(rows('18.6').map(([, , , result, named]) => [word(result).replace('–', 'none'), lengthOf(named)])).toEqual(
      cards.map((card) => [resultOf(card), namedOn(card).length]),
    );
    expect(
      rows('18.6')
        .slice(0, 90)
        .map(([, , does]) => lengthOf(does)),
    ).toEqual(cards.slice(0, 90).map((card) => townsOn(card).length + summonsOn(card).length));
  });
});
