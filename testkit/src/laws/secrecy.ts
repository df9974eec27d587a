// Laws about knowledge: what a seat sees, is offered and is told follows from what it may know.
import {
  type AnyGame,
  advance,
  askedNow,
  copyState,
  type Draft,
  defaultOf,
  isAsked,
  isWindow,
  type Kind,
  mustAnswer,
  peekInto,
  pick,
  type Random,
  scripted,
  silent,
  whyNot,
} from '@rose/table';
import { type Change, choicesAt, itemsAt, type Law, type Moment, same } from './law.ts';

/** The dice and reveals of an action, counted beside the kernel. */
export interface Counted {
  readonly state: Kind['state'];
  readonly told: readonly unknown[];
  readonly rolls: number;
  readonly reveals: number;
  /** The seats something was revealed to. */
  readonly shown: ReadonlySet<string>;
}
/** Plays a legal action at a table of our own, which counts what the kernel should have noticed. */
export const counted = (
  game: AnyGame,
  state: Kind['state'],
  seat: string,
  action: Kind['action'],
  random: Random,
): Counted => {
  const own = copyState(game, state) as Kind['state'];
  const told: unknown[] = [];
  let rolls = 0;
  let reveals = 0;
  const shown = new Set<string>();
  const roll = (_rule: string, sides: number, count = 1): readonly number[] => {
    rolls++;
    return Array.from({ length: count }, () => random(sides));
  };
  const reveal = (to: readonly string[]): void => {
    if (to.length > 0) reveals++;
    for (const one of to) shown.add(one);
  };
  const tell = (rule: string, entry: object): void => {
    told.push({ rule, entry });
  };
  const { interrupt } = silent<Kind>(own, random);
  advance(game, { state: own as Draft<Kind['state']>, roll, reveal, tell, interrupt }, seat, action);
  return { state: own, told, rolls, reveals, shown };
};

/** The lines a viewer hears: one that is for others alone was never said. */
const heard = (told: readonly unknown[], viewer: string): readonly unknown[] =>
  (told as readonly { readonly entry: unknown }[])
    .map((line) => peekInto(line, viewer))
    .filter(({ entry }) => entry !== undefined);

const offersOf = (moment: Moment, seat: string): object => {
  const { game, state } = moment;
  const [listed, made] = [choicesAt(moment, seat), itemsAt(moment, seat)];
  const may = [...listed.may, ...made.may].map((action) => game.write(action));
  const refused = [...listed.mayNot, ...made.mayNot].map(({ action, refusal }) => [game.write(action), refusal]);
  return { must: mustAnswer(game, state), isAsked: isAsked(game, state, seat), may, refused };
};

/** Another world behind the same view shows the same view, and offers and refuses the same. */
const viewKnowsNoMore = (moment: Moment): string | undefined => {
  const { game, state, seats, random } = moment;
  if (!game.imagine) return game.meta.secrets ? 'a game with secrets must be able to imagine' : undefined;
  for (const viewer of [...seats, 'spectator']) {
    const view = game.view(state, viewer);
    const imagined = game.imagine(view, random);
    game.assert(imagined);
    if (!same(game.view(imagined, viewer), view)) return `${viewer} sees what no other world could show`;
    if (viewer === 'spectator') continue;
    if (!same(offersOf({ game, seats, state: imagined, pool: [], random }, viewer), offersOf(moment, viewer)))
      return `the choices of ${viewer} depend on what is hidden`;
  }
  return undefined;
};

/** What everybody is told beside the view: who must answer, in which phase, whether all are asked alike, for whom silence
 * would count as an answer where that has a time of its own, and how it ended. */
const toldToAll = (game: AnyGame, state: Kind['state']): object => {
  const must = mustAnswer(game, state);
  const silent = game.meta.questionTime ? must.filter((seat) => defaultOf(game, state, seat)) : [];
  return { must, phase: state.phase.name, isWindow: isWindow(game, state), silent, outcome: game.outcome(state) };
};
/** It follows from the view of each of them: in another world behind that view it is the same. */
const questionIsPublic = ({ game, state, seats, random }: Moment): string | undefined => {
  if (!game.imagine) return undefined;
  const told = toldToAll(game, state);
  for (const viewer of [...seats, 'spectator']) {
    const elsewhere = toldToAll(game, game.imagine(game.view(state, viewer), random));
    if (!same(elsewhere, told))
      return `${viewer} is told ${JSON.stringify(told)}, and its view may as well mean ${JSON.stringify(elsewhere)}`;
  }
  return undefined;
};

