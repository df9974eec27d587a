// The guided first turn: what each step waits for and what Parliament answers. The words are elsewhere.
// A first turn of moves and recruits; an attack, a battle; guns before a city, the storming of it; hunger; victory. A roll
// cannot be taken back, so a step that may roll goes on from every roll, and the next decision has its own table.
import { type Beat, lessonOf } from '../../teach.ts';
import {
  BEFORE_EDGEHILL,
  FIRST_TURN,
  FIRST_VOLLEY,
  GUNS_BEFORE_GLOUCESTER,
  LAST_CITY,
  THE_WALL_IS_OPEN,
  TOO_MANY,
  TWO_BORDERS,
} from './lesson-positions.ts';

const BEATS = {
  map: { rule: '1', light: ['shropshire', 'london'] },
  blocks: { rule: '1.1', light: ['r-rupert', 'northamptonshire'] },
  card: { rule: '4.1', light: ['r-04'], waitFor: ['play-card r-04'], reply: 'play-card p-03' },
  order: { rule: '4.2', waitFor: ['go-first royalist'] },
  move: { rule: '5.3', light: ['r-astley', 'worcestershire'], waitFor: ['move r-astley shropshire-worcestershire'] },
  group: {
    rule: '5.3',
    light: ['r-lifeguard', 'worcestershire'],
    waitFor: ['move r-lifeguard shropshire-worcestershire'],
  },
  strengthen: { rule: '7.2', light: ['r-gerard-foot'], waitFor: ['strengthen r-gerard-foot'] },
  deploy: { rule: '7.3', light: ['r-marches-foot', 'shropshire'], waitFor: ['deploy r-marches-foot shropshire'] },
  'end-actions': { rule: '2.2', waitFor: ['end-actions'], reply: 'end-actions' },
  attack: {
    rule: '5.5',
    position: BEFORE_EDGEHILL,
    light: ['r-rupert', 'warwickshire'],
    waitFor: ['move r-rupert worcestershire-warwickshire'],
  },
  main: {
    rule: '5.8',
    position: TWO_BORDERS,
    light: ['worcestershire', 'warwickshire'],
    waitFor: ['main worcestershire'],
    reply: 'stand',
  },
  fire: { rule: '8.9', position: FIRST_VOLLEY, light: ['r-astley'], waitFor: ['fire r-astley'] },
  ready: { rule: '8.11', waitFor: ['ready'] },
  dice: { rule: '8.10', light: ['warwickshire'] },
  breach: {
    rule: '9.4',
    position: GUNS_BEFORE_GLOUCESTER,
    light: ['gloucester'],
    waitFor: ['batter', 'pass'],
  },
  wall: { rule: '11.2', light: ['gloucester'] },
  storm: { rule: '9.5', position: THE_WALL_IS_OPEN, light: ['gloucester'], waitFor: ['attack', 'pass'] },
  walls: { rule: '9.7', light: ['gloucester'] },
  supply: {
    rule: '11.1',
    position: TOO_MANY,
    light: ['berkshire'],
    waitFor: ['r-rupert', 'r-wilmot', 'r-maurice', 'r-astley', 'r-lifeguard', 'r-gerard-foot'].map(
      (block) => `starve ${block}`,
    ),
  },
  victory: { rule: '14.2', position: LAST_CITY, light: ['leicester'], waitFor: ['end-actions'] },
} satisfies { readonly [name: string]: Beat };

/** The lesson in one language. */
export const teach = lessonOf({ position: FIRST_TURN, seat: 'royalist' }, BEATS);
