// 14.5 Parliament with votes of both Houses; 14.6 going home; 14.8 victory by votes; 15.9 called by a card.
import { type Action, read, type Seat } from '@rose/kingmaker/ids';
import { describe, expect, test } from 'vitest';
import { gestures, SEAL } from '../board/gestures.ts';
import { kingmaker } from '../src/index.ts';
import { at, type Board, board, holds, legal, phase, play, type Scene, told, why } from './scene.ts';

/** Red is the King's controller in London; yellow has Percy, blue Neville, both present. */
const hall: Board = {
  red: 'beaufort in:london constable-tower; grey in:london',
  yellow: 'percy in:alnwick',
  blue: 'neville in:warwick',
  heirs: { henry: 'in:london red' },
  hands: { red: 'e28 e29' },
  chancery: 'marshal',
  phase: 'parliament',
  options: { players: 3, votes: true },
};
const gather = (given: Partial<Board> = {}, served = 'percy+neville'): Scene => {
  const options = { ...hall.options, ...given.options };
  return play(board({ ...hall, ...given, options }), `summon-all ${served}`);
};
/** Each of these seats votes so in both Houses. */
const cast = (s: Scene, ballots: Readonly<Record<string, string>>): Scene => {
  let now = s;
  for (const seat of s.active()) now = now.play(seat, `vote ${ballots[seat] ?? 'abstain abstain'}`);
  return now;
};
const facts = (s: Scene) => {
  if (s.state.phase.name !== 'parliament') throw new Error('no Parliament sits');
  return s.state.phase;
};

