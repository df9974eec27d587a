// The guided first turn: what each step waits for and what Yellow answers. The words are elsewhere. Two players: a last
// pick, a plan with a move, an attack, a guard, a bribe and a bid, and Parliament.
import { type Beat, lessonOf } from '../../teach.ts';

const OPTIONS = { players: 2, talk: true };
const LAST_PICK = {
  options: OPTIONS,
  turn: 2,
  scores: { red: 14, yellow: 14 },
  money: { red: 42, yellow: 12 },
  cards: { red: ['windsor', 'stafford'], yellow: ['winchester', 'bishop-winchester', 'carisbrooke', 'neville'] },
  shown: ['london', 'kingston'],
  phase: { name: 'draft', step: 'pick', picked: 6 },
};
const PLANNING = {
  options: OPTIONS,
  turn: 2,
  scores: { red: 14, yellow: 14 },
  money: { red: 50, yellow: 24 },
  cards: {
    red: ['windsor', 'stafford', 'london'],
    yellow: ['winchester', 'bishop-winchester', 'carisbrooke', 'neville', 'kingston'],
  },
  phase: 'planning',
};

const BEATS = {
  board: { rule: '0.1' },
  pick: { rule: '2.2', light: ['london'], waitFor: ['pick london'], reply: 'pick kingston' },
  taxes: { rule: '3.1', light: ['london'] },
  move: {
    rule: '4.4',
    position: PLANNING,
    light: ['stafford', 'west-country'],
    waitFor: ['move stafford west-country'],
  },
  attack: { rule: '4.5', light: ['winchester'], waitFor: ['troops winchester 1'] },
  more: { rule: '7.2', light: ['winchester'], waitFor: ['troops winchester 2'] },
  enough: { rule: '7.2', light: ['winchester'], waitFor: ['troops winchester 3'] },
  guard: { rule: '4.7', light: ['stafford'], waitFor: ['guard stafford'] },
  bribe: { rule: '4.7', light: ['neville'], waitFor: ['bribe neville'] },
  bid: { rule: '4.2', light: ['midlands', 'south-east'], waitFor: ['bid 1 midlands', 'bid 1 south-east'] },
  lock: { rule: '4.1', waitFor: ['lock'], reply: 'lock' },
  parliament: { rule: '8.1', light: ['south-east', 'west-country'] },
} satisfies { readonly [name: string]: Beat };

/** The lesson in one language. */
export const teach = lessonOf({ position: LAST_PICK, seat: 'red' }, BEATS);
