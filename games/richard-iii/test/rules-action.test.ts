// Rules 1 to 5 by section, refusals first: what the cases do not say.
import { richardIII } from '@rose/richard-iii';
import { begin, isMistake, refuse, seeded, stateOf } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { endActions, group } from './fight.ts';
import {
  acts,
  apLeft,
  chooses,
  documentOf,
  legal,
  marches,
  phase,
  place,
  recruits,
  say,
  strength,
  turn,
} from './scene.ts';
import { turnEnds } from './seasons.ts';

const HANDS = [
  'ap4-1 ap4-2 ap3-1 ap3-2 ap2-1 event-muster event-surprise',
  'ap4-3 ap4-4 ap3-3 ap3-4 ap2-2 event-piracy event-treason',
] as const;
const opened = () => {
  const course = begin(richardIII, {}, seeded(5));
  if (isMistake(course)) throw new Error(course.reason);
  return sceneOf(richardIII, stateOf(course), seeded(5));
};

describe('1 the turn', () => {
  test('rule 1.1 a card of the own hand, once', () => {
    const s = chooses(...HANDS);
    expect(s.try('lancaster', 'play-card ap4-3')).toEqual(refuse('1.1', { why: 'card-not-in-hand', card: 'ap4-3' }));
    const chosen = s.play('lancaster', 'play-card ap4-1');
    expect(chosen.active()).toEqual(['york']);
    expect(chosen.try('lancaster', 'play-card ap4-2')?.because.why).toBe('not-your-turn');
    expect(s.try('lancaster', 'ask-redeal')).toMatchObject({ rule: '5.1', because: { why: 'not-at-this-step' } });
  });
  test('rule 1.2 player 1 first, then player 2, each with his own points', () => {
    const s = acts('york', 3, { other: 2 });
    expect([s.active(), apLeft(s)]).toEqual([['york'], 3]);
    const second = endActions(s);
    expect([second.active(), apLeft(second)]).toEqual([['lancaster'], 2]);
    expect(second.try('york', 'recruit y-norfolk east-anglia')?.because.why).toBe('not-your-turn');
    expect(s.try('york', 'fire y-norfolk')?.because.why).toBe('not-now');
  });
  test('rule 1.3 no battle without two sides, rule 1.4 then the next turn', () => {
    const s = turnEnds({ at: { derby: 'y-norfolk', chester: 'l-oxford' } });
    expect([phase(s), turn(s)]).toEqual(['card', [1, 2]]);
  });
});

describe('2 the map', () => {
  test('rule 2.1 contested is neither friendly nor enemy nor vacant', () => {
    const at = { warwick: 'l-oxford', derby: 'y-norfolk' };
    const s = endActions(say(acts('york', 3, { at }), 'march y-norfolk derby-warwick'));
    expect(s.try('lancaster', 'recruit l-levy-coventry warwick')).toEqual(
      refuse('5.4', { why: 'area-not-open', area: 'warwick' }),
    );
    expect(s.try('lancaster', 'recruit l-bombard warwick')).toEqual(
      refuse('5.4', { why: 'needs-friendly-city', area: 'warwick' }),
    );
  });
  test('rule 2.6 the Welsh are recruited in Wales alone', () =>
    expect(recruits(acts('lancaster', 3, {}), 'l-merc-welsh')).toEqual([
      'caernarvon',
      'glamorgan',
      'pembroke',
      'powys',
    ]));
  test('rule 2.7 nobody enters the exile of the other, even empty', () => {
    const s = acts('york', 3, { at: { cumbria: 'y-norfolk', kent: 'y-suffolk' } });
    const closed = refuse('2.7', { why: 'enemy-exile', area: 'scotland' });
    expect(s.try('york', 'march y-norfolk cumbria-scotland')).toEqual(closed);
    expect(s.try('york', 'sail y-norfolk cumbria-scotland irish-sea')).toEqual(closed);
    expect(acts('york', 'event-muster', {}).try('york', 'muster france')).toEqual(
      refuse('2.7', { why: 'enemy-exile', area: 'france' }),
    );
  });
  test('rule 2.8 a sea is named, and both coasts touch it', () => {
    const s = acts('york', 3, { at: { kent: 'y-norfolk' } });
    expect(s.try('york', 'sail y-norfolk kent-cornwall north-sea')).toEqual(
      refuse('5.3', { why: 'not-on-that-sea', area: 'cornwall', sea: 'north-sea' }),
    );
    expect(s.try('york', 'sail y-norfolk kent-kent north-sea')).toMatchObject({
      rule: '5.3',
      because: { why: 'already-there' },
    });
    expect(s.try('york', 'sail y-norfolk kent-calais english-channel')).toEqual(
      refuse('5.3', { why: 'name-other-sea', sea: 'north-sea' }),
    );
  });
});

