// Places on the earth in one line: '-3.6 55.3, -3.2 55.1' is two, each its longitude and its latitude.
import type { LonLat } from './spec.ts';

export const places = (text: string): readonly LonLat[] =>
  text.split(', ').map((place) => {
    const [lon, lat, ...others] = place.split(' ').map(Number);
    if (lon === undefined || lat === undefined || others.length > 0 || Number.isNaN(lon + lat))
      throw new Error(`"${place}" is no longitude and latitude`);
    return [lon, lat];
  });
