// The only place where a state changes: ask why not, copy, apply, run on until somebody must act, seal.
import { copy } from './copy.ts';
import type { Draft, During, Game, Kind, Phase, PhaseName, Random, Refusal, RuleRef, Table, TableWhy } from './game.ts';

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

export type AnyPhase<K extends Kind> = Phase<K, PhaseName<K>, K['action']>;
export const phaseOf = <K extends Kind>(game: Game<K>, state: K['state']): AnyPhase<K> =>
  (game.phases as unknown as Record<string, AnyPhase<K>>)[state.phase.name] as AnyPhase<K>;

/** Who must act now; nobody once the game is over. */
export const activeSeats = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] =>
  game.outcome(state) ? [] : phaseOf(game, state).active(state as During<K, PhaseName<K>>);

/** Who may act though nobody waits for them. */
export const freeSeats = <K extends Kind>(game: Game<K>, state: K['state']): readonly K['seat'][] =>
  game.outcome(state) ? [] : (phaseOf(game, state).free?.(state as During<K, PhaseName<K>>) ?? []);
/** Whether a seat must act, or may. */
export const isAble = <K extends Kind>(game: Game<K>, state: K['state'], seat: K['seat']): boolean =>
  activeSeats(game, state).includes(seat) || freeSeats(game, state).includes(seat);

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
  if (!phase.active(during).includes(seat) && !phase.free?.(during).includes(seat)) return no({ why: 'not-your-turn' });
  if (!phase.verbs.includes(action.do)) return { rule: phase.rule, because: { why: 'not-now', verb: action.do } };
  return phase.whyNot(during, seat, action);
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
  };
  return { table, rolls, told, wasRevealed: () => revealed };
};

const LIMIT = 10_000;
/** Goes from phase to phase until somebody must act or the game is over. */
const runOn = <K extends Kind>(game: Game<K>, table: Table<K>): void => {
  for (let n = 0; n < LIMIT; n++) {
    const state = table.state as K['state'];
    if (game.outcome(state)) return;
    const phase = phaseOf(game, state);
    if (phase.active(state as During<K, PhaseName<K>>).length > 0) return;
    const next = phase.next(state as During<K, PhaseName<K>>);
    (game.phases as unknown as Record<string, AnyPhase<K>>)[next]?.begin(table);
  }
  throw new Error(`${game.meta.id}: nobody acts after ${LIMIT} phases, last ${table.state.phase.name}`);
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
  const table: Table<K> = { ...record.table, state: state as Table<K>['state'] };
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
  const turned = !sameSeats(activeSeats(game, state), activeSeats(game, after));
  const sealed = record.rolls.length > 0 ? 'roll' : record.wasRevealed() ? 'reveal' : turned ? 'turn' : undefined;
  return { state: after, rolls: record.rolls, told: record.told, sealed };
};

export const isRefusal = <K extends Kind>(result: Played<K> | Refusal<K>): result is Refusal<K> => 'because' in result;

/** Applies an action known to be legal to a state the caller owns, in place: for searches and benchmarks. */
export const advance = <K extends Kind>(game: Game<K>, table: Table<K>, seat: K['seat'], action: K['action']): void => {
  phaseOf(game, table.state as K['state']).apply(table as Table<K, During<K, PhaseName<K>>>, seat, action);
  runOn(game, table);
};

/** A table nobody writes down, for `advance`. */
export const silent = <K extends Kind>(state: K['state'], random: Random): Table<K> => ({
  state: state as Table<K>['state'],
  roll: (_rule, sides, count = 1) => Array.from({ length: count }, () => random(sides)),
  reveal() {},
  tell() {},
});
