// Cases 59 to 62, 64 to 68, 140 to 146, 151, 152, 154, 182 and 194: the end of the year, victory.
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { regionPoints } from '../src/rules/phases/recruitment.ts';
import {
  acts,
  allowed,
  type Board,
  doc,
  endActions,
  holder,
  offers,
  phase,
  refused,
  type Scene,
  table,
  time,
  track,
  where,
} from './scene.ts';

const recruits = (board: Board, seat: 'royalist' | 'parliament' = 'parliament'): Scene =>
  table({ year: 1643, turn: 'winter', player1: seat, phase: 'victory', seed: 1, ...board });

describe('12.3, 12.4 recruitment at the end of the year', () => {
  test('case 59 (12.3) Region E gives 3 + 2 + 2', () => {
    const s = recruits({ at: { london: 'p-skippon', kent: 'p-kent-foot', cambridgeshire: 'p-essex' } });
    expect(regionPoints(s.state, 1, 4)).toBe(7);
  });
  test('case 60 (12.4) guns: 2 RP in Bristol, 1 in London, refused in Sussex', () => {
    const s = recruits({
      at: {
        bristol: 'p-bristol-foot p-essex-train:1',
        london: 'p-london-guns:1',
        sussex: 'p-kent-foot',
        reserve: 'p-nma-train',
      },
    });
    const points = (now: Scene) => doc(now).phase['points'] as Readonly<Record<string, number>>;
    const bristol = s.play('parliament', 'strengthen p-essex-train');
    expect((points(s)['S'] ?? 0) - (points(bristol)['S'] ?? 0)).toBe(2);
    const london = s.play('parliament', 'strengthen p-london-guns');
    expect((points(s)['E'] ?? 0) - (points(london)['E'] ?? 0)).toBe(1);
    expect(refused(s, 'parliament', 'deploy p-nma-train sussex')).toBe('needs-major-city');
  });
  test('case 61 (12.4) Vacant Norfolk: at Year End, not with AP', () => {
    const s = recruits({ at: { london: 'p-skippon' } });
    allowed(s, 'parliament', 'deploy p-eastern-foot-1 norfolk');
    expect(
      refused(acts('parliament', { at: { london: 'p-skippon' } }), 'parliament', 'deploy p-eastern-foot-1 norfolk'),
    ).toBe('not-friendly');
  });
  test('case 140 (12.3) points stay in their Region, and what is left is lost', () => {
    const s = recruits({ at: { warwickshire: 'p-essex:1', gloucestershire: 'p-massey:1', reserve: 'p-holles' } });
    const spent = s.play('parliament', 'strengthen p-massey');
    expect(refused(spent, 'parliament', 'deploy p-holles gloucestershire')).toBe('no-region-points');
    allowed(spent, 'parliament', 'deploy p-holles warwickshire');
    const ended = spent.play('parliament', 'end-recruitment');
    expect(doc(ended).phase['points']).not.toEqual(doc(spent).phase['points']);
  });
  test('case 141 (12.4) besieged: no strength, no point for the city; the Area counts for the besieger', () => {
    const s = recruits({
      at: {
        gloucestershire: 'r-astley',
        gloucester: 'p-massey:1',
        bristol: 'r-rupert',
        'bristol-city': 'p-bristol-foot',
      },
    });
    expect(refused(s, 'parliament', 'strengthen p-massey')).toBe('besieged');
    expect([regionPoints(s.state, 1, 3), regionPoints(s.state, 0, 3)]).toEqual([1, 1]);
    expect(regionPoints(s.state, 0, 2)).toBe(1 + 2);
  });
  test('case 142 (12.4) Leicester of Parliament held by the Royalist: nobody deploys there', () => {
    const board = { at: { london: 'p-skippon', oxfordshire: 'r-astley' }, control: { leicester: 'royalist' } };
    expect(refused(recruits(board), 'parliament', 'deploy p-gell leicestershire')).toBe('not-friendly');
    expect(refused(recruits(board, 'royalist'), 'royalist', 'deploy r-goring leicestershire')).toBe('not-friendly');
  });
  test('case 145 (12.7, 12.4) lost in Winter: not in this Year End; next year in the Reserve; Henrietta and Leven out', () => {
    const s = recruits({ at: { london: 'p-skippon', lost: 'p-holles r-henrietta c-leven' } });
    expect(refused(s, 'parliament', 'deploy p-holles london')).toBe('not-in-reserve');
    const next = s.play('parliament', 'end-recruitment').play('royalist', 'end-recruitment');
    expect([time(next), where(next, 'p-holles'), where(next, 'r-henrietta'), where(next, 'c-leven')]).toEqual([
      '1644 I',
      'reserve',
      'gone',
      'gone',
    ]);
  });
  test('case 194 (12.2, 12.4) Manchester enters the Reserve first and may be deployed in the same Year End', () => {
    allowed(recruits({ at: { london: 'p-skippon' } }), 'parliament', 'deploy p-manchester london');
  });
});

