// What the log tells of an action that is about to be carried out.
import type { RuleRef } from '@rose/table';
import { nameOf, next, OUTSIDE } from '../data/cells.ts';
import { frontOf, isCastleOf, pushFrom, showsMoon } from '../position.ts';
import { type LogEntry, other, type PlayAction, type Seat, type State, type Table } from '../state.ts';

type Attack = Extract<PlayAction, { do: 'breakthrough' | 'attack' }>;

export const report = ({ state, tell }: Table, seat: Seat, action: PlayAction): void => {
  tell(SECTION[action.do], entryOf(state, seat, action));
  // Ruling 39: a call while the other marker shows the moon turns both back.
  if (action.do === 'reinforce' && showsMoon(state, other(seat))) tell('5.3', { say: 'markers-turned-to-sun' });
};

const SECTION: { readonly [D in PlayAction['do']]: RuleRef } = {
  step: '3.1',
  march: '3.2',
  translate: '3.3',
  breakthrough: '4.1',
  attack: '4.2',
  reinforce: '5.2',
  pass: '3.5',
};

const entryOf = (state: State, seat: Seat, action: PlayAction): LogEntry => {
  switch (action.do) {
    case 'step':
      return { say: 'stepped', seat, from: nameOf(action.from), to: nameOf(action.to) };
    case 'march':
      return { say: 'marched', seat, from: nameOf(action.from), to: nameOf(action.to) };
    case 'translate': {
      const { first, second, direction } = action;
      const to = [nameOf(next(first, direction)), nameOf(next(second, direction))] as const;
      return { say: 'translated', seat, from: [nameOf(first), nameOf(second)], to };
    }
    case 'breakthrough':
    case 'attack':
      return pushEntry(state, seat, action);
    case 'reinforce':
      return { say: 'reinforced', seat, cell: nameOf(action.cell) };
    case 'pass':
      return { say: 'passed', seat };
  }
};

const pushEntry = (state: State, seat: Seat, action: Attack): LogEntry => {
  const { front, target, landing } = pushFrom(frontOf(action), action.direction);
  const piece = isCastleOf(state, other(seat), target) ? 'castle' : 'soldier';
  const lands = landing === OUTSIDE ? 'outside' : nameOf(landing);
  const push = { seat, target: nameOf(target), piece, landing: lands } as const;
  return action.do === 'attack'
    ? { say: 'attacked', from: nameOf(front), ...push }
    : { say: 'broke-through', rear: nameOf(action.rear), front: nameOf(front), ...push };
};
