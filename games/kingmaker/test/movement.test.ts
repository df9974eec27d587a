// 3, 5 Control of places, leave, stacks, marches.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { A, stepsBetween } from '../src/rules/data/areas.ts';
import { at, board, holds, keepers, legal, may, phase, play, told, why } from './scene.ts';

describe('5.1 across country', () => {
  test('case 8 five areas, and no farther', () => {
    const s = board({ red: 'neville in:warwick' });
    may(s, 'march neville london');
    expect(why(s, 'march neville rochester')).toBe('too-far');
  });
  test('case 9 Percy does not reach York from Alnwick', () => {
    expect(stepsBetween(A.alnwick, A.york)).toBe(7);
    // By the Great North Road he is stopped at Newcastle or Morpeth, which are neutral.
    expect(why(board({ red: 'percy alnwick' }), 'march percy york')).toBe('too-far');
  });
  test('case 95 nobody crosses the Thames below London', () => {
    expect(stepsBetween(A.rochester, A.southend)).toBe(4);
    may(board({ red: 'grey rochester' }), 'march grey southend');
  });
  test('case 214 each noble moves once, singly or stacked', () => {
    const s = board({ red: 'grey york; roos doncaster; hastings doncaster' });
    const moved = play(s, 'march grey pontefract', 'march hastings pontefract');
    expect(at(moved, 'grey', 'roos', 'hastings')).toEqual(['pontefract', 'pontefract', 'pontefract']);
    expect(why(moved, 'march grey york')).toBe('has-moved');
  });
  test('case 215 going in at the end of a move costs nothing', () => {
    const s = board({ red: 'neville lichfield' });
    expect(at(play(s, 'march neville in:warwick'), 'neville')).toEqual(['in:warwick']);
    const later = play(s, 'march neville warwick', 'go-in neville warwick');
    expect(at(later, 'neville')).toEqual(['in:warwick']);
  });
  test('case 118 a summons is no move: whoever was called may still march', () => {
    const s = board({ red: 'percy york', phase: 'chance', events: 'e53' });
    expect(at(s, 'percy')).toEqual(['in:alnwick']);
    may(s, 'march percy warkworth');
    const raid = board({ red: 'percy york', yellow: 'roos morpeth', phase: 'chance', events: 'e53' });
    may(play(raid, 'march percy morpeth', 'end-movement'), 'attack roos');
  });
});

