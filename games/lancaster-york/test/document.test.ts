// Positions and actions as text: defaults, mistakes, and what reads back.
import { lancasterYork } from '@rose/lancaster-york';
import { CARD_NAMES } from '@rose/lancaster-york/ids';
import { fingerprint, isMistake } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { board, documentOf, viewOf } from './rules-scene.ts';

const stateOf = (document: unknown) => {
  const state = lancasterYork.fromPosition(document);
  if (isMistake(state)) throw new Error(`${state.field} ${state.reason}`);
  return state;
};
const mistakeOf = (document: unknown): string => {
  const state = lancasterYork.fromPosition(document);
  return isMistake(state) ? state.field : 'none';
};

describe('defaults', () => {
  test('an empty document is four players planning on turn 1', () => {
    const view = lancasterYork.view(stateOf({}), 'red');
    expect(view).toMatchObject({ turn: 1, order: ['red', 'yellow', 'blue', 'green'], phase: { name: 'planning' } });
    expect(view.players.map(({ house, money }) => [house, money])).toEqual([
      ['lancaster', 6],
      ['york', 6],
      ['lancaster', 6],
      ['york', 6],
    ]);
    expect(view.unseen).toEqual(CARD_NAMES);
  });
  test('titles follow the cards unless they are named', () => {
    const cards = { red: ['windsor', 'harlech'], yellow: ['bamburgh', 'pontefract'] };
    expect(lancasterYork.view(stateOf({ cards }), 'red').titles['constable-tower']).toBe('red');
    const named = stateOf({ cards, titles: { 'constable-tower': 'yellow' } });
    expect(lancasterYork.view(named, 'red').titles['constable-tower']).toBe('yellow');
  });
  test('a pile that names some cards gets the others put under it', () => {
    const s = board({ turn: 2, pile: 'percy london', phase: 'draft' });
    expect(viewOf(s).shown.slice(0, 2)).toEqual(['percy', 'london']);
  });
});

describe('mistakes are named', () => {
  const WRONG: readonly (readonly [string, unknown])[] = [
    ['position', 7],
    ['colour', { colour: 'red' }],
    ['options.players', { options: { players: 5 } }],
    ['turn', { turn: 6 }],
    ['order', { order: ['red', 'red', 'blue', 'green'] }],
    ['houses', { houses: { red: 'york', yellow: 'york', blue: 'york', green: 'lancaster' } }],
    ['houses', { options: { players: 2 }, houses: { red: 'york' } }],
    ['cards.blue', { options: { players: 2 }, cards: { blue: ['london'] } }],
    ['cards.yellow', { cards: { red: ['london'], yellow: ['london'] } }],
    ['cards.red', { cards: { red: ['paris'] } }],
    ['cards.red', { cards: { red: ['mercenaries-1'] } }],
    ['waiting', { waiting: ['neville'] }],
    ['nobles.neville', { nobles: { neville: 'kent' } }],
    ['ships.neville', { ships: { neville: 'mi-sea' } }],
    ['money.red', { money: { red: -1 } }],
    ['plans.red.bid.sum', { money: { red: 4 }, plans: { red: { bid: { sum: 5, region: 'midlands' } } } }],
    ['plans.red.bid.region', { plans: { red: { bid: { sum: 1, region: 'wales' } } } }],
    ['plans.red.troops', { plans: { red: { troops: { london: 15, york: 6 } } } }],
    ['plans.red.mercenaries', { mercenaries: { red: 1 }, plans: { red: { mercenaries: { london: 2 } } } }],
    ['plans.red.moves.london', { plans: { red: { moves: { london: 'wales' } } } }],
    ['plans.red', { plans: { red: { black: ['percy'], white: ['percy'] } } }],
    ['kings', { turn: 2, kings: ['york', 'york'] }],
    ['phase.name', { phase: 'war' }],
    ['phase.attacked', { phase: { name: 'bribery', attacked: [] } }],
    ['mercenaries', { mercenaries: { red: 9, yellow: 9 } }],
    ['titles.constable-tower', { titles: { 'constable-tower': 'red' } }],
    ['titles.constable-tower', { cards: { red: ['windsor', 'harlech'] }, titles: { 'constable-tower': null } }],
    [
      'titles.constable-tower',
      {
        cards: { red: ['windsor', 'harlech', 'bamburgh'], yellow: ['pontefract', 'kenilworth'] },
        titles: { 'constable-tower': 'yellow' },
      },
    ],
    ['captain', { captain: { seat: 'red', region: 'wales' } }],
    ['plans', { phase: 'parliament', plans: { red: { black: ['percy'] } } }],
  ];
  test.for(WRONG)('%s', ([field, document]) => expect(mistakeOf(document)).toBe(field));
});

