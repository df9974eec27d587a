// The Two Roses in figures: seats, options, manners.
import type { Meta } from '@rose/table';
import { type DeuxRoses, SEATS } from './rules/state.ts';

export const META: Meta<DeuxRoses> = {
  id: 'deux-roses',
  rules: 1,
  seats: SEATS,
  options: {
    firstPlacerMovesFirst: { kind: 'flag', default: true, rule: '3.0' },
    openingIsSingleStep: { kind: 'flag', default: true, rule: '3.4' },
    noRepetition: { kind: 'flag', default: true, rule: '6.2' },
    plyLimit: { kind: 'number', min: 20, max: 1000, default: 200, rule: '6.3' },
  },
  secrets: false,
  diceless: true,
  manners: { resign: '6.4', draw: '6.3' },
};
