// The charges of this game, by the hand that draws the arms: in a box of -50 to 50, `c` the colour and `k` the ink.
import { type ChargeMarks, ROLL_CHARGES } from '@rose/board';

type Charge = Parameters<typeof ChargeMarks>[0]['charge'];

/** The king's own: a castle with his crown above the gate tower. */
const royalCastle: Charge = [
  { solid: 'M-44 46V-8H-40V-18H-32V-12H-26V-18H-18V-4H-13V-16H13V-4H18V-18H26V-12H32V-18H40V-8H44V46Z' },
  { solid: 'M-11 46V26Q-11 13 0 13Q11 13 11 26V46Z', fill: 'k', width: 1 },
  { line: 'M-31 4v12M31 4v12', width: 5 },
  { solid: 'M-16-20L-21-43L-10-33L0-48L10-33L21-43L16-20Z', fill: '#dcae45', ink: '#4a3208' },
];
/** Walls, gate and three towers, two of them under a roof. */
const largeTown: Charge = [
  { solid: 'M-46 44V8H-38V16H-30V8H-22V16H-14V8H14V16H22V8H30V16H38V8H46V44Z' },
  { solid: 'M-36 10V-16L-26-36L-16-16V10ZM36 10V-16L26-36L16-16V10Z' },
  { solid: 'M-11 10V-28H-14V-44H-5V-36H5V-44H14V-28H11V10Z' },
  { line: 'M-36-16H-16M16-16H36M-26-8v9M26-8v9M0-20v11', width: 4 },
  { solid: 'M-10 44V32Q-10 21 0 21Q10 21 10 32V44Z', fill: 'k', width: 1 },
];
/** Two gables and a church tower behind a low wall. */
const town: Charge = [
  { solid: 'M-12 30V-24L0-48L12-24V30Z' },
  { solid: 'M-44 36V2L-26-18L-8 2V36ZM44 36V2L26-18L8 2V36Z' },
  { line: 'M-44 2L-26-18L-8 2M44 2L26-18L8 2M-12-24H12M0-14v8M-26 10v9M26 10v9', width: 4 },
  { solid: 'M-48 34H48V46H-48Z' },
];
const anchor: Charge = [
  {
    limbs: [
      ['M0-24V40', 9],
      ['M-18-13H18', 8],
      ['M-34 12C-32 34-16 42 0 42C16 42 32 34 34 12', 9],
      ['M-34 12l-8 10M-34 12l10 6M34 12l8 10M34 12l-10 6', 6],
    ],
  },
  { line: 'M0-25a9.500 9.500 0 1 1 .01 0', width: 11 },
  { line: 'M0-25a9.500 9.500 0 1 1 .01 0', width: 6, ink: 'c' },
];
/** A mitre, and the crook of a crosier behind it. */
const mitre: Charge = [
  { line: 'M30 48V-26Q30-44 42-44Q50-42 46-32', width: 9 },
  { line: 'M30 48V-26Q30-44 42-44Q50-42 46-32', width: 5, ink: '#dcae45' },
  { solid: 'M-40 26L-45-6Q-32-28-19-42Q-12-32-8-22Q-4-32 3-42Q16-28 29-6L24 26Z' },
  { solid: 'M-41 18H25L24 32H-40Z' },
  { line: 'M-8-22V18M-19-5H3', width: 5 },
  { solid: 'M-32 32L-38 48H-24L-22 32ZM16 32L22 48H8L6 32Z' },
];
const bow: Charge = [
  { line: 'M20-46C-30-30-30 30 20 46', width: 12 },
  { line: 'M20-46C-30-30-30 30 20 46', width: 8, ink: 'c' },
  { line: 'M20-46V46M-44 0H34M-44 0l11-8M-44 0l11 8', width: 4.5, ink: 'c' },
];
/** The White Tower: four caps over one keep. */
const tower: Charge = [
  { solid: 'M-38 46V-14H-42V-24H-34V-19H-26V-24H-18V-12H18V-24H26V-19H34V-24H42V-14H38V46Z' },
  { solid: 'M-39-24Q-30-48-21-24ZM21-24Q30-48 39-24Z' },
  { solid: 'M-13-12V-26Q-9-44 0-46Q9-44 13-26V-12Z' },
  { line: 'M-24 4v10M0 4v10M24 4v10', width: 6 },
  { solid: 'M-9 46V34Q-9 24 0 24Q9 24 9 34V46Z', fill: 'k', width: 1 },
];
/** The pall of an archbishop with its crosses. */
const pall: Charge = [
  { limbs: [['M-38-44L0-4L38-44M0-4V48', 17]] },
  { line: 'M-22-33v10M-27-28h10M22-33v10M17-28h10M0 8v12M-6 14h12M0 28v12M-6 34h12', width: 4 },
];
/** Half a ship and half a lion stand on the banner of the Cinque Ports; an anchor under three waves says the same. */
const cinquePorts: Charge = [...anchor, { line: 'M-48-40q8-8 16 0t16 0M16-40q8-8 16 0t16 0', width: 5, ink: 'c' }];
/** A ship under a crown. */
const admiral: Charge = [
  { solid: 'M-46 14H46C44 32 34 44 20 46H-20C-34 44-44 32-46 14Z' },
  { solid: 'M-40 14V2H-22V14ZM22 14V2H40V14Z' },
  { line: 'M0 14V-22', width: 6 },
  { solid: 'M-20-16Q0-22 20-16Q26-4 20 8Q0 2-20 8Q-26-4-20-16Z' },
  { solid: 'M-13-24L-17-44L-8-36L0-48L8-36L17-44L13-24Z', fill: '#dcae45', ink: '#4a3208' },
];

export const GAME_CHARGES = {
  royalCastle,
  largeTown,
  town,
  port: anchor,
  bishop: mitre,
  ship: ROLL_CHARGES.ship,
  troop: ROLL_CHARGES.pike,
  mercenary: bow,
  cathedral: ROLL_CHARGES['cross-patty'],
  'lord-high-admiral': admiral,
  'archbishop-canterbury': pall,
  'constable-tower': tower,
  'warden-cinque-ports': cinquePorts,
} as const satisfies { readonly [name: string]: Charge };
export type GameCharge = keyof typeof GAME_CHARGES;
