// The sequence of play: eight phases a turn, five turns.
import type { Phases } from '@rose/table';
import type { LancasterYork } from '../state.ts';
import { bribery } from './bribery.ts';
import { combat } from './combat.ts';
import { deployment } from './deployment.ts';
import { draft } from './draft.ts';
import { parliament } from './parliament.ts';
import { planning } from './planning.ts';
import { taxes } from './taxes.ts';
import { turnOrder } from './turn-order.ts';

export const phases: Phases<LancasterYork> = {
  'turn-order': turnOrder,
  draft,
  taxes,
  planning,
  deployment,
  bribery,
  combat,
  parliament,
};
