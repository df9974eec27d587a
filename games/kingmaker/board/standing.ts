// Where counters stand at this distance: on their place or area, pushed aside where crowds meet. Sizes are those of the
// screen, so that from afar a counter is as large as from nearby.
import { type Box, elbowRoom, type Point, round } from '@rose/board';
import type { AreaName, SeaName } from '@rose/kingmaker/ids';
import { MAP } from '../map/index.ts';
import { nearOf } from './map-near.ts';
import type { Ship } from './ships.ts';
import type { Stack, Where } from './stacks.ts';

const areas = new Map<string, Point>(MAP.areas.map(({ id, centre }) => [id, centre]));
const zones = new Map<string, Point>(MAP.zones.map(({ id, centre }) => [id, centre]));
const NOWHERE: Point = { x: 0, y: 0 };
export const middleOfArea = (area: AreaName): Point => areas.get(area) ?? NOWHERE;
export const middleOfSea = (sea: SeaName): Point => zones.get(sea) ?? NOWHERE;

export type Counter =
  | { readonly kind: 'stack'; readonly id: string; readonly stack: Stack }
  | { readonly kind: 'ship'; readonly id: string; readonly ship: Ship };
export interface Placed {
  readonly counter: Counter;
  /** Its foot, in units of the map. */
  readonly at: Point;
}

/** How large counters are drawn, in their own units. */
const SIZES = { 1: 0.8, 2: 1.05, 3: 1.2 } as const;
export const sizeAt = (scale: number): number => SIZES[nearOf(scale)];

/** Where it wants to stand: inside a place upon it, in the open beside it, at sea in the middle. */
const spotOf = (where: Where): Point => {
  switch (where.kind) {
    case 'open':
      return { x: middleOfArea(where.area).x, y: middleOfArea(where.area).y + 2 };
    case 'inside':
      return MAP.spots[where.place];
    case 'sea':
      return middleOfSea(where.sea);
    case 'aboard':
    case 'captive':
      return NOWHERE;
  }
};
export const whereOfCounter = (counter: Counter): Where =>
  counter.kind === 'stack' ? counter.stack.where : counter.ship.where;
export const homeOf = (counter: Counter): Point => spotOf(whereOfCounter(counter));
/** What it covers around its foot, in pixels at size one. */
export const BODY: Box = { x: -24, y: -50, width: 50, height: 62 };
const HULL: Box = { x: -30, y: -42, width: 60, height: 65 };
const bodyOf = (counter: Counter): Box => (counter.kind === 'stack' ? BODY : HULL);

export const boxAt = ({ counter, at }: Placed, scale: number): Box => {
  const by = sizeAt(scale) / scale;
  const body = bodyOf(counter);
  return { x: at.x + body.x * by, y: at.y + body.y * by, width: body.width * by, height: body.height * by };
};

export const counters = (stacks: readonly Stack[], ships: readonly Ship[]): readonly Counter[] => [
  ...stacks
    .filter(({ where }) => where.kind === 'open' || where.kind === 'inside')
    .map((stack): Counter => ({ kind: 'stack', id: stack.id, stack })),
  ...ships.map((ship): Counter => ({ kind: 'ship', id: ship.id, ship })),
];
export const placed = (all: readonly Counter[], scale: number): readonly Placed[] => {
  const size = sizeAt(scale);
  const homes = all.map(homeOf);
  const boxes = all.map((counter, i): Box => {
    const { x, y } = homes[i] ?? NOWHERE;
    const body = bodyOf(counter);
    // those of one spot begin a hair apart, so that they know where to go
    return {
      x: x * scale + body.x * size + i * 0.01,
      y: y * scale + body.y * size + i * 0.013,
      width: body.width * size,
      height: body.height * size,
    };
  });
  return elbowRoom(boxes, []).map((by, i): Placed => {
    const { x, y } = homes[i] ?? NOWHERE;
    return { counter: all[i] as Counter, at: { x: round(x + by.x / scale), y: round(y + by.y / scale) } };
  });
};
