// What the regions and seas of the map border on.
import { isRegionName, neighboursOf, R, regionName, ZONE_NAMES, type ZoneName } from '@rose/lancaster-york/ids';
import { boardWords } from './words.ts';

/** 4.3, 4.4 What a region borders on, what a sea lies between: for whoever asks a reader for more. */
export const bordersOf = (ground: string): string => {
  const say = boardWords();
  const at = ZONE_NAMES.indexOf(ground as ZoneName);
  const around = isRegionName(ground)
    ? neighboursOf(R[ground]).map((next) => say.regions[regionName(next)])
    : ZONE_NAMES.filter((_, zone) => Math.abs(zone - at) === 1).map((zone) => say.zones[zone]);
  return say.bordersOn(around.join(', '));
};
