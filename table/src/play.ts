// The only place where a state changes: ask why not, copy, apply, run on until somebody must act, seal.
import { copy } from './copy.ts';
import type {
  AnyPhase,
  Asked,
  Draft,
  During,
  Game,
  Kind,
  PhaseName,
  Random,
  Refusal,
  RuleRef,
  Table,
  TableWhy,
} from './game.ts';

/** Dice as the journal keeps them. */
export interface Roll {
  readonly rule: RuleRef;
  readonly sides: number;
  readonly faces: readonly number[];
}
export interface Told<K extends Kind> {
  readonly rule: RuleRef;
  readonly entry: K['entry'];
}
/** Why an entry cannot be undone by its seat alone; the strongest reason. */
export type Seal = 'roll' | 'reveal' | 'turn';
export interface Played<K extends Kind> {
  readonly state: K['state'];
  readonly rolls: readonly Roll[];
  readonly told: readonly Told<K>[];
  readonly sealed: Seal | undefined;
}

const phaseNamed = <K extends Kind>(game: Game<K>, name: string): AnyPhase<K> => {
  const phase = (game.phases as unknown as Record<string, AnyPhase<K> | undefined>)[name];
  if (!phase) throw new Error(`${game.meta.id}: there is no phase ${name}`);
  return phase;
};
export const phaseOf = <K extends Kind>(game: Game<K>, state: K['state']): AnyPhase<K> =>
  phaseNamed(game, state.phase.name);

const NOBODY: Asked<never> = { must: [] };
const NONE: readonly never[] = [];
/** Who is asked now and how, whether or not the game is over: for searches, which have looked. */
export const askedNow = <K extends Kind>(game: Game<K>, state: K['state']): Asked<K['seat']> =>
  phaseOf(game, state).asked?.(state as During<K, PhaseName<K>>) ?? NOBODY;
/** Who is asked now and how; nobody once the game is over. */
export const askedOf = <K extends Kind>(game: Game<K>, state: K['state']): Asked<K['seat']> =>
  game.outcome(state) ? NOBODY : askedNow(game, state);
/** Who must answer: who is waited for. */
export const mustAnswer = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] =>
  askedOf(game, state).must;
/** Who may act though nobody waits for them. */
export const mayAct = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] =>
  askedOf(game, state).may ?? NONE;
/** Who may still change a secret choice that they confirmed. */
export const mayReopen = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] =>
  askedOf(game, state).reopen ?? NONE;
const isAmong = <S extends string>({ must, may, reopen }: Asked<S>, seat: S): boolean =>
  must.includes(seat) || (may?.includes(seat) ?? false) || (reopen?.includes(seat) ?? false);
/** Everybody who is asked in some way. */
export const askedSeats = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] => {
  const { must, may = NONE, reopen = NONE } = askedOf(game, state);
  return [...must, ...may, ...reopen];
};
/** Whether a seat is asked at all: it must answer, may act, or may reopen. */
export const isAsked = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): boolean =>
  isAmong(askedOf(game, state), seat);
/** Whether what the seat does now is an aside: it may act, and nobody waits for it. By law nobody is asked in two ways. */
export const isAside = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): boolean =>
  mayAct(game, state).includes(seat);

/** Whether all who could act are asked alike, so that nothing shows who holds what. */
export const isWindow = <K extends Kind>(game: Game<K>, state: K['state']): boolean =>
  phaseOf(game, state).isWindow?.(state as During<K, PhaseName<K>>) === true && game.outcome(state) === undefined;

const no = (because: TableWhy): { rule: undefined; because: TableWhy } => ({ rule: undefined, because });

/** Why `seat` may not do this now; nothing when it may. */
export const whyNot = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  action: K['action'],
): Refusal<K> | undefined => {
  if (game.outcome(state)) return no({ why: 'game-is-over' });
  const phase = phaseOf(game, state);
  const during = state as During<K, PhaseName<K>>;
  const asked = phase.asked?.(during);
  if (!asked || !isAmong(asked, seat)) return no({ why: 'not-your-turn' });
  if (!phase.verbs?.includes(action.do)) return { rule: phase.rule, because: { why: 'not-now', verb: action.do } };
  return phase.whyNot?.(during, seat, action);
};

type Resting = { phase: unknown; under?: unknown[] };
/** The present phase rests beneath the one that comes first. */
const restUnder = (state: object, phase: object): void => {
  const resting = state as Resting;
  resting.under = [...(resting.under ?? []), resting.phase];
  resting.phase = phase;
};
/** The phase that rested beneath is the present one again. */
const takeUp = <K extends Kind>(game: Game<K>, state: object): void => {
  const resting = state as Resting;
  const last = resting.under?.pop();
  if (last === undefined) throw new Error(`${game.meta.id}: no phase rests under ${(state as K['state']).phase.name}`);
  resting.phase = last;
};