describe('faithful', () => {
  const FULL = documentOf({
    turn: 3,
    order: 'green red yellow blue',
    red: 'windsor neville@midlands ship-plymouth@se-sea',
    yellow: 'london bishop-york',
    money: { red: 12 },
    mercenaries: { red: 3 },
    aid: { yellow: false },
    gone: 'mercenaries-2',
    waiting: 'york',
    captain: { seat: 'yellow', region: 'south-east' },
    kings: ['york', null],
    plans: {
      red: {
        bid: { sum: 2, region: 'midlands' },
        moves: { neville: 'wales' },
        troops: { london: 4 },
        mercenaries: { windsor: 2 },
        black: ['bishop-york'],
        white: ['neville'],
        locked: true,
      },
    },
  });
  test.for(['planning', 'deployment'])('a position in %s reads back', (phase) => {
    const state = stateOf({ ...FULL, phase });
    const again = stateOf(JSON.parse(JSON.stringify(lancasterYork.toPosition(state))));
    expect(fingerprint(again)).toBe(fingerprint(state));
  });
  const LATER = [
    { name: 'turn-order' },
    { name: 'draft', step: 'show' },
    { name: 'taxes', step: 'aid', asked: 2 },
    { name: 'deployment' },
    { name: 'bribery', troops: { red: { london: 2 } }, black: { red: ['bishop-york'] }, white: ['neville'] },
    { name: 'combat', mercenaries: { red: { windsor: 2 } }, attacked: ['windsor'] },
    { name: 'parliament' },
  ];
  test.for(LATER)('a position in $name reads back', (phase) => {
    const state = stateOf({ ...FULL, plans: {}, phase });
    const again = stateOf(JSON.parse(JSON.stringify(lancasterYork.toPosition(state))));
    expect(fingerprint(again)).toBe(fingerprint(state));
    expect(state.phase).toMatchObject({ name: phase.name });
  });
});

describe('notation', () => {
  const TEXTS = [
    'pick london',
    'take-aid',
    'decline-aid',
    'bid 12 south-east',
    'unbid',
    'move neville south-east',
    'sail ship-plymouth ne-west',
    'stay neville',
    'stay ship-berwick',
    'troops windsor 3',
    'mercenaries st-davids 0',
    'bribe bishop-york',
    'guard stafford',
    'unbribe ship-kings-lynn',
    'unguard de-la-pole',
    'clear',
    'lock',
    'unlock',
  ];
  test.for(TEXTS)('%s', (text) => {
    const action = lancasterYork.read(text);
    expect(action && lancasterYork.write(action)).toBe(text);
  });
  const NOT = [
    '',
    'pick',
    'pick paris',
    'bid 05 midlands',
    'bid -1 midlands',
    'bid 1',
    'move london wales',
    'move neville mi-sea',
  ];
  const NEITHER = [
    'sail neville wales',
    'stay london',
    'troops neville 1',
    'troops london',
    'troops london 1 2',
    'bribe london',
    'lock now',
  ];
  test.for([...NOT, ...NEITHER])('"%s" is not an action', (text) => expect(lancasterYork.read(text)).toBeUndefined());
});
