// 18 What is in the box, held against the list of facts that it was typed from: `box.txt`, a line for each thing, in the
// order that decides among equals (17.2). The list is nobody's output: a figure that changes is changed in both.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS, areaName, isInRegion, isOverseas, NEIGHBOURS, REGION_NAMES } from '../src/rules/data/areas.ts';
import {
  BISHOP_CARDS,
  BONUSES,
  bishopVotes,
  CROWN,
  crownKind,
  crownName,
  isAdvancedCrown,
  MERCENARY_CARDS,
  menOfCard,
  motherOf,
  NO_MOTHER,
  OFFICE_CARDS,
  officeVotes,
  placesOn,
  TITLE_CARDS,
} from '../src/rules/data/crown.ts';
import {
  EVENTS,
  eventKind,
  eventName,
  isAdvancedEvent,
  isVariant,
  namedOn,
  numberOn,
  ODDS,
  resultOf,
  summonsOn,
  townsOn,
} from '../src/rules/data/events.ts';
import {
  castlesOf,
  commonsVotesOf,
  houseOf,
  isDuke,
  isTitledByBirth,
  lordsVotesOf,
  menOf,
  NOBLES,
  nobleName,
  ROYALS,
  royalName,
  startOf,
} from '../src/rules/data/persons.ts';
import {
  areaOfPlace,
  canHold,
  garrisonOf,
  hasCathedral,
  kindOf,
  PLACES,
  PORT_SEAS,
  PORTS_ON,
  placeName,
  placesIn,
  roomOf,
  votesOfPlace,
} from '../src/rules/data/places.ts';
import { gatesOf, ROAD_AREAS, ROAD_NAMES } from '../src/rules/data/roads.ts';
import { SEA_NAMES, SEA_NEIGHBOURS, seaName } from '../src/rules/data/seas.ts';
import { cardOfShip, holdOf, homePortOf, SHIPS, shipName, shipsOn } from '../src/rules/data/ships.ts';
import { DEADLY, LOYAL, ROYAL_DEATH, TURNS_FROM, VOTES } from '../src/rules/data/tables.ts';