describe('14.5 votes', () => {
  test('case 173 a tie in one House refuses; the player with most votes proposes next', () => {
    // Red: King 20, senior 10, Tower 3, London 4, Beaufort 2; yellow: Percy 2; blue: Neville 3.
    const s = gather();
    expect(facts(s).commons.slice(0, 3)).toEqual([39, 2, 3]);
    expect(facts(s).lords.slice(0, 3)).toEqual([10 + 3 + 1, 3, 4]);
    const nominated = play(s, 'nominate percy');
    expect([nominated.active(), facts(nominated).step]).toEqual([['yellow'], 'consent']);
    const polled = play(nominated, 'consent');
    expect(polled.active()).toEqual(['yellow', 'blue', 'red']);
    const refused = cast(polled, { yellow: 'for for', blue: 'against abstain', red: 'abstain abstain' });
    expect(told(refused, 'voted')[0]).toMatchObject({ commons: [2, 3], lords: [3, 0], carried: false });
    // Red has most votes and has proposed already: the second comes next.
    expect([refused.active(), facts(refused).step]).toEqual([['blue'], 'nominate']);
    const tied = cast(play(refused, 'nominate neville'), { yellow: 'against abstain', blue: 'for for' });
    expect(told(tied, 'voted')[1]).toMatchObject({ commons: [3, 2], lords: [4, 0], carried: true });
    expect(holds(tied, 'marshal')).toEqual(['neville']);
    // A majority of the Commons and a tie of the Lords: Percy's three against Stanley's two and Scrope's one.
    const even = play(
      gather({ blue: 'stanley in:lathom; scrope in:masham', hands: { red: 'e28 e29 e30' } }, 'percy+stanley+scrope'),
      'nominate percy',
      'consent',
    );
    const stayed = cast(even, { yellow: 'for for', blue: 'abstain against' });
    expect(told(stayed, 'voted')[0]).toMatchObject({ commons: [2, 0], lords: [3, 3], carried: false });
    expect([holds(stayed, 'marshal'), facts(stayed).step]).toEqual([['aside'], 'nominate']);
  });
  test('14.5 a hand casts votes in the Houses where it has any, and is asked for no other', () => {
    const touchesOf = (s: Scene, seat: Seat) => {
      const ways = legal(s, 'vote', seat).flatMap((text) =>
        gestures(read(text) as Action, kingmaker.view(s.state, seat)),
      );
      return [...new Set(ways.flat())].sort();
    };
    const commons = ['#commons abstain', '#commons against', '#commons for'];
    const lords = ['#lords abstain', '#lords against', '#lords for'];
    // Grey has no title: he is a lord, and casts nothing in the Commons.
    const polled = play(
      gather({ red: 'beaufort in:london constable-tower', blue: 'grey in:london', chancery: 'marshal' }, 'percy'),
      'nominate percy',
      'consent',
    );
    expect(touchesOf(polled, 'yellow')).toEqual([...commons, ...lords, SEAL]);
    expect(touchesOf(polled, 'blue')).toEqual([...lords, SEAL]);
    const bishop = gather({ chancery: 'lincoln-see', options: { bishopsOfChancery: true } });
    expect(touchesOf(play(bishop, 'nominate percy', 'consent'), 'yellow')).toEqual([...lords, SEAL]);
  });
  test('case 174 nobody votes: none to none, refused', () => {
    const polled = play(gather(), 'nominate percy', 'consent');
    const refused = cast(polled, {});
    expect(told(refused, 'voted')[0]).toMatchObject({ commons: [0, 0], lords: [0, 0], carried: false });
    expect(holds(refused, 'marshal')).toEqual(['aside']);
  });
  test('case 175 a nominee declines; at the end the office goes to the deck, a bishop to Chancery', () => {
    const s = play(gather(), 'nominate percy');
    const declined = play(s, 'decline');
    expect([declined.active(), why(declined, 'nominate percy')]).toEqual([['red'], 'was-proposed']);
    // Only titled nobles without an office can be named: Percy and Neville.
    const next = play(declined, 'nominate neville', 'decline');
    expect(next.active()).toEqual(['blue']);
    // The summoner has most votes of all and of the towns: nobody comes after the second.
    const none = cast(play(next, 'nominate neville'), { red: 'against against' });
    expect(holds(none, 'marshal')).toEqual(['deck']);
    const bishop = gather({ chancery: 'lincoln-see', options: { bishopsOfChancery: true } });
    expect(holds(play(bishop, 'pass'), 'lincoln-see')).toEqual(['chancery']);
  });
  test('case 172 a bishop is of Chancery, and the Lords alone award him', () => {
    const s = gather({ chancery: 'lincoln-see', options: { bishopsOfChancery: true } });
    const polled = play(s, 'nominate percy', 'consent');
    expect(why(polled, 'vote for for', 'yellow')).toBe('no-votes');
    const carried = cast(polled, { yellow: 'abstain for', blue: 'abstain for', red: 'abstain abstain' });
    expect(told(carried, 'voted')[0]).toMatchObject({ commons: [0, 0], lords: [7, 0], carried: true });
    expect(holds(carried, 'lincoln-see')).toEqual(['percy']);
    const war = board({
      red: 'holland york lincoln-see',
      yellow: 'percy york marshal',
      phase: 'combat',
      events: 'e09',
      options: { bishopsOfChancery: true },
    });
    expect(holds(play(war, 'attack percy', 'turn-card'), 'lincoln-see')).toEqual(['chancery']);
    const near = { red: 'percy york lincoln-see', yellow: 'roos york' };
    const offer = 'offer red>yellow:card:lincoln-see:roos -';
    expect(why(board({ ...near, options: { bishopsOfChancery: true } }), offer, 'red')).toBe('not-transferable');
    expect(why(board(near), offer, 'red')).toBeUndefined();
  });
  test('case 176 votes gained by the first award do not count in this Parliament', () => {
    const s = gather({
      red: 'beaufort in:london; grey in:london',
      chancery: 'constable-tower admiral',
      more: { noted: { london: 'beaufort' } },
    });
    const before = facts(s).commons.slice();
    const carried = cast(play(s, 'nominate percy', 'consent'), { red: 'for for', yellow: 'for for' });
    expect(holds(carried, 'constable-tower')).toEqual(['percy']);
    expect(facts(carried).commons).toEqual(before);
  });
  test('ballots are unseen until all are in', () => {
    const s = play(gather(), 'nominate percy', 'consent').play('yellow', 'vote for against');
    const seen = kingmaker.view(s.state, 'blue').phase;
    expect(seen.name === 'parliament' && Object.values(seen.ballots)).toEqual([]);
    const own = kingmaker.view(s.state, 'yellow').phase;
    expect(own.name === 'parliament' && own.ballots.yellow).toBe(2);
  });
  test('case 227 the Chancellor casts the twenty where there is no King; a senior heir’s Lords only if present', () => {
    const s = play(
      board({
        red: 'beaufort in:oxford; mowbray in:framlingham',
        yellow: 'percy in:alnwick',
        blue: 'neville in:oxford chancellor; roos in:helmsley',
        turn: 'blue',
        heirs: { henry: '-', margaret: 'in:oxford red' },
        hands: { blue: 'e28 e38' },
        options: { players: 3, votes: true },
        phase: 'parliament',
        chancery: 'marshal',
        more: { crowned: [], noted: { oxford: 'neville' } },
      }),
      'summon percy',
      'pass',
      'pass',
    );
    // Beaufort 2 and Mowbray 2; Percy 2; the King's twenty and Neville 3.
    expect(facts(s).commons.slice(0, 3)).toEqual([10 + 4, 2, 23]);
    expect(facts(s).lords.slice(0, 3)).toEqual([10 + 3, 3, 4]);
  });
});

