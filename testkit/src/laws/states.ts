// Laws about one state: what may be done in it, what may not, and whether it is fit to be kept.
import {
  askedSeats,
  choices,
  copyState,
  isMistake,
  isRefusal,
  legal,
  mustAnswer,
  phaseOf,
  pick,
  play,
  scripted,
  verbsNow,
  whyNot,
} from '@rose/table';
import { badRefusal, choicesAt, drawerAt, frozen, type Law, type Moment, same } from './law.ts';

/** Not over: somebody acts, and can. Where several act at once, one of them must be able to. */
const noDeadEnd = (moment: Moment): string | undefined => {
  const { game, state, seats, random } = moment;
  if (game.outcome(state)) return undefined;
  const active = mustAnswer(game, state);
  if (active.length === 0) return `nobody acts in ${state.phase.name}`;
  if (new Set(active).size < active.length) return `a seat acts twice: ${active.join()}`;
  const stranger = active.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `${stranger} acts without a seat`;
  const isAble = active.some((seat) => drawerAt(moment, seat)(random) !== undefined);
  return isAble ? undefined : `${active.join()} can do nothing in ${state.phase.name}`;
};

const assertHolds = ({ game, state }: Moment): undefined => game.assert(state) as undefined;

const outcomeIsSound = ({ game, state, seats }: Moment): string | undefined => {
  const outcome = game.outcome(state);
  if (!outcome) return undefined;
  const stranger = outcome.winners.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `${stranger} wins without a seat`;
  if (outcome.how === '' || outcome.rule === '') return 'an end without a name or a section';
  return undefined;
};

/** Everything offered can be played. Dice fall at random. */
const offeredIsAccepted = (moment: Moment): string | undefined => {
  const { game, state, random } = moment;
  for (const seat of askedSeats(game, state)) {
    for (const action of choicesAt(moment, seat).may) {
      const played = play(game, state, seat, action, random);
      if (isRefusal(played)) return `${seat} is offered ${game.write(action)} and refused: ${played.because.why}`;
      game.assert(played.state);
    }
  }
  return undefined;
};

const NO_DICE = scripted([]);
/** Says whether this refused action is refused well: with a reason, and the same one at the door. */
const refusedWell = (moment: Moment, seat: string, text: string, offered: ReadonlySet<string>): string | undefined => {
  const { game, state } = moment;
  const action = game.read(text);
  if (!action) return undefined;
  const refusal = whyNot(game, state, seat, action);
  // An action of an open verb cannot be offered: it is legal by its refusal alone.
  const isOpen = phaseOf(game, state).open?.verbs.includes(action.do) ?? false;
  if (!refusal) return isOpen || offered.has(text) ? undefined : `${seat} may ${text}, which is not offered`;
  if (offered.has(text)) return `${seat} is offered ${text}, which is refused: ${refusal.because.why}`;
  const fault = badRefusal(refusal);
  if (fault) return `the refusal of ${seat} ${text} ${fault}`;
  const played = play(game, state, seat, action, NO_DICE);
  return isRefusal(played) && same(played, refusal) ? undefined : `${seat} ${text} is refused, yet can be played`;
};

const offeredTo = (moment: Moment, seat: string): ReadonlySet<string> =>
  new Set(choicesAt(moment, seat).may.map((action) => moment.game.write(action)));

/** The verbs of all phases, alone and in place of the verbs of known texts: actions nobody thought of offering. */
const misspoken = ({ game, pool }: Moment): readonly string[] => {
  const phases = Object.values(game.phases as { readonly [name: string]: { readonly verbs?: readonly string[] } });
  const verbs = [...new Set(phases.flatMap((phase) => phase.verbs ?? []))];
  return verbs.flatMap((verb) => [verb, ...pool.map((text) => text.replace(/^\S+/, verb))]);
};

/** Refused candidates, what others are offered, and what belongs elsewhere: refused with a reason. */
const allElseIsRefused = (moment: Moment): string | undefined => {
  const { game, seats } = moment;
  const everything = new Set([...moment.pool, ...misspoken(moment)]);
  for (const seat of seats) {
    const { may, mayNot } = choicesAt(moment, seat);
    for (const action of may) everything.add(game.write(action));
    for (const { action } of mayNot) everything.add(game.write(action));
  }
  for (const seat of seats) {
    const offered = offeredTo(moment, seat);
    for (const text of everything) {
      const fault = refusedWell(moment, seat, text, offered);
      if (fault) return fault;
    }
  }
  return undefined;
};

const RUBBISH = [
  '',
  ' ',
  '-',
  '+',
  '0',
  'NaN',
  'null',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '♛',
  ' pass',
];
const LETTERS = 'abcdefg1234567NESW+- :,.'.split('');

/** A text with one character taken out, put in, changed, or said twice. */
const mutated = (text: string, random: Moment['random']): string => {
  const at = random(text.length + 1) - 1;
  const letter = LETTERS[random(LETTERS.length) - 1] ?? '';
  switch (random(5)) {
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + letter + text.slice(at);
    case 3:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 4:
      return `${text} ${text.split(' ').at(-1)}`;
    default:
      return text.toUpperCase();
  }
};

/** Reading is strict: a text is its action's own text or no action at all, and what it reads to is judged like any. */
const garbageIsNoAction = (moment: Moment): string | undefined => {
  const { game, seats, pool, random } = moment;
  const texts = [...RUBBISH];
  for (let n = 0; n < 20 && pool.length > 0; n++) texts.push(mutated(pool[random(pool.length) - 1] ?? '', random));
  for (const text of texts) {
    const action = game.read(text);
    if (!action) continue;
    if (game.write(action) !== text) return `${JSON.stringify(text)} is read as ${game.write(action)}`;
    for (const seat of seats) {
      const fault = refusedWell(moment, seat, text, offeredTo(moment, seat));
      if (fault) return fault;
    }
  }
  return undefined;
};

