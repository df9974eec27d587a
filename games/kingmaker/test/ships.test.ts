// 6 Ships: voyages, boarding, load, landing, storms, whose ship.
import { describe, expect, test } from 'vitest';
import { areaOfPlace, canHold, isFortified, isPort, PLACES, placesIn } from '../src/rules/data/places.ts';
import { at, board, holds, legal, may, phase, play, told, why } from './scene.ts';

const fleet = 'neville london trinity+constable-tower; mowbray london';

describe('6.1 voyages', () => {
  test('case 17 Calais is three points away, but a hundred men do not land before two hundred', () => {
    const s = play(
      board({ red: 'roos london trinity; neville london; mowbray london', more: { noted: { london: 'roos' } } }),
      'group neville+mowbray',
      'board mowbray trinity',
    );
    expect(why(s, 'assault trinity calais')).toBe('too-few-to-land');
    expect(why(s, 'sail trinity in:calais calais')).toBe('port-is-shut');
    expect(at(play(s, 'sail trinity sea:the-downs -'), 'trinity', 'neville', 'mowbray')).toEqual([
      'sea:the-downs',
      'aboard:trinity',
      'aboard:trinity',
    ]);
    expect(told(play(s, 'sail trinity sea:the-downs -'), 'sailed')).toMatchObject([{ points: 2 }]);
    expect(why(s, 'end-movement')).toBe('passengers-in-port');
  });
  test('case 18 three hundred do, spread over a company of ships; bad weather delays the siege', () => {
    const s = board({
      red: 'neville london trinity; mowbray london; percy london marshal; roos london admiral; grey london warden-cinque-ports',
      more: {
        noted: { london: 'neville' },
        ships: {
          trinity: 'in:london',
          'grace-dieu': 'in:london',
          katherine: 'in:london',
          mary: 'in:southampton',
          nicholas: 'in:sandwich',
        },
        group: { roos: 1, grey: 1 },
      },
      events: 'e05',
    });
    expect(why(s, 'board mowbray trinity')).toBe('ship-is-full');
    const together = play(s, 'convoy grace-dieu trinity', 'convoy katherine trinity', 'board mowbray trinity');
    expect(at(together, 'percy', 'neville', 'mowbray')).toEqual(['aboard:trinity', 'aboard:trinity', 'aboard:trinity']);
    const landed = play(together, 'assault trinity calais', 'end-movement');
    expect(why(landed, 'end-combat')).toBe('must-besiege');
    const delayed = play(landed, 'besiege calais', 'turn-card');
    expect(told(landed, 'sailed')).toMatchObject([{ points: 3 }]);
    expect(at(delayed, 'percy', 'neville', 'mowbray')).toEqual(['calais', 'calais', 'calais']);
    expect(at(delayed, 'trinity', 'grace-dieu', 'katherine')).toEqual(['in:calais', 'in:calais', 'in:calais']);
    expect(delayed.state.siege.filter((seat) => seat !== -1)).toEqual([0]);
  });
  test('case 19 Southampton to Dover is five points; passengers land anywhere in the area', () => {
    const s = play(
      board({ red: 'percy southampton anthony+constable-dover; grey southampton', more: { group: { percy: 1 } } }),
      'board grey anthony',
    );
    may(s, 'sail anthony in:dover in:dover');
    const landed = play(s, 'sail anthony in:dover dover');
    expect([at(landed, 'grey', 'anthony'), told(landed, 'sailed')]).toMatchObject([
      ['dover', 'in:dover'],
      [{ points: 5 }],
    ]);
  });
  test('case 20, 45 who has marched does not board, who has landed does not march', () => {
    const s = play(board({ red: 'holland salisbury anthony' }), 'march holland southampton');
    expect(why(s, 'board holland anthony')).toBe('has-moved');
    const landed = play(
      board({ red: 'holland southampton anthony' }),
      'board holland anthony',
      'sail anthony in:weymouth weymouth',
    );
    expect(why(landed, 'march holland corfe')).toBe('has-moved');
  });
  test('case 21 what a card brings in Wales is no load', () => {
    const s = board({
      red: 'talbot swansea falcon+chamberlain-chester+town-swansea',
      more: { ships: { falcon: 'in:swansea' } },
    });
    may(s, 'board talbot falcon');
  });
  test('case 102 ships that share a noble keep together', () => {
    const s = board({
      red: 'percy southampton marshal+trinity+anthony',
      more: { ships: { trinity: 'in:southampton', anthony: 'in:southampton' } },
    });
    expect(why(s, 'board percy trinity')).toBe('ship-is-full');
    const aboard = play(s, 'convoy anthony trinity', 'board percy trinity');
    expect(why(aboard, 'sail anthony sea:needles-sea -')).toBe('ship-follows');
    expect(at(play(aboard, 'sail trinity sea:sussex-sea -'), 'trinity', 'anthony')).toEqual([
      'sea:sussex-sea',
      'sea:sussex-sea',
    ]);
  });
  test('case 103 Sandwich opens on two seas: Ipswich is three points', () => {
    const s = board({ red: 'percy york warden-cinque-ports+town-ipswich' });
    expect(told(play(s, 'sail nicholas in:ipswich -'), 'sailed')).toMatchObject([{ points: 3 }]);
  });
  test('case 104 a ship may stay at sea, and landing ends her move', () => {
    const s = board({
      red: 'grey aboard:falcon falcon',
      heirs: { margaret: 'aboard:falcon red' },
      more: { ships: { falcon: 'sea:cardigan-bay' } },
    });
    const landed = play(s, 'sail falcon in:cardigan in:cardigan');
    expect(at(landed, 'grey', 'margaret', 'falcon')).toEqual(['in:cardigan', 'in:cardigan', 'in:cardigan']);
    expect(told(landed, 'sailed')).toMatchObject([{ points: 1 }]);
    expect(why(landed, 'sail falcon sea:cardigan-bay -')).toBe('ship-has-sailed');
  });
  test('case 105 somebody’s port: with leave she puts in, without she waits at sea and has sailed', () => {
    const s = play(
      board({ red: 'grey bristol falcon', yellow: 'roos york town-swansea', more: { noted: { bristol: 'grey' } } }),
      'board grey falcon',
      'sail falcon in:swansea swansea',
    );
    expect([s.active(), at(s, 'falcon')]).toEqual([['yellow'], ['sea:bristol-channel']]);
    expect(at(play(s, 'answer falcon once'), 'falcon', 'grey')).toEqual(['in:swansea', 'swansea']);
    const refused = play(s, 'answer falcon no');
    expect(at(refused, 'falcon', 'grey')).toEqual(['sea:bristol-channel', 'aboard:falcon']);
    expect(why(refused, 'sail falcon sea:gower-sea -')).toBe('ship-has-sailed');
  });
  test('leave to go into a place beside the port is asked when they have landed there', () => {
    const s = board({
      red: 'grey aboard:falcon falcon',
      yellow: 'roos york',
      heirs: { margaret: 'aboard:falcon red' },
      more: { ships: { falcon: 'sea:milford-sea' }, noted: { pembroke: 'roos' } },
    });
    const asked = play(s, 'sail falcon in:milford-haven in:pembroke');
    expect([asked.active(), at(asked, 'falcon', 'grey')]).toEqual([['yellow'], ['in:milford-haven', 'pembroke']]);
    expect(told(asked, 'leave-asked')).toMatchObject([{ owner: 'yellow', place: 'pembroke', mover: 'grey' }]);
    expect(at(play(asked, 'answer grey once'), 'grey', 'margaret')).toEqual(['in:pembroke', 'in:pembroke']);
    expect(at(play(asked, 'answer grey no'), 'grey', 'margaret')).toEqual(['pembroke', 'pembroke']);
  });
  test('no port that somebody may have to be asked for has another place beside it', () => {
    const beside = PLACES.filter((port) => isPort(port) && isFortified(port)).flatMap((port) =>
      placesIn(areaOfPlace(port)).filter((place) => place !== port && canHold(place)),
    );
    expect(beside).toEqual([]);
  });
  test('case 109 Ireland is for the faction of its Lieutenant', () => {
    const ships = { falcon: 'sea:irish-sea', swan: 'sea:irish-sea' };
    const s = board({
      red: 'grey aboard:falcon falcon',
      yellow: 'percy aboard:swan swan+lieutenant-ireland',
      more: { ships },
    });
    expect(why(s, 'sail falcon in:ireland ireland')).toBe('port-is-closed');
    may(
      board({ red: 'percy aboard:swan swan+lieutenant-ireland', more: { ships: { swan: 'sea:irish-sea' } } }),
      'sail swan in:ireland ireland',
    );
    const left = board({ red: 'grey ireland falcon', more: { ships: { falcon: 'in:ireland' } } });
    expect(legal(left, 'march grey')).toEqual([]);
    expect(at(play(left, 'board grey falcon', 'sail falcon sea:irish-sea -'), 'grey')).toEqual(['aboard:falcon']);
  });
  test('case 218 ships neither fight nor block', () => {
    const s = board({
      red: 'grey york falcon',
      yellow: 'roos york swan',
      more: { ships: { falcon: 'sea:cromer-sea', swan: 'sea:the-wash' } },
    });
    expect(at(play(s, 'sail falcon sea:the-wash -'), 'falcon', 'swan')).toEqual(['sea:the-wash', 'sea:the-wash']);
  });
  test('6.2 a stack inside its port boards there, not under siege', () => {
    expect(
      at(
        play(
          board({ red: fleet.replaceAll('london ', 'in:london ').replace('mowbray london', 'mowbray in:london') }),
          'group mowbray',
          'board mowbray trinity',
        ),
        'mowbray',
      ),
    ).toEqual(['aboard:trinity']);
  });
});