describe('14.5 Kings and houses', () => {
  const two: Partial<Board> = {
    red: 'beaufort in:oxford chancellor',
    yellow: 'percy in:alnwick',
    blue: 'neville in:warwick',
    heirs: { henry: 'in:oxford red', 'richard-york': 'in:warwick blue' },
    hands: { red: 'e28 e29 e38' },
    more: { crowned: ['henry', 'richard-york'], noted: { oxford: 'beaufort' } },
  };
  const vote = (s: Scene, backing: Readonly<Record<string, string>>): Scene => {
    let now = s;
    for (const seat of s.active()) now = now.play(seat, backing[seat] ?? 'abstain');
    return now;
  };
  test('case 177 both Houses name one of two Kings; a tie names neither', () => {
    const s = gather(two);
    expect(facts(s).step).toBe('kings');
    const named = vote(s, { red: 'back henry', blue: 'back richard-york', yellow: 'back richard-york' });
    expect(told(named, 'king-named')[0]).toMatchObject({ king: 'henry' });
    const king = told(named, 'king-named')[0]?.votes.map(({ votes }) => votes);
    // Red: the Chancellor's 20, Henry 20, Beaufort 2 + 3; against Richard 20, Neville 3 + 4, Percy 2 + 3.
    expect(king).toEqual([45, 32]);
    expect(kingmaker.view(named.state, 'red').favoured).toBe('henry');
    const tie = vote(gather({ ...two, more: { ...two.more, favoured: 'henry' } }), {});
    expect(kingmaker.view(tie.state, 'red').favoured).toBe(null);
    const again = board({
      ...hall,
      red: 'beaufort in:london constable-tower',
      more: { crowned: ['henry', 'richard-york'], favoured: 'henry' },
      hands: { red: 'e28' },
    });
    expect(why(again, 'summon percy')).toBeUndefined();
    const chancellor = board({
      ...hall,
      red: 'beaufort in:london constable-tower',
      blue: 'neville in:oxford chancellor',
      turn: 'blue',
      hands: { blue: 'e28 e38' },
      more: { crowned: ['henry', 'richard-york'], favoured: 'henry', noted: { oxford: 'neville' } },
    });
    expect(why(chancellor, 'summon percy')).toBe('may-not-summon');
  });
  test('case 178 who holds both houses counts one, as he says', () => {
    const s = gather({ heirs: { henry: 'in:london red', 'richard-york': 'in:london red' } });
    expect([facts(s).step, s.active(), legal(s, 'count')]).toEqual([
      'houses',
      ['red'],
      ['count lancaster', 'count york'],
    ]);
    const lancaster = play(s, 'count lancaster');
    const york = play(s, 'count york');
    // The King is of Lancaster: his twenty go with it.
    expect([facts(lancaster).commons[0], facts(york).commons[0]]).toEqual([39, 19]);
    expect([facts(lancaster).lords[0], facts(york).lords[0]]).toEqual([14, 14]);
  });
});

describe('14.6 going home', () => {
  const risen = (given: Partial<Board> = {}): Scene => {
    const s = play(
      board({
        ...hall,
        yellow: 'percy in:alnwick; roos in:helmsley; scrope in:masham',
        chancery: '',
        options: { players: 3, returnHome: true },
        ...given,
      }),
      'summon percy',
    );
    return play(s, 'attend roos', 'attend scrope');
  };
  test('case 179 each goes to a friendly place with room; unseen if anybody asks', () => {
    const s = risen({ blue: '' });
    expect([facts(s).step, s.active()]).toEqual(['home', ['yellow']]);
    expect(legal(s, 'home roos')).toEqual(
      expect.arrayContaining(['home roos alnwick', 'home roos helmsley', 'home roos masham']),
    );
    expect(why(s, 'home roos london')).toBe('not-his-home');
    const gone = play(s, 'home roos alnwick', 'home percy wressle', 'home scrope bolton');
    expect([at(gone, 'roos', 'percy', 'scrope'), phase(gone)]).toEqual([
      ['in:alnwick', 'in:wressle', 'in:bolton'],
      'draw',
    ]);
  });
  test('unseen homes are shown together', () => {
    const s = play(
      board({ ...hall, chancery: '', options: { players: 3, returnHome: true } }),
      'summon-all percy+neville',
    );
    expect([facts(s).step, s.active()]).toEqual(['manner', ['yellow', 'blue']]);
    const asked = s.play('blue', 'unseen').play('yellow', 'home percy wressle');
    expect(at(asked, 'percy')).toEqual(['in:london']);
    const seen = kingmaker.view(asked.state, 'blue').phase;
    expect(seen.name === 'parliament' && seen.homes).toEqual({});
    expect(at(asked.play('blue', 'home neville raby'), 'percy', 'neville')).toEqual(['in:wressle', 'in:raby']);
  });
  test('who came over the sea sails back', () => {
    const s = play(
      board({
        ...hall,
        blue: 'stanley in:douglas saxon-1+falcon',
        chancery: '',
        options: { players: 3, returnHome: true },
        more: { ships: { falcon: 'sea:man-sea' } },
      }),
      'summon stanley',
      'fetch stanley falcon lynn',
      'pass',
    );
    expect(at(s, 'stanley', 'falcon')).toEqual(['in:douglas', 'in:douglas']);
  });
});

