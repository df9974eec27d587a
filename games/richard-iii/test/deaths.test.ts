// 6.8 Eliminated blocks, 4.5 minors, 9.0 victory, 9.1 Clarence and Exeter.
import { describe, expect, test } from 'vitest';
import { anyHits, battle, endActions, type Fight, fightAt, toRound, until, verbs } from './fight.ts';
import {
  acts,
  documentOf,
  entries,
  legal,
  type Places,
  phase,
  place,
  pretender,
  recruits,
  refuses,
  type Scene,
  say,
  strength,
  turn,
} from './scene.ts';
import { CROWNS, campaignEnds, settle, turnEnds } from './seasons.ts';

/** A block at its last step is killed by fire in derby; the battle and the turn end after it. */
const killed = (victim: string, more: Partial<Fight> = {}): Scene => {
  const york = victim.startsWith('y-') || victim === 'rebel';
  const killer = york ? 'l-clifford' : 'y-merc-burgundian';
  const s = battle({
    area: 'derby',
    side: york ? 'lancaster' : 'york',
    attackers: killer,
    defenders: `${victim}:1`,
    dice: [1, 6, 6],
    ...more,
  });
  const dead = say(until(s, killer), `fire ${killer}`);
  return legal(dead).includes('end-regroup') ? say(dead, 'end-regroup') : dead;
};

