// Names that both languages share: what the box calls its nobles, places and ships, made of their ids where they agree.
import { upper } from '@rose/table/text';

const OWN: Readonly<Record<string, string>> = {
  fitzalan: 'FitzAlan',
  'st-albans': 'St Albans',
  'st-davids': 'St Davids',
  'newcastle-under-lyme': 'Newcastle-under-Lyme',
  'kingston-upon-hull': 'Hull',
  'kingston-surrey': 'Kingston',
  yarmouth: 'Great Yarmouth',
  'betws-y-coed': 'Betws-y-Coed',
  'bury-st-edmunds': 'Bury St Edmunds',
  'berkeley-castle': 'Berkeley',
  'greystoke-castle': 'Greystoke',
  'stafford-castle': 'Stafford',
  'george-ship': 'George',
};
/** `sheriff-hutton` → Sheriff Hutton. */
export const spelt = (id: string): string => OWN[id] ?? id.split('-').map(upper).join(' ');
/** 1, 2, 3 of the spaces of a battle order: left, middle, right. */
export const columnOfSpace = (space: string): 0 | 1 | 2 => (Number(space.at(-1)) - 1) as 0 | 1 | 2;