describe('14.8 victory by votes', () => {
  const towns = ['york', 'norwich', 'bristol', 'coventry', 'leicester', 'nottingham', 'newcastle', 'lincoln'];
  const more = ['northampton', 'shrewsbury', 'ipswich', 'canterbury', 'chester', 'exeter', 'gloucester', 'hereford'];
  const strong = (yellow: string): Scene =>
    gather({
      yellow,
      options: { victoryByVotes: true },
      more: { noted: Object.fromEntries([...towns, ...more].map((town) => [town, 'beaufort'])) },
    });
  test('case 181 a crowned heir, 79 Commons votes, and more Lords than anybody else', () => {
    const won = strong('percy in:alnwick');
    expect(told(won, 'votes-counted')[0]?.seats.find(({ seat }) => seat === 'red')?.commons).toBeGreaterThanOrEqual(79);
    expect(won.outcome).toEqual({ winners: ['red'], how: 'votes', rule: '14.8' });
    // 3 and the two archbishops and Norwich make 14: not more than anybody else.
    const tie = strong('percy in:alnwick canterbury-see+durham-see');
    const lords = told(tie, 'votes-counted')[0]?.seats.map(({ lords: votes }) => votes);
    expect([lords, tie.outcome]).toEqual([[14, 4, 14], undefined]);
  });
});

describe('15.9 called by a card', () => {
  const called = (given: Partial<Board> = {}): Scene =>
    board({
      red: 'grey in:groby',
      yellow: 'percy in:alnwick',
      blue: 'neville in:warwick',
      phase: 'chance',
      events: 'e89',
      chancery: 'kent',
      options: { players: 3, advanced: true, votes: true },
      ...given,
    });
  test('case 193 the drawer picks the site, no Writs; Henry’s twenty go to who has most', () => {
    const s = called();
    expect([phase(s), s.active(), why(s, 'meet-at calais')]).toEqual(['parliament', ['red'], 'no-site']);
    const met = play(s, 'meet-at northampton', 'attend percy', 'attend neville', 'attend grey');
    // Neville 3 + 4, Percy 2 + 3, Grey 0 + 1: Henry's twenty are blue's.
    expect(facts(met).commons.slice(0, 3)).toEqual([0, 2, 23]);
    const ignored = called({ more: { crowned: ['edward-march'] }, heirs: { henry: '-' } });
    expect(phase(ignored)).toBe('movement');
  });
  test('case 149 a besieged Chancellor does not come, but his player casts the twenty', () => {
    const board149: Partial<Board> = {
      red: 'grey in:groby',
      yellow: 'percy in:coventry chancellor+town-coventry',
      blue: 'neville coventry marshal+admiral+burgundian-1+burgundian-2+flemish-1+flemish-2+scots-1+scots-2+warden-north',
      heirs: { henry: '-' },
      more: { siege: { coventry: 'blue' }, crowned: [] },
    };
    const s = called(board149);
    const met = play(s, 'meet-at northampton', 'attend neville', 'attend grey');
    expect(at(met, 'percy')).toEqual(['in:coventry']);
    // The Chancellor's twenty, Percy 2, Coventry 3.
    expect(facts(met).commons[1]).toBe(25);
    const own = board({
      ...board149,
      turn: 'yellow',
      phase: 'parliament',
      hands: { yellow: 'e28 e38' },
      options: { players: 3 },
    });
    expect(why(own, 'summon neville')).toBe('no-site');
  });
});
