// English of a battle in lines.
import type { SpaceName } from '@rose/kingmaker/ids';

const SPACES: { readonly [S in SpaceName]: string } = {
  'front-1': 'Front, left',
  'front-2': 'Front, middle',
  'front-3': 'Front, right',
  'second-1': 'Second line, left',
  'second-2': 'Second line, middle',
  'second-3': 'Second line, right',
  reserve: 'Reserve',
};
const MERITS = { first: 'for being attacked first in this battle', heir: 'for an heir in front' } as const;
export const field = {
  title: (where: string) => `${where}: a battle in lines`,
  subtitle: 'Fronts face each other, column by column. Second lines and reserves lie face down.',
  steps: { array: 'Set up', engage: 'Attack', support: 'Support', shift: 'Shift' },
  spaces: SPACES,
  faceDown: 'Somebody, face down',
  unplaced: 'Not placed yet:',
  wins: (name: string, share: string) => `${name}: ${share} to win`,
  /** 15.3 Why the odds stand a step higher or lower than the men alone would have them. */
  favours: (name: string, merits: readonly ('first' | 'heir')[]) =>
    `${name}: one step better, ${merits.map((merit) => MERITS[merit]).join(' and ')}.`,
  nobodyWins: 'Even: nobody can win',
  noneFaces: 'No fronts face each other yet.',
  support: 'Pick a noble to send men; whoever joins shows his face.',
};
