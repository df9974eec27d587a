// Richard III in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { SCENARIOS } from './rules/data/scenarios.ts';
import { type RichardIII, SEATS } from './rules/state.ts';

export const META: Meta<RichardIII> = {
  id: 'richard-iii',
  rules: 1,
  seats: SEATS,
  options: {
    scenario: { kind: 'choice', default: 'wars-of-the-roses-1460', values: SCENARIOS, rule: '4.0' },
    fogAid: { kind: 'flag', default: true, rule: '3.0' },
  },
  secrets: true,
  // 13.2 There is no draw.
  manners: { resign: '9.2' },
};
