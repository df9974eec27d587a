// Charges of arms: beasts and birds.
import type { Charge } from './charge.ts';

export const martlet: Charge = [
  {
    solid:
      'M-44-14L-32-20Q-28-32-16-30Q-6-28-6-18C10-16 22-10 30-2L48-4L40 8L46 18L26 14C18 24 4 28-6 22L-12 34L-16 22' +
      'Q-30 12-30-8Z',
  },
  { line: 'M-8-6Q10-4 22 8', width: 2.2 },
  { discs: [[-22, -21]], radius: 2.4, fill: 'k', width: 0 },
];

export const leopardsFace: Charge = [
  { solid: 'M-20-22L-38-40Q-42-22-32-10Z', twin: true },
  {
    solid:
      'M0-34C-22-36-36-20-34 0C-32 12-24 18-20 26C-16 38-8 44 0 44C8 44 16 38 20 26C24 18 32 12 34 0C36-20 22-36 0-34Z',
  },
  { line: 'M-20-6q6-6 12 0M8-6q6-6 12 0M0-10V14M-9 18q9 8 18 0M-4 30h8', width: 3.2 },
  { solid: 'M-7 12H7L0 20Z', fill: 'k', width: 0 },
];

export const stagsHead: Charge = [
  {
    limbs: [
      ['M-10-8C-20-14-26-26-24-46M-24-30L-42-42M-22-20L-42-22M-24-40L-14-46', 5],
      ['M10-8C20-14 26-26 24-46M24-30L42-42M22-20L42-22M24-40L14-46', 5],
    ],
  },
  { solid: 'M-12-4L-30-2Q-26 8-14 8Z', twin: true },
  { solid: 'M-14-8H14C18 4 14 14 10 24L8 42Q0 48-8 42L-10 24C-14 14-18 4-14-8Z' },
  { line: 'M-7 4v4M7 4v4M-3 38h6', width: 3.4 },
];

export const horse: Charge = [
  {
    limbs: [
      ['M30 0C44 2 40 20 46 30', 6],
      ['M-12 0L-26 0L-34 10', 7],
      ['M-8-4L-22-12L-34-8', 7],
      ['M22 10L30 26L22 44', 8],
      ['M16 12L14 28L4 44', 8],
      ['M18 6C8 2-2-4-6-12', 20],
      ['M-4-16L-10-38L-2-42L-8-34L-26-22L-22-16L-10-20', 6, true],
    ],
  },
];
