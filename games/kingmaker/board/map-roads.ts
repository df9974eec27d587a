// Roads as lines: smooth through every halt and every border they cross; a stretch that two share is drawn once.
import { type Point, smooth, spot } from '@rose/board';
import type { AreaName, RoadName } from '@rose/kingmaker/ids';
import { MAP } from '../map/index.ts';
import { areasOfRoad } from './map-places.ts';

type Stage = (typeof MAP.roads)[number]['stages'][number];

const pointsOf = (stages: readonly Stage[]): readonly Point[] =>
  stages.flatMap(({ halts, over }, i) => (over && i < stages.length - 1 ? [...halts, over] : halts));

const nameOf = ({ halts, over }: Stage): string => [...halts, over].map((point) => (point ? spot(point) : '')).join();
/** Stretches of a road that no road before it has taken. */
const freshStretches = (stages: readonly Stage[], taken: Set<string>): readonly (readonly Stage[])[] => {
  const stretches: Stage[][] = [];
  let isOn = false;
  for (const [i, stage] of stages.slice(0, -1).entries()) {
    const next = stages[i + 1] ?? stage;
    const step = stage.over ? spot(stage.over) : nameOf(stage);
    if (taken.has(step)) isOn = false;
    else if (isOn) stretches.at(-1)?.push(next);
    else {
      stretches.push([stage, next]);
      isOn = true;
    }
    taken.add(step);
  }
  return stretches;
};

const taken = new Set<string>();
/** All roads in one line. */
export const ROADS: string = MAP.roads
  .flatMap(({ stages }) => freshStretches(stages, taken))
  .map((stages) => smooth(pointsOf(stages)))
  .join('');

/** From west to east, so that its name can be read along it. */
export const roadPoints = (id: RoadName): readonly Point[] => {
  const points = pointsOf(MAP.roads.find((road) => road.id === id)?.stages ?? []);
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first.x > last.x ? points.toReversed() : points;
};
export const roadLine = (id: RoadName): string => smooth(roadPoints(id));

/** From area to area: along the road where one joins them, else over the middle of the border. */
const centres = new Map<string, Point>(MAP.areas.map(({ id, centre }) => [id, centre]));
const borders = new Map<string, Point>(MAP.borders.map(({ a, b, mid }) => [`${a} ${b}`, mid]));
const betweenAreas = (a: AreaName, b: AreaName): Point | undefined => borders.get([a, b].toSorted().join(' '));
/** Points along a way through areas. */
export const wayPoints = (areas: readonly AreaName[]): readonly Point[] =>
  areas.flatMap((area, i): readonly Point[] => {
    const [before, next] = [areas[i - 1], areas[i + 1]];
    const onRoad = MAP.roads.flatMap(({ id, stages }) => {
      const at = areasOfRoad(id).indexOf(area);
      const [last, coming] = [areasOfRoad(id)[at - 1], areasOfRoad(id)[at + 1]];
      const isOn = at >= 0 && [before, next].some((other) => other && (other === last || other === coming));
      return isOn && stages[at] ? [{ stage: stages[at], last: stages[at - 1], areas: areasOfRoad(id), at }] : [];
    })[0];
    const halts = onRoad?.stage.halts.slice(0, 1) ?? [centres.get(area) ?? { x: 0, y: 0 }];
    if (!next) return halts;
    const crossing =
      onRoad && onRoad.areas[onRoad.at + 1] === next
        ? onRoad.stage.over
        : onRoad && onRoad.areas[onRoad.at - 1] === next
          ? onRoad.last?.over
          : betweenAreas(area, next);
    return crossing ? [...halts, crossing] : halts;
  });
