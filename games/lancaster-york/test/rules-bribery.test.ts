// Section 6: bribery.
import { describe, expect, test } from 'vitest';
import { type Board, board, carriedOut, money, owner, player, reach, told, viewOf } from './rules-scene.ts';

/** Each entry of the bribery phase: who, whom, and whether it worked. */
const tries = (given: Board): readonly string[] =>
  carriedOut(given).log.flatMap((entry) => {
    if (entry.say === 'bribe-worked') return [`${entry.seat} takes ${entry.person} from ${entry.from}`];
    return entry.say === 'bribe-failed' ? [`${entry.seat} fails with ${entry.person}`] : [];
  });

describe('bribes are tried', () => {
  test('rule 6.1 G50 without a white cube the person changes owner at once, with its card', () => {
    const s = carriedOut({ red: 'london', blue: 'neville', plans: { red: { black: ['neville'] } } });
    expect([owner(s, 'neville'), player(s, 'red').cards, player(s, 'blue').cards]).toEqual([
      'red',
      ['london', 'neville'],
      [],
    ]);
    expect(told(s, 'bribe-worked')).toMatchObject([{ at: 'west-country' }]);
  });
  test('rule 6.1 G50 G51 a white cube stops one attempt; the earliest in turn order keeps the person', () => {
    const plans = {
      yellow: { white: ['neville'] },
      green: { black: ['neville'] },
      blue: { black: ['neville'] },
      red: { black: ['neville'] },
    };
    expect(tries({ yellow: 'neville', plans })).toEqual([
      'green fails with neville',
      'blue takes neville from yellow',
      'red takes neville from blue',
    ]);
  });
  test('rule 6.1 G50 a white cube protects nobody but its person', () => {
    const plans = { yellow: { white: ['bishop-durham'] }, red: { black: ['bishop-exeter'] } };
    expect(tries({ yellow: 'bishop-durham bishop-exeter', plans })).toEqual(['red takes bishop-exeter from yellow']);
  });
  test('rule 6.1 G52 the former owner cannot answer in the same turn', () => {
    const plans = { yellow: { black: ['percy'] }, green: { black: ['percy'] } };
    const s = carriedOut({ yellow: 'percy', plans });
    expect([owner(s, 'percy'), told(s, 'order-ignored')]).toMatchObject([
      'green',
      [{ seat: 'yellow', reason: 'your-own-person' }],
    ]);
  });
  test('rule 6.1 G54 the piece stays where it stands, counts for its new owner and is his to order next turn', () => {
    const s = carriedOut({
      players: 2,
      red: 'london',
      yellow: 'neville',
      pile: 'kenilworth norwich coventry kings-lynn berwick durham carlisle bamburgh',
      plans: { red: { black: ['neville'] }, yellow: { moves: { neville: 'south-east' } } },
    });
    expect(told(s, 'region-judged')[3]?.ranking).toMatchObject([{ seat: 'red', cp: 14 }]);
    let next = s;
    while (viewOf(next).phase.name !== 'planning') {
      const [seat] = next.active() as ['red' | 'yellow'];
      next = next.play(seat, next.legal(seat)[0] as string);
    }
    expect(reach(next, 'red', 'neville')).toEqual(['midlands', 'south-east', 'west-country']);
    expect(reach(next, 'yellow', 'neville')).toEqual([]);
  });
  test('rule 6.1 N98 a player’s own bribes go in the order of payment: nobles, bishops, ships, by votes', () => {
    const plans = { green: { black: ['ship-plymouth', 'ship-kingston', 'bishop-exeter', 'percy', 'plantagenet'] } };
    expect(tries({ red: 'ship-plymouth ship-kingston bishop-exeter percy plantagenet', plans })).toEqual(
      ['plantagenet', 'percy', 'bishop-exeter', 'ship-kingston', 'ship-plymouth'].map(
        (person) => `green takes ${person} from red`,
      ),
    );
  });
});

describe('the end of the phase', () => {
  test('rule 6.2 G55 money spent on a failed bribe is lost; white cubes go back, their price stays paid', () => {
    const s = carriedOut({
      red: 'percy herbert',
      yellow: 'london',
      money: { red: 13, yellow: 18 },
      plans: { red: { white: ['percy', 'herbert'] }, yellow: { black: ['percy'] } },
    });
    expect([owner(s, 'percy'), money(s, 'red'), money(s, 'yellow')]).toEqual(['red', 0, 0]);
    expect(told(s, 'guards-returned')).toEqual([{ say: 'guards-returned', persons: ['herbert'] }]);
  });
  test('rule 6.2 G53 troops keep their attack when the noble, bishop or place that gave presence is lost', () => {
    const noble = carriedOut({
      blue: 'neville',
      red: 'london',
      yellow: 'winchester',
      plans: { blue: { moves: { neville: 'south-east' }, troops: { winchester: 3 } }, red: { black: ['neville'] } },
    });
    expect([owner(noble, 'neville'), owner(noble, 'winchester')]).toEqual(['red', 'blue']);
    const bishop = carriedOut({
      yellow: 'bishop-exeter',
      red: 'plymouth',
      plans: { yellow: { troops: { plymouth: 2 } }, green: { black: ['bishop-exeter'] } },
    });
    expect([owner(bishop, 'bishop-exeter'), owner(bishop, 'plymouth')]).toEqual(['green', 'yellow']);
    const place = carriedOut({
      red: 'lincoln',
      yellow: 'york',
      green: 'pontefract',
      plans: { red: { troops: { york: 3 } }, green: { troops: { lincoln: 3 } } },
    });
    expect([owner(place, 'lincoln'), owner(place, 'york')]).toEqual(['green', 'red']);
  });
  test('rule 6.1 a written position may stand before bribery', () => {
    const s = board({
      yellow: 'neville',
      phase: { name: 'bribery', black: { red: ['neville'], green: ['neville'] }, white: ['neville'] },
    });
    expect(owner(s, 'neville')).toBe('red');
  });
});
