// Methods of thinking. A game asks for one of them by what it offers, seldom for two: a page fetches no others.
import type { AnyGame } from '@rose/table';

export interface Methods {
  /** Plans that all write at once and in secret, and the choices before them. */
  readonly plans?: typeof import('./plans.ts');
  /** Two seats and nothing hidden: deeper and deeper. */
  readonly depths?: typeof import('./search.ts');
  /** Something hidden, dice, or more seats: games played out in imagined worlds. */
  readonly worlds?: typeof import('./imaginative.ts');
}
export type Method = keyof Methods;

/** Whether a bot can look at what its actions lead to. */
export const canJudge = ({ imagine, evaluate }: AnyGame): boolean => imagine !== undefined && evaluate !== undefined;
export const isOpenToTwo = ({ meta }: AnyGame): boolean => !meta.secrets && meta.seats.length === 2;

/** The methods that bots may need at a game. */
export const methodsFor = (game: AnyGame): readonly Method[] => {
  const plans: readonly Method[] = game.planner ? ['plans'] : [];
  if (game.planner || !canJudge(game)) return plans;
  if (!isOpenToTwo(game)) return ['worlds'];
  return game.meta.diceless ? ['depths'] : ['depths', 'worlds'];
};

/** A method that was not fetched where it is needed is a fault of whoever fetched. */
export const needed = <W extends Method>(methods: Methods, method: W, game: AnyGame): NonNullable<Methods[W]> => {
  const found = methods[method];
  if (!found) throw new Error(`bots: ${game.meta.id} is thought about in ${method}, which were not fetched`);
  return found;
};
