// Rules 5.51 to 5.56, the event cards, refusals first: what the cases do not say.
import { AREA_NAMES } from '@rose/richard-iii/ids';
import { refuse } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { endActions, fightAt, phaseFacts, toRound, until } from './fight.ts';
import { acts, apLeft, legal, place, refuses, retreats, say, strength } from './scene.ts';

describe('5.5 event cards', () => {
  test('rule 5.51 Surprise and rule 5.52 Force March move one group', () => {
    const at = { oxford: 'y-norfolk', derby: 'y-suffolk' };
    for (const card of ['event-surprise', 'event-force-march', 'event-treason'] as const) {
      const s = say(acts('york', card, { at }), 'march y-norfolk oxford-middlesex');
      expect(s.try('york', 'march y-suffolk derby-chester')).toEqual(refuse('5.2', { why: 'no-points-left' }));
    }
    const far = acts('york', 'event-force-march', { at });
    expect(far.try('york', 'march y-norfolk oxford-middlesex-essex-rutland')).toBeUndefined();
    expect(
      acts('york', 'event-surprise', { at }).try('york', 'march y-norfolk oxford-middlesex-essex-rutland')?.because.why,
    ).toBe('too-far');
  });
  test('rule 5.53 Muster is named once, then blocks come', () => {
    const s = acts('york', 'event-muster', { at: { oxford: 'y-norfolk', wilts: 'l-oxford' } });
    expect(s.try('york', 'march y-norfolk oxford-middlesex')).toEqual(refuse('5.53', { why: 'name-muster-first' }));
    expect(s.try('york', 'muster wilts')).toEqual(refuse('5.53', { why: 'area-not-open', area: 'wilts' }));
    const named = say(s, 'muster middlesex');
    expect(named.try('york', 'muster essex')).toEqual(refuse('5.53', { why: 'muster-already-named' }));
    expect(named.try('york', 'march y-norfolk oxford-sussex')).toEqual(
      refuse('5.53', { why: 'muster-ends-elsewhere', area: 'middlesex' }),
    );
    expect(legal(s, 'muster').length).toBe(AREA_NAMES.length - 3);
  });
  test('rule 5.53 Lancaster may muster in Scotland, nobody by sea', () => {
    const at = { cumbria: 'l-oxford', 'north-yorks': 'l-clifford', france: 'l-devon' };
    const s = say(acts('lancaster', 'event-muster', { at }), 'muster scotland');
    expect(legal(s, 'march')).toEqual([
      'march l-oxford cumbria-scotland',
      'march l-clifford north-yorks-northumbria-scotland',
    ]);
    expect([legal(s, 'sail'), place(say(s, 'march l-oxford cumbria-scotland'), 'l-oxford')]).toEqual([[], 'scotland']);
  });
  test('rule 5.54 Piracy may name either sea', () => {
    const s = acts('york', 'event-piracy', { at: { calais: 'y-march' } });
    expect([...legal(s, 'sail y-march calais-kent')].sort()).toEqual([
      'sail y-march calais-kent english-channel',
      'sail y-march calais-kent north-sea',
    ]);
    expect(legal(acts('york', 2, { at: { calais: 'y-march' } }), 'sail y-march calais-kent')).toHaveLength(1);
  });
  test('rule 5.54 pirates of two seas are one main attack, and each pays', () => {
    const at = { calais: 'y-march y-norfolk y-suffolk', kent: 'l-oxford l-clifford l-devon' };
    const one = say(acts('york', 'event-piracy', { at }), 'sail y-march calais-kent english-channel');
    const two = say(one, 'sail y-norfolk calais-kent north-sea');
    expect([apLeft(one), apLeft(two)]).toEqual([1, 0]);
    expect(two.try('york', 'sail y-suffolk calais-kent north-sea')).toEqual(refuse('5.3', { why: 'no-points-left' }));
    const left = say(endActions(two), 'march l-oxford kent-sussex');
    expect(left.try('lancaster', 'march l-devon kent-sussex')).toEqual(
      refuse('5.22', { why: 'pinned', area: 'kent', pinned: 2 }),
    );
    expect(phaseFacts(endActions(left)).reserves).toEqual([]);
  });
  test('rule 5.54 a pirate who changes sides walks', () => {
    const at = { calais: 'y-stanley y-march', essex: 'l-henry-vi' };
    const landed = say(
      acts('york', 'event-piracy', { at, dice: [2] }),
      'sail y-stanley calais-essex north-sea',
      'sail y-march calais-essex north-sea',
    );
    const s = until(fightAt(endActions(endActions(landed)), 'essex'), 'l-henry-vi');
    const turned = until(toRound(say(s, 'treachery l-henry-vi y-stanley'), 2), 'l-stanley');
    expect(retreats(turned, 'l-stanley')).toEqual(['east-anglia', 'leicester', 'middlesex', 'rutland']);
  });
  test('rule 5.55 Treason is offered where it has a target', () => {
    const at = { derby: 'y-norfolk', chester: 'l-clifford' };
    const s = fightAt(
      endActions(endActions(say(acts('york', 'event-treason', { at }), 'march y-norfolk derby-chester'))),
      'chester',
    );
    expect([legal(s, 'hold-treason'), phaseFacts(s).round]).toEqual([[], 1]);
  });
  test('rule 5.55 the holder may try an attack of the enemy too', () => {
    const at = { calais: 'y-stanley', essex: 'l-clifford' };
    const attack = acts('york', 'event-piracy', { at, other: 'event-treason', dice: [2] });
    const landed = endActions(say(attack, 'sail y-stanley calais-essex north-sea'));
    const s = fightAt(endActions(landed), 'essex');
    expect([s.active(), [...legal(s)].sort()]).toEqual([['lancaster'], ['hold-treason', 'treason y-stanley']]);
    expect(place(say(s, 'treason y-stanley'), 'l-stanley')).toBe('essex');
  });
  test('rule 5.55 the point of Treason may pay a sea move instead', () => {
    const s = acts('york', 'event-treason', { at: { calais: 'y-norfolk y-suffolk y-arundel', derby: 'y-hastings' } });
    const two = say(s, 'sail y-norfolk calais-kent north-sea', 'sail y-suffolk calais-kent north-sea');
    expect(two.try('york', 'sail y-arundel calais-kent north-sea')).toEqual(refuse('5.3', { why: 'no-points-left' }));
    expect(two.try('york', 'march y-hastings derby-chester')).toEqual(refuse('5.2', { why: 'no-points-left' }));
  });
  test('rule 5.56 Plague strikes once', () => {
    const s = say(acts('york', 'event-plague', { at: { warwick: 'l-oxford', wilts: 'l-clifford' } }), 'plague warwick');
    expect(s.try('york', 'plague wilts')).toEqual(refuse('5.56', { why: 'plague-already-named' }));
    expect(refuses(s, 'plague derby')).toEqual(['5.56']);
    expect([strength(s, 'l-oxford'), strength(s, 'l-clifford')]).toEqual([2, 3]);
  });
});
