// This War Without an Enemy in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { SCENARIOS } from './rules/data/scenarios.ts';
import { SEATS } from './rules/fields.ts';
import type { WithoutAnEnemy } from './rules/state.ts';

export const META: Meta<WithoutAnEnemy> = {
  id: 'without-an-enemy',
  rules: 3,
  seats: SEATS,
  options: {
    scenario: { kind: 'choice', default: 'full-war', values: SCENARIOS, rule: '16.1' },
    fogAid: { kind: 'flag', default: true, rule: '1.3' },
  },
  secrets: true,
  manners: { resign: '14', draw: '14' },
};
