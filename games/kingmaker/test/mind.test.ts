// What a player of the house sees at a glance: what lies beyond the sea, whom to bring out of danger, what a second move brings.
import { advance, drawn, isMistake, legal, mustAnswer, open, readOptions, seeded, silent } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../src/ids.ts';
import { kingmaker } from '../src/index.ts';
import { forcesOf } from '../src/mind/forces.ts';
import { moversOf } from '../src/mind/movers.ts';
import { plagueAt } from '../src/mind/plague.ts';
import { nobleWorths, planWorths } from '../src/mind/worth.ts';
import { A, isAreaName, stepsBetween } from '../src/rules/data/areas.ts';
import { N } from '../src/rules/data/persons.ts';
import { P } from '../src/rules/data/places.ts';
import { strengthOfAll } from '../src/rules/position/strength.ts';
import { commonsOf, lordsOf, votesBySeat } from '../src/rules/position/votes.ts';
import { inside, NONE } from '../src/rules/spots.ts';
import { board, play, type Scene, seatNow } from './scene.ts';

/** The action that the glance prefers. */
const glance = (s: Scene): string => {
  const seat = seatNow(s);
  const actions = legal(kingmaker, s.state, seat);
  const priors = kingmaker.priors?.(s.state, seat, actions) ?? [];
  const best = priors.indexOf(Math.max(...priors));
  const action = actions[best];
  return action ? kingmaker.write(action) : 'nothing';
};
/** An heir in Calais, nobody else far and wide. */
const calais = (red: string, yellow = 'percy in:alnwick'): Scene =>
  board({
    red,
    yellow,
    heirs: { henry: '-', margaret: '-', 'edward-wales': '-', 'richard-york': '-', 'edward-march': '-', george: '-' },
    options: { players: 2 },
  });

describe('6 ships are used', () => {
  test('the Captain of Calais goes aboard and fetches the heir who is there', () => {
    const s = calais('grey southampton anthony+captain-calais');
    expect(glance(s)).toBe('board grey anthony');
    expect(glance(play(s, 'board grey anthony'))).toBe('sail anthony in:calais in:calais');
  });
  test('two ships join, two stacks go aboard together, and they storm what either could not', () => {
    const course = ['convoy mary grace-dieu', 'board neville grace-dieu', 'board percy grace-dieu'];
    let s = calais('percy in:southampton admiral; neville southampton kent', 'scrope in:bolton');
    for (const step of course) {
      expect(glance(s)).toBe(step);
      s = play(s, step);
    }
    expect(glance(s)).toBe('assault grace-dieu calais');
  });
  test('who is too weak without the others goes to the port where the ships lie', () => {
    const s = calais('percy southampton admiral; neville winchester kent', 'scrope in:bolton');
    expect(glance(s)).toBe('march neville southampton');
  });
  test('empty ships sail to where all of them can meet', () => {
    const far = calais('percy southampton admiral+falcon; neville southampton kent+burgundian-1', 'scrope in:bolton');
    expect(far.legal('red')).not.toContain('sail falcon in:southampton -');
    expect(glance(far)).toMatch(/^sail falcon sea:/);
  });
  test('without men enough nobody sails before strong walls', () => {
    expect(glance(calais('grey southampton anthony'))).not.toContain('board');
  });
});
describe('5.6, 17.2 Free Moves are used', () => {
  const window = (hands: object): Scene =>
    play(
      board({
        red: 'percy york; neville york',
        yellow: 'grey york',
        heirs: { margaret: 'york yellow' },
        hands,
        options: { players: 2 },
        more: { group: {} },
      }),
      'end-movement',
    );
  test('who is about to be overrun with an heir gets out of the way', () => {
    const s = window({ yellow: 'e18' });
    expect(glance(s)).toBe('use-free-move');
    expect(glance(play(s, 'use-free-move'))).toBe('free-move grey');
    expect(glance(play(s, 'use-free-move', 'free-move grey'))).toMatch(/^march grey /);
  });
  test('with another Event card the window passes', () => {
    expect(glance(window({ yellow: 'e28' }))).toBe('pass');
  });
});
describe('what is counted in one go is what is counted one by one', () => {
  test('votes of both Houses, and men of every force, along a game by chance', () => {
    const random = seeded(5);
    const options = readOptions(kingmaker.meta.options, PRESETS.advanced);
    if (isMistake(options)) throw new Error(options.reason);
    const { state } = open(kingmaker, options, random);
    const table = silent(state, random);
    for (let n = 0; n < 600; n++) {
      const [seat] = mustAnswer(kingmaker, state);
      const action = seat && drawn(kingmaker, state, seat, random);
      if (!seat || !action) break;
      advance(kingmaker, table, seat, action);
      if (n % 10 !== 0) continue;
      const votes = votesBySeat(state);
      const one = [0, 1, 2, 3].map((who) => lordsOf(state, who) + commonsOf(state, who));
      expect([...votes].slice(0, 4)).toEqual(one);
      for (const { area, nobles, men } of forcesOf(state))
        if (area !== NONE) expect(men).toBe(strengthOfAll(state, nobles, area));
    }
    expect(forcesOf(state).length).toBeGreaterThan(3);
  });
});
describe('7.1 a fight that is called off', () => {
  test.for(['besiege berwick', 'attack grey'])(
    '%s: it is worth nothing to have declared it, or it would be done for ever',
    (declared) => {
      const s = board({
        red: 'percy berwick marshal; hastings berwick',
        yellow: 'grey berwick',
        options: { players: 2 },
        phase: { name: 'combat', step: 'choose', kind: 'none' },
      });
      const before = kingmaker.evaluate?.(s.state, 'red');
      const after = play(s, declared, 'call-off');
      expect(kingmaker.evaluate?.(after.state, 'red')).toBe(before);
    },
  );
});