describe('5.2 by road', () => {
  test('case 10 a neutral gate stops, towns without walls and castles off the road do not', () => {
    const s = board({ red: 'grey london' });
    const road = legal(s, 'march grey');
    expect(road).toContain('march grey newark');
    expect(road).not.toContain('march grey doncaster');
    expect(road).not.toContain('march grey in:newark');
  });
  test('case 11, 101 a gate of somebody else: leave is asked, refused it stops, granted the march goes on', () => {
    const s = board({ red: 'grey london', yellow: 'roos in:belvoir', more: { noted: { newark: 'roos' } } });
    const asked = play(s, 'march grey pontefract');
    expect(at(asked, 'grey')).toEqual(['newark']);
    expect(asked.active()).toEqual(['yellow']);
    expect(at(asked.play('yellow', 'answer grey once'), 'grey')).toEqual(['pontefract']);
    expect(at(asked.play('yellow', 'answer grey no'), 'grey')).toEqual(['newark']);
    expect(kingmaker.phases.movement.byDefault?.(asked.state as never, 'yellow')).toEqual(
      kingmaker.read('answer grey no'),
    );
    const busy = play(
      board({ red: 'grey london; percy alnwick', yellow: 'roos in:belvoir', more: { noted: { newark: 'roos' } } }),
      'march grey pontefract',
    );
    expect(busy.active()).toEqual(['red', 'yellow']);
    expect(why(busy, 'end-movement', 'red')).toBe('leave-pending');
    may(busy, 'march percy morpeth', 'red');
    // Beyond Pontefract, which is neutral, nobody's leave helps.
    expect(why(s, 'march grey knaresborough')).toBe('too-far');
    const standing = board({
      red: 'grey london',
      yellow: 'roos in:belvoir',
      more: { noted: { newark: 'roos' }, leave: { newark: ['red'] } },
    });
    const gone = play(standing, 'march grey pontefract');
    expect(at(gone, 'grey')).toEqual(['pontefract']);
    expect(told(gone, 'leave-asked')).toEqual([]);
  });
  test('3.5 leave until withdrawn is remembered', () => {
    const s = board({ red: 'grey london', yellow: 'roos in:belvoir', more: { noted: { newark: 'roos' } } });
    const passed = play(s, 'march grey pontefract').play('yellow', 'answer grey always');
    expect(kingmaker.view(passed.state, 'blue').leave).toEqual({ newark: ['red'] });
  });
  test('case 12 who starts off the road does not use one', () => {
    const s = board({ red: 'grey peterborough' });
    expect(legal(s, 'march grey')).toContain('march grey huntingdon');
    expect(stepsBetween(A.peterborough, A.durham)).toBeGreaterThan(5);
    expect(why(s, 'march grey durham')).toBe('too-far');
  });
  test('case 13 where two roads meet one may change', () => {
    // Out by the East Road; from Epping on it is the Great North Road, and too far for anybody off the roads.
    expect([stepsBetween(A.chelmsford, A.belvoir), stepsBetween(A.chelmsford, A.newark)].every((n) => n > 5)).toBe(
      true,
    );
    const s = board({ red: 'grey chelmsford' });
    may(s, 'march grey belvoir');
    expect(at(play(s, 'march grey newark'), 'grey')).toEqual(['newark']);
  });
  test('case 14 road and country never mix in one move', () => {
    const friendly = { newark: 'grey', pontefract: 'grey', york: 'grey' };
    const s = board({ red: 'grey london', more: { noted: friendly } });
    expect(stepsBetween(A['sheriff-hutton'], A.york)).toBe(1);
    may(s, 'march grey york');
    expect(why(s, 'march grey sheriff-hutton')).toBe('too-far');
    const north = board({ red: 'grey london; roos york', more: { noted: { northampton: 'roos', leicester: 'roos' } } });
    const arrived = play(north, 'march grey northampton');
    expect([at(arrived, 'grey'), why(arrived, 'march grey market-harborough')]).toEqual([['northampton'], 'has-moved']);
  });
  test('case 92 an open town stops only while somebody else is inside', () => {
    const free = board({ red: 'grey gloucester' });
    may(free, 'march grey ludlow');
    const noted = { cardiff: 'grey', swansea: 'grey', gloucester: 'grey' };
    expect(stepsBetween(A.pembroke, A.ludlow)).toBeGreaterThan(5);
    const open = board({ red: 'grey pembroke', more: { noted } });
    expect(at(play(open, 'march grey ludlow'), 'grey')).toEqual(['ludlow']);
    const held = board({ red: 'grey pembroke', yellow: 'howard in:hereford', more: { noted } });
    const stopped = play(held, 'march grey ludlow');
    expect([at(stopped, 'grey'), stopped.active()]).toEqual([['hereford'], ['yellow']]);
    expect(at(play(stopped, 'answer grey no'), 'grey')).toEqual(['hereford']);
    expect(at(play(stopped, 'answer grey once'), 'grey')).toEqual(['ludlow']);
  });
  test('case 96 London to York: ten areas; by road three stops, or one turn if all gates are friendly', () => {
    expect(stepsBetween(A.london, A.york)).toBe(10);
    expect(why(board({ red: 'grey london' }), 'march grey pontefract')).toBe('too-far');
    expect(why(board({ red: 'grey newark' }), 'march grey newcastle')).toBe('too-far');
    may(board({ red: 'grey newark' }), 'march grey pontefract');
    may(board({ red: 'grey pontefract' }), 'march grey york');
    expect(why(board({ red: 'grey pontefract' }), 'march grey in:york')).toBe('gate-is-shut');
    may(
      board({ red: 'grey london', more: { noted: { newark: 'grey', pontefract: 'grey', york: 'grey' } } }),
      'march grey in:york',
    );
  });
  test('case 97 the gate of the area one starts from never stops', () => {
    may(board({ red: 'grey newark' }), 'march grey pontefract');
  });
});