const notationIsFaithful = (moment: Moment): string | undefined => {
  const { game, state } = moment;
  for (const seat of askedSeats(game, state)) {
    const { may, mayNot } = choicesAt(moment, seat);
    const texts = new Map<string, Moment['state'] | object>();
    for (const action of [...may, ...mayNot.map((refused) => refused.action)]) {
      const text = game.write(action);
      if (text === '' || text !== text.trim() || text.includes('\n')) return `${JSON.stringify(text)} is no fit text`;
      if (!same(game.read(text) ?? {}, action)) return `${text} does not read back to ${JSON.stringify(action)}`;
      const other = texts.get(text);
      if (other && !same(other, action)) return `two actions share the text ${text}`;
      texts.set(text, action);
    }
    if (new Set(may.map((action) => game.write(action))).size < may.length) return `${seat} is offered an action twice`;
  }
  return undefined;
};

const positionIsFaithful = ({ game, state }: Moment): string | undefined => {
  const document = game.toPosition(state);
  const again = game.fromPosition(JSON.parse(JSON.stringify(document)));
  if (isMistake(again)) return `its own document is refused: ${again.field} ${again.reason}`;
  if (!same(again, state)) return 'a position reads back to another state';
  return same(game.toPosition(again), document) ? undefined : 'a position is written in two ways';
};

const directLegalIsEqual = (moment: Moment): string | undefined => {
  const { game, state } = moment;
  if (!phaseOf(game, state).legal) return undefined;
  for (const seat of askedSeats(game, state)) {
    const direct = legal(game, state, seat).map((action) => game.write(action));
    const defined = offeredTo(moment, seat);
    const twice = direct.find((text, i) => direct.indexOf(text) !== i);
    if (twice !== undefined) return `${seat} gets ${twice} twice`;
    const extra = direct.find((text) => !defined.has(text));
    if (extra !== undefined) return `${seat} gets ${extra}, which is refused`;
    const missing = [...defined].find((text) => !direct.includes(text));
    if (missing !== undefined) return `${seat} does not get ${missing}`;
  }
  return undefined;
};

const directVerbsAreEqual = (moment: Moment): string | undefined => {
  const { game, state } = moment;
  if (!phaseOf(game, state).verbsNow) return undefined;
  for (const seat of askedSeats(game, state)) {
    const { may, mayNot } = choicesAt(moment, seat);
    const found = new Set([...may, ...mayNot.map(({ action }) => action)].map((action) => action.do));
    const told = verbsNow(game, state, seat);
    if (new Set(told).size < told.length) return `${seat} is told a verb twice: ${told.join()}`;
    if (!same(told.toSorted(), [...found].sort()))
      return `${seat} is told ${told.join()}, and tries ${[...found].join()}`;
  }
  return undefined;
};

/** A frozen state throws when a rule changes it; a rule that swallows the throw is found by comparing. What is played is
 * a copy of its twin, since engines copy frozen lists slowly: what the copy shares with that is found by comparing, too. */
const stateIsUntouched = ({ game, state, seats, random }: Moment): string | undefined => {
  const ice = frozen(state);
  const twin = copyState(game, ice) as Moment['state'];
  const own = { ...game, copy: () => copyState(game, twin) };
  for (const seat of seats) {
    const { may, mayNot } = choices(game, ice, seat);
    for (const action of [...may, ...mayNot.map((refused) => refused.action)]) play(own, ice, seat, action, random);
    game.view(ice, seat);
    game.evaluate?.(ice, seat);
  }
  game.view(ice, 'spectator');
  game.toPosition(ice);
  return same(ice, state) && same(twin, state) ? undefined : 'a question changed the state';
};

/** States and views are plain data: JSON keeps all of them. */
const stateIsPlain = ({ game, state, seats }: Moment): string | undefined => {
  if (!same(JSON.parse(JSON.stringify(state)), state)) return 'JSON loses something of the state';
  for (const viewer of [...seats, 'spectator']) {
    const view = game.view(state, viewer);
    if (!same(JSON.parse(JSON.stringify(view)), view)) return `JSON loses something of the view of ${viewer}`;
  }
  return undefined;
};

/** Of any seat: in many states, of every one. */
const evaluationIsSound = ({ game, state, seats, random }: Moment): string | undefined => {
  const seat = pick(seats, random);
  const value = game.evaluate?.(state, seat) ?? 0;
  if (!(Math.abs(value) <= 1)) return `${seat} is valued at ${value}, which is not between -1 and 1`;
  return Number.isFinite(game.key?.(state) ?? 0) ? undefined : 'the key is no number';
};

/** Asked of every state. */
export const CHEAP: readonly Law<Moment>[] = [
  ['no-dead-end', noDeadEnd],
  ['assert-holds', assertHolds],
  ['outcome-is-sound', outcomeIsSound],
  ['evaluation-is-sound', evaluationIsSound],
];
/** Dear, since they play or refuse everything there is: asked of some states. */
export const DEAR: readonly Law<Moment>[] = [
  ['offered-is-accepted', offeredIsAccepted],
  ['all-else-is-refused', allElseIsRefused],
  ['garbage-is-no-action', garbageIsNoAction],
  ['notation-is-faithful', notationIsFaithful],
  ['position-is-faithful', positionIsFaithful],
  ['direct-legal-is-equal', directLegalIsEqual],
  ['direct-verbs-are-equal', directVerbsAreEqual],
  ['state-is-plain', stateIsPlain],
];
/** Asked of the same sample, when all games are played. */
export const FROZEN: readonly Law<Moment>[] = [['state-is-untouched', stateIsUntouched]];
