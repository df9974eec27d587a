// Actions as short text: `place e3`, `step e3-d4`, `march e2-d6`, `translate e3+e4 NE`, `breakthrough e3 NE`
// (the rear soldier), `attack d4 NE`, `reinforce d4`. Reading is strict: anything else is not an action.
import {
  C,
  type CellId,
  D,
  DIRECTIONS,
  type DirectionId,
  directionName,
  isCellName,
  nameOf,
} from '../rules/data/cells.ts';
import type { Action } from '../rules/state.ts';

export const write = (action: Action): string => {
  switch (action.do) {
    case 'place':
    case 'reinforce':
      return `${action.do} ${nameOf(action.cell)}`;
    case 'step':
    case 'march':
      return `${action.do} ${nameOf(action.from)}-${nameOf(action.to)}`;
    case 'translate':
      return `translate ${nameOf(action.first)}+${nameOf(action.second)} ${directionName(action.direction)}`;
    case 'breakthrough':
      return `breakthrough ${nameOf(action.rear)} ${directionName(action.direction)}`;
    case 'attack':
      return `attack ${nameOf(action.from)} ${directionName(action.direction)}`;
    case 'pass':
      return 'pass';
  }
};

const cell = (text: string | undefined): CellId | undefined =>
  text !== undefined && isCellName(text) ? C[text] : undefined;
const heading = (text: string | undefined): DirectionId | undefined => {
  const name = DIRECTIONS.find((direction) => direction === text);
  return name && D[name];
};

export const read = (text: string): Action | undefined => {
  const [verb, what, where, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  const direction = heading(where);
  const [a, b, ...more] = (what ?? '').split(verb === 'translate' ? '+' : '-').map(cell);
  if (more.length > 0) return undefined;
  switch (verb) {
    case 'place':
    case 'reinforce':
      return a === undefined || b !== undefined || where !== undefined || what?.includes('-')
        ? undefined
        : { do: verb, cell: a };
    case 'step':
    case 'march':
      return a === undefined || b === undefined || where !== undefined ? undefined : { do: verb, from: a, to: b };
    case 'translate':
      if (a === undefined || b === undefined || a >= b || direction === undefined) return undefined;
      return { do: verb, first: a, second: b, direction };
    case 'breakthrough':
      return a === undefined || what?.includes('-') || direction === undefined
        ? undefined
        : { do: verb, rear: a, direction };
    case 'attack':
      return a === undefined || what?.includes('-') || direction === undefined
        ? undefined
        : { do: verb, from: a, direction };
    case 'pass':
      return what === undefined ? { do: 'pass' } : undefined;
    default:
      return undefined;
  }
};
