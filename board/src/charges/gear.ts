// Charges of arms: weapons and tools.
import type { Charge } from './charge.ts';

export const sword: Charge = [
  { solid: 'M0-48L6-38V20H-6V-38Z' },
  { solid: 'M-22 18H22V26H-22ZM-4 26H4V40H-4Z', fill: '#dcae45', ink: '#7a5710' },
  { discs: [[0, 43]], radius: 5.5, width: 2, fill: '#dcae45', ink: '#7a5710' },
];

export const pike: Charge = [
  { solid: 'M0-50L9-30L4-22H-4L-9-30Z' },
  { line: 'M0-22V48', width: 8 },
  { line: 'M0-22V48', width: 5, ink: 'c' },
];

export const cannon: Charge = [
  { solid: 'M-46-16L-42-22L26-8Q36-4 36 6Q36 14 28 16L22 14L-44 0Z' },
  { discs: [[14, 22]], radius: 18, width: 3 },
  { discs: [[14, 22]], radius: 5, width: 0, fill: 'k' },
  { line: 'M14 4V40M-4 22H32', width: 3 },
];

const BOW_OF_KEY = 'M0 17a13 13 0 1 1-.01 0';
export const key: Charge = [
  { line: BOW_OF_KEY, width: 12 },
  { line: 'M0 18V-44', width: 13 },
  { solid: 'M4-44H24V-34H18V-30H24V-20H4Z' },
  { line: BOW_OF_KEY, width: 7, ink: 'c' },
  { line: 'M0 18V-44', width: 8, ink: 'c' },
];

const HARP = 'M-26 42C-36 8-30-24-22-42C-8-26 12-36 30-24C26 6 6 30-26 42Z';
export const harp: Charge = [
  { line: HARP, width: 15 },
  { line: HARP, width: 10, ink: 'c' },
  { line: 'M-16-30V30M-5-30V22M7-30V12M18-28V-2', width: 3, ink: 'c' },
];

export const maunch: Charge = [
  {
    solid:
      'M-40-40H36Q44-40 42-30L30-10C40 6 40 26 32 44C26 20 12 8-4 4C2 16 2 30-6 44C-12 28-22 16-38 12V-2' +
      'C-28-2-20-6-16-12L-40-16Z',
  },
  { line: 'M-38-28H26M-16-12Q2-20 30-10M-4 4Q8-4 20-4', width: 2.2 },
];

export const waterBouget: Charge = [
  {
    solid:
      'M-36-40C-20-30-12-20-10-8H10C12-20 20-30 36-40L44-26C30-16 25-6 27 6C29 20 42 26 42 40H9C9 28 6 20 0 14' +
      'C-6 20-9 28-9 40H-42C-42 26-29 20-27 6C-25-6-30-16-44-26Z',
  },
];

export const ship: Charge = [
  { solid: 'M-46 8H46C44 28 32 40 20 42H-20C-32 40-44 28-46 8Z' },
  { solid: 'M-38 8V-6H-20V8ZM20 8V-6H38V8Z' },
  { line: 'M0 8V-46', width: 6 },
  { solid: 'M-20-36Q0-42 20-36Q26-18 20-4Q0-12-20-4Q-26-18-20-36Z' },
];

export const hand: Charge = [
  {
    solid:
      'M-20 44V8L-34-8Q-32-18-22-10L-16-4V-36Q-10-46-6-36V-14L-4-42Q2-50 6-42V-14L10-38Q16-46 18-36V-10L22-28' +
      'Q30-34 30-22V10L20 30V44Z',
  },
];

export const billet: Charge = [{ solid: 'M-22-40H22V40H-22Z' }];

export const crossPlain: Charge = [{ solid: 'M-10-44H10V-10H44V10H10V44H-10V10H-44V-10H-10Z' }];

export const crossCrosslet: Charge = [
  {
    solid:
      'M-7-46H7V-34H18V-22H7V-7H22V-18H34V-7H46V7H34V18H22V7H7V22H18V34H7V46H-7V34H-18V22H-7V7H-22V18H-34V7H-46V-7' +
      'H-34V-18H-22V-7H-7V-22H-18V-34H-7Z',
  },
];

export const crossPatty: Charge = [
  {
    solid:
      'M-7-7C-7-24-12-36-20-44H20C12-36 7-24 7-7C24-7 36-12 44-20V20C36 12 24 7 7 7C7 24 12 36 20 44H-20' +
      'C-12 36-7 24-7 7C-24 7-36 12-44 20V-20C-36-12-24-7-7-7Z',
  },
];
