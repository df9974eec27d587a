// Reads places on the earth.
import type { LonLat, Places } from './spec.ts';

export const places = (text: Places): readonly LonLat[] =>
  text.split(', ').map((place) => {
    const [lon, lat, ...others] = place.split(' ').map(Number);
    if (lon === undefined || lat === undefined || others.length > 0 || Number.isNaN(lon + lat))
      throw new Error(`"${place}" is no longitude and latitude`);
    return [lon, lat];
  });