describe('3.7 room', () => {
  test('case 15 three hundred fit into Kenilworth; the player chooses who', () => {
    const s = board({
      red: 'percy coventry marshal+scots-1+scots-2; neville coventry; grey coventry',
      more: { noted: { kenilworth: 'percy' } },
    });
    expect(why(s, 'march grey in:kenilworth')).toBe('no-room');
    const parted = play(s, 'group percy+neville');
    expect(why(parted, 'march neville in:kenilworth')).toBeUndefined();
    expect(
      at(play(parted, 'march neville in:kenilworth', 'march grey kenilworth'), 'percy', 'neville', 'grey'),
    ).toEqual(['in:kenilworth', 'in:kenilworth', 'kenilworth']);
  });
});

describe('5.5 the Menai', () => {
  test('case 16, 242 from Caernarvon to Anglesey and back, from nowhere else', () => {
    const s = board({ red: 'percy caernarvon treasurer; roos conway' });
    const crossed = play(s, 'march percy in:beaumaris');
    expect([at(crossed, 'percy'), why(crossed, 'march percy caernarvon')]).toEqual([['in:beaumaris'], 'has-moved']);
    expect(why(s, 'march roos anglesey')).toBe('too-far');
    may(board({ red: 'percy in:beaumaris treasurer' }), 'march percy caernarvon');
    expect(why(board({ red: 'percy in:beaumaris treasurer' }), 'march percy conway')).toBe('too-far');
  });
});