describe('3 and 4 blocks and set-up', () => {
  test('rule 3.22 only one version of a noble is in play', () => {
    const s = acts('york', 3, { at: { derby: 'y-stanley' } });
    expect(place(s, 'l-stanley')).toBe('aside');
    expect(endActions(s).try('lancaster', 'recruit l-stanley lancaster')).toEqual(
      refuse('5.4', { why: 'not-in-pool', block: 'l-stanley' }),
    );
  });
  test('rule 3.25 mercenaries move from home like others', () =>
    expect(
      legal(acts('york', 3, { at: { ireland: 'y-merc-irish' } }), 'sail y-merc-irish ireland-chester'),
    ).toHaveLength(1));
  test('rule 3.26 the Rebel is the Pretender’s', () => {
    const s = acts('lancaster', 3, {});
    expect(s.try('lancaster', 'recruit rebel derby')).toEqual(
      refuse('3.26', { why: 'only-pretender-has-rebel', block: 'rebel' }),
    );
    const york = acts('york', 3, { at: { derby: 'rebel' } });
    expect(endActions(york).try('lancaster', 'march rebel derby-chester')?.because.why).toBe('not-your-block');
    expect(marches(york, 'rebel')).toContain('chester');
  });
  test('rule 4.1 and rule 4.2 full strength, and a pool to recruit from', () => {
    const s = opened();
    expect([strength(s, 'l-henry-vi'), strength(s, 'y-york'), place(s, 'l-stanley')]).toEqual([4, 4, 'pool']);
  });
  test('rule 4.3 and rule 4.4 the armies of 1460', () =>
    expect(documentOf(opened()).blocks).toMatchObject({
      'l-henry-vi': 'middlesex',
      'l-somerset': 'dorset',
      'l-exeter': 'cornwall',
      'l-devon': 'cornwall',
      'l-pembroke': 'pembroke',
      'l-wiltshire': 'wilts',
      'l-oxford': 'essex',
      'l-beaumont': 'lincoln',
      'l-clifford': 'north-yorks',
      'l-merc-french': 'france',
      'l-merc-scots': 'scotland',
      'y-york': 'ireland',
      'y-rutland': 'ireland',
      'y-merc-irish': 'ireland',
      'y-march': 'calais',
      'y-warwick': 'calais',
      'y-salisbury': 'calais',
      'y-kent': 'calais',
      'y-merc-calais': 'calais',
      'y-merc-burgundian': 'calais',
    }));
  test('rule 4.5 minors and rule 4.6 enemy nobles wait', () => {
    const s = opened();
    const minors = ['l-prince-edward', 'l-richmond', 'y-clarence', 'y-gloucester'].map((block) => place(s, block));
    expect(new Set(minors)).toEqual(new Set(['minor']));
    const aside = Object.entries(documentOf(s).blocks)
      .filter(([, where]) => where === 'aside')
      .map(([name]) => name);
    expect(aside.sort()).toEqual([
      'l-church-canterbury',
      'l-clarence',
      'l-kent',
      'l-salisbury',
      'l-warwick',
      'y-buckingham',
      'y-church-york',
      'y-exeter',
      'y-northumberland',
      'y-rivers',
      'y-shrewsbury',
      'y-stanley',
      'y-westmoreland',
    ]);
    const york = acts('york', 3, {});
    for (const minor of ['y-clarence', 'y-gloucester'])
      expect(york.try('york', `recruit ${minor} calais`)).toEqual(refuse('5.4', { why: 'not-in-pool', block: minor }));
  });
});