describe('where people stand', () => {
  test('a noble comes in where he can join the others, not on an island', () => {
    const s = board({
      red: 'grey york',
      yellow: 'percy in:alnwick',
      hands: { red: 'stanley' },
      options: { players: 2 },
    });
    expect(s.legal('red')).toContain('enter stanley in:douglas');
    expect(glance(s)).toBe('enter stanley in:lathom');
    const threatened = board({
      red: 'grey in:groby',
      yellow: 'percy preston marshal',
      blue: 'neville chester kent',
      hands: { red: 'stanley' },
      options: { players: 4 },
    });
    expect(glance(threatened)).toBe('enter stanley in:lathom');
  });
  test('who has an heir and stands beside a stronger force gets as far away as he can', () => {
    const s = board({
      red: 'courtenay canterbury; percy york',
      yellow: 'neville canterbury marshal; stafford canterbury kent',
      heirs: {
        henry: 'canterbury red',
        margaret: 'in:calais',
        'edward-wales': '-',
        'richard-york': '-',
        'edward-march': '-',
        george: '-',
        'richard-gloucester': '-',
      },
      options: { players: 2 },
    });
    const [, lead, area] = glance(s).split(' ');
    expect(lead).toBe('courtenay');
    expect(area !== undefined && isAreaName(area) ? stepsBetween(A.canterbury, A[area]) : 0).toBeGreaterThan(3);
  });
  test('3.5 nobody counts on a gate that another would have to open', () => {
    const s = board({ red: 'grey warwick', yellow: 'percy in:alnwick town-coventry', options: { players: 2 } });
    const actions = legal(kingmaker, s.state, 'red');
    const asks = actions.findIndex((action) => kingmaker.write(action) === 'march grey in:coventry');
    expect(asks).toBeGreaterThan(-1);
    const [grey] = moversOf(s.state, 0, actions, nobleWorths(s.state));
    expect(grey?.reach.has(inside(P.coventry))).toBe(false);
  });
  test('4.2 a town is as dangerous as the plagues still in the deck make it; a castle and the open never are', () => {
    const risks = (events: string): readonly number[] => {
      const plague = plagueAt(board({ red: 'grey york', options: { players: 2 }, events }).state);
      return [plague(inside(P.coventry)), plague(inside(P.london)), plague(inside(P.warwick)), plague(3)];
    };
    expect(risks('e05 e18 e19 e20')).toEqual([0.5, 0, 0, 0]);
    expect(risks('e01 e05 e18 e19 e20 e21 e22 e23')).toEqual([0.25, 0.25, 0, 0]);
  });
});
describe('7.5 an heir about to be lost', () => {
  const attacked = (heirs: Record<string, string>): Scene =>
    play(
      board({
        red: 'percy york marshal; neville york',
        yellow: 'grey york',
        heirs: {
          margaret: 'york yellow',
          'edward-wales': '-',
          'richard-york': '-',
          'edward-march': '-',
          george: '-',
          ...heirs,
        },
        options: { players: 2 },
        phase: { name: 'combat', step: 'choose', kind: 'none' },
      }),
      'attack grey',
    );
  test('is better dead', () => {
    expect(glance(attacked({ henry: 'york red', 'richard-gloucester': 'in:calais' }))).toBe('execute margaret');
  });
  test('unless his death leaves the attacker with all who live', () => {
    expect(glance(attacked({ henry: 'york red', 'richard-gloucester': '-' }))).toBe('pass');
  });
});
describe('9.4 a swap of offices', () => {
  const sitting = (): Scene =>
    play(
      board({
        red: 'beaufort in:london constable-tower; grey york',
        yellow: 'percy in:alnwick marshal; roos in:helmsley',
        blue: 'neville in:warwick admiral',
        heirs: { henry: 'in:london red' },
        hands: { red: 'e28' },
        chancery: '',
        phase: 'parliament',
      }),
      'summon percy',
      'pass',
      'attend neville',
      'pass',
    );
  test('is agreed to by who gets the greater office, and by nobody else', () => {
    const proposed = play(sitting(), 'swap percy neville');
    expect([seatNow(proposed), glance(proposed)]).toEqual(['blue', 'consent']);
    const agreed = play(proposed, 'consent');
    expect([seatNow(agreed), glance(agreed)]).toEqual(['red', 'decline']);
    const wish = play(sitting(), 'pass', 'swap neville percy');
    expect([seatNow(wish), glance(wish)]).toEqual(['yellow', 'decline']);
  });
});
describe('10.3, 10.4 only York is left, and Beaufort', () => {
  const last = (red: string, yellow: string, york = 'knaresborough red'): Scene =>
    board({
      red,
      yellow,
      heirs: {
        henry: '-',
        margaret: '-',
        'edward-wales': '-',
        'edward-march': '-',
        george: '-',
        'richard-gloucester': '-',
        'richard-york': york,
      },
      options: { players: 2 },
      more: { crowned: york === '-' ? [] : ['richard-york'] },
    });
  test('is one’s own: he goes to a cathedral, the last heir dies, and he is crowned', () => {
    let s = last('beaufort knaresborough canterbury-see; percy knaresborough', 'scrope in:bolton');
    for (let n = 0; n < 6 && !kingmaker.outcome(s.state); n++) s = play(s, glance(s));
    expect(kingmaker.outcome(s.state)).toEqual({ winners: ['red'], how: 'beaufort', rule: '10.3' });
  });
  test('is one’s own and nobody else lives: he is crowned', () => {
    let s = last('beaufort knaresborough canterbury-see; percy knaresborough', 'scrope in:bolton', '-');
    for (let n = 0; n < 4 && !kingmaker.outcome(s.state); n++) s = play(s, glance(s));
    expect(kingmaker.outcome(s.state)).toEqual({ winners: ['red'], how: 'beaufort', rule: '10.3' });
  });
  test('is another’s: nothing is hunted like him', () => {
    const s = last('percy knaresborough marshal; neville knaresborough kent', 'beaufort wressle; grey york');
    expect(glance(s)).toBe('march neville wressle');
  });
});

