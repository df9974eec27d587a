// What a seat may do now, and what it may not with the reason: the same question asked of every candidate.
import type { During, Game, Kind, PhaseName, Refusal } from './game.ts';
import { isAble, phaseOf, whyNot } from './play.ts';

export interface Choices<K extends Kind> {
  readonly may: readonly K['action'][];
  readonly mayNot: readonly { readonly action: K['action']; readonly refusal: Refusal<K> }[];
}

/** Every candidate of the seat, split into what is allowed and what is refused. This defines what is legal. */
export const choices = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): Choices<K> => {
  const may: K['action'][] = [];
  const mayNot: { action: K['action']; refusal: Refusal<K> }[] = [];
  if (!isAble(game, state, seat)) return { may, mayNot };
  for (const action of phaseOf(game, state).candidates(state as During<K, PhaseName<K>>, seat)) {
    const refusal = whyNot(game, state, seat, action);
    if (refusal) mayNot.push({ action, refusal });
    else may.push(action);
  }
  return { may, mayNot };
};

/** The verbs a hand could reach for, allowed or not: by the phase itself where it tells them, else by looking. */
export const tries = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): readonly string[] => {
  if (!isAble(game, state, seat)) return [];
  const phase = phaseOf(game, state);
  const during = state as During<K, PhaseName<K>>;
  if (phase.tries) return phase.tries(during, seat);
  const verbs = new Set<string>();
  for (const action of phase.candidates(during, seat)) {
    verbs.add(action.do);
    if (verbs.size === phase.verbs.length) break;
  }
  return [...verbs];
};

/** The legal actions alone, by the phase's direct generator where it has one. */
export const legal = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): readonly K['action'][] => {
  const phase = phaseOf(game, state);
  if (!phase.legal) return choices(game, state, seat).may;
  if (!isAble(game, state, seat)) return [];
  return phase.legal(state as During<K, PhaseName<K>>, seat);
};