describe('4.3 storms', () => {
  test('case 22 the nearest port, be it neutral: passengers in the open, and she may leave', () => {
    const s = board({
      red: 'scrope aboard:swan swan',
      phase: 'chance',
      events: 'e41',
      more: { ships: { swan: 'sea:whitby-sea' } },
    });
    expect(at(s, 'swan', 'scrope')).toEqual(['in:scarborough', 'scarborough']);
    may(s, 'sail swan sea:whitby-sea -');
  });
  test('case 23 from a hostile port she leaves only with leave', () => {
    const given = {
      red: 'scrope aboard:swan swan',
      yellow: 'roos york town-newcastle',
      phase: 'chance',
      events: 'e41',
    } as const;
    const s = board({ ...given, more: { ships: { swan: 'sea:tyne-sea' } } });
    expect(at(s, 'swan')).toEqual(['in:newcastle']);
    expect(why(s, 'sail swan sea:tyne-sea -')).toBe('port-is-shut');
    may(
      board({ ...given, more: { ships: { swan: 'sea:tyne-sea' }, leave: { newcastle: ['red'] } } }),
      'sail swan sea:tyne-sea -',
    );
  });
  test('case 107 driven before a neutral town with enough men: they may besiege in the same turn', () => {
    const s = board({
      red: 'percy aboard:trinity trinity+anthony+marshal; neville aboard:trinity',
      phase: 'chance',
      events: 'e41',
      more: { ships: { trinity: 'sea:tyne-sea', anthony: 'sea:tyne-sea' }, fleet: { anthony: 'trinity' } },
    });
    expect(at(s, 'percy', 'neville', 'trinity', 'anthony')).toEqual([
      'newcastle',
      'newcastle',
      'in:newcastle',
      'in:newcastle',
    ]);
    may(play(s, 'end-movement'), 'besiege newcastle');
  });
  test('case 108 among equally near ports her owner chooses; ships in port are not touched', () => {
    const s = board({
      red: 'percy york',
      yellow: 'scrope york swan+trinity',
      phase: 'chance',
      events: 'e41',
      more: { ships: { swan: 'sea:the-wash', trinity: 'in:london' } },
    });
    expect([phase(s), s.active(), legal(s)]).toEqual([
      'storm',
      ['yellow'],
      ['shelter swan lynn', 'shelter swan boston'],
    ]);
    expect(at(play(s, 'shelter swan boston'), 'swan', 'trinity')).toEqual(['in:boston', 'in:london']);
  });
});