describe('12.5 return', () => {
  const home = (board: Board): Scene =>
    recruits(board, 'royalist').play('royalist', 'end-recruitment').play('parliament', 'end-recruitment');
  test('case 62 (12.5) Newcastle in Oxfordshire: with the King he may stay; without a Leader he goes north or to the Reserve', () => {
    const king = home({ at: { oxfordshire: 'r-charles r-newcastle', durham: 'r-musgrave' } });
    allowed(king, 'royalist', 'end-return');
    allowed(king, 'royalist', 'go-home r-newcastle durham');
    const alone = home({ at: { oxfordshire: 'r-newcastle', durham: 'r-musgrave' } });
    expect(refused(alone, 'royalist', 'end-return')).toBe('must-go-home');
    expect(refused(alone, 'royalist', 'go-home r-newcastle reserve')).toBe('has-open-home');
    allowed(alone, 'royalist', 'go-home r-newcastle durham');
    const lost = home({ at: { oxfordshire: 'r-newcastle' }, control: { newcastle: 'parliament', york: 'parliament' } });
    expect(where(lost.play('royalist', 'go-home r-newcastle reserve'), 'r-newcastle')).toBe('reserve');
  });
  test('case 143 (12.5) Hopton in Kent with no home left: the Reserve', () => {
    const s = home({ at: { kent: 'r-hopton' }, control: { pendennis: 'parliament' } });
    expect(offers(s, 'royalist', 'go-home')).toEqual(['go-home r-hopton reserve']);
  });
  test('case 144 (12.5) Byron besieged inside Oxford stays', () => {
    const s = home({ at: { oxford: 'r-byron', oxfordshire: 'p-essex', cheshire: 'r-north-welsh' } });
    expect(offers(s, 'royalist', 'go-home')).toEqual([]);
    expect(where(s, 'r-byron')).toBe('oxford');
  });
  test('case 182 (1.2, 12.5) Byron with Rupert may stay; with Loughborough alone he must go', () => {
    const rupert = home({ at: { oxfordshire: 'r-byron r-rupert', cheshire: 'r-north-welsh' } });
    allowed(rupert, 'royalist', 'end-return');
    const local = home({ at: { oxfordshire: 'r-byron r-loughborough', cheshire: 'r-north-welsh' } });
    expect(refused(local, 'royalist', 'end-return')).toBe('must-go-home');
  });
});

