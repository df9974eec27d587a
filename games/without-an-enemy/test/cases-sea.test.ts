// Cases 15 to 26 and 83 to 94: the sea, and recruitment.
import { describe, expect, test } from 'vitest';
import { A, seaOf } from '../src/rules/data/areas.ts';
import { seaHolder, voyageModifier } from '../src/rules/seas.ts';
import { acts, allowed, refused, type Scene, strength, where } from './scene.ts';

const holderOf = (s: Scene, sea: string): number => seaHolder(s.state, seaOf(sea) ?? (0 as never));
const modifier = (s: Scene, side: 0 | 1, from: keyof typeof A, to: keyof typeof A): number =>
  voyageModifier(s.state, side, A[from], A[to]);
const queen = (dice: readonly number[], more: object = {}) =>
  acts('royalist', { at: { continent: 'r-henrietta' }, dice, ...more });

describe('6.4 the die of a voyage', () => {
  test('case 15 (6.4) Henrietta to the North Riding: one enemy sea, no modifier', () => {
    const sails = (die: number) => queen([die]).play('royalist', 'sail r-henrietta north-riding');
    expect(holderOf(queen([]), 'north-sea')).toBe(1);
    expect(modifier(queen([]), 0, 'continent', 'north-riding')).toBe(0);
    expect([where(sails(4), 'r-henrietta'), strength(sails(4), 'r-henrietta')]).toEqual(['north-riding', 2]);
    expect([where(sails(3), 'r-henrietta'), strength(sails(3), 'r-henrietta')]).toEqual(['continent', 3]);
    expect(where(sails(1), 'r-henrietta')).toBe('lost');
  });
  test('case 16 (6.4) to a Friendly Port: +1', () => {
    const sails = (die: number) => queen([die]).play('royalist', 'sail r-henrietta northumberland');
    expect(modifier(queen([]), 0, 'continent', 'northumberland')).toBe(1);
    expect([where(sails(1), 'r-henrietta'), strength(sails(1), 'r-henrietta')]).toEqual(['continent', 2]);
    expect([where(sails(5), 'r-henrietta'), strength(sails(5), 'r-henrietta')]).toEqual(['northumberland', 3]);
  });
  test('case 17 (6.4) two enemy seas take it away again; with Bristol the Irish Sea is no enemy', () => {
    expect(modifier(queen([]), 0, 'continent', 'cheshire')).toBe(0);
    const bristol = queen([], { control: { 'bristol-city': 'royalist' } });
    expect(holderOf(bristol, 'irish-sea')).toBe(0);
    expect(modifier(bristol, 0, 'continent', 'cheshire')).toBe(1);
  });
  test('case 83 (6.4) every die with modifier 0', () => {
    const ends = [1, 2, 3, 4, 5, 6].map((die) => {
      const s = queen([die]).play('royalist', 'sail r-henrietta durham');
      return [where(s, 'r-henrietta'), strength(s, 'r-henrietta')];
    });
    expect(ends[0]?.[0]).toBe('lost');
    expect(ends.slice(1)).toEqual([
      ['continent', 2],
      ['continent', 3],
      ['durham', 2],
      ['durham', 3],
      ['durham', 3],
    ]);
  });
  test('case 84 (6.3, 6.4) three enemy seas: -2; with Newcastle -1', () => {
    const irish = (die: number) => acts('royalist', { at: { ireland: 'r-cessation-1' }, dice: [die] });
    expect(modifier(irish(1), 0, 'ireland', 'durham')).toBe(-2);
    expect(modifier(irish(1), 0, 'ireland', 'northumberland')).toBe(-1);
    const six = irish(6).play('royalist', 'sail r-cessation-1 durham');
    expect([where(six, 'r-cessation-1'), strength(six, 'r-cessation-1')]).toEqual(['durham', 2]);
    expect(where(irish(3).play('royalist', 'sail r-cessation-1 durham'), 'r-cessation-1')).toBe('lost');
  });
  test('case 85 (6.4) two Friendly Ports count once', () => {
    const s = acts('royalist', { at: { northumberland: 'r-astley' } });
    expect([holderOf(s, 'north-sea'), holderOf(s, 'english-channel')]).toEqual([1, 1]);
    expect(modifier(s, 0, 'northumberland', 'cornwall')).toBe(0);
  });
  test('case 21 (6.4) a last strength is lost at 2 and at 4', () => {
    const weak = (die: number) => acts('royalist', { at: { continent: 'r-henrietta:1' }, dice: [die] });
    for (const die of [2, 4])
      expect(where(weak(die).play('royalist', 'sail r-henrietta durham'), 'r-henrietta')).toBe('lost');
  });
});

