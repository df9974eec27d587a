// From the earth to the drawing: a conic projection, made a little wider where asked, seen through lenses.
import { geoConicConformal } from 'd3-geo';
import { distance, type Point } from './geometry.ts';
import { places } from './places.ts';
import type { Frame, Lens, LonLat, Projection } from './spec.ts';

export type Project = (place: LonLat) => Point;

/** Narrower by the factor at first, so that it fills the frame once it is widened. */
const conic = ({ parallels, meridian, fit, into, wider = 1 }: Projection): Project => {
  const narrow: Frame = { ...into, width: into.width / wider };
  const project = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .fitExtent(
      [
        [narrow.x, narrow.y],
        [narrow.x + narrow.width, narrow.y + narrow.height],
      ],
      { type: 'MultiPoint', coordinates: places(fit).map(([lon, lat]) => [lon, lat]) },
    );
  return ([lon, lat]) => {
    const found = project([lon, lat]);
    if (!found) throw new Error(`${lon} ${lat} is not on this map`);
    return [into.x + (found[0] - into.x) * wider, found[1]];
  };
};

/** Pushes points away from the middle of the lens; at its rim nothing moves, and no two points ever cross. */
const through = (centre: Point, { radius, more }: Lens) => {
  if (more > 1) throw new Error(`a lens of ${more} would fold the map`);
  return (point: Point): Point => {
    const share = distance(centre, point) / radius;
    if (share >= 1) return point;
    const by = more * (1 - share * share) ** 2;
    return [point[0] + (point[0] - centre[0]) * by, point[1] + (point[1] - centre[1]) * by];
  };
};

export const projectionOf = (spec: Projection): Project => {
  const flat = conic(spec);
  const lenses = (spec.lenses ?? []).map((lens) => through(flat(lens.at), lens));
  return (place) => lenses.reduce((point, lens) => lens(point), flat(place));
};
