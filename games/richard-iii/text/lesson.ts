// The guided first campaign: what each step waits for and what Lancaster answers. The words are elsewhere.
// A first turn at sea; a march on London; the battle for it, a retreat and a victory; hunger; the throne. A roll
// cannot be taken back, so a step that may roll goes on from every roll, and the next decision has its own table.
import { type Beat, lessonOf } from '../../teach.ts';
import {
  AT_THE_GATES,
  FIRST_TURN,
  LAST_ROUND,
  LAST_TURN,
  OVER_THE_BORDER,
  TOO_MANY,
  WARWICK_IN_TURN,
  WON_IN_ESSEX,
} from './lesson-positions.ts';

const BEATS = {
  map: { rule: '1', light: ['calais', 'ireland', 'middlesex'] },
  blocks: { rule: '3.1', light: ['y-warwick', 'middlesex'] },
  card: { rule: '1.1', light: ['ap3-1'], waitFor: ['play-card ap3-1'], reply: 'play-card ap3-2' },
  sea: { rule: '5.3', light: ['y-warwick', 'kent'], waitFor: ['sail y-warwick calais-kent north-sea'] },
  'two-for-one': { rule: '5.31', light: ['y-march', 'kent'], waitFor: ['sail y-march calais-kent north-sea'] },
  recruit: { rule: '5.4', light: ['y-norfolk', 'east-anglia'], waitFor: ['recruit y-norfolk east-anglia'] },
  march: {
    rule: '5.2',
    position: AT_THE_GATES,
    light: ['y-york', 'oxford'],
    waitFor: ['march y-york hereford-gloucester-oxford', 'march y-york hereford-warwick-oxford'],
  },
  'red-border': {
    rule: '5.21',
    light: ['y-northumberland', 'northumbria'],
    waitFor: ['march y-northumberland cumbria-northumbria'],
  },
  attack: { rule: '6.3', light: ['y-march', 'middlesex'], waitFor: ['march y-march kent-middlesex'] },
  detour: {
    rule: '5.21',
    position: OVER_THE_BORDER,
    light: ['y-arundel', 'sussex', 'middlesex'],
    waitFor: ['march y-arundel kent-sussex-middlesex'],
  },
  'end-actions': { rule: '1.2', waitFor: ['end-actions'] },
  'main-attack': {
    rule: '6.3',
    light: ['middlesex', 'kent'],
    waitFor: ['main middlesex kent'],
    reply: 'end-actions',
  },
  fire: {
    rule: '6.2',
    light: ['y-march'],
    waitFor: ['fire y-march', 'charge y-march l-henry-vi', 'charge y-march l-buckingham'],
  },
  hits: { rule: '6.4', light: ['middlesex'] },
  treachery: {
    rule: '6.9',
    position: WARWICK_IN_TURN,
    light: ['y-warwick', 'l-buckingham'],
    waitFor: ['treachery y-warwick l-buckingham', 'fire y-warwick'],
  },
  loyalty: { rule: '6.9', light: ['middlesex'] },
  retreat: {
    rule: '6.6',
    position: LAST_ROUND,
    light: ['y-salisbury', 'kent'],
    waitFor: ['kent', 'sussex', 'oxford', 'leicester'].map((area) => `retreat y-salisbury ${area}`),
  },
  regroup: {
    rule: '6.7',
    position: WON_IN_ESSEX,
    light: ['y-norfolk', 'y-suffolk', 'east-anglia'],
    waitFor: [
      ...['east-anglia', 'rutland', 'leicester'].flatMap((area) => [
        `regroup y-norfolk ${area}`,
        `regroup y-suffolk ${area}`,
      ]),
      'end-regroup',
    ],
  },
  supply: {
    rule: '7.1',
    position: TOO_MANY,
    light: ['sussex'],
    waitFor: ['y-kent', 'y-salisbury', 'y-arundel', 'y-warwick', 'y-march'].map((block) => `starve ${block}`),
  },
  usurpation: { rule: '8.2', position: LAST_TURN, light: ['middlesex'], waitFor: ['end-actions'] },
} satisfies { readonly [name: string]: Beat };

/** The lesson in one language. */
export const teach = lessonOf({ position: FIRST_TURN, seat: 'york' }, BEATS);
