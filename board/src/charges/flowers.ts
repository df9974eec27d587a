// Charges of arms: flowers and leaves.
import { type Charge, FIFTHS } from './charge.ts';

const BETWEEN = FIFTHS.map((turn) => turn + 36);

export const rose: Charge = [
  { solid: 'M0-46L5-30H-5Z', fill: '#3d6a3e', ink: '#1d3a1f', width: 1.4, turns: BETWEEN },
  { solid: 'M0-4C-20-10-28-34-12-42Q-4-46 0-40Q4-46 12-42C28-34 20-10 0-4Z', width: 2.2, turns: FIFTHS },
  { solid: 'M0-3C-9-7-12-18-5-21Q-2-23 0-20Q2-23 5-21C12-18 9-7 0-3Z', width: 1.8, turns: BETWEEN },
  { discs: [[0, 0]], radius: 7.5, width: 1.8, fill: '#dcae45', ink: '#7a5710' },
];

export const fleurDeLis: Charge = [
  { solid: 'M0-48C11-34 15-22 14-10C13 0 9 8 6 14H-6C-9 8-13 0-14-10C-15-22-11-34 0-48Z' },
  {
    solid: 'M-8 14C-9 2-15-7-24-9C-35-11-43-2-41 9C-39 17-32 20-27 17C-31 13-30 7-25 7C-19 7-16 10-14 16Z',
    twin: true,
  },
  { solid: 'M-6 21C-8 32-13 37-19 40C-12 43-5 42 0 48C5 42 12 43 19 40C13 37 8 32 6 21Z' },
  { solid: 'M-18 13H18V21H-18Z' },
];
