// A second reading of 11.1, slow and plain: who must pay at the Supply Phase, block by block, from what a document says.
import { describe, expect, test } from 'vitest';
import {
  A,
  AREAS,
  areaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  cityIn,
  cityName,
  classOf,
  isMountain,
  isOffMap,
  sideOfBlock,
  sizeOf,
} from '../src/ids.ts';
import { excessIn } from '../src/rules/phases/supply.ts';
import { eachPosition, type Position, placeOf, type Seat } from './second.ts';

const SEATS = ['royalist', 'parliament'] as const;
const sideOf = (block: BlockName): Seat => SEATS[sideOfBlock(B[block])];

const eats = (position: Position, block: BlockName, seat: Seat): boolean =>
  sideOf(block) === seat && classOf(B[block]) !== 'A' && placeOf(position, block)?.inside === false;

/** The blocks that eat, one after the other: the city feeds Infantry first, the land the rest, and who is left pays. */
const unfed = (position: Position, seat: Seat, area: number): number => {
  if (isOffMap(area)) return 0;
  const here = (block: BlockName) => placeOf(position, block)?.area === areaName(area);
  const eaters = BLOCK_NAMES.filter((block) => here(block) && eats(position, block, seat));
  const city = cityIn(area);
  const isBesieged = BLOCK_NAMES.some((block) => here(block) && placeOf(position, block)?.inside);
  const isOurs = city >= 0 && position.control[cityName(city)] === seat && !isBesieged;
  let [inTown, onLand] = [isOurs ? sizeOf(city) : 0, isMountain(area) ? 3 : 4];
  let hungry = 0;
  for (const block of eaters.toSorted((a, b) => classOf(B[b]).localeCompare(classOf(B[a]))))
    if (classOf(B[block]) === 'I' && inTown > 0) inTown--;
    else if (onLand > 0) onLand--;
    else hungry++;
  return hungry;
};

describe('11.1 a second reading of supply', () => {
  test('in every area each side is short of as many blocks', () => {
    let short = 0;
    eachPosition('initiative', 11, 2500, (position, _seat, _offered, state) => {
      const second = SEATS.flatMap((seat) =>
        AREAS.map((area) => `${seat} ${areaName(area)} ${unfed(position, seat, area)}`),
      );
      const first = ([0, 1] as const).flatMap((side) =>
        AREAS.map((area) => `${SEATS[side]} ${areaName(area)} ${excessIn(state, side, area)}`),
      );
      expect(first).toEqual(second);
      short += second.filter((line) => !line.endsWith(' 0')).length;
    });
    expect(short).toBeGreaterThan(0);
  });
  test('who is asked owes what is missing, and every eater there who has not paid may pay', () => {
    let fresh = 0;
    eachPosition('supply', 5, 2500, (position, seat, offered) => {
      const dues = (position.phase.dues ?? []).filter(({ side }) => side === seat);
      const may = BLOCK_NAMES.filter((block) => {
        const owes = dues.some(({ area }) => area === placeOf(position, block)?.area);
        return owes && eats(position, block, seat) && !position.done.includes(block);
      });
      expect(offered.toSorted()).toEqual(may.map((block) => `starve ${block}`).toSorted());
      if (position.done.length > 0) return;
      fresh++;
      for (const { area, left } of dues) expect([area, left]).toEqual([area, unfed(position, seat, A[area])]);
    });
    expect(fresh).toBeGreaterThan(0);
  });
});
