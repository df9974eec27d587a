// Brings an imagined world to the fight a seat asks about: the one under way, the one its moves would begin, a Sortie or a
// Storming with those it has picked; as things stand then.
import type { BattleAction, OperationAction, SiegeAction } from '../rules/actions.ts';
import type { AreaId } from '../rules/data/areas.ts';
import { actions as operations } from '../rules/phases/actions.ts';
import { battle } from '../rules/phases/battle.ts';
import type { Fighting } from '../rules/phases/battle-line.ts';
import { siege } from '../rules/phases/siege.ts';
import { isContested } from '../rules/position.ts';
import type { Action, During, Seat, State, Table, TableIn } from '../rules/state.ts';
import type { Silent } from './reckoning.ts';

/** Where the fight is, and what the seat does first in it. */
export interface Onset {
  readonly area: AreaId;
  readonly first: BattleAction | undefined;
}

/** Of moves that go together, those that may no longer go stay behind. */
const march = (table: Silent, seat: Seat, moves: readonly Action[]): AreaId | undefined => {
  let goal: AreaId | undefined;
  for (const move of moves) {
    const state = table.state as During<'actions'>;
    if (move.do !== 'move' || state.phase.acting !== seat) continue;
    if (operations.whyNot(state, seat, move as OperationAction)) continue;
    operations.apply(table as unknown as TableIn<'actions'>, seat, move as OperationAction);
    goal = move.path.at(-1);
  }
  return goal;
};
const begin = (table: Silent, area: AreaId): void => {
  const { state } = table;
  state.phase = { name: 'tactics', step: 'pick', acting: state.player1, area };
  battle.enter?.(table as Table);
};
const attack = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const area = march(table, seat, moves);
  if (area === undefined || !isContested(table.state as State, area)) return undefined;
  begin(table, area);
  return { area, first: undefined };
};
/** 8.2 An area that is to be resolved, before it is. */
const resolve = (table: Silent, moves: readonly Action[]): Onset | undefined => {
  const state = table.state as During<'tactics'>;
  const [move] = moves;
  const area = move?.do === 'resolve' || move?.do === 'aim-event' ? move.area : state.todo[0];
  if (area === undefined || !isContested(state, area)) return undefined;
  begin(table, area as AreaId);
  return { area: area as AreaId, first: undefined };
};
/** 9.3, 9.5 With those picked so far and those named now. */
const assault = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const sieging = table as unknown as TableIn<'siege'>;
  for (const move of [...moves.filter(({ do: verb }) => verb === 'sally' || verb === 'storm'), ATTACK]) {
    const { state } = sieging;
    if (state.phase.name !== 'siege' || state.phase.acting !== seat) return undefined;
    if (siege.whyNot(state, seat, move as SiegeAction)) return undefined;
    siege.apply(sieging, seat, move as SiegeAction);
  }
  const { area, leads } = sieging.state.phase;
  if (leads === 'nothing') return undefined;
  battle.enter?.(table as Table);
  return { area, first: undefined };
};
const ATTACK: SiegeAction = { do: 'attack' };

const fight = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const state = table.state as unknown as Fighting;
  const { phase } = state;
  if (phase.loser !== 'nobody' || phase.step === 'over') return undefined;
  const area = phase.area as AreaId;
  const answers = moves as readonly BattleAction[];
  for (const [at, answer] of answers.entries()) {
    const asked = battle.asked(state).must.includes(seat);
    if (!asked || !battle.verbs.includes(answer.do) || battle.whyNot(state, seat, answer)) return undefined;
    // orders are given one by one; the last answer lets the fight go on
    if (at < answers.length - 1) battle.apply?.(table as unknown as TableIn<'battle'>, seat, answer);
  }
  return { area, first: answers.at(-1) };
};

/** The table is left at the beginning of the fight; nothing when the actions lead to none. */
export const bringOn = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  switch (table.state.phase.name) {
    case 'actions':
      return attack(table, seat, moves);
    case 'tactics':
      return resolve(table, moves);
    case 'siege':
      return assault(table, seat, moves);
    case 'battle':
      return fight(table, seat, moves);
    default:
      return undefined;
  }
};
