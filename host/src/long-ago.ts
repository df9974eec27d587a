// What is asked of many older steps at once, each time that something happens: who had to answer then, and in which sort of
// phase. It is known of every step, so that none of them has to be played again for it.
import { type AnyGame, isWindow, type Kind, mustAnswer, phaseOf, type Step } from '@rose/table';
import { actingAt } from './answers.ts';

export interface Facts {
  readonly must: readonly string[];
  /** The same as one word. */
  readonly asked: string;
  readonly isWindow: boolean;
  /** Verbs with which a bargain is opened. */
  readonly opens: readonly string[];
}
type AnyStep = Step<Kind>;
/** What a step that has no state of its own any more was told of it. */
export interface Told {
  readonly facts: Facts;
  readonly acting: readonly string[] | undefined;
}
const NONE: readonly string[] = [];
/** There are few of them in a game, and many steps. */
const shared = new WeakMap<AnyGame, Map<string, Facts>>();
const facts = new WeakMap<AnyStep, Facts>();
const acting = new WeakMap<AnyStep, readonly string[]>();
const isTold = (step: AnyStep): step is AnyStep & Told => 'facts' in step;

const factsIn = (game: AnyGame, state: Kind['state']): Facts => {
  const all = shared.get(game) ?? new Map<string, Facts>();
  shared.set(game, all);
  const must = mustAnswer(game, state);
  const [asked, isOpen] = [must.join(), isWindow(game, state)];
  const name = `${state.phase.name} ${isOpen} ${asked}`;
  const made = all.get(name) ?? { must, asked, isWindow: isOpen, opens: phaseOf(game, state).open?.verbs ?? NONE };
  all.set(name, made);
  return made;
};
export const factsAt = (game: AnyGame, step: AnyStep): Facts => {
  if (isTold(step)) return step.facts;
  const known = facts.get(step) ?? factsIn(game, step.state);
  facts.set(step, known);
  return known;
};
/** Who had to act on a turn of their own. */
export const actingIn = (game: AnyGame, step: AnyStep): readonly string[] => {
  if (!game.meta.questionTime) return factsAt(game, step).must;
  const known = acting.get(step) ?? (isTold(step) ? step.acting : undefined) ?? actingAt(game, step.state);
  acting.set(step, known);
  return known;
};
export const toldOf = (game: AnyGame, step: AnyStep): Told => ({
  facts: factsAt(game, step),
  acting: acting.get(step),
});