describe('6.1, 6.2 who sails where', () => {
  const IRISH = { ireland: 'r-cessation-1 r-cessation-2 r-cessation-3' };
  test('case 18 (6.2) one block a turn from Ireland; two at +1 with r-12', () => {
    const s = acts('royalist', { at: IRISH, dice: [6] }).play('royalist', 'sail r-cessation-1 cumberland');
    expect(refused(s, 'royalist', 'sail r-cessation-2 cumberland')).toBe('ireland-limit');
    const two = acts('royalist', { at: IRISH, cards: { royalist: 'r-12' }, dice: [4, 4] });
    const plain = acts('royalist', { at: IRISH });
    expect(modifier(two, 0, 'ireland', 'cumberland')).toBe(modifier(plain, 0, 'ireland', 'cumberland') + 1);
    const both = two.play('royalist', 'sail r-cessation-1 cumberland', 'sail r-cessation-2 cumberland');
    expect([where(both, 'r-cessation-1'), where(both, 'r-cessation-2')]).toEqual(['cumberland', 'cumberland']);
    expect(refused(both, 'royalist', 'sail r-cessation-3 cumberland')).toBe('ireland-limit');
  });
  test('case 19 (6.2) a Regional block sails to its home Region only', () => {
    const s = acts('parliament', { at: { 'west-devon': 'p-plymouth', kent: 'p-kent-foot' } });
    expect(refused(s, 'parliament', 'sail p-plymouth kent')).toBe('not-its-region');
    allowed(s, 'parliament', 'sail p-plymouth dorset');
    const enemy = acts('parliament', { at: { 'west-devon': 'p-plymouth', dorset: 'r-astley' } });
    expect(refused(enemy, 'parliament', 'sail p-plymouth dorset')).toBe('not-open');
  });
  test('case 20 (6.1, 6.5) nobody sails into a city besieged; the besieger may land there', () => {
    const at = { 'east-riding': 'r-newcastle', hull: 'p-hotham', london: 'p-skippon', northumberland: 'r-astley' };
    expect(refused(acts('parliament', { at }), 'parliament', 'sail p-skippon east-riding')).toBe('not-open');
    allowed(acts('royalist', { at }), 'royalist', 'sail r-astley east-riding');
  });
  test('case 86 (6.2) a failed try counts', () => {
    const s = acts('royalist', { at: IRISH, dice: [4] }).play('royalist', 'sail r-cessation-1 lancashire');
    const stays = acts('royalist', { at: IRISH, dice: [3] }).play('royalist', 'sail r-cessation-1 lancashire');
    expect(where(s, 'r-cessation-1')).toBe('lancashire');
    expect(where(stays, 'r-cessation-1')).toBe('ireland');
    expect(refused(stays, 'royalist', 'sail r-cessation-2 lancashire')).toBe('ireland-limit');
  });
  test('case 87 (6.1) from and to Contested, to Enemy, to the Continent: refused', () => {
    const s = acts('royalist', {
      at: { durham: 'r-astley p-skippon', dorset: 'p-holles', cornwall: 'r-forth', kent: 'p-essex r-rupert' },
    });
    expect(refused(s, 'royalist', 'sail r-astley sussex')).toBe('not-friendly');
    expect(refused(s, 'royalist', 'sail r-forth kent')).toBe('not-open');
    expect(refused(s, 'royalist', 'sail r-forth dorset')).toBe('not-open');
    expect(refused(s, 'royalist', 'sail r-forth continent')).toBe('never-entered');
  });
  test('case 88 (1.9) besieged Ports do not count for a sea', () => {
    const at = { bristol: 'p-essex', 'bristol-city': 'r-west-foot' };
    const s = acts('royalist', { at, control: { 'bristol-city': 'royalist' } });
    expect(holderOf(s, 'irish-sea')).toBe(1);
    const both = acts('royalist', {
      at: { ...at, pembroke: 'r-herbert', 'pembroke-town': 'p-laugharne' },
      control: { 'bristol-city': 'royalist' },
    });
    expect(holderOf(both, 'irish-sea')).toBe(0);
  });
  test('case 89 (13.3) 1642 V: no landing in Yorkshire for either side', () => {
    const board = { year: 1642, turn: 'V', at: { london: 'p-skippon', northumberland: 'r-newcastle' } };
    const to = (block: string) => `sail ${block} east-riding`;
    expect(refused(acts('parliament', board), 'parliament', to('p-skippon'))).toBe('yorkshire-neutral');
    expect(refused(acts('royalist', board), 'royalist', to('r-newcastle'))).toBe('yorkshire-neutral');
  });
});