/** A page is sent nothing that its view does not say. */
const pictureIsOfTheView = ({ game, state, seats }: Moment): string | undefined => {
  for (const viewer of [...seats, 'spectator']) {
    const view = Object.entries(game.view(state, viewer));
    for (const [key, part] of Object.entries(game.picture?.(state, viewer) ?? {}))
      if (!view.some(([known, said]) => known === key && same(said, part)))
        return `the picture for ${viewer} says ${key}, which its view does not`;
  }
  return undefined;
};

/** The same action in an imagined world: where the seat then sees or is told something else, it has learned
 * something, and the entry must be sealed by its dice or by a reveal. */
const nothingLearnedUnsealed = ({ before, seat, action, step }: Change): string | undefined => {
  const { game, state, random } = before;
  const { entry } = step;
  if (!game.imagine || !entry || !('action' in entry)) return undefined;
  if (entry.sealed === 'roll' || entry.sealed === 'reveal') return undefined;
  const imagined = game.imagine(game.view(state, seat), random);
  const elsewhere = counted(game, imagined, seat, action, random);
  if (elsewhere.rolls > 0) return `${entry.action} rolls in one world and not in another`;
  if (!same(game.view(elsewhere.state, seat), game.view(step.state, seat)))
    return `${seat} learned something by ${entry.action}, which nothing revealed`;
  return same(heard(elsewhere.told, seat), heard(step.told, seat))
    ? undefined
    : `${seat} was told something by ${entry.action}, which nothing revealed`;
};

/** The same action with the same dice in a world that a viewer cannot tell from this one. */
const inAnotherWorld = ({ before, seat, action, step }: Change, viewer: string): Counted | undefined => {
  const { game, state, random } = before;
  const { entry } = step;
  if (!game.imagine || !entry || !('action' in entry)) return undefined;
  const imagined = game.imagine(game.view(state, viewer), random);
  if (whyNot(game, imagined, seat, action)) return undefined;
  try {
    return counted(game, imagined, seat, action, scripted((entry.rolls ?? []).flatMap(({ faces }) => faces)));
  } catch {
    // Other dice fall in that world: it cannot be held against this one.
    return undefined;
  }
};

/** Who looks on and is shown nothing hears the same in every world that looks the same, before and after. */
const logTellsNoMore = (change: Change): string | undefined => {
  const { before, seat, action, step } = change;
  const { game, state, seats } = before;
  const { entry } = step;
  if (!game.meta.secrets || !entry || !('action' in entry)) return undefined;
  const dice = scripted((entry.rolls ?? []).flatMap(({ faces }) => faces));
  const { shown } = counted(game, state, seat, action, dice);
  const informed = seats.every((other) => shown.has(other)) ? [...shown, 'spectator'] : [...shown];
  for (const viewer of [...seats, 'spectator']) {
    if (viewer === seat || informed.includes(viewer)) continue;
    const elsewhere = inAnotherWorld(change, viewer);
    if (!elsewhere || !same(game.view(elsewhere.state, viewer), game.view(step.state, viewer))) continue;
    if (!same(heard(elsewhere.told, viewer), heard(step.told, viewer)))
      return `${viewer} was told more by ${entry.action} than there is to see`;
  }
  return undefined;
};

/** Where several choose at once, another choice that looks the same to somebody is told the same: the log keeps the secret. */
const choiceIsKept = ({ before, seat, action, step }: Change): string | undefined => {
  const { game, state, seats, random } = before;
  const { entry } = step;
  const { must, reopen = [] } = askedNow(game, state);
  const choosing = [...must, ...reopen];
  if (!game.meta.secrets || choosing.length < 2 || !choosing.includes(seat)) return undefined;
  if (!entry || !('action' in entry) || entry.sealed === 'roll' || entry.sealed === 'reveal') return undefined;
  const others = choicesAt(before, seat).may.filter((other) => game.write(other) !== game.write(action));
  if (others.length === 0) return undefined;
  const other = pick(others, random);
  const elsewhere = counted(game, state, seat, other, random);
  if (elsewhere.rolls + elsewhere.reveals > 0) return undefined;
  for (const viewer of [...seats, 'spectator']) {
    if (viewer === seat || !same(game.view(elsewhere.state, viewer), game.view(step.state, viewer))) continue;
    if (!same(heard(elsewhere.told, viewer), heard(step.told, viewer)))
      return `the log tells ${viewer} whether ${seat} chose ${entry.action} or ${game.write(other)}, which the view hides`;
  }
  return undefined;
};

export const SECRECY: readonly Law<Moment>[] = [
  ['view-knows-no-more', viewKnowsNoMore],
  ['question-is-public', questionIsPublic],
  ['picture-is-of-the-view', pictureIsOfTheView],
];
export const LEARNING: readonly Law<Change>[] = [
  ['nothing-learned-unsealed', nothingLearnedUnsealed],
  ['log-tells-no-more', logTellsNoMore],
  ['choice-is-kept', choiceIsKept],
];
