// A second reading of chapter 5, slow and plain, from what a document says: all ways are walked, area by area, and what is
// found is what the rules offer. Where the two part one of them is wrong.
import { describe, expect, test } from 'vitest';
import {
  A,
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  classOf,
  isCovenanter,
  isYorkshire,
  sideOfBlock,
} from '../src/ids.ts';
import { ALL_BORDERS, type Border, eachPosition, type Position, placeOf, type Seat } from './second.ts';

const sideOf = (block: BlockName): Seat => (sideOfBlock(B[block]) === 0 ? 'royalist' : 'parliament');
const enemyOf = (seat: Seat): Seat => (seat === 'royalist' ? 'parliament' : 'royalist');
const AREAS_IN_ONE_MOVE = { I: 2, C: 3, A: 1 };
const BLOCKS_OVER = { clear: 6, rough: 3 };

/** What a position says of one side. */
const reading = (position: Position, seat: Seat) => {
  const { phase } = position;
  const enemy = enemyOf(seat);
  const standing = BLOCK_NAMES.flatMap((block) => {
    const place = placeOf(position, block);
    return place ? [{ block, ...place, side: sideOf(block) }] : [];
  });
  const inField = (side: Seat, area: AreaName) =>
    standing.filter((one) => one.side === side && one.area === area && !one.inside).length;
  const holdsEnemies = (area: AreaName) => standing.some((one) => one.side === enemy && one.area === area);
  /** 1.7 */
  const isFriendly = (area: AreaName) => inField(seat, area) > 0 && inField(enemy, area) === 0;
  const isVacant = (area: AreaName) => standing.every((one) => one.area !== area);

  /** 5.9, 13 Who may enter at all. */
  const isBarred = (block: BlockName, area: AreaName): boolean => {
    if (area === 'ireland' || area === 'continent') return true;
    if (area === 'scotland' && !isCovenanter(B[block])) return true;
    return position.year === 1642 && position.turn === 'V' && isYorkshire(A[area]);
  };
  /** 5.7 Enemies came into this area over that border this turn. */
  const cameOver = ({ name, ends }: Border, area: AreaName): boolean =>
    (position.entered[name] ?? []).includes(`${enemy}-into-${ends[0] === area ? 'first' : 'second'}`);
  /** 5.5 to 5.7 Every way of a block over so many areas; on goes only what may pass. */
  const waysOf = (block: BlockName, from: AreaName, reach: number, passes: (area: AreaName) => boolean): string[] => {
    const found: string[] = [];
    const fromBattle = inField(enemy, from) > 0;
    const walk = (way: readonly AreaName[], left: number): void => {
      const here = way.at(-1) as AreaName;
      for (const border of ALL_BORDERS) {
        const to = border.ends[0] === here ? border.ends[1] : border.ends[0];
        if (!border.ends.includes(here) || left === 0 || way.includes(to) || isBarred(block, to)) continue;
        if ((position.crossed[seat][border.name] ?? 0) >= BLOCKS_OVER[border.kind]) continue;
        if (fromBattle && (holdsEnemies(to) || (way.length === 1 && cameOver(border, here)))) continue;
        found.push([...way, to].join('-'));
        if (border.kind === 'clear' && !holdsEnemies(to) && passes(to)) walk([...way, to], left - 1);
      }
    };
    walk([from], reach);
    return found;
  };

  /** 5.2, 5.3, 5.7, 15.1 Those who may still leave. */
  const marchers = standing.filter(({ block, side, area, inside }) => {
    if (side !== seat || inside || position.done.includes(block) || position.stuck[seat] === area) return false;
    return inField(enemy, area) === 0 || inField(seat, area) > inField(enemy, area);
  });
  /** 5.3, 15.1 How far a Group Move takes a block: one that is under way, a new one for an AP, one for no AP. */
  const reachOf = (block: BlockName, area: AreaName): number => {
    const allowance = AREAS_IN_ONE_MOVE[classOf(B[block])];
    const isUnderWay = phase.area === area;
    const scots = isCovenanter(B[block]);
    const further = [
      ...(scots && (phase.free || (phase.doing === 'free-group' && isUnderWay)) ? [1] : []),
      ...(phase.doing === 'group' && isUnderWay ? [phase.bonus || position.march[seat] ? 1 : 0] : []),
      ...(position.ap[seat] > 0 ? [position.march[seat] ? 1 : 0] : []),
    ];
    return further.length === 0 ? 0 : allowance + Math.max(...further);
  };
  const moves = marchers.flatMap(({ block, area }) =>
    waysOf(block, area, reachOf(block, area), () => true).map((way) => `move ${block} ${way}`),
  );
  /** 5.4 */
  const goal = phase.doing === 'muster' ? (phase.area as AreaName) : undefined;
  const joins =
    goal === undefined || !isFriendly(goal)
      ? []
      : marchers.flatMap(({ block, area }) =>
          waysOf(
            block,
            area,
            area === goal ? 0 : AREAS_IN_ONE_MOVE[classOf(B[block])],
            (to) => to !== goal && (isFriendly(to) || isVacant(to)),
          )
            .filter((way) => way.endsWith(`-${goal}`))
            .map((way) => `join ${block} ${way}`),
        );
  return [...moves, ...joins].toSorted();
};
const isMarch = (text: string): boolean => text.startsWith('move ') || text.startsWith('join ');

describe('5 a second reading of movement', () => {
  test('every way that a block may go, and no other', () => {
    let ways = 0;
    const met = eachPosition('actions', 1642, 500, (position, seat, offered) => {
      const second = reading(position, seat);
      ways += second.length;
      expect(offered.filter(isMarch).toSorted()).toEqual(second);
    });
    expect(met).toBeGreaterThan(200);
    expect(ways).toBeGreaterThan(20_000);
  });
});
