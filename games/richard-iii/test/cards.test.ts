// 1.0 The turn, 1.1 and 5.1 the cards, 4.0 the set-up.
import { richardIII } from '@rose/richard-iii';
import { begin, isMistake, seeded, stateOf } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { endActions, fightAt, group, now, toRound, until } from './fight.ts';
import {
  accepts,
  acts,
  apLeft,
  chooses,
  documentOf,
  legal,
  phase,
  place,
  recruits,
  refuses,
  type Scene,
  say,
  strength,
  turn,
  withDice,
  words,
  written,
} from './scene.ts';
import { campaignEnds, settle } from './seasons.ts';

const STRONG = [
  'ap4-1 ap4-2 ap3-1 ap3-2 ap2-1 event-muster event-surprise',
  'ap4-3 ap4-4 ap3-3 ap3-4 ap2-2 event-piracy event-treason',
] as const;
/** Both choose from strong hands; who acts then is player 1. */
const first = (lancaster: string, york: string, board = {}): readonly string[] =>
  chooses(...STRONG, board)
    .play('lancaster', `play-card ${lancaster}`)
    .play('york', `play-card ${york}`)
    .active();

describe('cases of cards', () => {
  test('case 1 what three points buy', () => {
    const at = { oxford: 'l-oxford', derby: 'l-clifford', kent: 'l-beaumont' };
    const moves = ['march l-oxford oxford-middlesex', 'march l-clifford derby-chester', 'march l-beaumont kent-sussex'];
    const calls = ['recruit l-stanley lancaster', 'recruit l-levy-york south-yorks', 'recruit l-levy-bristol somerset'];
    for (const count of [0, 1, 2, 3]) {
      const s = say(acts('lancaster', 3, { at }), ...moves.slice(0, count), ...calls.slice(0, 3 - count));
      expect(apLeft(s)).toBe(0);
      refuses(s, 'recruit l-levy-coventry warwick', ...moves.slice(count));
    }
  });
  test('case 2 a tie is the Pretender’s', () => expect(first('ap3-1', 'ap3-3')).toEqual(['york']));
  test('case 3 a tie after usurpation', () =>
    expect(first('ap2-1', 'ap2-2', { kingSide: 'york' })).toEqual(['lancaster']));
  test('case 4 an event goes before any action card', () =>
    expect(first('event-muster', 'ap4-3')).toEqual(['lancaster']));
  test('case 5 two events: points, then the Pretender', () => {
    expect(first('event-surprise', 'event-piracy')).toEqual(['york']);
    expect(first('event-surprise', 'event-treason')).toEqual(['york']);
  });
  test('case 6 points that are not used are lost', () => {
    const hands = {
      lancaster: 'ap2-1 ap3-1 ap3-2 ap3-3 ap3-4 ap3-5',
      york: 'event-plague ap4-2 ap4-3 ap4-4 ap2-2 ap3-7',
    };
    const s = endActions(endActions(acts('lancaster', 4, { other: 3, hands })));
    expect([phase(s), turn(s)]).toEqual(['card', [1, 2]]);
    const next = endActions(s.play('lancaster', 'play-card ap2-1').play('york', 'play-card event-plague'));
    expect([next.active(), apLeft(next)]).toEqual([['lancaster'], 2]);
    const spent = say(next, 'recruit l-stanley lancaster', 'recruit l-levy-york south-yorks');
    refuses(spent, 'recruit l-levy-bristol somerset');
  });
  const THIRTEEN = 'event-muster event-plague event-surprise ap3-1 ap3-2 ap3-3 ap3-4';
  const RICH = 'ap4-1 ap4-2 ap4-3 ap3-5 ap3-6 ap2-1 ap2-2';
  const sum = (s: Scene, seat: 'lancaster' | 'york'): number =>
    documentOf(s).hands[seat].reduce((points, card) => points + (POINTS[card] ?? Number(card[2])), 0);
  const POINTS: Readonly<Record<string, number>> = {
    'event-force-march': 1,
    'event-muster': 0,
    'event-piracy': 2,
    'event-plague': 0,
    'event-surprise': 1,
    'event-treason': 1,
  };
  test('case 7 thirteen points may ask for a new hand', () => {
    const s = chooses(THIRTEEN, RICH);
    expect([s.active(), [...s.legal('lancaster')].sort()]).toEqual([['lancaster'], ['ask-redeal', 'keep-hand']]);
    const kept = s.play('lancaster', 'keep-hand');
    expect([kept.active(), documentOf(kept).hands.lancaster]).toEqual([['lancaster', 'york'], words(THIRTEEN)]);
    const better = chooses(THIRTEEN.replace('ap3-1', 'ap4-4'), RICH);
    expect([better.active(), legal(better, 'ask')]).toEqual([['lancaster', 'york'], []]);
  });
  /** Lancaster's second hands, York keeping its own. */
  const redealt = (seed: number): Scene =>
    chooses(THIRTEEN, RICH, { seed }).play('lancaster', 'ask-redeal').play('york', 'keep-mine');
  test('case 8 the opponent may keep his hand', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { hands } = documentOf(redealt(seed));
      expect([hands.york, hands.lancaster.length]).toEqual([words(RICH), 7]);
      for (const card of hands.lancaster) seen.add(card);
    }
    expect([seen.size, words(RICH).filter((card) => seen.has(card))]).toEqual([18, []]);
  });
  const lowAgain = (): Scene => {
    for (let seed = 1; ; seed++) if (sum(redealt(seed), 'lancaster') <= 13) return redealt(seed);
  };
  test('case 9 once a campaign', () => {
    const s = lowAgain();
    expect([s.active(), legal(s, 'ask')]).toEqual([['lancaster', 'york'], []]);
    const cards = { lancaster: 'ap3-7', york: 'ap2-6' };
    const last = { ...documentOf(s), turn: 7, hands: { lancaster: [], york: [] }, cards, phase: { name: 'action' } };
    const next = Array.from({ length: 200 }, (_, seed) =>
      settle(endActions(endActions(withDice(written(last), { seed })))),
    ).filter((at) => sum(at, 'lancaster') <= 13 && sum(at, 'york') > 13);
    expect(next.length).toBeGreaterThan(0);
    for (const at of next)
      expect([turn(at), at.legal('lancaster')]).toEqual([
        [2, 1],
        ['ask-redeal', 'keep-hand'],
      ]);
  });
  const opened = (scenario = 'wars-of-the-roses-1460', seed = 1): Scene => {
    const course = begin(richardIII, { options: { scenario } }, seeded(seed));
    if (isMistake(course)) throw new Error(course.reason);
    return sceneOf(richardIII, stateOf(course), seeded(seed));
  };
  test('case 10 a whole first turn', () => {
    const { blocks } = documentOf(opened());
    const hands = { lancaster: words(STRONG[0]), york: words(STRONG[1]) };
    let s = written({ blocks, hands, phase: { name: 'card' } });
    s = s.play('york', 'play-card ap3-3').play('lancaster', 'play-card ap3-1');
    expect(s.active()).toEqual(['york']);
    s = say(s, 'sail y-warwick calais-east-anglia north-sea', 'sail y-salisbury calais-east-anglia north-sea');
    expect(apLeft(s)).toBe(2);
    s = say(s, 'recruit y-norfolk east-anglia', 'recruit y-levy-norwich east-anglia', 'end-actions');
    s = say(
      s,
      'march l-oxford essex-middlesex',
      'march l-beaumont lincoln-leicester-middlesex',
      'recruit l-bombard middlesex',
    );
    expect([apLeft(s), strength(s, 'l-bombard')]).toEqual([0, 3]);
    s = say(s, 'end-actions');
    expect([phase(s), turn(s)]).toEqual(['card', [1, 2]]);
    expect(Object.values(documentOf(s).blocks).filter((where) => where.includes(':'))).toEqual([]);
  });
  test('case 121 the set-up of 1460', () => {
    const s = opened();
    const { blocks, king, kingSide } = documentOf(s);
    const count = (side: string) => {
      const at = Object.entries(blocks)
        .filter(([name]) => name.startsWith(side))
        .map(([, where]) => where);
      const here = (place: string) => at.filter((where) => where === place).length;
      return [at.length - here('pool') - here('minor') - here('aside'), here('pool'), here('minor'), here('aside')];
    };
    expect([count('l-'), count('y-'), place(s, 'rebel')]).toEqual([[11, 13, 2, 5], [9, 12, 2, 8], 'pool']);
    expect(recruits(acts('york', 2, {}), 'rebel')).toHaveLength(29);
    expect(Object.values(blocks).filter((where) => where.includes(':'))).toEqual([]);
    const held = (side: string) =>
      new Set(Object.entries(blocks).flatMap(([name, where]) => (name.startsWith(side) ? [where] : [])));
    const both = [...held('l-')].filter((where) => held('y-').has(where));
    expect(both.filter((where) => !['pool', 'minor', 'aside'].includes(where))).toEqual([]);
    expect([turn(s), kingSide, king]).toEqual([[1, 1], 'lancaster', 'l-henry-vi']);
    expect(richardIII.view(s.state, 'york').pretender).toBe('y-york');
  });
  test('case 122 the deal, and seven turns', () => {
    let s = opened('wars-of-the-roses-1460', 3);
    for (const seat of ['lancaster', 'york'] as const)
      if (s.legal(seat).includes('keep-hand')) s = s.play(seat, 'keep-hand');
    const { hands } = documentOf(s);
    expect([hands.lancaster.length, hands.york.length, new Set([...hands.lancaster, ...hands.york]).size]).toEqual([
      7, 7, 14,
    ]);
    for (let n = 1; n <= 7; n++) {
      expect([turn(s), phase(s)]).toEqual([[1, n], 'card']);
      s = s.play('lancaster', s.legal('lancaster')[0] ?? '').play('york', s.legal('york')[0] ?? '');
      s = endActions(endActions(s));
    }
    const after = documentOf(s);
    expect([after.hands.lancaster, after.hands.york, phase(s)]).toEqual([[], [], 'political']);
  });
  test('case 123 a mulligan for both', () => {
    const ours = 'event-muster event-surprise ap2-1 ap2-2 ap2-3 ap3-1 ap3-2';
    const theirs = 'event-plague event-treason ap2-4 ap2-5 ap2-6 ap3-3 ap3-4';
    const s = chooses(ours, theirs, { seed: 1 });
    expect([s.active(), s.legal('york')]).toEqual([['york'], ['ask-redeal', 'keep-hand']]);
    const declined = s.play('york', 'keep-hand');
    expect([declined.active(), declined.legal('lancaster')]).toEqual([['lancaster'], ['ask-redeal', 'keep-hand']]);
    // York keeps its old hand: it has declined for that one already, and Lancaster has had its mulligan.
    const kept = declined.play('lancaster', 'ask-redeal').play('york', 'keep-mine');
    expect([kept.active(), kept.legal('york').includes('ask-redeal')]).toEqual([['lancaster', 'york'], false]);
    const given = Array.from({ length: 200 }, (_, seed) =>
      withDice(declined, { seed }).play('lancaster', 'ask-redeal').play('york', 'give-up-mine'),
    ).find((at) => sum(at, 'york') <= 13);
    if (!given) throw new Error('no such deal');
    expect([given.active(), given.legal('york')]).toEqual([['york'], ['ask-redeal', 'keep-hand']]);
    for (let seed = 1; seed <= 40; seed++)
      for (const answer of ['keep-mine', 'give-up-mine']) {
        const third = withDice(given, { seed }).play('york', 'ask-redeal').play('lancaster', answer);
        expect([...third.legal('york'), ...third.legal('lancaster')]).not.toContain('ask-redeal');
      }
  });
  test('case 124 the higher card', () => expect(first('ap4-1', 'ap2-2')).toEqual(['lancaster']));
});

