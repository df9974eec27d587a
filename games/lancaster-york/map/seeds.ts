// Where the regions lie: along each border a line it keeps to, and a few seeds wherever a region reaches far from its borders.
// Courses run on into the sea, where the borders of the sea zones take them up.
import type { Places } from '@rose/maps';

export const BRITAIN = {
  'northern-marches': '-3.0 54.6, -3.3 54.4, -2.6 54.85, -2.0 55.1, -1.75 55.5, -1.6 54.85, -3.35 54.75, -2.4 54.5',
  'northern-england': '-2.7 53.85, -2.9 53.6, -3.05 53.4, -1.5 53.8, -0.5 54.2, -0.3 53.8, -0.4 53.3, 0.1 53.3, 0 53',
  midlands: '-2.1 52.6, -1.4 52.6, -0.7 52.4, 0.3 52.4, 0.5 52.8, 1.2 52.75, 1.5 52.3, 0.9 52.2, -1.2 52.2',
  'south-east': '-1.2 51.4, -0.8 51.1, 0 51.2, 0.9 51.7, 1.1 51.2, 0.5 50.95, -0.5 50.85, -1.2 50.95, 0.6 51.5',
  'west-country':
    '-5.3 50.2, -4.6 50.5, -4.1 50.9, -3.6 50.4, -3.3 51.1, -2.6 50.75, -2.2 51.2, -1.3 50.66, -1.35 50.62',
  wales: '-4.4 53.3, -4.4 52.9, -3.6 53.1, -3.4 52.6, -4 52.3, -4.9 51.9, -4.2 51.7, -3.4 51.6, -2.9 52.2, -4.9 51.68',
  scotland: '-3.6 55.3, -3.2 55.12, -2.95 55.3, -2.6 55.5, -2.5 55.75, -3.2 55.9, -4.6 55.2, -3.8 55.05, -4 54.9',
  /** Where four regions would meet in a point, a wood keeps both diagonals closed for all to see. */
  wychwood: '-1.9 51.8, -1.98 51.82, -1.9 51.86, -1.82 51.79, -1.9 51.74',
} as const satisfies { readonly [area: string]: Places };

/** The last stretch of each border between regions, from the land out to sea. */
const TEES: Places = '-1.6 54.52, -1.3 54.56, -1.08 54.61, -0.85 54.68';
const MORECAMBE: Places = '-2.6 54.24, -2.83 54.18, -3.02 54.04, -3.25 53.9';
const DEE: Places = '-2.9 53.13, -3.08 53.26, -3.24 53.37, -3.45 53.44';
const WASH: Places = '-0.2 52.78, 0.05 52.86, 0.22 52.98, 0.4 53.14';
const STOUR: Places = '0.6 51.95, 1.05 51.95, 1.28 51.94, 1.6 51.92';
const SEVERN: Places = '-2.35 51.68, -2.6 51.6, -2.85 51.48, -3.2 51.4';
const AVON: Places =
  '-1.78 51.1, -1.75 50.85, -1.66 50.7, -1.52 50.745, -1.42 50.77, -1.3 50.795, -1.12 50.76, -0.98 50.66';
const TWEED: Places = '-2.34 55.63, -2.2 55.68, -2.05 55.8, -1.8 55.9';
const SOLWAY: Places = '-2.85 55.11, -3.03 55.06, -3.12 54.97, -3.4 54.94, -3.7 54.83';

export const STRETCHES = { TEES, MORECAMBE, DEE, WASH, STOUR, SEVERN, AVON, TWEED, SOLWAY } as const;

/** Of the sea: far from its borders, too. */
export const WATERS = {
  'nm-east': '0 55.2, -1 55.4, 2 55.6',
  'ne-east': '0.6 53.9, 0 54.4, 2.5 54.4',
  'mi-sea': '2 52.5, 0.6 53.15, 3 53',
  'se-sea': '0.3 50.4, 1.7 51.4, -0.4 50.4, 2.5 51.5, 0.5 49.8',
  'wc-sea': '-3 50.1, -4.5 49.9, -5.3 50.6, -4.2 51.15, -2 50.2, -2.5 49.5, -7 50',
  'wa-sea': '-5 52.4, -5 51.5, -4.2 53.45, -5.8 52.6, -4.5 51.35, -7 51.3, -4.6 52.8',
  'ne-west': '-4 53.75, -5 53.75, -3.3 53.8',
  'nm-west': '-4 54.6, -3.6 54.4, -5 54.35, -4.6 54.2',
  'beyond-west': '-6 56, -5.5 55.2, -10 54, -9 56',
  'beyond-east': '-1 56.5, 2 57.5, -2.6 56.2',
} as const satisfies { readonly [zone: string]: Places };