/** A table that writes down what a rule rolls, reveals and tells. */
const recording = <K extends Kind>(state: Draft<K['state']>, random: Random) => {
  const rolls: Roll[] = [];
  const told: Told<K>[] = [];
  let revealed = false;
  const table: Table<K> = {
    state: state as Table<K>['state'],
    roll(rule, sides, count = 1) {
      const faces = Array.from({ length: count }, () => random(sides));
      rolls.push({ rule, sides, faces });
      return faces;
    },
    reveal(to) {
      if (to.length > 0) revealed = true;
    },
    tell(rule, entry) {
      told.push({ rule, entry });
    },
    interrupt(phase) {
      restUnder(table.state, phase);
    },
  };
  return { table, rolls, told, wasRevealed: () => revealed };
};

const LIMIT = 10_000;
/** Goes on with the phase, and from phase to phase, until somebody must answer or the game is over. */
const runOn = <K extends Kind>(game: Game<K>, table: Table<K>): void => {
  for (let n = 0; n < LIMIT; n++) {
    const state = table.state as K['state'];
    if (game.outcome(state)) return;
    const phase = phaseOf(game, state);
    if (phase.goOn) {
      const { name } = state.phase;
      const { under } = state;
      phase.goOn(table as Table<K, During<K, PhaseName<K>>>);
      // An interruption comes first; the phase it interrupted is asked again when it is over.
      if (state.under !== under) continue;
      if (state.phase.name !== name) throw new Error(`${game.meta.id}: ${name} left by itself for ${state.phase.name}`);
    }
    if (isWaiting(phase, state) || game.outcome(state)) return;
    const next = phase.next(state as During<K, PhaseName<K>>);
    if (next === undefined) takeUp(game, state);
    else enterPhase(game, table, next);
  }
  throw new Error(`${game.meta.id}: nobody acts after ${LIMIT} phases, last ${table.state.phase.name}`);
};
const isWaiting = <K extends Kind>(phase: AnyPhase<K>, state: K['state']): boolean =>
  (phase.asked?.(state as During<K, PhaseName<K>>).must.length ?? 0) > 0;
const enterPhase = <K extends Kind>(game: Game<K>, table: Table<K>, name: string): void => {
  const phase = phaseNamed(game, name);
  if (!phase.enter) throw new Error(`${game.meta.id}: ${name} only interrupts, and cannot be entered`);
  phase.enter(table);
};

/** A fresh game: the set-up, then on to the first decision. */
export const open = <K extends Kind>(
  game: Game<K>,
  options: K['options'],
  random: Random,
  rules = game.meta.rules,
): Played<K> => {
  const record = recording<K>({} as Draft<K['state']>, random);
  const state = game.setup(options, record.table, rules);
  const table: Table<K> = {
    ...record.table,
    state: state as Table<K>['state'],
    interrupt: (phase) => restUnder(state, phase),
  };
  runOn(game, table);
  return { state, rolls: record.rolls, told: record.told, sealed: 'turn' };
};

/** A position somebody wrote down, brought to its next decision. */
export const resume = <K extends Kind>(game: Game<K>, position: K['state'], random: Random): Played<K> => {
  const record = recording<K>(copyState(game, position), random);
  runOn(game, record.table);
  return { state: record.table.state as K['state'], rolls: record.rolls, told: record.told, sealed: 'turn' };
};

export const copyState = <K extends Kind>(game: Game<K>, state: K['state']): Draft<K['state']> =>
  game.copy ? game.copy(state) : copy(state);

const sameSeats = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/** Plays an action, or says why not; the given state is never touched. */
export const play = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: K['seat'],
  action: K['action'],
  random: Random,
): Played<K> | Refusal<K> => {
  const refusal = whyNot(game, state, seat, action);
  if (refusal) return refusal;
  const record = recording<K>(copyState(game, state), random);
  advance(game, record.table, seat, action);
  const after = record.table.state as K['state'];
  // An aside is seen by others at once: it is withdrawn by the rules of the game, not undone.
  const turned = isAside(game, state, seat) || !sameSeats(askedNow(game, state).must, mustAnswer(game, after));
  const sealed = record.rolls.length > 0 ? 'roll' : record.wasRevealed() ? 'reveal' : turned ? 'turn' : undefined;
  return { state: after, rolls: record.rolls, told: record.told, sealed };
};

export const isRefusal = <K extends Kind>(result: Played<K> | Refusal<K>): result is Refusal<K> => 'because' in result;

/** Applies an action known to be legal to a state the caller owns, in place: for searches and benchmarks. */
export const advance = <K extends Kind>(game: Game<K>, table: Table<K>, seat: K['seat'], action: K['action']): void => {
  phaseOf(game, table.state as K['state']).apply?.(table as Table<K, During<K, PhaseName<K>>>, seat, action);
  runOn(game, table);
};

/** A table nobody writes down, for `advance`. */
export const silent = <K extends Kind>(state: K['state'], random: Random): Table<K> => ({
  state: state as Table<K>['state'],
  roll(_rule, sides, count = 1) {
    const faces: number[] = [];
    while (faces.length < count) faces.push(random(sides));
    return faces;
  },
  reveal() {},
  tell() {},
  interrupt: (phase) => restUnder(state, phase),
});
