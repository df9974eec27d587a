// The guided first turn: what each step waits for and what Yellow answers. The words are elsewhere.
// Marches, a siege and what is taken with it; a battle and a prisoner; a Parliament; a coronation; how the game is won.
// A card once drawn cannot be put back, so a step that draws goes on from every card, and the next one has its own table.
import { type Beat, lessonOf } from '../../teach.ts';
import {
  CARDS_ON_TABLE,
  COVENTRY_TAKEN,
  FIRST_TURN,
  KING_IN_LONDON,
  STAFFORD_NEAR,
  STAFFORD_TAKEN,
  TWO_HEIRS,
  YORK_MINSTER,
} from './lesson-positions.ts';

const BEATS = {
  kingdom: { rule: '0.1', light: ['henry', 'richard-york'] },
  faction: { rule: '2.3', light: ['neville', 'holland'] },
  march: { rule: '5.1', light: ['neville', 'coventry'], waitFor: ['march neville coventry'] },
  road: { rule: '5.2', light: ['holland', 'windsor'], waitFor: ['march holland windsor'] },
  'end-movement': { rule: '5.3', waitFor: ['end-movement'] },
  siege: { rule: '7.3', light: ['coventry'], waitFor: ['besiege coventry'] },
  card: { rule: '7.1', light: ['coventry'], waitFor: ['turn-card'] },
  weather: { rule: '7.4', light: ['coventry'] },
  lord: {
    rule: '3.3',
    position: COVENTRY_TAKEN,
    light: ['neville', 'stanley', 'coventry'],
    waitFor: ['lord neville', 'lord stanley'],
  },
  heir: { rule: '8.4', light: ['edward-wales'] },
  battle: {
    rule: '7.2',
    position: STAFFORD_NEAR,
    light: ['stafford', 'neville'],
    waitFor: ['attack stafford'],
    // Yellow holds Margaret and is asked for her life (7.5).
    reply: 'pass',
  },
  mercy: { rule: '7.5', light: ['margaret'] },
  'battle-card': { rule: '7.2', light: ['stafford'], waitFor: ['turn-card'] },
  fallen: { rule: '8.1', light: ['stafford'] },
  prisoner: {
    rule: '8.2',
    position: STAFFORD_TAKEN,
    light: ['stafford'],
    waitFor: ['hold stafford', 'free stafford', 'execute stafford'],
  },
  summon: {
    rule: '9.1',
    position: KING_IN_LONDON,
    light: ['henry', 'percy'],
    waitFor: ['summon percy'],
    reply: 'pass',
  },
  attend: { rule: '9.2', light: ['stanley', 'london'], waitFor: ['attend stanley'] },
  award: {
    rule: '9.3',
    position: CARDS_ON_TABLE,
    light: ['stanley', 'holland'],
    waitFor: ['award kent stanley', 'award kent holland'],
  },
  crown: { rule: '10.1', position: YORK_MINSTER, light: ['richard-york', 'neville'], waitFor: ['crown richard-york'] },
  victory: {
    rule: '10.4',
    position: TWO_HEIRS,
    light: ['edward-march', 'richard-gloucester'],
    waitFor: ['execute richard-gloucester'],
  },
} satisfies { readonly [name: string]: Beat };

/** The lesson in one language. */
export const teach = lessonOf({ position: FIRST_TURN, seat: 'red' }, BEATS);
