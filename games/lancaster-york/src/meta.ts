// Lancaster versus York in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { SEATS } from './rules/data/box.ts';
import type { LancasterYork } from './rules/state.ts';

export const META: Meta<LancasterYork> = {
  id: 'lancaster-york',
  rules: 1,
  seats: SEATS,
  options: {
    players: { kind: 'number', default: 4, min: 2, max: 4, rule: '11.1' },
    talk: { kind: 'flag', default: false, rule: '0.4' },
  },
  secrets: true,
  // 10.2 Who leaves is replaced; nobody else wins or loses by it.
  manners: {},
};
