// Charges of arms: emblems.
import { star } from '../path.ts';
import type { Charge } from './charge.ts';

export const sun: Charge = [
  { solid: star(16, 49, 27), width: 1.8 },
  { discs: [[0, 0]], radius: 24, width: 2 },
  { line: 'M-9-5h5M4-5h5M0-4v8m-6 6q6 5 12 0', width: 2.2 },
];

export const crown: Charge = [
  { solid: 'M-40 30L-46-22L-24 2L-14-32L0-4L14-32L24 2L46-22L40 30Z' },
  { solid: 'M-40 24H40V36H-40Z' },
  {
    discs: [
      [-46, -24],
      [-14, -34],
      [14, -34],
      [46, -24],
      [0, -8],
    ],
    radius: 5,
    width: 2,
  },
];

const TOWERS =
  'M-42 42V-14H-38V-24H-30V-18H-24V-24H-16V-10H-12V-38H-6V-32H6V-38H12V-10H16V-24H24V-18H30V-24H38V-14H42V42Z';
export const castle: Charge = [
  { solid: TOWERS },
  { solid: 'M-10 42V22Q-10 10 0 10Q10 10 10 22V42Z', fill: 'k', width: 1 },
  { line: 'M-30-6v10M30-6v10M0-22v9', width: 4 },
];

const FITCHY =
  'M-6-44H6V-34H16V-24H6V-10H20V-20H30V-10H40V2H30V12H20V2H6L8 20L0 48L-8 20L-6 2' +
  'H-20V12H-30V2H-40V-10H-30V-20H-20V-10H-6V-24H-16V-34H-6Z';
export const crossFitchy: Charge = [{ solid: FITCHY }];

export const luce: Charge = [
  {
    solid:
      'M0-48C14-40 16-20 12 4C10 18 6 24 4 30L16 46L0 40L-16 46L-4 30C-6 24-10 18-12 4C-16-20-14-40 0-48Z' +
      'M12-8L24 2L11 10ZM-12-8L-24 2L-11 10Z',
  },
  { discs: [[-4, -34]], radius: 2.4, fill: 'k', width: 0 },
  { line: 'M-8-24Q0-18 8-24M-9-8q9 5 18 0M-8 8q8 5 16 0', width: 2 },
];

export const roundel: Charge = [{ discs: [[0, 0]], radius: 40 }];
export const mullet: Charge = [{ solid: star(5, 46, 18) }];
