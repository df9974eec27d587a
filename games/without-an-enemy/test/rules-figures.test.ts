// The figures that stand in the sentences of the rules, and the table of areas, are those of the box: whoever corrects the
// data is told where the rules still say otherwise.
import { rowsOf, sectionsOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import * as box from '../src/ids.ts';
import * as namesEn from '../text/names.en.ts';
import * as namesFr from '../text/names.fr.ts';
import { ENGLISH, FRENCH } from './rules.ts';

const limits = (isRough: boolean): readonly number[] => [
  ...new Set(box.BORDERS.filter((border) => box.isRough(border) === isRough).map(box.borderLimit)),
];
/** By section, its figures in the order in which they stand. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  '3.1': [box.DECK_SIZE, box.HAND_SIZE],
  '5.5': [box.ALLOWANCE.I, box.ALLOWANCE.C, box.ALLOWANCE.A],
  '5.6': [...limits(false), ...limits(true)],
  '6.2': [box.FROM_IRELAND],
  '7.1': [1, box.DEPLOY_STRENGTH],
  '11.1': [box.SUPPLY_OPEN, box.SUPPLY_MOUNTAIN, 1],
  '11.5': [1, box.SIEGE_MAX],
  '12.3': [box.RP_PER_AREA, box.RP_PER_MAJOR, box.RP_LONDON],
  '12.4': [1, 1, box.RP_GUNS, box.RP_GUNS_LONDON, box.DEPLOY_STRENGTH],
  '13.2': [box.NMA_STRENGTH],
  '14.2': [box.MAJOR_VICTORY, box.FIRST_YEAR],
  '14.4': [box.KING_POINTS],
};

describe.for([
  ['English', ENGLISH, namesEn, 'mountain', 'NCI'],
  ['French', FRENCH, namesFr, 'montagne', 'NMI'],
] as const)('the figures of the box in %s', ([, rules, names, mountain, seas]) => {
  const bodyOf = (section: string): string => sectionsOf(rules).find(({ number }) => number === section)?.body ?? '';
  test.for(Object.entries(FIGURES))('section %s', ([section, figures]) => {
    const said = bodyOf(section).replaceAll(/^>.*$|\([\d., ]+\)/gm, '');
    expect((said.match(/\d+/g) ?? []).map(Number)).toEqual(figures);
  });
  test('9.5 from which marker a city is stormed', () => {
    const [first = ''] = bodyOf('9.5').trim().split('\n');
    expect((first.match(/\d+/g) ?? []).map(Number)).toEqual([box.STORM_MARKER, box.STORM_MARKER_BREACHED]);
  });
  test('18.1 areas, mountains and coasts', () => {
    const told = (area: box.AreaId): string => {
      const coast = box.coastsOf(area).map((sea) => seas[sea]);
      const marks = [box.isMountain(area) ? mountain : '', coast.join(' ')].filter(Boolean).join(', ');
      const { name } = names.AREAS[box.areaName(area)];
      return marks === '' ? name : `${name} (${marks})`;
    };
    const regions = [...box.REGIONS.map((_, region) => region), -1];
    const rows = rowsOf(rules, '18.1').slice(1);
    expect(rows.map(([name]) => name).slice(0, -1)).toEqual(box.REGIONS.map((region) => names.REGIONS[region]));
    expect(rows.map(([, areas]) => areas)).toEqual(
      regions.map((region) => {
        const areas = box.AREAS.filter((area) => box.regionOf(area) === region);
        return areas.map(told).join(', ');
      }),
    );
  });
});