describe('3.1 control', () => {
  test('case 212 a noble’s castles are friendly to his faction, and neutral when he dies', () => {
    const castles = ['warwick', 'middleham', 'raby', 'sheriff-hutton', 'cardiff'];
    const s = board({ red: 'neville york; grey coventry' });
    may(s, 'march grey in:warwick');
    const dead = board({ red: 'neville in:coventry; grey in:warwick', phase: 'chance', events: 'e05' });
    expect(at(dead, 'neville', 'grey')).toEqual(['-', 'warwick']);
    for (const castle of castles) expect(legal(dead, `march grey in:${castle}`)).toEqual([]);
  });
  test('case 213 a neutral place is shut, somebody’s opens with leave only', () => {
    const s = board({ red: 'grey nottingham', yellow: 'roos york town-leicester' });
    expect(why(s, 'march grey in:nottingham')).toBe('gate-is-shut');
    const asked = play(board({ red: 'grey leicester', yellow: 'roos york town-leicester' }), 'march grey in:leicester');
    expect(at(asked, 'grey')).toEqual(['leicester']);
    expect(at(asked.play('yellow', 'answer grey once'), 'grey')).toEqual(['in:leicester']);
  });
  test('case 88, 155 what was taken stays taken when its card is played, until its lord dies', () => {
    const s = board({
      red: 'roos york',
      yellow: 'percy in:coventry',
      hands: { red: 'town-coventry' },
      more: { noted: { coventry: 'percy' } },
    });
    const played = play(s, 'play town-coventry roos');
    expect(at(played, 'percy')).toEqual(['in:coventry']);
    const plague = board({
      red: 'roos coventry town-coventry',
      yellow: 'percy in:coventry',
      phase: 'chance',
      events: 'e05',
      more: { noted: { coventry: 'percy' } },
    });
    may(plague, 'march roos in:coventry');
  });
  test('case 93, 156 a place that becomes friendly gives nobody the heir inside; a move that ends there does', () => {
    const s = board({ red: 'pole in:donnington', hands: { red: 'constable-tower' }, events: 'e01' });
    const played = play(s, 'play constable-tower pole');
    expect(keepers(played, 'henry')).toEqual([null]);
    const moved = play(played, 'march pole in:london', 'end-movement');
    expect(keepers(moved, 'henry')).toEqual(['red']);
  });
  test('case 94 a guest keeps the heir he escorts; leave withdrawn puts both in the open', () => {
    const s = board({
      red: 'pole in:donnington',
      yellow: 'percy in:london',
      heirs: { henry: 'in:london yellow' },
      hands: { red: 'constable-tower' },
      more: { leaveAll: { red: ['yellow'] } },
    });
    const played = play(s, 'play constable-tower pole');
    expect(keepers(played, 'henry')).toEqual(['yellow']);
    expect(at(played, 'percy')).toEqual(['in:london']);
    const out = play(played, 'withdraw london yellow');
    expect(at(out, 'percy', 'henry')).toEqual(['london', 'london']);
    expect(keepers(out, 'henry')).toEqual(['yellow']);
  });
  test('case 90 a place turns neutral: nobles and escorted heirs go out, an heir alone stays', () => {
    const s = board({
      red: 'scrope in:coventry salisbury-title',
      blue: 'roos in:salisbury',
      heirs: { henry: 'in:salisbury blue', margaret: 'in:salisbury' },
      phase: 'chance',
      events: 'e05',
    });
    expect(at(s, 'scrope', 'roos', 'henry', 'margaret')).toEqual(['-', 'salisbury', 'salisbury', 'in:salisbury']);
    expect(keepers(s, 'henry', 'margaret')).toEqual(['blue', null]);
  });
  test('3.4 a new lord is asked whether a guest may stay', () => {
    const s = board({
      red: 'roos york town-coventry',
      yellow: 'percy in:london',
      blue: 'grey in:coventry',
      phase: 'chance',
      events: 'e01',
      more: { noted: { coventry: 'percy' } },
    });
    expect(at(s, 'percy', 'grey')).toEqual(['-', 'coventry']);
    expect([phase(s), s.active()]).toEqual(['lodging', ['red']]);
    expect(at(play(s, 'let-stay blue'), 'grey')).toEqual(['in:coventry']);
    expect(at(play(s, 'put-out blue'), 'grey')).toEqual(['coventry']);
  });
});

describe('5.4 heirs on the move', () => {
  test('case 216, 217 an heir moves once, and may be left behind', () => {
    const s = board({ red: 'percy in:alnwick; roos morpeth', heirs: { margaret: 'in:alnwick red' } });
    const moved = play(s, 'march percy morpeth');
    expect(at(moved, 'margaret')).toEqual(['morpeth']);
    const on = play(moved, 'march roos newcastle');
    expect(at(on, 'roos', 'margaret')).toEqual(['newcastle', 'morpeth']);
    const left = play(s, 'group percy', 'march percy morpeth', 'end-movement');
    expect(at(left, 'margaret', 'percy')).toEqual(['in:alnwick', 'morpeth']);
    expect(keepers(left, 'margaret')).toEqual(['red']);
    expect(why(s, 'march margaret morpeth')).toBe('needs-an-escort');
  });
  test('case 51, 52, 135 alone with an heir takes him; two factions do not', () => {
    const george = play(board({ red: 'herbert aberaeron' }), 'march herbert in:cardigan', 'end-movement');
    expect(keepers(george, 'george')).toEqual(['red']);
    const both = play(
      board({ red: 'herbert aberaeron; grey york', yellow: 'roos bala', heirs: { margaret: 'bala' } }),
      'march herbert bala',
      'end-movement',
    );
    expect(keepers(both, 'margaret')).toEqual([null]);
    const alone = play(
      board({ red: 'herbert aberaeron', heirs: { margaret: 'bala yellow' } }),
      'march herbert bala',
      'end-movement',
    );
    expect(keepers(alone, 'margaret')).toEqual(['red']);
    const walls = play(
      board({ red: 'herbert aberaeron', yellow: 'roos york', heirs: { margaret: 'in:brecon yellow' } }),
      'march herbert brecon',
      'end-movement',
    );
    expect(keepers(walls, 'margaret')).toEqual(['yellow']);
  });
  test('case 134 an heir is never just let go', () => {
    const s = board({ red: 'percy in:alnwick', heirs: { margaret: 'in:alnwick red' } });
    expect(legal(s).filter((text) => text.includes('margaret'))).toEqual(['execute margaret']);
  });
});

