// 14.5 The Houses in which a viewer has votes to cast on the card before them.
import { C, type CrownName, crownKind, type Seat, type View } from '@rose/kingmaker/ids';

export type Chamber = 'commons' | 'lords';
export const CHAMBERS: readonly Chamber[] = ['commons', 'lords'];
export type Sitting = Extract<View['phase'], { readonly name: 'parliament' }>;

/** For a bishop the Lords vote alone. */
export const chambersFor = (sitting: Sitting): readonly Chamber[] => {
  const card = (sitting.cards as readonly CrownName[])[0];
  const isBishop = sitting.step !== 'pardon-ballot' && card !== undefined && crownKind(C[card]) === 'bishop';
  return isBishop ? ['lords'] : CHAMBERS;
};
export const chambersOf = (view: View | undefined): readonly Chamber[] => {
  if (view?.phase.name !== 'parliament' || view.viewer === 'spectator') return CHAMBERS;
  const { phase, viewer } = view;
  return chambersFor(phase).filter((house) => ((phase[house] as Partial<Record<Seat, number>>)[viewer] ?? 0) > 0);
};
