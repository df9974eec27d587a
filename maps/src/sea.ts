// The water divided into zones, as a land is divided into areas: the frame is its outer coast, every land a hole in it.
import type { MapArea, MapBorder } from '@rose/board';
import { roomIn } from './centre.ts';
import { boundOf, type Contact, contactsOf, wrongContacts } from './contacts.ts';
import { drawnBorders } from './drawn-borders.ts';
import type { Ring } from './geometry.ts';
import { closedPath, spot } from './path.ts';
import { type AreaSpec, frameRing, grown, type SeaSpec } from './spec.ts';
import { divideBySeeds, type Ground, seedsOf, type Territory } from './territory.ts';

export interface MapSea {
  /** Islands are holes in them: to be filled by the even-odd rule. */
  readonly zones: readonly MapArea[];
  readonly borders: readonly MapBorder[];
}
interface Water {
  readonly sea: MapSea;
  readonly troubles: readonly string[];
}

/** Lands end at their frame. Water reaches a little farther, so that no land shares an edge with the frame of the sea. */
const MARGIN = 20;
const LAND = 'sea';

const zoneOf = ({ area, outline }: Territory): MapArea => {
  const { centre, radius } = roomIn(outline);
  return { id: area.id, path: closedPath(outline), centre: spot(centre), radius };
};

/** Water beyond the game may touch what it likes. */
const isOfTheGame =
  ({ zones, borders }: SeaSpec) =>
  ({ a, b }: Contact): boolean =>
    boundOf(borders, a, b) !== undefined || !zones.some(({ id, scenery }) => scenery && (id === a || id === b));

export const seaOf = (spec: SeaSpec, coast: readonly Ring[], ground: Ground, leastContact: number): Water => {
  const zones: readonly AreaSpec[] = spec.zones.map((zone) => ({ ...zone, land: LAND }));
  const seeds = seedsOf(zones, spec.naturalBorders, ground.project);
  const frame = frameRing(grown(ground.frame, MARGIN));
  const { territories, borders } = divideBySeeds(zones, seeds, [frame, ...coast], ground);
  const contacts = contactsOf(borders).filter(isOfTheGame(spec));
  return {
    sea: {
      zones: territories.filter(({ area }) => !area.scenery).map(zoneOf),
      borders: drawnBorders(spec.borders, contacts),
    },
    troubles: wrongContacts(contacts, spec.borders, leastContact),
  };
};