describe('5 actions', () => {
  test('rule 5.1 the points of an event serve the event', () => {
    const at = { calais: 'y-march', derby: 'y-norfolk' };
    for (const card of [
      'event-force-march',
      'event-surprise',
      'event-treason',
      'event-piracy',
      'event-muster',
      'event-plague',
    ] as const)
      expect(acts('york', card, { at }).try('york', 'recruit y-suffolk oxford')).toEqual(
        refuse('5.1', { why: 'card-does-not-allow', card, verb: 'recruit' }),
      );
    expect(acts('york', 'event-piracy', { at }).try('york', 'march y-norfolk derby-chester')?.rule).toBe('5.1');
    expect(acts('york', 3, { at }).try('york', 'plague warwick')?.rule).toBe('5.1');
    expect(acts('york', 3, { at }).try('york', 'muster warwick')?.rule).toBe('5.1');
  });
  test('rule 5.2 whose block, from where, how far, for what', () => {
    const s = acts('york', 2, {
      at: { derby: 'y-norfolk', chester: 'l-oxford', oxford: 'y-suffolk', wilts: 'y-hastings' },
    });
    const why = (text: string) => s.try('york', text);
    expect(why('march l-oxford chester-derby')).toEqual(refuse('5.2', { why: 'not-your-block', block: 'l-oxford' }));
    expect(why('march y-norfolk chester-derby')).toMatchObject({
      rule: '5.2',
      because: { why: 'block-stands-elsewhere', area: 'derby' },
    });
    expect(why('march y-norfolk derby-oxford')).toEqual(
      refuse('5.2', { why: 'no-border', from: 'derby', to: 'oxford' }),
    );
    expect(why('march y-norfolk derby-warwick-oxford-sussex')).toEqual(refuse('5.2', { why: 'too-far', limit: 2 }));
    expect(why('march y-norfolk derby-warwick-derby')).toEqual(
      refuse('5.2', { why: 'steps-straight-back', area: 'derby' }),
    );
    expect(why('march y-worcester rutland-lincoln')).toEqual(
      refuse('5.2', { why: 'block-not-on-map', block: 'y-worcester' }),
    );
    const spent = say(s, 'march y-norfolk derby-warwick', 'march y-suffolk oxford-leicester');
    expect(spent.try('york', 'march y-hastings wilts-dorset')).toEqual(refuse('5.2', { why: 'no-points-left' }));
    expect(spent.try('york', 'march y-norfolk warwick-derby')).toEqual(
      refuse('5.2', { why: 'block-has-moved', block: 'y-norfolk' }),
    );
    expect(spent.try('york', 'recruit y-worcester rutland')).toEqual(refuse('5.4', { why: 'no-points-left' }));
  });
  test('rule 5.21 the limit of each colour', () => {
    const army = 'y-norfolk y-suffolk y-arundel y-essex y-worcester';
    const crossings = [
      ['oxford', 'middlesex', 4],
      ['oxford', 'sussex', 3],
      ['lancaster', 'derby', 2],
    ] as const;
    for (const [from, to, limit] of crossings) {
      const five = army.split(' ');
      const s = say(acts('york', 4, { at: { [from]: army } }), ...group(from, to, five.slice(0, limit).join(' ')));
      expect(s.try('york', `march ${five[limit]} ${from}-${to}`)).toEqual(
        refuse('5.21', { why: 'border-full', from, to, limit }),
      );
    }
  });
  test('rule 5.21 every border passed on the way counts, not the last alone', () => {
    const at = { chester: 'y-norfolk y-suffolk y-arundel y-essex', hereford: 'y-worcester' };
    const s = acts('york', 4, { at });
    const gone = say(
      s,
      'march y-norfolk chester-hereford-warwick',
      'march y-suffolk chester-hereford-warwick',
      'march y-arundel chester-hereford-gloucester',
    );
    expect(gone.try('york', 'march y-essex chester-hereford')).toEqual(
      refuse('5.21', { why: 'border-full', from: 'chester', to: 'hereford', limit: 3 }),
    );
    expect(gone.try('york', 'march y-worcester hereford-chester')?.rule).toBe('5.21');
    expect(gone.try('york', 'march y-essex chester-warwick-gloucester')).toBeUndefined();
  });
  test('rule 5.22 how many are pinned is said', () => {
    const at = { derby: 'l-oxford l-clifford', chester: 'y-norfolk y-suffolk' };
    const s = endActions(say(acts('york', 4, { at }), ...group('chester', 'derby', 'y-norfolk y-suffolk')));
    expect(s.try('lancaster', 'march l-oxford derby-lincoln')).toEqual(
      refuse('5.22', { why: 'pinned', area: 'derby', pinned: 2 }),
    );
    const one = endActions(say(acts('york', 4, { at }), 'march y-norfolk chester-derby'));
    expect(one.try('lancaster', 'march l-oxford derby-chester')).toEqual(
      refuse('5.22', { why: 'border-closed', from: 'derby', to: 'chester' }),
    );
  });
  test('rule 5.22 reinforcements free nobody', () => {
    const at = { derby: 'l-oxford l-clifford', chester: 'y-norfolk y-suffolk', lincoln: 'l-devon l-beaumont' };
    const attack = endActions(say(acts('york', 4, { at }), ...group('chester', 'derby', 'y-norfolk y-suffolk')));
    const s = say(attack, ...group('lincoln', 'derby', 'l-devon l-beaumont'));
    expect(s.try('lancaster', 'march l-oxford derby-leicester')).toEqual(
      refuse('5.22', { why: 'pinned', area: 'derby', pinned: 2 }),
    );
  });
  test('rule 5.3 landings and rule 5.31 second places', () => {
    const s = acts('york', 2, { at: { calais: 'y-march y-norfolk', essex: 'l-oxford' } });
    expect(s.try('york', 'sail y-march calais-essex north-sea')).toEqual(
      refuse('5.3', { why: 'area-not-open', area: 'essex' }),
    );
    const one = say(s, 'sail y-march calais-east-anglia north-sea', 'recruit y-worcester rutland');
    expect(apLeft(one)).toBe(0);
    expect(one.try('york', 'sail y-norfolk calais-kent north-sea')).toEqual(refuse('5.3', { why: 'no-points-left' }));
    expect(one.try('york', 'sail y-norfolk calais-east-anglia north-sea')).toBeUndefined();
    expect(say(one, 'end-actions', 'end-actions').active()).toEqual(['lancaster', 'york']);
  });
  test('rule 5.4 what is recruited, and where', () => {
    const s = acts('york', 3, { at: { derby: 'y-norfolk' }, down: 'y-bombard', dead: 'y-kent' });
    const why = (text: string) => s.try('york', text);
    expect(why('recruit l-stanley lancaster')).toEqual(refuse('5.4', { why: 'not-your-block', block: 'l-stanley' }));
    expect(why('recruit y-norfolk east-anglia')).toEqual(refuse('5.4', { why: 'not-in-pool', block: 'y-norfolk' }));
    expect(why('recruit y-bombard middlesex')).toEqual(refuse('5.4', { why: 'not-in-pool', block: 'y-bombard' }));
    expect(why('recruit y-kent east-yorks')).toEqual(refuse('5.4', { why: 'not-in-pool', block: 'y-kent' }));
    expect(why('recruit y-suffolk derby')).toEqual(
      refuse('5.4', { why: 'not-its-home', block: 'y-suffolk', area: 'derby' }),
    );
    expect(why('recruit rebel derby')).toEqual(refuse('5.4', { why: 'needs-vacant-area', area: 'derby' }));
  });
});