describe('with several rivals', () => {
  const before = (players: number): Scene =>
    board({
      red: 'mowbray york marshal; courtenay york',
      yellow: 'pole york',
      options: { players },
      phase: { name: 'combat', step: 'choose', kind: 'none' },
    });
  test('a lord is not dared for what only the others gain by', () => {
    expect(glance(before(2))).toBe('attack pole');
    expect(glance(before(7))).toBe('end-combat');
  });
  test('10.5 where no royal is left bishops are worth their votes', () => {
    const s = board({ red: 'percy york canterbury-see; neville york', options: { players: 2 } });
    const lead = (state: typeof s.state): number => {
      const worths = planWorths(state, 0);
      return (worths[N.percy] as number) - (worths[N.neville] as number);
    };
    expect(lead({ ...s.state, lastRound: 9 })).toBeGreaterThan(lead(s.state) + 0.5);
  });
  test('4.4 a King who is soon sent away again is left for an heir who stays', () => {
    const choice = (players: number): Scene =>
      board({
        red: 'percy doncaster marshal',
        yellow: 'grey in:ruthin',
        heirs: { henry: 'epworth', 'richard-york': 'pontefract' },
        options: { players },
      });
    expect(glance(choice(2))).toBe('march percy epworth');
    expect(glance(choice(7))).toBe('march percy pontefract');
  });
});