describe('cases of deaths', () => {
  test('case 91 the King dies', () => {
    const fight = {
      area: 'derby',
      attackers: 'y-merc-burgundian y-stanley',
      defenders: 'l-henry-vi:1 l-exeter:1',
      dice: [1, 6, 6],
    };
    const hit = say(until(battle(fight), 'y-merc-burgundian'), 'fire y-merc-burgundian', 'take-hits l-henry-vi');
    expect([place(hit, 'l-henry-vi'), documentOf(hit).king]).toEqual(['dead', null]);
    expect(verbs(until(toRound(hit, 2), 'l-exeter'), 'l-exeter')).not.toContain('treachery');
    const s = killed('l-henry-vi');
    expect([phase(s), documentOf(s).king, s.active()]).toEqual(['supply', 'l-prince-edward', ['lancaster']]);
    expect(entries(s, 'l-prince-edward')).toEqual(CROWNS.filter((area) => area !== 'derby'));
    const friendly = killed('l-henry-vi', { at: { chester: 'l-oxford', warwick: 'y-norfolk' } });
    expect(entries(friendly, 'l-prince-edward')).toContain('chester');
    expect(entries(friendly, 'l-prince-edward')).not.toContain('warwick');
    expect(place(say(s, 'enter-minor l-prince-edward sussex'), 'l-prince-edward')).toBe('sussex');
  });
  test('case 92 another heir dies', () => {
    const s = killed('l-somerset', { at: { middlesex: 'l-henry-vi' } });
    expect(place(s, 'l-somerset')).toBe('dead');
    expect(entries(s, 'l-prince-edward')).toContain('middlesex');
    const after = say(s, 'enter-minor l-prince-edward middlesex');
    expect([documentOf(after).king, place(after, 'l-richmond'), phase(after)]).toEqual(['l-henry-vi', 'minor', 'card']);
  });
  test('case 93 the Pretender dies', () => {
    const fight: Fight = {
      area: 'derby',
      side: 'lancaster',
      attackers: 'l-clifford',
      defenders: 'y-york:1 y-norfolk:1',
      dice: [1, 6, 6],
    };
    const hit = say(until(battle(fight), 'l-clifford'), 'fire l-clifford', 'take-hits y-york');
    expect([place(hit, 'y-york'), pretender(hit)]).toEqual(['dead', 'y-march']);
    const s = killed('y-york');
    expect([pretender(s), s.active(), entries(s, 'y-clarence')]).toEqual(['y-march', ['york'], ['calais', 'ireland']]);
    expect(place(say(s, 'enter-minor y-clarence calais'), 'y-clarence')).toBe('calais');
  });
  test('case 94 two heirs in one turn', () => {
    const fight: Fight = {
      area: 'derby',
      side: 'lancaster',
      attackers: 'l-clifford',
      defenders: 'y-york:1 y-rutland:1',
      dice: [1, 1, 6],
    };
    const hit = anyHits(say(until(battle(fight), 'l-clifford'), 'fire l-clifford'));
    const s = say(hit, 'end-regroup');
    refuses(s, 'enter-minor y-gloucester calais');
    const both = say(s, 'enter-minor y-clarence ireland', 'enter-minor y-gloucester calais');
    expect([place(both, 'y-clarence'), place(both, 'y-gloucester'), phase(both)]).toEqual([
      'ireland',
      'calais',
      'card',
    ]);
  });
  test('case 95 no open crown', () => {
    const armies =
      'y-norfolk y-suffolk y-arundel y-essex y-worcester y-hastings y-herbert y-levy-london y-levy-norwich y-levy-salisbury y-bombard';
    const at = Object.fromEntries(CROWNS.map((area, i) => [area, armies.split(' ')[i] ?? ''])) as Places;
    const s = killed('l-somerset', { area: 'oxford', at: { ...at, wilts: 'l-henry-vi' } });
    expect([place(s, 'l-somerset'), place(s, 'l-prince-edward'), phase(s)]).toEqual(['dead', 'minor', 'card']);
    const cards = s.play('lancaster', s.legal('lancaster')[0] ?? '').play('york', s.legal('york')[0] ?? '');
    const left = say(
      cards,
      ...(cards.active()[0] === 'york' ? [] : ['end-actions']),
      'march y-norfolk caernarvon-chester',
    );
    const next = left.active()[0] === 'york' ? say(left, 'end-actions') : left;
    const later = phase(next) === 'action' ? say(next, 'end-actions') : next;
    expect([phase(later), place(later, 'l-prince-edward')]).toEqual(['card', 'caernarvon']);
  });
  test('case 96 kinds of death', () => {
    expect(place(killed('l-clifford'), 'l-clifford')).toBe('dead');
    expect(place(killed('y-warwick'), 'y-warwick')).toBe('dead');
    expect(place(killed('y-church-canterbury'), 'y-church-canterbury')).toBe('pool-down');
    expect(place(killed('l-levy-york'), 'l-levy-york')).toBe('pool-down');
    expect(place(killed('l-merc-welsh'), 'l-merc-welsh')).toBe('pool-down');
    expect(place(killed('rebel'), 'rebel')).toBe('pool-down');
    expect(place(killed('y-merc-irish'), 'y-merc-irish')).toBe('ireland-down');
    const irish = acts('york', 4, { at: { 'ireland-down': 'y-merc-irish', derby: 'y-norfolk' } });
    refuses(irish, 'sail y-merc-irish ireland-chester irish-sea');
    expect(legal(irish, 'sail')).toEqual([]);
    refuses(acts('york', 4, { down: 'rebel' }), 'recruit rebel derby');
  });
  test('case 97 a noble who had turned', () => {
    const s = killed('y-stanley');
    expect([place(s, 'y-stanley'), place(s, 'l-stanley')]).toEqual(['pool-down', 'aside']);
    const next = settle(campaignEnds({ at: { derby: 'y-norfolk' }, down: 'y-stanley' }));
    expect([place(next, 'y-stanley'), place(next, 'l-stanley'), turn(next)]).toEqual(['pool', 'aside', [2, 1]]);
    expect(recruits(acts('york', 2, { pool: 'y-stanley' }), 'y-stanley')).toEqual(['isle-of-man', 'lancaster']);
  });
  test('case 98 an heir killed on the other side', () => {
    const s = killed('y-exeter', { at: { middlesex: 'l-henry-vi' } });
    expect([place(s, 'y-exeter'), s.active()]).toEqual(['dead', ['lancaster']]);
    expect(entries(s, 'l-prince-edward')).toContain('middlesex');
    // He was a Lancaster heir: with him and the others gone, Henry is the last.
    const last = killed('y-exeter', { at: { middlesex: 'l-henry-vi' }, dead: 'l-prince-edward l-somerset l-richmond' });
    expect([last.outcome, place(last, 'y-exeter')]).toEqual([undefined, 'dead']);
  });
  test('case 99 an execution', () => {
    const board = { at: { middlesex: 'l-henry-vi', derby: 'y-exeter' } };
    const s = turnEnds(board);
    expect([s.active(), [...legal(s)].sort()]).toEqual([['york'], ['execute y-exeter', 'spare']]);
    const done = say(s, 'execute y-exeter');
    expect([place(done, 'y-exeter'), place(done, 'l-prince-edward'), phase(done)]).toEqual(['dead', 'minor', 'card']);
    const next = endActions(endActions(done.play('lancaster', 'play-card ap4-2').play('york', 'play-card ap3-4')));
    expect([phase(next), entries(next, 'l-prince-edward').includes('chester')]).toEqual(['supply', true]);
    const fight: Fight = { area: 'derby', attackers: 'y-york', defenders: 'l-exeter', at: { middlesex: 'l-henry-vi' } };
    const defected = say(
      until(battle({ ...fight, dice: [2, 4] }), 'y-york'),
      'treachery y-york l-exeter',
      'end-regroup',
    );
    expect([place(defected, 'y-exeter'), [...legal(defected)].sort()]).toEqual([
      'derby',
      ['execute y-exeter', 'spare'],
    ]);
    expect([phase(say(defected, 'spare')), place(say(defected, 'spare'), 'l-prince-edward')]).toEqual([
      'card',
      'minor',
    ]);
    const spared = say(s, 'spare');
    const later = endActions(endActions(spared.play('lancaster', 'play-card ap4-2').play('york', 'play-card ap3-4')));
    expect([...legal(later)].sort()).toEqual(['execute y-exeter', 'spare']);
  });
  test('case 100 the last heir', () => {
    const dead = 'l-prince-edward l-exeter l-somerset l-richmond';
    const wins = { winners: ['york'], how: 'heirs-dead' };
    expect(killed('l-henry-vi', { dead }).outcome).toMatchObject(wins);
    const charge = battle({ area: 'derby', attackers: 'y-march', defenders: 'l-henry-vi:1', dead, dice: [1, 6, 6] });
    expect(say(charge, 'charge y-march l-henry-vi').outcome).toMatchObject(wins);
    const at = { dorset: 'l-henry-vi', cornwall: 'y-norfolk', somerset: 'y-suffolk', wilts: 'y-hastings' };
    const attack = endActions(say(acts('lancaster', 4, { at, dead }), 'march l-henry-vi dorset-cornwall'));
    const trap = toRound(fightAt(endActions(say(attack, 'march y-hastings wilts-dorset')), 'cornwall'), 4);
    expect(say(trap, 'pass y-norfolk').outcome).toMatchObject(wins);
    const plague = acts('york', 'event-plague', { at: { middlesex: 'l-henry-vi:1' }, dead });
    expect(say(plague, 'plague middlesex').outcome).toMatchObject(wins);
    const five = 'l-henry-vi:1 l-oxford l-beaumont l-clifford l-devon';
    expect(say(turnEnds({ at: { derby: five }, dead }), 'starve l-henry-vi').outcome).toMatchObject(wins);
    const three = 'l-exeter l-somerset l-richmond';
    expect(killed('l-henry-vi', { dead: three, minor: 'l-prince-edward' }).outcome).toBeUndefined();
    expect(killed('l-henry-vi', { dead: three, pool: 'l-prince-edward' }).outcome).toBeUndefined();
    const turncoat = { dead: 'l-prince-edward l-somerset l-richmond', at: { chester: 'y-exeter' } };
    expect(killed('l-henry-vi', turncoat).outcome).toMatchObject(wins);
  });
});

