// Small questions: what becomes of a prisoner's cards, and which paper is asked for by a phase.
import { C, type CrownName, crownKind, isCrownName, type NobleName, type View } from '@rose/kingmaker/ids';
import { cardsUnder } from '../stacks.ts';

const AFTER_COMBAT: readonly string[] = ['prisoners', 'spoils', 'seizure', 'bounty', 'pardon'];
/** Questions that belong to the combat just fought. */
export const isAfterCombat = ({ phase, under }: View): boolean =>
  AFTER_COMBAT.includes(phase.name) && under.some(({ name }) => name === 'combat');
export type Pile = 'captor' | 'chancery' | 'deck';
export interface Going {
  readonly card: CrownName;
  readonly to: Pile;
}
/** 8.3 What an execution does with each card of a noble, and with his own. */
export const cardsAfterExecution = (view: View, noble: NobleName): readonly Going[] => {
  const stays = view.options.bishopsOfChancery === true;
  const isAdvanced = view.options.advanced === true;
  const own: Going = { card: noble, to: 'deck' };
  const under = cardsUnder(view, noble)
    .filter(isCrownName)
    .map((card): Going => {
      const kind = crownKind(C[card]);
      if (kind === 'title' || kind === 'office' || (kind === 'bishop' && stays)) return { card, to: 'chancery' };
      return { card, to: isAdvanced ? 'deck' : 'captor' };
    });
  return [...under, own];
};
