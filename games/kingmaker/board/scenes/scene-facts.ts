// Which screen stands before the map now. Small enough to be asked at every redraw; the screens themselves come later.
import type { View } from '@rose/kingmaker/ids';
import { type Tale, tookPart } from './combat-tale.ts';
import { isAfterCombat } from './papers-facts.ts';

type Phase<N extends View['phase']['name']> = Extract<View['phase'], { readonly name: N }>;
export type Scene =
  | { readonly kind: 'combat' }
  | { readonly kind: 'parliament'; readonly sitting: Phase<'parliament'> }
  | { readonly kind: 'field'; readonly field: Phase<'field'> }
  | { readonly kind: 'paper' };

/** Phases that ask on a paper of their own; all other questions are answered on the map and in the column. */
const PAPERS: readonly View['phase']['name'][] = ['prisoners', 'spoils', 'seizure', 'bounty', 'lodging'];

/** Before it is summoned it concerns him alone who could; where a card calls it the site is chosen on the map. */
const isSitting = ({ step, site }: Phase<'parliament'>, { turn }: View, viewer: string): boolean => {
  if (step === 'summon') return turn === viewer;
  return site !== null && step !== 'site' && step !== 'done';
};
/** Declared and not decided. */
const isFight = (phase: View['phase']): boolean =>
  phase.name === 'combat' && phase.kind !== 'none' && (phase.step === 'heirs' || phase.step === 'card');
export const sceneIn = (view: View, viewer: string, story: Tale): Scene | undefined => {
  const { phase } = view;
  if (isFight(phase) || (isAfterCombat(view) && tookPart(view, viewer, story))) return { kind: 'combat' };
  if (phase.name === 'parliament' && isSitting(phase, view, viewer)) return { kind: 'parliament', sitting: phase };
  if (phase.name === 'field') return { kind: 'field', field: phase };
  // Others see the map, and in the log that somebody is asked.
  if (!view.asked.some((seat) => seat === viewer)) return undefined;
  if (PAPERS.includes(phase.name)) return { kind: 'paper' };
  if (phase.name === 'commission' && phase.step === 'name') return { kind: 'paper' };
  return undefined;
};
