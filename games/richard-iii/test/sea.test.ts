// 5.3 Sea moves, 5.31 ports, 2.8 seas.
import { describe, expect, test } from 'vitest';
import { endActions } from './fight.ts';
import { accepts, acts, apLeft, marches, place, refuses, sail, sails, say } from './scene.ts';

const CALAIS = 'y-march y-kent y-warwick y-salisbury y-merc-calais';
const calais = (card: number | string = 2) => acts('york', card, { at: { calais: CALAIS } });
const over = (to: string, blocks: string, from = 'calais') => ({ to, blocks, from });
const fleet = (s: ReturnType<typeof calais>, ...moves: readonly ReturnType<typeof over>[]) =>
  moves.reduce(
    (then, { from, to, blocks }) => blocks.split(' ').reduce((at, block) => sail(at, block, from, to), then),
    s,
  );

describe('cases of sea moves', () => {
  test('case 21 two blocks for one point between major ports', () => {
    const s = fleet(calais(), over('kent', 'y-march y-kent'));
    expect([apLeft(s), place(s, 'y-march'), place(s, 'y-kent')]).toEqual([1, 'kent', 'kent']);
  });
  test('case 22 not to a minor port, not to two destinations', () => {
    expect(apLeft(fleet(calais(), over('essex', 'y-march y-kent')))).toBe(0);
    expect(apLeft(fleet(calais(), over('kent', 'y-march'), over('sussex', 'y-kent')))).toBe(0);
  });
  test('case 23 what two points carry from Calais', () => {
    const four = fleet(calais(), over('kent', 'y-march y-kent y-warwick y-salisbury'));
    expect([apLeft(four), sails(four, 'y-merc-calais')]).toEqual([0, []]);
    refuses(four, 'sail y-merc-calais calais-kent english-channel', 'sail y-merc-calais calais-kent north-sea');
    expect(apLeft(fleet(calais(), over('kent', 'y-march y-kent'), over('east-anglia', 'y-warwick y-salisbury')))).toBe(
      0,
    );
    expect(apLeft(fleet(calais(), over('kent', 'y-march y-kent'), over('essex', 'y-warwick')))).toBe(0);
  });
  test('case 24 one sea only', () => {
    const s = acts('york', 2, { at: { kent: 'y-march' } });
    accepts(s, 'sail y-march kent-cornwall english-channel', 'sail y-march kent-lincoln north-sea');
    for (const sea of ['irish-sea', 'english-channel', 'north-sea']) refuses(s, `sail y-march kent-somerset ${sea}`);
    refuses(s, 'sail y-march kent-cornwall north-sea');
  });
  test('case 25 no landing in an enemy or contested area', () => {
    const at = { kent: 'y-march', essex: 'l-oxford', rutland: 'y-norfolk', lincoln: 'l-beaumont' };
    const s = acts('york', 4, { at });
    expect(refuses(s, 'sail y-march kent-essex north-sea', 'sail y-march kent-lincoln north-sea')).toEqual([
      '5.3',
      '5.3',
    ]);
    const attacked = say(s, 'march y-norfolk rutland-essex');
    refuses(attacked, 'sail y-march kent-essex north-sea');
    expect(refuses(endActions(attacked), 'sail l-beaumont lincoln-essex north-sea')).toEqual(['5.3']);
  });
  test('case 26 who cannot sail', () => {
    const ours = [
      'l-merc-scots',
      'l-merc-welsh',
      'l-levy-york',
      'l-levy-bristol',
      'l-levy-coventry',
      'l-levy-newcastle',
      'l-bombard',
    ];
    const theirs = ['rebel', 'y-levy-london', 'y-levy-norwich', 'y-levy-salisbury', 'y-bombard'];
    const s = acts('lancaster', 4, { at: { kent: `l-oxford ${ours.join(' ')}` } });
    for (const block of ours) {
      expect(sails(s, block)).toEqual([]);
      expect(refuses(s, `sail ${block} kent-sussex english-channel`)).toEqual(['5.3']);
    }
    const york = acts('york', 4, { at: { kent: `y-norfolk ${theirs.join(' ')}` } });
    for (const block of theirs) {
      expect(sails(york, block)).toEqual([]);
      refuses(york, `sail ${block} kent-sussex english-channel`);
    }
    expect([sails(s, 'l-oxford').length > 0, sails(york, 'y-norfolk').length > 0]).toEqual([true, true]);
  });
  test('case 27 no land after sea, no sea after land', () => {
    const s = sail(calais(), 'y-march', 'calais', 'kent');
    refuses(s, 'march y-march kent-sussex');
    expect(marches(s, 'y-march')).toEqual([]);
    const marched = say(acts('york', 4, { at: { sussex: 'y-march' } }), 'march y-march sussex-kent');
    refuses(marched, 'sail y-march kent-sussex english-channel');
    expect(sails(marched, 'y-march')).toEqual([]);
  });
  test('case 28 the Isle of Man is a minor port without roads', () => {
    const s = acts('york', 2, { at: { ireland: 'y-york y-rutland' } });
    expect(apLeft(fleet(s, over('isle-of-man', 'y-york y-rutland', 'ireland')))).toBe(0);
    expect(marches(acts('york', 2, { at: { 'isle-of-man': 'y-york' } }), 'y-york')).toEqual([]);
  });
  test('case 29 nobody sails into the exile of the other', () => {
    const york = acts('york', 2, { at: { chester: 'y-york', cornwall: 'y-march' } });
    accepts(york, 'sail y-york chester-ireland irish-sea');
    expect(refuses(york, 'sail y-york chester-scotland irish-sea', 'sail y-york chester-france irish-sea')).toEqual([
      '2.7',
      '2.7',
    ]);
    const s = acts('lancaster', 2, { at: { chester: 'l-exeter', kent: 'l-oxford' } });
    refuses(s, 'sail l-exeter chester-ireland irish-sea', 'sail l-oxford kent-calais english-channel');
    refuses(s, 'sail l-oxford kent-calais north-sea');
    for (const block of ['y-york', 'y-march']) expect(sails(york, block)).not.toContain('france');
    expect([...sails(s, 'l-exeter'), ...sails(s, 'l-oxford')]).not.toContain('calais');
  });
  test('case 132 where France looks', () => {
    const s = acts('lancaster', 2, { at: { france: 'l-oxford' } });
    const channel = ['cornwall', 'dorset', 'kent', 'sussex'];
    const irish = 'caernarvon chester cornwall cumbria glamorgan isle-of-man lancaster pembroke scotland somerset';
    expect(sails(s, 'l-oxford')).toEqual([...new Set([...channel, ...irish.split(' ')])].sort());
    refuses(s, 'sail l-oxford france-essex north-sea', 'sail l-oxford france-calais english-channel');
    refuses(s, 'sail l-oxford france-ireland irish-sea');
  });
  test('case 133 land and sea are paid apart', () => {
    const at = { middlesex: 'l-oxford l-clifford' };
    const land = 'march l-oxford middlesex-leicester';
    const water = 'sail l-clifford middlesex-lincoln north-sea';
    expect(apLeft(say(acts('lancaster', 2, { at }), land, water))).toBe(0);
    const one = say(acts('lancaster', 2, { at }), 'recruit l-stanley lancaster');
    accepts(one, land, water);
    refuses(say(one, land), water);
    refuses(say(one, water), land);
  });
  test('case 134 two credits at once', () => {
    const paid = fleet(calais(), over('kent', 'y-march'), over('east-anglia', 'y-warwick'));
    expect(apLeft(paid)).toBe(0);
    const s = fleet(paid, over('kent', 'y-kent'), over('east-anglia', 'y-salisbury'));
    expect([apLeft(s), place(s, 'y-kent'), place(s, 'y-salisbury')]).toEqual([0, 'kent', 'east-anglia']);
  });
  test('case 135 an unpinned block may leave by sea', () => {
    const attack = say(
      acts('york', 2, { at: { oxford: 'y-norfolk', middlesex: 'l-oxford l-beaumont' } }),
      'march y-norfolk oxford-middlesex',
    );
    const s = endActions(attack);
    accepts(s, 'sail l-oxford middlesex-lincoln north-sea', 'sail l-beaumont middlesex-lincoln north-sea');
    const one = say(s, 'sail l-beaumont middlesex-lincoln north-sea');
    expect(apLeft(one)).toBe(3);
    expect(refuses(one, 'sail l-oxford middlesex-lincoln north-sea', 'march l-oxford middlesex-essex')).toEqual([
      '5.22',
      '5.22',
    ]);
  });
  test('case 136 Surprise at sea', () => {
    const s = fleet(calais('event-surprise'), over('kent', 'y-march y-kent'));
    expect([apLeft(s), sails(s, 'y-warwick'), marches(s, 'y-warwick')]).toEqual([0, [], []]);
    refuses(s, 'sail y-warwick calais-east-anglia north-sea');
  });
  test('case 205 areas on two seas', () => {
    const cornwall = acts('york', 2, { at: { cornwall: 'y-march' } });
    accepts(cornwall, 'sail y-march cornwall-dorset english-channel', 'sail y-march cornwall-somerset irish-sea');
    const scotland = acts('lancaster', 2, { at: { scotland: 'l-henry-vi l-oxford l-clifford l-devon' } });
    const s = fleet(
      scotland,
      over('east-yorks', 'l-henry-vi l-oxford', 'scotland'),
      over('chester', 'l-clifford l-devon', 'scotland'),
    );
    expect([apLeft(s), place(s, 'l-oxford'), place(s, 'l-devon')]).toEqual([0, 'east-yorks', 'chester']);
    const ireland = acts('york', 2, { at: { ireland: 'y-york' } });
    expect(sails(ireland, 'y-york')).toEqual(
      'caernarvon chester cornwall cumbria glamorgan isle-of-man lancaster pembroke somerset'.split(' '),
    );
    refuses(ireland, 'sail y-york ireland-kent irish-sea', 'sail y-york ireland-east-anglia north-sea');
  });
});