const LINES = readFileSync(new URL('./box.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const of = (kind: string): readonly string[] => LINES.filter((line) => line.startsWith(`${kind} `));

const several = (names: readonly (string | number)[]): string => (names.length === 0 ? '-' : names.join('+'));
const sorted = (names: readonly string[]): string => several(names.toSorted());
const mark = (is: boolean, word: string): string => (is ? word : '-');
const figure = (count: number): string => (count === Number.POSITIVE_INFINITY ? 'any' : String(count));

const bonus = (card: number): string =>
  several(BONUSES.filter((one) => one.card === card).map(({ men, region }) => `${men}:${REGION_NAMES[region]}`));
const card = (kind: string, one: number, votes: number): string =>
  [kind, crownName(one), menOfCard(one), bonus(one), several(placesOn(one).map(placeName)), votes]
    .concat(several(shipsOn(one).map(shipName)))
    .join(' ');
/** What an event names: towns, or who is called where. */
const named = (event: number): string => {
  const calls = summonsOn(event).map(({ card: who, to }) => `${crownName(who)}>${placeName(to)}`);
  return several(calls.length > 0 ? calls : townsOn(event).map(placeName));
};
const variantKind = (event: number): string => {
  const kind = eventKind(event);
  return kind === 'vacillating' ? 'vacillating-allegiance' : kind;
};

const BOX: { readonly [kind: string]: () => readonly string[] } = {
  area: () =>
    AREAS.map((area) => {
      const near = isOverseas(area) ? [] : (NEIGHBOURS[area] ?? []).map(areaName);
      const regions = REGION_NAMES.filter((_, region) => isInRegion(area, region));
      const roads = ROAD_NAMES.filter((_, road) => ROAD_AREAS[road]?.includes(area));
      return `area ${areaName(area)} ${sorted(near)} ${sorted(regions)} ${sorted(roads)}`;
    }),
  sea: () =>
    SEA_NAMES.map((name, sea) => {
      const near = (SEA_NEIGHBOURS[sea] ?? []).map(seaName);
      return `sea ${name} ${sorted(near)} ${sorted((PORTS_ON[sea] ?? []).map(placeName))}`;
    }),
  road: () => ROAD_NAMES.map((name, road) => `road ${name} ${several((ROAD_AREAS[road] ?? []).map(areaName))}`),
  noble: () =>
    NOBLES.map((noble) =>
      [
        'noble',
        nobleName(noble),
        menOf(noble),
        mark(isTitledByBirth(noble), 'titled'),
        lordsVotesOf(noble),
        commonsVotesOf(noble),
        several(castlesOf(noble).map(placeName)),
        mark(isDuke(noble), 'advanced'),
      ].join(' '),
    ),
  title: () => TITLE_CARDS.map((one) => card('title', one, 1)),
  office: () => OFFICE_CARDS.map((one) => card('office', one, officeVotes(one))),
  bishop: () => BISHOP_CARDS.map((one) => card('bishop', one, bishopVotes(one))),
  mercenary: () =>
    MERCENARY_CARDS.map(
      (one) => `mercenary ${crownName(one)} ${menOfCard(one)} ${mark(isAdvancedCrown(one), 'advanced')}`,
    ),
  town: () =>
    CROWN.filter((one) => crownKind(one) === 'town').map(
      (one) => `town ${crownName(one)} ${several(placesOn(one).map(placeName))}`,
    ),
  ship: () =>
    SHIPS.map(
      (ship) => `ship ${shipName(ship)} ${holdOf(ship)} ${placeName(homePortOf(ship))} ${crownName(cardOfShip(ship))}`,
    ),
  royal: () =>
    ROYALS.map((royal) => {
      const [basic, advanced, moved] = [
        startOf(royal, false, false),
        startOf(royal, true, false),
        startOf(royal, false, true),
      ].map((place) => (place === undefined ? '-' : placeName(place)));
      return `royal ${royalName(royal)} ${houseOf(royal)} ${basic} ${advanced} ${moved === basic ? '-' : moved}`;
    }),
  event: () =>
    EVENTS.filter((event) => !isVariant(event)).map((event) =>
      [
        'event',
        eventName(event),
        eventKind(event),
        named(event),
        resultOf(event),
        several(namedOn(event).map(nobleName)),
        mark(isAdvancedEvent(event), 'advanced'),
      ].join(' '),
    ),
  variant: () =>
    EVENTS.filter((event) => isVariant(event) && !/[b-f]$/.test(eventName(event))).map(
      (event) => `variant ${eventName(event)} ${variantKind(event)} ${numberOn(event) || '-'} ${resultOf(event)}`,
    ),
  odds: () => [`odds ${several(ODDS)}`],
  kill: () =>
    Object.entries(DEADLY)
      .map(([who, dice]) => `kill ${who} ${several(dice)}`)
      .toSorted(),
  loyal: () => Object.entries(LOYAL).map(([cause, most]) => `loyal ${cause} ${most}`),
  turns: () => Object.entries(TURNS_FROM).map(([odds, from]) => `turns ${odds} ${from}`),
  'royal-death': () =>
    Object.entries(ROYAL_DEATH).map(([game, royals]) => `royal-death ${game} ${several(royals.map(royalName))}`),
  votes: () => [`votes ${VOTES.king} ${VOTES.senior} ${VOTES.majority}`],
};
test.for(Object.keys(BOX))('18 every %s is in the box as it is in the list', (kind) => {
  expect(of(kind).length).toBeGreaterThan(0);
  expect(BOX[kind]?.()).toEqual(of(kind));
});

/** Nobody is ever inside a field or a land overseas (3.1, 15.6): its room is no figure of the rules. */
test('18 every place is in the box as it is in the list', () => {
  const inBox = PLACES.map((place) =>
    [
      'place',
      placeName(place),
      kindOf(place),
      areaName(areaOfPlace(place)),
      garrisonOf(place),
      canHold(place) ? figure(roomOf(place)) : 'any',
      votesOfPlace(place),
      mark(hasCathedral(place), 'cathedral'),
      several((PORT_SEAS[place] ?? []).map(seaName)),
      mark(gatesOf(areaOfPlace(place)).includes(place), 'gate'),
      motherOf(place) === NO_MOTHER ? '-' : crownName(motherOf(place)),
    ].join(' '),
  );
  expect(inBox).toEqual(of('place'));
  expect(AREAS.flatMap((area) => placesIn(area)).length).toBe(PLACES.length);
});
test('18 nothing else is in the list', () =>
  expect([...new Set(LINES.map((line) => line.split(' ')[0] ?? ''))].toSorted()).toEqual(
    [...Object.keys(BOX), 'place'].toSorted(),
  ));
