// From a game's spec to its map. What is drawn must be what the rules say, or there is no map.
import type { MapArea, MapDrawing } from '@rose/board';
import { STRAIGHT } from './cells.ts';
import { roomIn } from './centre.ts';
import { contactsOf, wrongContacts } from './contacts.ts';
import { drawnBorders } from './drawn-borders.ts';
import { areaOf, at, type Point } from './geometry.ts';
import { unsteady } from './noise.ts';
import { closedPath, openPath, spot } from './path.ts';
import { projectionOf } from './projection.ts';
import { type DrawnRoad, roadsOver } from './roads.ts';
import { type MapSea, seaOf } from './sea.ts';
import { type Frame, grown, type MapSpec } from './spec.ts';
import { spotsIn } from './spots.ts';
import { type Divided, divide, type Ground, type Territory } from './territory.ts';
import { tintsOf } from './tint.ts';
import { waterLines } from './water-lines.ts';

/** Lines go on a little beyond all that is ever seen, so that none is seen to end. */
const BEYOND = 40;
const WRINKLES = { coast: 0.8, borders: STRAIGHT, water: 1.6 } as const;
const CRUMB = 60;
/** From the coast to each water-line. */
const WATER_LINES = [4.5, 7.5, 11, 15, 20];

const straysIn = ({ area, astray }: Territory): readonly string[] =>
  astray.map((ring) => {
    const [x, y] = at(ring, 0);
    return `${area.id} has a stray piece of ${areaOf(ring).toFixed(0)} at ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
const piecesOf = ({ area, mainlands, astray }: Territory): readonly string[] =>
  mainlands - astray.length > 1 ? [`${area.id} lies in ${mainlands - astray.length} pieces`] : [];

/** Tints a game has chosen are kept; all others are given so that neighbours differ. */
const tintsFor = ({ areas, borders }: MapSpec): ReadonlyMap<string, number> => {
  const tinted = areas.filter(({ foreign, scenery }) => !foreign && !scenery);
  const chosen = tinted.flatMap(({ id, tint }): (readonly [string, number])[] =>
    tint === undefined ? [] : [[id, tint]],
  );
  if (chosen.length === tinted.length) return new Map(chosen);
  const free = tintsOf(
    tinted.map(({ id }) => id),
    borders,
  );
  return new Map([...free, ...chosen]);
};

const drawnAreas = (
  spec: MapSpec,
  divided: readonly Divided[],
  tints: ReadonlyMap<string, number>,
): readonly MapArea[] =>
  divided
    .flatMap(({ territories }) => territories)
    .map(({ area, outline }) => {
      const { centre, radius } = roomIn(outline.slice(0, 1));
      const tint = tints.get(area.id);
      const room = { centre: spot(centre), radius };
      return { id: area.id, path: closedPath(outline), ...room, ...(tint !== undefined && { tint }) };
    })
    .toSorted((one, other) => indexIn(spec, one.id) - indexIn(spec, other.id));
const indexIn = ({ areas }: MapSpec, id: string): number => areas.findIndex((area) => area.id === id);

const troublesOf = (spec: MapSpec, divided: readonly Divided[]): readonly string[] => {
  const scenery = spec.areas.filter((area) => area.scenery).map(({ id }) => id);
  const contacts = divided
    .flatMap(({ borders }) => contactsOf(borders))
    .filter(({ a, b }) => !scenery.includes(a) && !scenery.includes(b));
  const territories = divided.flatMap((land) => land.territories);
  return [
    ...wrongContacts(contacts, spec.borders, spec.leastContact),
    ...territories.flatMap(straysIn),
    ...territories.flatMap(piecesOf),
  ];
};

const drawn = (spec: MapSpec, divided: readonly Divided[], bleed: Frame, areas: readonly MapArea[]): MapDrawing => {
  const territories = divided.flatMap((land) => land.territories);
  const coasts = divided.flatMap(({ coast }) => coast);
  return {
    box: spec.box,
    bleed,
    areas,
    borders: drawnBorders(
      spec.borders,
      divided.flatMap(({ borders }) => contactsOf(borders)),
    ),
    coast: openPath(territories.filter(({ area }) => !area.foreign && !area.scenery).flatMap(({ coast }) => coast)),
    rest: closedPath([
      ...divided.filter((land) => land.territories.length === 0).flatMap(({ coast }) => coast),
      ...territories.filter(({ area }) => area.scenery).flatMap(({ outline }) => outline),
    ]),
    waterLines: waterLines(
      coasts,
      grown(bleed, 2 * BEYOND),
      spec.waterLines ?? WATER_LINES,
      (spec.wrinkles ?? WRINKLES).water,
    ).map(closedPath),
  };
};

export interface Survey {
  readonly drawing: MapDrawing;
  /** Land of nobody, piece by piece; the drawing has it in its rest. */
  readonly wastes: readonly MapArea[];
  /** Only where the spec divides the water. */
  readonly sea?: MapSea;
  readonly spots: ReadonlyMap<string, Point>;
  readonly roads: readonly DrawnRoad[];
  readonly troubles: readonly string[];
}
/** The map as it comes out, and what is wrong with it. */
export const survey = (spec: MapSpec): Survey => {
  const bleed = grown(spec.box, spec.bleed);
  const ground: Ground = {
    project: projectionOf(spec.projection),
    frame: grown(bleed, BEYOND),
    detail: (spec.wrinkles ?? WRINKLES).coast,
    straight: (spec.wrinkles ?? WRINKLES).borders,
    crumb: CRUMB,
    unsteady: unsteady(spec.stray),
  };
  const divided = Object.entries(spec.lands).map(([name, land]) => {
    const areas = spec.areas.filter((area) => area.land === name);
    return divide(land, areas, spec.naturalBorders, ground);
  });
  const isWaste = ({ id }: MapArea): boolean => spec.areas.some((area) => area.id === id && area.scenery);
  const all = drawnAreas(spec, divided, tintsFor(spec));
  const wastes = all.filter(isWaste);
  const drawing = drawn(
    spec,
    divided,
    bleed,
    all.filter((area) => !isWaste(area)),
  );
  const spots = spotsIn(spec.places ?? [], drawing, ground.project);
  const found = roadsOver(spec.roads ?? [], spec.places ?? [], drawing, spots.spots);
  const troubles = [...troublesOf(spec, divided), ...spots.troubles, ...found.troubles];
  const whole = { drawing, wastes, spots: spots.spots, roads: found.roads };
  if (!spec.sea) return { ...whole, troubles };
  const coast = divided.flatMap((land) => land.coast);
  const water = seaOf(spec.sea, coast, ground, spec.leastContact);
  return { ...whole, sea: water.sea, troubles: [...troubles, ...water.troubles] };
};

export const makeMap = (spec: MapSpec): MapDrawing => {
  const { drawing, troubles } = survey(spec);
  if (troubles.length > 0) throw new Error(`the drawing and the rules differ:\n${troubles.join('\n')}`);
  return drawing;
};
