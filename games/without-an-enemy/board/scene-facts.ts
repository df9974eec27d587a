// Which scene stands before the map now: a battle, a siege, or the sheet of recruitment.
import type { View } from '@rose/without-an-enemy/ids';
import { battleIn, type SeenBattle } from './battle-facts.ts';
import type { Props } from './said.ts';

export type SeenSiege = Extract<View['phase'], { readonly name: 'siege' }>;
export type Recruiting = Extract<View['phase'], { readonly name: 'recruitment' }>;

export interface SceneNow {
  readonly battle?: SeenBattle | undefined;
  readonly siege?: SeenSiege | undefined;
  /** The sheet is for whoever spends. */
  readonly recruiting?: Recruiting | undefined;
}
export const sceneIn = (view: View, viewer: Props['viewer']): SceneNow | undefined => {
  const { phase } = view;
  const battle = battleIn(view);
  if (battle) return { battle };
  if (phase.name === 'siege' && phase.step !== 'over') return { siege: phase };
  if (phase.name === 'recruitment' && phase.step === 'recruit' && phase.acting === viewer) return { recruiting: phase };
  return undefined;
};