describe('5.6 Free Move', () => {
  test('case 98 a second complete move, by land or sea, and no third', () => {
    const s = board({ red: 'neville in:warwick anthony', hands: { red: 'e18' } });
    expect(why(s, 'free-move neville')).toBe('cannot-move-again');
    const far = board({ red: 'neville andover anthony', hands: { red: 'e18' } });
    const moved = play(far, 'march neville southampton');
    expect(why(moved, 'board neville anthony')).toBe('has-moved');
    const again = play(moved, 'free-move neville');
    expect(holds(again, 'e18')).toEqual(['discard']);
    may(again, 'march neville winchester');
    const sailed = play(again, 'board neville anthony', 'sail anthony sea:sussex-sea -');
    expect(at(sailed, 'neville', 'anthony')).toEqual(['aboard:anthony', 'sea:sussex-sea']);
    const third = play(again, 'march neville winchester');
    expect(why(third, 'march neville southampton')).toBe('has-moved');
  });
  test('case 100 an heir alone: five areas or a road, into friendly and open places; not under siege', () => {
    const given = {
      red: 'percy york town-coventry',
      hands: { red: 'e18' },
      heirs: { margaret: 'in:coventry red' },
    } as const;
    const s = play(board(given), 'free-move margaret');
    may(s, 'march margaret lutterworth');
    may(s, 'march margaret in:lichfield');
    expect(why(s, 'march margaret in:warwick')).toBe('gate-is-shut');
    expect(
      why(
        board({ ...given, yellow: 'roos coventry marshal', more: { siege: { coventry: 'yellow' } } }),
        'free-move margaret',
      ),
    ).toBe('cannot-move-again');
  });
  test('case 99 the window: all with an Event card are asked alike, then the active player may answer', () => {
    const s = board({
      red: 'percy york',
      yellow: 'roos york',
      blue: 'grey london',
      hands: { yellow: 'e18 e28', red: 'e19' },
    });
    const open = play(s, 'end-movement');
    expect([phase(open), open.active()]).toEqual(['free-moves', ['yellow']]);
    const bluff = board({ red: 'percy york', yellow: 'roos york', hands: { yellow: 'e28', red: 'e19' } });
    expect(play(bluff, 'end-movement').active()).toEqual(['yellow']);
    expect(why(play(bluff, 'end-movement'), 'use-free-move')).toBe('no-free-move');
    const moved = play(open, 'use-free-move', 'free-move roos', 'march roos pontefract', 'pass');
    expect(at(moved, 'roos')).toEqual(['pontefract']);
    expect(moved.active()).toEqual(['red']);
    const answered = play(moved, 'free-move percy', 'march percy pontefract', 'pass');
    expect(phase(answered)).toBe('combat');
    may(answered, 'attack roos');
    expect(
      phase(
        play(
          board({
            red: 'percy york',
            yellow: 'roos york',
            hands: { yellow: 'e18' },
            options: { freeMoveWindow: false },
          }),
          'end-movement',
        ),
      ),
    ).toBe('combat');
  });
});

describe('3.6 stacks', () => {
  test('case 234 nobles kept apart are not part of an attack on the other', () => {
    const s = board({
      red: 'neville york; grey york',
      yellow: 'percy york; greystoke york',
      more: { group: { greystoke: 1 } },
    });
    const declared = play(s, 'end-movement', 'attack percy');
    expect(declared.state.phase).toMatchObject({ defenders: 1 << 16 });
    expect(why(declared, 'group percy+greystoke', 'yellow')).toBe('not-yours-now');
  });
});
