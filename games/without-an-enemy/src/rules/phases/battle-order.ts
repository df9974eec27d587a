// 8.5, 9.3, 9.5 The order of steps in a cycle, for each kind of battle.
import { type BattleKind, type BattleStep, other } from '../state.ts';
import type { BattleTable, Fighting } from './battle-line.ts';

const NORMAL: readonly BattleStep[] = [
  'rally',
  'order',
  'reserves',
  'aim',
  'guns',
  'fire',
  'volley',
  'horse',
  'rout',
  'pursuit',
  'foot',
  'close',
];
export const CYCLE: { readonly [K in BattleKind]: readonly BattleStep[] } = {
  field: NORMAL,
  relief: NORMAL,
  sortie: NORMAL,
  sally: ['guns', 'fire', 'volley', 'horse', 'foot', 'close'],
  storm: ['places', 'aim', 'guns', 'fire', 'volley', 'melee', 'close'],
};
/** The next step; whoever is asked first is the Defender. */
export const goTo = ({ state }: BattleTable, step: BattleStep): void => {
  state.phase.step = step;
  state.phase.acting = step === 'places' ? state.phase.attacker : other(state.phase.attacker);
};
const stepAfter = ({ phase }: Fighting): BattleStep => {
  const steps = CYCLE[phase.kind];
  return steps[steps.indexOf(phase.step) + 1] ?? 'close';
};
export const goOnFrom = (table: BattleTable): void => goTo(table, stepAfter(table.state));
