// Kingmaker in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { SEATS } from './rules/data/seats.ts';
import type { Kingmaker } from './rules/kind.ts';
import { OPTION_SPECS, PRESETS } from './rules/options.ts';

export const META: Meta<Kingmaker> = {
  id: 'kingmaker',
  rules: 6,
  seats: SEATS,
  options: OPTION_SPECS,
  presets: PRESETS,
  secrets: true,
  questionTime: true,
  // 0.1 Who leaves is replaced; nobody else wins or loses by it.
  manners: {},
};
