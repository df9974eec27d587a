// Notation: every action has one text, and nothing else is an action.

import { deuxRoses } from '@rose/deux-roses';
import { describe, expect, test } from 'vitest';
import { C, D, deuxRosesActions } from './actions.ts';

const ACTIONS = deuxRosesActions();

describe('the text of an action', () => {
  const EXAMPLES = [
    ['place e3', { do: 'place', cell: C.e3 }],
    ['step e3-d4', { do: 'step', from: C.e3, to: C.d4 }],
    ['march e2-d6', { do: 'march', from: C.e2, to: C.d6 }],
    ['translate e3+e4 NE', { do: 'translate', first: C.e3, second: C.e4, direction: D.NE }],
    ['breakthrough e3 NE', { do: 'breakthrough', rear: C.e3, direction: D.NE }],
    ['attack d4 NE', { do: 'attack', from: C.d4, direction: D.NE }],
    ['reinforce d4', { do: 'reinforce', cell: C.d4 }],
    ['pass', { do: 'pass' }],
  ] as const;
  test.for(EXAMPLES)('%s', ([text, action]) => {
    expect(deuxRoses.write(action)).toBe(text);
    expect(deuxRoses.read(text)).toEqual(action);
  });
  test('reads back to itself, for every action there can be', () => {
    for (const action of ACTIONS) expect(deuxRoses.read(deuxRoses.write(action))).toEqual(action);
  });
  test('is shared by no two actions', () =>
    expect(new Set(ACTIONS.map((action) => deuxRoses.write(action))).size).toBe(ACTIONS.length));
});

const NO_ACTION = [
  '',
  ' ',
  'place',
  'place ',
  'place e7',
  'place a5',
  'place h1',
  'place E3',
  'Place e3',
  'place  e3',
  ' place e3',
  'place e3 ',
  'place e3\n',
  'place e3-',
  'place e3-e4',
  'place e3+e4',
  'place e3 NE',
  'place constructor',
  'place __proto__',
  'step e3',
  'step e3-',
  'step -e3',
  'step e3-d4-c4',
  'step e3+d4',
  'step e3 d4',
  'step e3-d4 NE',
  'march e2–d6',
  'translate e3+e4',
  'translate e4+e3 NE',
  'translate e3+e3 NE',
  'translate e3-e4 NE',
  'translate e3+e4 N',
  'translate e3+e4 ne',
  'translate e3+e4+e5 NE',
  'translate e3+e4 NE NE',
  'breakthrough e3',
  'breakthrough e3-d4 NE',
  'breakthrough e3- NE',
  'breakthrough e3+ NE',
  'breakthrough e3+d4 NE',
  'breakthrough e3 toString',
  'attack d4',
  'attack d4 0',
  'attack d4-c4',
  'attack d4- NE',
  'attack d4 NE c4',
  'reinforce',
  'reinforce d4-',
  'reinforce d4 NE',
  'pass pass',
  'pass ',
  'resign',
  'constructor',
  '__proto__ e3',
] as const;
describe('is no action', () => {
  test.for(NO_ACTION)('"%s"', (text) => expect(deuxRoses.read(text)).toBeUndefined());
});