describe('14 victory', () => {
  const phaseAt = (year: number, turn: string, more: Board) =>
    table({ year, turn, phase: 'victory', seed: 1, at: { london: 'p-skippon' }, ...more });
  const PLUS_3 = { control: { 'bristol-city': 'royalist', gloucester: 'royalist', coventry: 'royalist' } };
  const MINUS_3 = { control: { york: 'parliament', oxford: 'parliament', newcastle: 'parliament' } };
  test('case 64 (14.1) Bristol +1, York 0, the King -1', () => {
    const at = (more: Board) => track(table({ phase: { name: 'actions', acting: 'royalist' }, ...more }));
    expect(at({ control: { 'bristol-city': 'royalist' } })).toBe(1);
    expect(at({ control: { 'bristol-city': 'royalist', york: 'parliament' } })).toBe(0);
    expect(at({ control: { 'bristol-city': 'royalist', york: 'parliament' }, at: { gone: 'r-charles' } })).toBe(-1);
  });
  test('case 65 (14.2) no victory in 1642; in 1643 I three points are a major one', () => {
    expect(phaseAt(1642, 'V', PLUS_3).outcome).toBeUndefined();
    expect(phaseAt(1643, 'I', PLUS_3).outcome).toEqual({ winners: ['royalist'], how: 'major-victory', rule: '14.2' });
  });
  test('case 66 (14.3) the end of 1646 at -1 and at 0; mid-war at +1', () => {
    const end = (more: Board) => phaseAt(1646, 'winter', more).outcome;
    expect(end({ control: { york: 'parliament' } })).toMatchObject({ winners: ['parliament'], how: 'minor-victory' });
    expect(end({})).toMatchObject({ winners: [], how: 'draw' });
    const mid = table({
      options: { scenario: 'mid-war' },
      year: 1644,
      turn: 'winter',
      phase: 'victory',
      control: { 'bristol-city': 'royalist' },
    });
    expect(mid.outcome).toMatchObject({ winners: ['royalist'], how: 'minor-victory' });
  });
  test('case 67 (1.8) empty Oxford falls to Infantry at the end of the Tactical Phase, not to Cavalry nor to who fled there', () => {
    const enters = (block: string) =>
      endActions(
        acts('parliament', { at: { buckinghamshire: block }, seed: 1 }).play(
          'parliament',
          `move ${block} buckinghamshire-oxfordshire`,
        ),
      );
    expect([holder(enters('p-essex'), 'oxford'), track(enters('p-essex'))]).toEqual(['parliament', -1]);
    expect(holder(enters('p-balfour'), 'oxford')).toBe('royalist');
    const fled = table({
      at: { oxfordshire: 'p-essex' },
      how: { 'p-essex': 'fled' },
      phase: { name: 'tactics', step: 'pick', acting: 'royalist' },
      todo: [],
      seed: 1,
    });
    expect(holder(fled, 'oxford')).toBe('royalist');
  });
  test('case 68 (1.3) a view holds no id, class or strength of hidden enemies, no hand and no chosen card', () => {
    const s = table({
      at: { oxfordshire: 'r-charles r-train:2', scotland: 'c-leven', london: 'p-skippon' },
      phase: 'initiative',
    }).play('royalist', 'play-card r-01');
    const seen = withoutAnEnemy.view(s.state, 'parliament');
    expect(
      Object.keys(seen.blocks).some(
        (name) => name.startsWith('r-') && seen.blocks[name as 'r-charles']?.place === 'oxfordshire',
      ),
    ).toBe(false);
    const hidden = seen.hidden.filter(({ place }) => place === 'oxfordshire');
    expect(hidden.map(({ colour }) => colour)).toEqual(['blue', 'blue']);
    for (const block of seen.hidden)
      expect(Object.keys(block).toSorted()).toEqual([
        'came',
        'colour',
        'done',
        'how',
        'line',
        'picked',
        'place',
        'seat',
      ]);
    expect(seen.hands.royalist).toEqual({ count: 5, cards: null });
    expect([seen.ready, seen.phase]).toMatchObject([
      { royalist: true, parliament: false },
      { chosen: { royalist: null, parliament: null } },
    ]);
    const other = withoutAnEnemy.view(s.state, 'royalist');
    expect(other.hidden.map(({ colour }) => colour).toSorted()).toEqual(['green', 'orange']);
    expect(other.phase).toMatchObject({ chosen: { royalist: 'r-01' } });
  });
  test('case 146 (12.1, 2.2) Winter of the last year: Victory Phase, then the count, no Year End', () => {
    const full = phaseAt(1646, 'winter', {});
    expect([phase(full), full.outcome?.how]).toEqual(['count', 'draw']);
    const early = table({ options: { scenario: 'early-war' }, year: 1643, turn: 'winter', phase: 'victory', at: {} });
    expect([phase(early), early.outcome?.winners]).toEqual(['count', ['parliament']]);
  });
  test('case 151 (14.2) 1645 II at -3: major victory for Parliament, there and then', () => {
    const s = phaseAt(1645, 'II', MINUS_3);
    expect([phase(s), s.outcome]).toEqual(['victory', { winners: ['parliament'], how: 'major-victory', rule: '14.2' }]);
  });
  test('case 152 (14.3, 14.6) early-war at 0 is Parliament’s, at +1 the King’s', () => {
    const early = (more: Board) =>
      table({ options: { scenario: 'early-war' }, year: 1643, turn: 'winter', phase: 'victory', at: {}, ...more })
        .outcome;
    expect(early({})).toMatchObject({ winners: ['parliament'], how: 'minor-victory' });
    expect(early({ control: { 'bristol-city': 'royalist' } })).toMatchObject({
      winners: ['royalist'],
      how: 'minor-victory',
    });
  });
  test('case 154 (14.5) a besieged city counts for its controller', () => {
    const s = phaseAt(1643, 'I', { at: { oxfordshire: 'p-essex', oxford: 'r-astley' }, marker: { oxford: 4 } });
    expect(track(s)).toBe(0);
  });
});
