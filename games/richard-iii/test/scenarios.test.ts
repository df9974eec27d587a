// The scenarios; 10.2 the prisoner of 1470.
import { richardIII } from '@rose/richard-iii';
import { begin, isMistake, seeded, stateOf } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { battle, endActions, type Fight, fightAt, group, now, toRound, until } from './fight.ts';
import {
  accepts,
  type Board,
  type Card,
  diceOf,
  documentOf,
  entries,
  legal,
  marches,
  phase,
  place,
  pretender,
  refuses,
  regroups,
  type Scene,
  type Seat,
  say,
  strengths,
  written,
} from './scene.ts';
import { fed } from './seasons.ts';

const opened = (scenario: string): Scene => {
  const course = begin(richardIII, { options: { scenario } }, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  return sceneOf(richardIII, stateOf(course), seeded(1));
};
/** The set-up of a scenario in its first action phase, with some blocks elsewhere. */
const acting = (
  scenario: string,
  player1: Seat,
  card: Card,
  blocks: object = {},
  more: object = {},
  dice: Board = {},
): Scene => {
  const { blocks: all, options, kingSide, king, campaign, ...rest } = documentOf(opened(scenario));
  const cards = {
    [player1]: typeof card === 'string' ? card : `ap${card}-1`,
    [player1 === 'york' ? 'lancaster' : 'york']: 'ap4-6',
  };
  const { prisoner } = rest as { readonly prisoner?: boolean };
  const held = prisoner === undefined ? {} : { prisoner };
  return written(
    { options, kingSide, king, campaign, ...held, blocks: { ...all, ...blocks }, player1, cards, ...more },
    diceOf(dice),
  );
};
const kingmaker = (player1: Seat, card: Card, blocks: object = {}, more: object = {}, dice: Board = {}): Scene =>
  acting('kingmaker-1470', player1, card, blocks, more, dice);
const isPrisoner = (s: Scene): boolean => richardIII.view(s.state, 'spectator').prisoner;

describe('cases of scenarios', () => {
  test('case 119 Kingmaker', () => {
    const s = opened('kingmaker-1470');
    const { blocks, kingSide, king, campaign } = documentOf(s);
    expect([kingSide, king, pretender(s), campaign, isPrisoner(s)]).toEqual([
      'york',
      'y-march',
      'l-prince-edward',
      2,
      true,
    ]);
    const KINGMAKER = {
      'l-henry-vi': 'middlesex',
      'l-prince-edward': 'france',
      'l-exeter': 'france',
      'l-somerset': 'dead',
      'l-richmond': 'minor',
      'y-york': 'dead',
      'y-march': 'middlesex',
      'y-rutland': 'dead',
      'y-clarence': 'aside',
      'y-gloucester': 'south-yorks',
      'l-pembroke': 'pool',
      'l-oxford': 'france',
      'y-norfolk': 'east-anglia',
      'y-suffolk': 'east-anglia',
      'y-arundel': 'sussex',
      'y-essex': 'essex',
      'y-hastings': 'leicester',
      'y-buckingham': 'warwick',
      'y-northumberland': 'pool',
      'l-shrewsbury': 'pool',
      'y-westmoreland': 'pool',
      'y-rivers': 'leicester',
      'y-stanley': 'lancaster',
      'l-warwick': 'france',
      'l-clarence': 'france',
      'y-church-canterbury': 'pool',
      'l-church-york': 'pool',
      'l-merc-french': 'france',
      'l-merc-scots': 'scotland',
      rebel: 'pool',
      'l-devon': 'dead',
      'l-wiltshire': 'dead',
      'l-beaumont': 'dead',
      'l-clifford': 'dead',
      'y-worcester': 'dead',
      'y-herbert': 'dead',
    };
    expect(blocks).toMatchObject(KINGMAKER);
    accepts(kingmaker('york', 4), 'march y-march middlesex-oxford');
    accepts(endActions(kingmaker('lancaster', 4)), 'march y-march middlesex-oxford');
    refuses(kingmaker('lancaster', 4), 'march l-henry-vi middlesex-oxford');
    const free = say(
      kingmaker('lancaster', 4, { 'y-march': 'oxford', 'l-oxford': 'kent' }),
      'march l-oxford kent-middlesex',
    );
    expect([isPrisoner(free), pretender(free)]).toEqual([false, 'l-henry-vi']);
    accepts(free, 'march l-henry-vi middlesex-essex', 'march l-henry-vi middlesex-oxford');
  });
  test('case 120 Richard III', () => {
    const s = opened('richard-iii-1483');
    const { kingSide, king, campaign } = documentOf(s);
    expect([kingSide, king, pretender(s), campaign]).toEqual(['york', 'y-gloucester', 'l-richmond', 3]);
    expect(documentOf(s).blocks).toMatchObject({
      'l-richmond': 'france',
      'y-gloucester': 'middlesex',
      'l-pembroke': 'france',
      'l-oxford': 'france',
      'y-norfolk': 'east-anglia',
      'y-suffolk': 'east-anglia',
      'y-arundel': 'sussex',
      'y-essex': 'essex',
      'l-buckingham': 'glamorgan',
      'y-northumberland': 'northumbria',
      'l-shrewsbury': 'pool',
      'y-westmoreland': 'pool',
      'l-rivers': 'leicester',
      'y-stanley': 'lancaster',
      'y-hastings': 'dead',
      'l-warwick': 'dead',
      'y-church-york': 'pool',
      'y-church-canterbury': 'pool',
      'l-henry-vi': 'dead',
      'y-march': 'dead',
      rebel: 'pool',
    });
    const fight = (attackers: string, defenders: string, side: Seat): Fight => ({
      scenario: 'richard-iii-1483',
      kingSide: 'york',
      campaign: 3,
      dead: 'l-henry-vi l-prince-edward l-exeter l-somerset y-york y-march y-rutland y-clarence',
      area: 'leicester',
      side,
      attackers,
      defenders,
      dice: [1, 1, 6],
    });
    const richard = until(battle(fight('l-oxford', 'y-gloucester:1', 'lancaster')), 'l-oxford');
    expect(say(richard, 'fire l-oxford').outcome).toMatchObject({ winners: ['lancaster'], how: 'heirs-dead' });
    const henry = until(battle(fight('y-gloucester', 'l-richmond:1', 'york')), 'y-gloucester');
    expect(say(henry, 'fire y-gloucester').outcome).toMatchObject({ winners: ['york'], how: 'heirs-dead' });
  });
  test('case 194 who is dead from the start owes nothing', () => {
    const s = fed(endActions(endActions(kingmaker('york', 4))));
    expect([place(s, 'l-somerset'), place(s, 'l-richmond'), phase(s)]).toEqual(['dead', 'minor', 'card']);
  });
});

describe('cases of the prisoner', () => {
  test('case 187 London vacant', () => {
    const left = endActions(say(kingmaker('york', 4), 'march y-march middlesex-oxford'));
    accepts(left, 'recruit rebel middlesex');
    const s = say(left, 'recruit rebel middlesex');
    expect([isPrisoner(s), pretender(s)]).toEqual([false, 'l-henry-vi']);
    accepts(s, 'march l-henry-vi middlesex-essex');
    const through = say(
      kingmaker('lancaster', 4, { 'y-march': 'oxford', 'l-oxford': 'kent', 'y-essex': 'pool' }),
      'march l-oxford kent-middlesex-essex',
    );
    expect([place(through, 'l-oxford'), isPrisoner(through), pretender(through)]).toEqual([
      'essex',
      true,
      'l-prince-edward',
    ]);
  });
  test('case 188 freed in battle', () => {
    const before = kingmaker(
      'lancaster',
      4,
      { 'y-march': 'middlesex:1', 'l-oxford': 'kent', 'l-warwick': 'kent' },
      {},
      { dice: [1, 6, 6] },
    );
    const s = fightAt(
      endActions(endActions(say(before, ...group('kent', 'middlesex', 'l-oxford l-warwick')))),
      'middlesex',
    );
    const won = say(until(s, 'l-oxford'), 'fire l-oxford');
    expect([place(won, 'y-march'), isPrisoner(won), pretender(won)]).toEqual(['dead', false, 'l-henry-vi']);
    expect(regroups(won, 'l-henry-vi')).toEqual(['kent', 'oxford']);
    const left = say(until(toRound(s, 2), 'y-march'), 'retreat y-march oxford');
    expect([isPrisoner(left), legal(left, 'regroup l-henry-vi').length > 0]).toEqual([false, true]);
  });
  const dying = (victims: object, dice: readonly number[]) => {
    const blocks = { 'y-march': 'chester', 'y-hastings': 'leicester', ...victims };
    return kingmaker('york', 4, blocks, {}, { dice });
  };
  test('case 189 the succession of a prisoner', () => {
    const attack = say(dying({ 'l-prince-edward': 'derby:1' }, [1, 6, 6]), 'march y-march chester-derby');
    const s = fightAt(endActions(endActions(attack)), 'derby');
    const dead = say(until(s, 'y-march'), 'fire y-march', 'end-regroup');
    expect([place(dead, 'l-prince-edward'), pretender(dead)]).toEqual(['dead', 'l-exeter']);
    expect(entries(dead, 'l-richmond')).toEqual(['france', 'scotland']);
    const last = say(
      dying({ 'l-prince-edward': 'derby:1', 'l-exeter': 'dead', 'l-richmond': 'dead' }, [1, 6, 6]),
      'march y-march chester-derby',
    );
    const fought = fightAt(endActions(endActions(last)), 'derby');
    const alone = say(until(fought, 'y-march'), 'fire y-march');
    expect([alone.outcome, pretender(alone), isPrisoner(alone)]).toEqual([undefined, 'l-henry-vi', true]);
  });
  test('case 190 the prisoner counts', () => {
    const { blocks } = documentOf(opened('kingmaker-1470'));
    const pooled = Object.fromEntries(
      Object.entries(blocks).map(([name, where]) => [
        name,
        /^(dead|aside|minor|middlesex)$/.test(where) ? where : 'pool',
      ]),
    );
    const s = kingmaker('york', 4, pooled, { turn: 7, hands: { lancaster: [], york: [] } });
    const ended = fed(endActions(endActions(s)));
    expect(ended.log).toContainEqual({ say: 'throne-counted', lancaster: 1, york: 2, kingSide: 'york' });
    expect(ended.outcome).toMatchObject({ winners: ['york'], how: 'throne-held' });
  });
});

describe('rules of the prisoner', () => {
  test('rule 10.2 York may come back to a vacant London, and keeps him', () => {
    const s = say(kingmaker('york', 4, { 'y-march': 'oxford' }), 'march y-march oxford-middlesex');
    expect([place(s, 'y-march'), isPrisoner(s), pretender(s)]).toEqual(['middlesex', true, 'l-prince-edward']);
    expect(legal(endActions(s), 'march l-henry-vi')).toEqual([]);
  });
  test('rule 10.2 who lands in a vacant London frees him too', () => {
    const s = kingmaker('lancaster', 4, { 'y-march': 'oxford', 'l-oxford': 'lincoln' });
    const landed = say(s, 'sail l-oxford lincoln-middlesex north-sea');
    expect([isPrisoner(landed), pretender(landed)]).toEqual([false, 'l-henry-vi']);
    expect(marches(landed, 'l-henry-vi')).toContain('sussex');
  });
  test('rule 10.2 who retreats to a vacant London frees him too', () => {
    const s = kingmaker('lancaster', 4, { 'y-march': 'oxford', 'l-oxford': 'wilts', 'l-exeter': 'wilts' });
    const fight = endActions(endActions(say(s, ...group('wilts', 'oxford', 'l-oxford l-exeter'))));
    const away = say(until(toRound(fightAt(fight, 'oxford'), 2), 'l-oxford'), 'retreat l-oxford middlesex');
    expect([phase(away), isPrisoner(away), pretender(away)]).toEqual(['battle', false, 'l-henry-vi']);
    expect(now(away)).toContain('l-exeter');
  });
  test('rule 10.2 he neither moves, pins, starves nor catches the plague', () => {
    const s = kingmaker('lancaster', 4);
    expect(marches(s, 'l-henry-vi')).toEqual([]);
    expect(s.try('lancaster', 'march l-henry-vi middlesex-oxford')).toMatchObject({
      rule: '10.2',
      because: { why: 'block-is-prisoner' },
    });
    const five = {
      'y-norfolk': 'middlesex',
      'y-suffolk': 'middlesex',
      'y-arundel': 'middlesex',
      'y-essex': 'middlesex',
    };
    const fedFive = fed(endActions(endActions(kingmaker('york', 4, five))));
    expect(strengths(fedFive, 'y-march y-norfolk y-suffolk y-arundel y-essex')).toEqual([3, 4, 3, 3, 3]);
    const plague = kingmaker('york', 'event-plague', { 'y-march': 'oxford' });
    refuses(plague, 'plague middlesex');
  });
});
