// The rules call everything in the box by the names of the catalogues, in both languages.

import { upper } from '@rose/table/text';
import { rowsOf, sectionsOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import {
  areaName,
  BISHOP_CARDS,
  type BishopName,
  castlesOf,
  crownName,
  EVENTS,
  eventKind,
  hasCathedral,
  homePortOf,
  isDuke,
  isVariant,
  NOBLES,
  namedOn,
  nobleName,
  OFFICE_CARDS,
  type OfficeName,
  PLACES,
  type PlaceId,
  placeName,
  ROAD_AREAS,
  ROAD_NAMES,
  resultOf,
  SHIPS,
  shipName,
  TITLE_CARDS,
  type TitleName,
  townsOn,
} from '../src/ids.ts';
import * as en from '../text/names.en.ts';
import * as fr from '../text/names.fr.ts';
import { spelt } from '../text/names.ts';
import { ENGLISH, FRENCH } from './rules.ts';

const dash = (text: string): string => text || '–';

describe.for([
  ['English', ENGLISH, en, 'Plantagenet'],
  ['French', FRENCH, fr, 'Plantagenêt'],
] as const)('names in %s', ([, rules, names, dukes]) => {
  const rows = (section: string): readonly (readonly string[])[] => rowsOf(rules, section).slice(1);
  const place = (id: PlaceId): string => upper(names.placeWord(placeName(id)));
  const places = (ids: readonly PlaceId[]): string => dash(ids.map(place).join(', '));
  const noble = (id: number): string =>
    isDuke(id) ? `${dukes} (${upper(nobleName(id))})` : names.person(nobleName(id));

  test('nobles and their castles', () =>
    expect(rows('18.1').map((cells) => [cells[0], cells[5]])).toEqual(
      NOBLES.map((id) => [noble(id), places(castlesOf(id))]),
    ));
  test('titles, offices and bishops', () => {
    const ranks = [...TITLE_CARDS, ...OFFICE_CARDS].map((card) =>
      upper(names.RANKS[crownName(card) as TitleName | OfficeName]),
    );
    expect(rows('18.2').map(([name]) => name)).toEqual(ranks);
    expect(
      rows('18.3')
        .slice(0, BISHOP_CARDS.length)
        .map(([name]) => name),
    ).toEqual(BISHOP_CARDS.map((card) => upper(names.bishopWord(crownName(card) as BishopName))));
  });
  test('ships and home ports', () =>
    expect(rows('18.4').map(([name, , port]) => [name, port])).toEqual(
      SHIPS.map((ship) => [spelt(shipName(ship)), place(homePortOf(ship))]),
    ));
  test('roads', () =>
    expect(rows('18.5').slice(-ROAD_NAMES.length)).toEqual(
      ROAD_NAMES.map((road, at) => [
        upper(names.roadWord(road)),
        (ROAD_AREAS[at] ?? []).map((area) => names.areaWords(areaName(area)).name).join(', '),
      ]),
    ));
  test('cathedrals', () => {
    const body = sectionsOf(rules).find(({ number }) => number === '10.1')?.body ?? '';
    const list = body.split('\n').find((line) => line.startsWith('Cath')) ?? '';
    for (const id of PLACES) if (hasCathedral(id)) expect(list).toContain(place(id));
    expect(list.split(/, | and | et /)).toHaveLength(PLACES.filter(hasCathedral).length);
  });
  test('Event cards', () =>
    expect(rows('18.6').map(([, kind, , , named]) => [kind, named])).toEqual(
      EVENTS.filter((card) => !isVariant(card) || resultOf(card) !== 'none').map((card) => [
        names.EVENT_KINDS[eventKind(card)],
        dash(namedOn(card).map(noble).join(', ')),
      ]),
    ));
  test('towns of plague and embassies', () => {
    for (const [at, card] of EVENTS.slice(0, 90).entries())
      if (townsOn(card).length > 0) expect(rows('18.6')[at]?.[2]).toBe(places(townsOn(card)));
  });
});
