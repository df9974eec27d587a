// What a seat may do now, and what it may not with the reason: the same question asked of every candidate.
import { pick } from './chance.ts';
import type { AnyPhase, Drawer, During, Game, Kind, PhaseName, Random, Refusal } from './game.ts';
import { isAsked, mustAnswer, phaseOf, whyNot } from './play.ts';

export interface Choices<K extends Kind> {
  readonly may: readonly K['action'][];
  readonly mayNot: readonly { readonly action: K['action']; readonly refusal: Refusal<K> }[];
}

/** Every candidate of the seat, split into what is allowed and what is refused. This defines what is legal. */
export const choices = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): Choices<K> => {
  if (!isAsked(game, state, seat)) return { may: [], mayNot: [] };
  return split(game, state, seat, phaseOf(game, state).candidates?.(state as During<K, PhaseName<K>>, seat) ?? []);
};
const split = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  actions: Iterable<K['action']>,
): Choices<K> => {
  const may: K['action'][] = [];
  const mayNot: { action: K['action']; refusal: Refusal<K> }[] = [];
  for (const action of actions) {
    const refusal = whyNot(game, state, seat, action);
    if (refusal) mayNot.push({ action, refusal });
    else may.push(action);
  }
  return { may, mayNot };
};

/** The verbs a hand could reach for, allowed or not: by the phase itself where it tells them, else by looking. */
export const verbsNow = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): readonly string[] => {
  if (!isAsked(game, state, seat)) return [];
  const phase = phaseOf(game, state);
  const during = state as During<K, PhaseName<K>>;
  if (phase.verbsNow) return phase.verbsNow(during, seat);
  const verbs = new Set<string>();
  for (const action of phase.candidates?.(during, seat) ?? []) {
    verbs.add(action.do);
    if (verbs.size === phase.verbs?.length) break;
  }
  return [...verbs];
};

/** The legal actions alone, by the phase's direct generator where it has one. */
export const legal = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): readonly K['action'][] => {
  if (!isAsked(game, state, seat)) return [];
  const phase = phaseOf(game, state);
  const during = state as During<K, PhaseName<K>>;
  return phase.legal ? phase.legal(during, seat) : allowed(phase, during, seat);
};
const allowed = <K extends Kind>(
  phase: AnyPhase<K>,
  state: During<K, PhaseName<K>>,
  seat: K['seat'],
): readonly K['action'][] => {
  const may: K['action'][] = [];
  for (const action of phase.candidates?.(state, seat) ?? [])
    if (phase.verbs?.includes(action.do) && !phase.whyNot?.(state, seat, action)) may.push(action);
  return may;
};

/** So often the dice are thrown again before all is listed after all. */
const THROWS = 20;
/** What draws any legal action of a seat, by dice: without listing all of them where the phase can. Nothing where it has
 * none. What the whole house means by random play. */
export const drawerOf = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): Drawer<K['action']> => {
  const draw = phaseOf(game, state).drawer?.(state as During<K, PhaseName<K>>, seat);
  let actions: readonly K['action'][] | undefined;
  return (random) => {
    if (draw)
      for (let n = 0; n < THROWS; n++) {
        const action = draw(random);
        if (action) return action;
      }
    actions ??= legal(game, state, seat);
    return actions.length === 0 ? undefined : pick(actions, random);
  };
};
/** One such action. */
export const drawn = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  random: Random,
): K['action'] | undefined => drawerOf(game, state, seat)(random);

/** Somebody must answer, and nobody who must has an answer: what no game comes to, and a written position might. */
export const isStuck = <K extends Kind>(rules: Pick<Game<K>, 'phases' | 'outcome'>, state: K['state']): boolean => {
  if (rules.outcome(state)) return false;
  const game = rules as Game<K>;
  const must = mustAnswer(game, state);
  return must.length > 0 && !must.some((seat) => hasAnswer(game, state, seat));
};
/** Whether anything of the seat's candidates is allowed. */
export const hasAnswer = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): boolean => {
  for (const action of phaseOf(game, state).candidates?.(state as During<K, PhaseName<K>>, seat) ?? [])
    if (!whyNot(game, state, seat, action)) return true;
  return false;
};

/** The verbs whose actions cannot be listed, where the seat may use one now. */
export const openVerbs = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): readonly string[] =>
  isAsked(game, state, seat) ? (phaseOf(game, state).open?.verbs ?? []) : [];

/** The things that an action of an open verb could be made of, each as the smallest such action, allowed or refused. */
export const items = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): Choices<K> => {
  if (!isAsked(game, state, seat)) return { may: [], mayNot: [] };
  return split(game, state, seat, phaseOf(game, state).open?.items(state as During<K, PhaseName<K>>, seat) ?? []);
};

/** An action of an open verb as somebody might make it; nothing where none comes to mind. */
export const sampled = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  random: Random,
): K['action'] | undefined =>
  isAsked(game, state, seat)
    ? phaseOf(game, state).open?.sample(state as During<K, PhaseName<K>>, seat, random)
    : undefined;

/** What counts as the answer of a seat whose time is up; nothing where the question names no such answer. */
export const defaultOf = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
): K['action'] | undefined =>
  mustAnswer(game, state).includes(seat)
    ? phaseOf(game, state).byDefault?.(state as During<K, PhaseName<K>>, seat)
    : undefined;
