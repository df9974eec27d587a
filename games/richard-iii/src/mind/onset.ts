// Brings an imagined world to the battle a seat asks about: the one under way, one it would choose, or the one its
// moves would begin, as things stand then: the other side is not asked whether it would have moved.
import type { silent } from '@rose/table';
import type { AreaId } from '../rules/data/areas.ts';
import { borderBetween } from '../rules/data/borders.ts';
import { action as actions } from '../rules/phases/action.ts';
import { approaches, nameMain, nameSoleBorders, unnamed } from '../rules/phases/attack.ts';
import { battle } from '../rules/phases/battle.ts';
import { noBattle, startBattle } from '../rules/phases/rounds.ts';
import { blocksIn, cameBy, isContested, stepsOf } from '../rules/position.ts';
import {
  type Action,
  type ActionAction,
  type Attack,
  type BattleAction,
  type During,
  type RichardIII,
  SEATS,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../rules/state.ts';
import { isFighting } from './reckoning.ts';

export type Silent = ReturnType<typeof silent<RichardIII>>;
/** Where the battle is, and what the seat does first in it. */
export interface Onset {
  readonly area: AreaId;
  readonly first: BattleAction | undefined;
}

const strengthFrom = (state: State, { area, attacker }: Attack, from: AreaId): number => {
  const came = borderBetween(from, area) + 1;
  let strength = 0;
  for (const block of blocksIn(state, sideOf(attacker), area))
    if (cameBy(state, block) === came) strength += stepsOf(state, block);
  return strength;
};
/** 6.3 Main attacks not yet named come by the border that brings most. */
const nameMains = (table: Silent): void => {
  const state = table.state as State;
  for (const seat of SEATS) {
    nameSoleBorders(table.state, seat);
    for (const attack of unnamed(state, seat)) {
      const [from] = approaches(attack, seat).toSorted(
        (a, b) => strengthFrom(state, attack, b) - strengthFrom(state, attack, a),
      );
      if (from !== undefined) nameMain(table, seat, attack.area, from);
    }
  }
};

const goalOf = (action: ActionAction): AreaId | undefined => {
  switch (action.do) {
    case 'march':
      return action.path.at(-1);
    case 'sail':
      return action.to;
    case 'main':
      return action.area;
    case 'recruit':
    case 'muster':
    case 'plague':
    case 'end-actions':
      return undefined;
  }
};
/** Of moves that go together, those that may no longer go stay behind. */
const march = (table: Silent, seat: Seat, moves: readonly Action[]): AreaId | undefined => {
  let goal: AreaId | undefined;
  for (const move of moves) {
    const state = table.state as During<'action'>;
    if (!(actions.verbs as readonly string[]).includes(move.do) || !actions.asked(state).must.includes(seat)) continue;
    const moved = move as ActionAction;
    const to = goalOf(moved);
    if (to === undefined || actions.whyNot(state, seat, moved)) continue;
    actions.apply(table as TableIn<'action'>, seat, moved);
    goal = to;
  }
  return goal;
};
const attack = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const area = march(table, seat, moves);
  if (area === undefined || !isContested(table.state as State, area)) return undefined;
  nameMains(table);
  table.state.phase = noBattle(table.state as State, false);
  startBattle(table, area);
  return { area, first: undefined };
};

const fight = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const state = table.state as During<'battle'>;
  const [first] = moves as readonly BattleAction[];
  if (first !== undefined) {
    if (!battle.verbs.includes(first.do) || !battle.asked(state).must.includes(seat)) return undefined;
    if (battle.whyNot(state, seat, first)) return undefined;
  }
  if (first?.do === 'fight') {
    battle.apply(table as TableIn<'battle'>, seat, first);
    return { area: first.area, first: undefined };
  }
  return isFighting(state, state.phase.area) ? { area: state.phase.area as AreaId, first } : undefined;
};

/** The table is left at the first decision of the battle; nothing when the moves lead to none. */
export const bringOn = (table: Silent, seat: Seat, moves: readonly Action[]): Onset | undefined => {
  const { name } = table.state.phase;
  if (name === 'action') return attack(table, seat, moves);
  return name === 'battle' ? fight(table, seat, moves) : undefined;
};