describe('6.7 whose ship', () => {
  test('case 24 a ship whose card is gone stays with her passengers’ faction until they land', () => {
    const s = board({
      red: 'percy in:coventry falcon; grey aboard:falcon',
      phase: 'chance',
      events: 'e05',
      more: { ships: { falcon: 'sea:milford-sea' } },
    });
    expect(at(s, 'percy', 'falcon', 'grey')).toEqual(['-', 'sea:milford-sea', 'aboard:falcon']);
    expect(holds(s, 'falcon')).toEqual(['deck']);
    const landed = play(s, 'sail falcon in:milford-haven pembroke');
    expect(at(landed, 'falcon', 'grey')).toEqual(['-', 'pembroke']);
  });
  test('6.7 a ship sails once a round, a new round frees her', () => {
    const s = play(
      board({
        options: { players: 2 },
        red: 'percy york george-ship',
        yellow: 'roos london',
        crown: '',
        events: 'e02',
      }),
      'sail george-ship sea:yarmouth-roads -',
    );
    expect(why(s, 'sail george-ship sea:orwell-sea -')).toBe('ship-has-sailed');
    const round = play(s, 'end-movement');
    expect(round.state.turn).toBe(1);
    const next = play(round, 'end-movement');
    expect([next.state.round, next.state.turn]).toEqual([2, 0]);
    may(next, 'sail george-ship sea:orwell-sea -');
  });
});
