// Laws about questions: who is asked and how, where a table rests, what counts as an answer, what cannot be listed.
import {
  askedNow,
  askedSeats,
  defaultOf,
  type Kind,
  mustAnswer,
  phaseOf,
  resume,
  sampled,
  scripted,
  whyNot,
} from '@rose/table';
import { choicesAt, itemsAt, type Law, type Moment, same } from './law.ts';

/** Nobody is asked in two ways, and nobody who has no seat. */
const askedIsSound = ({ game, state, seats }: Moment): string | undefined => {
  if (game.outcome(state)) return undefined;
  const { must, may = [], reopen = [] } = askedNow(game, state);
  const all = [...must, ...may, ...reopen];
  const stranger = all.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `${stranger} is asked without a seat`;
  const twice = all.find((seat, i) => all.indexOf(seat) !== i);
  return twice === undefined ? undefined : `${twice} is asked in two ways in ${state.phase.name}`;
};

/** Where a question stands, going on changes nothing: no dice, no word, the same state. */
const restsAtAQuestion = ({ game, state }: Moment): string | undefined => {
  if (game.outcome(state)) return undefined;
  const again = resume(game, state, scripted([]));
  if (again.told.length > 0) return `${state.phase.name} tells something without an answer`;
  return same(again.state, state) ? undefined : `${state.phase.name} goes on without an answer`;
};

/** What counts as the answer of a seat that does not give one is an answer. */
const defaultIsLegal = ({ game, state }: Moment): string | undefined => {
  for (const seat of mustAnswer(game, state)) {
    const action = defaultOf(game, state, seat);
    const refusal = action && whyNot(game, state, seat, action);
    if (refusal) return `the answer of ${seat} by default, ${game.write(action)}, is refused: ${refusal.because.why}`;
  }
  return undefined;
};

const SAMPLES = 5;
const unfit = ({ game }: Moment, action: Kind['action'], verbs: readonly string[]): string | undefined => {
  const text = game.write(action);
  if (!verbs.includes(action.do)) return `${text} is no action of an open verb`;
  return same(game.read(text) ?? {}, action) ? undefined : `${text} does not read back`;
};
/** Open verbs are never listed; what they are made of and what is drawn of them is theirs, and what is drawn is legal. */
const openIsSound = (moment: Moment): string | undefined => {
  const { game, state, random } = moment;
  const { open } = phaseOf(game, state);
  if (!open || game.outcome(state)) return undefined;
  for (const seat of askedSeats(game, state)) {
    const { may, mayNot } = choicesAt(moment, seat);
    const listed = [...may, ...mayNot.map(({ action }) => action)].find((action) => open.verbs.includes(action.do));
    if (listed) return `${game.write(listed)} is listed, though its verb is open`;
    const made = itemsAt(moment, seat);
    for (const action of [...made.may, ...made.mayNot.map((refused) => refused.action)]) {
      const fault = unfit(moment, action, open.verbs);
      if (fault) return fault;
    }
    for (let n = 0; n < SAMPLES; n++) {
      const action = sampled(game, state, seat, random);
      const fault = action && unfit(moment, action, open.verbs);
      if (fault) return fault;
      const refusal = action && whyNot(game, state, seat, action);
      if (refusal) return `${seat} ${game.write(action)} is drawn and refused: ${refusal.because.why}`;
    }
  }
  return undefined;
};

export const QUESTIONS: readonly Law<Moment>[] = [
  ['asked-is-sound', askedIsSound],
  ['rests-at-a-question', restsAtAQuestion],
  ['default-is-legal', defaultIsLegal],
  ['open-is-sound', openIsSound],
];