describe('cases of control and order', () => {
  test('case 125 control changes at once', () => {
    const s = say(
      acts('lancaster', 3, { at: { middlesex: 'l-henry-vi', gloucester: 'l-wiltshire' } }),
      'march l-henry-vi middlesex-oxford',
    );
    refuses(s, 'recruit l-bombard middlesex');
    accepts(say(s, 'march l-wiltshire gloucester-oxford-middlesex'), 'recruit l-bombard middlesex');
  });
  test('case 126 what player 1 has left is vacant for player 2', () => {
    const s = acts('lancaster', 2, { at: { essex: 'l-oxford' } });
    refuses(endActions(s), 'recruit y-essex essex');
    accepts(endActions(say(s, 'march l-oxford essex-middlesex')), 'recruit y-essex essex');
  });
  test('case 127 player 1 picks the battles', () => {
    const at = { derby: 'l-clifford', chester: 'y-norfolk', wilts: 'y-suffolk', somerset: 'l-devon' };
    const attack = endActions(say(acts('york', 2, { at }), 'march y-norfolk chester-derby'));
    const s = endActions(say(attack, ...group('somerset', 'wilts', 'l-devon')));
    expect([s.active(), [...legal(s)].sort()]).toEqual([['york'], ['fight derby', 'fight wilts']]);
    let then = until(toRound(say(s, 'fight wilts'), 2), 'l-devon');
    then = say(then, 'retreat l-devon somerset', 'end-regroup');
    expect(now(fightAt(then, 'derby'))).toEqual(['l-clifford']);
    expect(now(say(s, 'fight derby'))).toEqual(['l-clifford']);
  });
});
test('rule 8.0 a political turn follows the seventh turn only', () => {
  expect(phase(endActions(endActions(acts('york', 2, { turn: 6 }))))).toBe('card');
  expect(phase(campaignEnds({ at: { derby: 'y-norfolk' } }))).toBe('political');
});
