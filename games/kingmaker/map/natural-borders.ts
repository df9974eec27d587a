// Lines that borders keep to: the Scottish march, and the estuaries, one bank each.
import type { NaturalBorder } from '@rose/maps';

export const NATURAL_BORDERS: readonly NaturalBorder[] = [
  // The Scottish march: no area of England is adjacent to Scotland, the border is closed.
  { left: 'scotland', right: 'carlisle', line: '-3.7 54.85, -3.4 54.94, -3.12 54.97, -3.04 55.05' },
  { left: 'scotland', right: 'bewcastle', line: '-2.97 55.07, -2.85 55.11, -2.72 55.17' },
  { left: 'scotland', right: 'kielder', line: '-2.66 55.21, -2.5 55.27, -2.44 55.31' },
  { left: 'scotland', right: 'otterburn', line: '-2.38 55.34, -2.3 55.38' },
  { left: 'scotland', right: 'wooler', line: '-2.24 55.43, -2.2 55.48, -2.2 55.55, -2.2 55.61' },
  { left: 'scotland', right: 'berwick', line: '-2.2 55.68, -2.12 55.72, -2.03 55.81, -1.9 55.88' },
  // The tidal Thames of the rules: open water from the Tower to the sea.
  { left: 'london', right: 'london', line: '-0.045 51.507, -0.03 51.502', width: 3 },
  {
    left: 'epping',
    right: 'dartford',
    line: '0.02 51.494, 0.06 51.505, 0.1 51.51, 0.17 51.495, 0.23 51.48, 0.28 51.462',
    width: 3,
  },
  {
    left: 'southend',
    right: 'rochester',
    line: '0.35 51.453, 0.4 51.45, 0.45 51.48, 0.52 51.49, 0.65 51.5, 0.8 51.5',
    width: 3,
  },
  // Ouse and Humber, Mersey, Dee, Stour, Blackwater, Ribble: one bank each; open water where the atlas shows none.
  { left: 'wressle', right: 'epworth', line: '-0.86 53.7, -0.75 53.7' },
  { left: 'beverley', right: 'caistor', line: '-0.62 53.71, -0.5 53.7' },
  { left: 'kingston-upon-hull', right: 'caistor', line: '-0.42 53.715, -0.3 53.72, -0.2 53.68' },
  { left: 'withernsea', right: 'caistor', line: '-0.1 53.63, 0.05 53.57, 0.2 53.52' },
  { left: 'liverpool', right: 'chester', line: '-3.12 53.46, -3.02 53.42, -2.97 53.36, -2.88 53.33' },
  { left: 'liverpool', right: 'chester', line: '-2.81 53.34, -2.74 53.342, -2.69 53.35', width: 2.6 },
  { left: 'chester', right: 'denbigh', line: '-3.3 53.36, -3.2 53.3, -3.1 53.24' },
  { left: 'tendring', right: 'ipswich', line: '1.35 51.94, 1.15 51.945, 1.05 51.95, 0.99 51.96' },
  { left: 'southend', right: 'colchester', line: '0.9 51.735, 0.85 51.74, 0.76 51.73' },
  { left: 'poulton', right: 'lathom', line: '-3.1 53.72, -2.95 53.73, -2.89 53.735', width: 2.6 },
];