describe('7 recruitment', () => {
  test('case 22 (7.2) a Regional block grows at home, to its full strength', () => {
    const away = acts('royalist', { at: { nottinghamshire: 'r-newcastle:3' } });
    expect(refused(away, 'royalist', 'strengthen r-newcastle')).toBe('outside-its-region');
    const home = acts('royalist', { at: { 'north-riding': 'r-newcastle:3' } }).play(
      'royalist',
      'strengthen r-newcastle',
    );
    expect(strength(home, 'r-newcastle')).toBe(4);
    expect(refused(home, 'royalist', 'strengthen r-newcastle')).toBe('is-full-strength');
  });
  test('case 23 (7.2) never guns, Covenanters or Clubmen', () => {
    const s = acts('royalist', { at: { oxfordshire: 'r-train:1', dorset: 'r-clubmen:1' } });
    for (const block of ['r-train', 'r-clubmen'])
      expect(refused(s, 'royalist', `strengthen ${block}`)).toBe('never-strengthened');
    const p = acts('parliament', { at: { durham: 'c-leven:1' } });
    expect(refused(p, 'parliament', 'strengthen c-leven')).toBe('never-strengthened');
  });
  test('case 24 (7.2) in a besieged Port on an own sea one strength a turn; elsewhere none', () => {
    const s = acts('parliament', {
      at: { 'west-devon': 'r-hopton', plymouth: 'p-plymouth:1', gloucestershire: 'r-astley', gloucester: 'p-massey:1' },
    });
    expect(holderOf(s, 'english-channel')).toBe(1);
    const fed = s.play('parliament', 'strengthen p-plymouth');
    expect(strength(fed, 'p-plymouth')).toBe(2);
    expect(refused(fed, 'parliament', 'strengthen p-plymouth')).toBe('port-fed');
    expect(refused(s, 'parliament', 'strengthen p-massey')).toBe('besieged');
  });
  test('case 25 (7.3, 7.1) Regional blocks are deployed at home, national ones anywhere Friendly', () => {
    const s = acts('royalist', { at: { oxfordshire: 'r-northampton', northumberland: 'r-newcastle' } });
    expect(refused(s, 'royalist', 'deploy r-derby oxfordshire')).toBe('not-its-region');
    const derby = s.play('royalist', 'deploy r-derby northumberland');
    expect([where(derby, 'r-derby'), strength(derby, 'r-derby')]).toEqual(['northumberland', 1]);
    const goring = s.play('royalist', 'deploy r-goring oxfordshire');
    expect([where(goring, 'r-goring'), strength(goring, 'r-goring')]).toEqual(['oxfordshire', 1]);
  });
  test('case 90 (7.4) guns are deployed with one AP and not strengthened', () => {
    const s = acts('royalist', { at: { cornwall: 'r-hopton' } }).play('royalist', 'deploy r-west-guns cornwall');
    expect(strength(s, 'r-west-guns')).toBe(1);
    expect(refused(s, 'royalist', 'strengthen r-west-guns')).toBe('never-strengthened');
  });
  test('case 91 (7.1) not in a Contested Area; where one besieges, yes', () => {
    const s = acts('royalist', {
      at: { berkshire: 'r-astley p-essex', gloucestershire: 'r-forth', gloucester: 'p-massey' },
    });
    expect(refused(s, 'royalist', 'deploy r-goring berkshire')).toBe('not-friendly');
    allowed(s, 'royalist', 'deploy r-goring gloucestershire');
  });
  test('case 92 (7.5) nothing is raised in Scotland or Ireland', () => {
    const p = acts('parliament', { at: { scotland: 'c-leven', reserve: 'p-manchester' } });
    expect(refused(p, 'parliament', 'deploy p-manchester scotland')).toBe('no-recruits-there');
    const r = acts('royalist', { at: { ireland: 'r-cessation-1:2' } });
    expect(refused(r, 'royalist', 'strengthen r-cessation-1')).toBe('no-recruits-there');
  });
  test('case 93 (7.2) a sea that an event has taken feeds nobody', () => {
    const s = acts('parliament', {
      at: { 'west-devon': 'r-hopton', plymouth: 'p-plymouth:1' },
      seized: { royalist: 'english-channel' },
    });
    expect(refused(s, 'parliament', 'strengthen p-plymouth')).toBe('besieged');
  });
  test('case 94 (7.2) the train never, a Regional block not outside its Region', () => {
    const s = acts('parliament', { at: { 'west-riding': 'p-essex-train:1 p-grey:1' } });
    expect(refused(s, 'parliament', 'strengthen p-essex-train')).toBe('never-strengthened');
    expect(refused(s, 'parliament', 'strengthen p-grey')).toBe('outside-its-region');
  });
  test('case 26 (15.1) p-10: two strength for Hull besieged, and no more there this turn', () => {
    const s = acts('parliament', {
      at: { 'east-riding': 'r-newcastle', hull: 'p-hotham:1' },
      cards: { parliament: 'p-10' },
      phase: { name: 'events', owner: 'parliament', acting: 'parliament' },
      player1: 'royalist',
    });
    expect(holderOf(s, 'north-sea')).toBe(1);
    const fed = s.play('parliament', 'add p-hotham', 'add p-hotham').play('royalist', 'end-actions');
    expect(strength(fed, 'p-hotham')).toBe(3);
    expect(fed.state.ap[1]).toBe(3);
    expect(refused(fed, 'parliament', 'strengthen p-hotham')).toBe('is-full-strength');
    const large = acts('parliament', {
      at: { 'east-riding': 'r-newcastle', hull: 'p-essex:1' },
      cards: { parliament: 'p-10' },
      phase: { name: 'events', owner: 'parliament', acting: 'parliament' },
      player1: 'royalist',
    }).play('parliament', 'add p-essex', 'add p-essex');
    expect([strength(large, 'p-essex'), large.state.phase.name]).toEqual([3, 'actions']);
    expect(refused(large.play('royalist', 'end-actions'), 'parliament', 'strengthen p-essex')).toBe('port-fed');
    const one = s.play('parliament', 'add p-hotham', 'end-event').play('royalist', 'end-actions');
    expect(refused(one, 'parliament', 'strengthen p-hotham')).toBe('port-fed');
  });
});
