// The game in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { SEATS, type Skeleton } from './rules/state.ts';

export const META: Meta<Skeleton> = {
  id: 'skeleton',
  rules: 1,
  seats: SEATS,
  options: {
    stones: { kind: 'number', min: 5, max: 50, default: 15, rule: '1' },
  },
  secrets: false,
  diceless: true,
  manners: { resign: '3', draw: '3' },
};