describe('cases of succession', () => {
  test('case 169 a King in exile', () => {
    const board = { at: { france: 'l-exeter:2', chester: 'l-richmond' }, dead: 'l-somerset l-prince-edward' };
    const s = killed('l-henry-vi', board);
    expect([documentOf(s).king, place(s, 'l-exeter'), strength(s, 'l-exeter')]).toEqual(['l-exeter', 'france', 2]);
    expect(phase(s)).toBe('card');
    expect(s.log).toContainEqual({ say: 'crowned', seat: 'lancaster', block: 'l-exeter', place: 'france' });
  });
  test('case 170 a turncoat is skipped, and may come back', () => {
    const board = { at: { derby: 'y-exeter', chester: 'l-oxford' }, dead: 'l-henry-vi l-prince-edward', king: null };
    const s = turnEnds(board);
    expect(documentOf(s).king).toBe('l-somerset');
    const fight: Fight = {
      area: 'derby',
      turn: 4,
      side: 'lancaster',
      attackers: 'l-somerset',
      defenders: 'y-exeter y-norfolk',
      dead: board.dead,
      dice: [2],
    };
    const battleOf = until(battle(fight), 'l-somerset');
    expect(verbs(battleOf, 'l-somerset')).toContain('treachery');
    let won = say(battleOf, 'treachery l-somerset y-exeter');
    expect([place(won, 'l-exeter'), documentOf(won).king]).toEqual(['derby', 'l-somerset']);
    won = toRound(won, 2);
    won = say(until(won, 'y-norfolk'), 'retreat y-norfolk chester', 'end-regroup');
    expect([turn(won), phase(won), documentOf(won).king]).toEqual([[1, 5], 'card', 'l-exeter']);
  });
  test('case 171 the same on the Pretender’s side', () => {
    const dead = 'y-york y-march y-rutland';
    const fight: Fight = {
      area: 'derby',
      attackers: 'y-gloucester',
      defenders: 'l-clarence l-oxford',
      dead,
      dice: [2],
    };
    const s = until(battle(fight), 'y-gloucester');
    expect(pretender(s)).toBe('y-gloucester');
    const won = say(s, 'treachery y-gloucester l-clarence');
    expect([place(won, 'y-clarence'), pretender(won)]).toEqual(['derby', 'y-clarence']);
  });
  const hungry = { at: { derby: 'l-henry-vi:1 l-oxford l-beaumont l-clifford l-devon' } };
  test('case 172 the King starves', () => {
    const s = say(turnEnds({ ...hungry, turn: 3 }), 'starve l-henry-vi');
    expect([phase(s), turn(s), documentOf(s).king]).toEqual(['card', [1, 4], null]);
    const next = endActions(
      endActions(s.play('lancaster', s.legal('lancaster')[0] ?? '').play('york', s.legal('york')[0] ?? '')),
    );
    expect([phase(next), documentOf(next).king]).toEqual(['supply', 'l-prince-edward']);
    const last = say(turnEnds({ ...hungry, turn: 7, seed: 1 }), 'starve l-henry-vi');
    expect([phase(last), documentOf(last).king]).toEqual(['political', 'l-prince-edward']);
    const told = last.log.map(({ say: said }) => said);
    expect(told.indexOf('crowned')).toBeGreaterThan(0);
    expect(told.indexOf('throne-counted')).toBeGreaterThan(told.indexOf('crowned'));
  });
  test('case 173 a minor comes late', () => {
    const at = {
      derby: 'l-henry-vi l-somerset:1 l-oxford l-merc-welsh l-levy-york',
      oxford: 'y-york',
      chester: 'y-march',
      warwick: 'y-norfolk',
      lincoln: 'y-suffolk',
    };
    const died = say(turnEnds({ at, turn: 7, seed: 2 }), 'starve l-somerset');
    const s = settle(died);
    expect([documentOf(s).kingSide, place(s, 'l-prince-edward'), turn(s)]).toEqual(['york', 'minor', [2, 1]]);
    const ready = s.legal('lancaster').includes('keep-hand') ? s.play('lancaster', 'keep-hand') : s;
    const both = ready.legal('york').includes('keep-hand') ? ready.play('york', 'keep-hand') : ready;
    const next = endActions(
      endActions(both.play('lancaster', both.legal('lancaster')[0] ?? '').play('york', both.legal('york')[0] ?? '')),
    );
    expect([phase(next), entries(next, 'l-prince-edward')]).toEqual(['supply', ['france', 'scotland']]);
  });
});
