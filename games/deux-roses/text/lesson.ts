// The guided first game: its positions, what each step waits for and what York answers. The words are elsewhere.
// The learner plays Lancaster. Three acts, each played through without a break: the armies meet; a soldier falls
// and reinforcements come; two castles stand on the edge and one goes over it.
import { type Beat, lessonOf } from '../../teach.ts';

const RED_STARS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'];

const EMPTY_GARDEN = { phase: 'placement', toMove: 'lancaster' };
/** Both armies as the placements of the first act began them; nothing has been played yet. */
const ARMIES = {
  toMove: 'lancaster',
  lancaster: { soldiers: ['e2', 'e3', 'e4', 'e5'] },
  york: { soldiers: ['b2', 'b4', 'c3', 'c4'] },
  actions: 0,
};
const A_SOLDIER_ON_THE_EDGE = {
  toMove: 'lancaster',
  lancaster: { soldiers: ['b4', 'c4', 'e3'] },
  york: { soldiers: ['a4', 'b2', 'c2', 'd2'] },
  actions: 24,
};
const A_RACE = {
  toMove: 'lancaster',
  lancaster: { soldiers: ['b4', 'c3', 'c4', 'd4'] },
  york: { soldiers: ['e4', 'e5', 'f4', 'f5'] },
  actions: 38,
};

const BEATS = {
  garden: { rule: '1', light: ['b3', 'f3'] },
  'first-soldier': { rule: '2.1', light: ['e3'], waitFor: ['place e3'], reply: 'place c3' },
  'second-soldier': {
    rule: '2.2',
    light: ['e2', 'e4'],
    waitFor: ['place e2', 'place e4'],
    reply: 'place c4',
  },
  armies: { rule: '2.4', position: ARMIES, light: RED_STARS },
  step: { rule: '3.4', light: ['e2', 'd3'], waitFor: ['step e2-d3'], reply: 'step b4-c5' },
  march: { rule: '3.2', light: ['e5', 'd4'], waitFor: ['march e5-d4'], reply: 'step b2-c2' },
  translation: { rule: '3.3', light: ['d3', 'd4', 'd5'], waitFor: ['translate d3+d4 E'], reply: 'step c2-d3' },
  push: { rule: '4.0', light: ['c4', 'b4'] },
  'supported-attack': { rule: '4.2', light: ['d4', 'd5', 'c4'], waitFor: ['attack d4 NE'] },
  breakthrough: {
    rule: '4.1',
    position: A_SOLDIER_ON_THE_EDGE,
    light: ['c4', 'b4', 'a4'],
    waitFor: ['breakthrough c4 NE'],
    reply: 'reinforce c3',
  },
  markers: { rule: '5.3', light: ['c3'] },
  reinforcement: {
    rule: '5.2',
    light: ['f3', 'e3'],
    waitFor: ['d3', 'd4', 'e2', 'e4', 'f2', 'f4', 'g2', 'g3'].map((cell) => `reinforce ${cell}`),
  },
  castle: {
    rule: '4.2',
    position: A_RACE,
    light: ['c3', 'b3', 'a3'],
    waitFor: ['attack c3 NE'],
    reply: 'attack e4 SW',
  },
  'line-up': {
    rule: '6.1',
    light: ['c3', 'b3', 'a3'],
    waitFor: ['step c4-c3', 'step d4-c3'],
    reply: 'step e5-e4',
  },
  victory: { rule: '6.1', light: ['c3', 'b3', 'a3'], waitFor: ['breakthrough c3 NE'] },
} satisfies { readonly [name: string]: Beat };

/** The lesson in one language. */
export const teach = lessonOf({ position: EMPTY_GARDEN, seat: 'lancaster' }, BEATS);
