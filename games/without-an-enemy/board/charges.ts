// Devices of regimental colours that no coat of the house bears, in a box of -50 to 50.
import { ROLL_CHARGES } from '@rose/board';

type Charge = (typeof ROLL_CHARGES)[keyof typeof ROLL_CHARGES];

const petals: readonly (readonly [number, number])[] = [
  [0, -25],
  [23.8, -7.7],
  [14.7, 20.2],
  [-14.7, 20.2],
  [-23.8, -7.7],
];
/** A thick line of the tincture in a thin one of ink. */
const bent = (d: string, width: number): Charge => [
  { line: d, width: width + 5 },
  { line: d, width, ink: 'c' },
];
const OWN = {
  cinquefoil: [
    { discs: petals, radius: 17 },
    { discs: [[0, 0]], radius: 18, width: 0 },
    { discs: [[0, 0]], radius: 7, width: 2.6 },
  ],
  annulet: bent('M0-33A33 33 0 1 1-.1-33Z', 15),
  lozenge: [{ solid: 'M0-48L36 0L0 48L-36 0Z' }],
  eagle: [
    { solid: 'M0-12C-12-30-30-38-46-34Q-40-28-42-20Q-34-18-36-8Q-28-8-28 2Q-20 0-18 10L-4 8Z', twin: true },
    { solid: 'M0-22C-9-18-10 10-5 22L-14 44L0 36L14 44L5 22C10 10 9-18 0-22Z' },
    { solid: 'M2-22Q6-44-8-44Q-14-44-20-36L-10-34Q-10-26-3-20Z' },
  ],
  tower: [
    { solid: 'M-24 44V-16H-30V-40H-18V-30H-8V-40H8V-30H18V-40H30V-16H24V44Z' },
    { solid: 'M-9 44V22Q-9 12 0 12Q9 12 9 22V44Z', fill: 'k', width: 1 },
  ],
  rook: [{ solid: 'M-28 42V32L-18 26V-6L-34-24Q-22-42-8-28L0-16L8-28Q22-42 34-24L18-6V26L28 32V42Z' }],
  anchor: [
    {
      limbs: [
        ['M0-24V40', 8],
        ['M-18-14H18', 7],
        ['M-34 14C-32 34-16 42 0 42C16 42 32 34 34 14', 8],
        ['M0-43a9 9 0 1 1-.1 0', 5],
      ],
    },
  ],
  bear: [
    {
      limbs: [
        ['M22 24L12 34V44H2', 11],
        ['M20 20L28 32L30 44H20', 11],
        ['M14 22C16 6 10-6 8-14', 25],
        ['M6-10L-12-10L-26-4', 9],
        ['M8 0L-8 6L-26 12', 9],
        ['M8-20Q16-34 4-40Q-8-42-12-34L-22-30Q-20-22-10-20Z', 6, true],
      ],
    },
  ],
  'ragged-staff': [
    {
      limbs: [
        ['M0 46V-46', 10],
        ['M0-26l-16-12M0-8l16-12M0 10l-16-12M0 28l16-12', 8],
      ],
    },
  ],
  horseshoe: bent('M-22 40C-44 4-30-36 0-36C30-36 44 4 22 40', 14),
  leaf: [
    { solid: 'M0-46C26-30 30 6 0 30C-30 6-26-30 0-46Z' },
    { line: 'M0-34V46M0-10L14-20M0-10L-14-20M0 8L14-4M0 8L-14-4', width: 2.6 },
  ],
  wing: [{ solid: 'M-4 40C-8 0-20-30-44-44C-46-10-34 10-22 22Q-12 34-4 40Z', twin: true }],
  buckle: [...bent('M-28-32H28V32H-28Z', 11), ...bent('M-38 0H30', 7)],
  bow: [
    ...bent('M20-46C-30-30-30 30 20 46', 7),
    { line: 'M20-46V46M-44 0H34M-44 0l10-7M-44 0l10 7', width: 3.4, ink: 'c' },
  ],
} as const satisfies { readonly [name: string]: Charge };

export const DEVICES = { ...ROLL_CHARGES, ...OWN };
export type DeviceName = keyof typeof DEVICES;
