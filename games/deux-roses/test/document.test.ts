// Position documents: defaults, faithful reading, and what is wrong with a wrong one.
import { type DeuxRoses, deuxRoses } from '@rose/deux-roses';
import { CELL_NAMES } from '@rose/deux-roses/ids';
import {
  act,
  begin,
  type Course,
  fingerprint,
  isMistake,
  legal,
  mustAnswer,
  pick,
  type Random,
  scripted,
  seeded,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { documentOf, scene, twoLines, written } from './scene.ts';

const viewOf = (document: object) => deuxRoses.view(written(document).state, 'spectator');

describe('what a document leaves out', () => {
  test('has its default', () => {
    const view = viewOf({ lancaster: { soldiers: ['e3'] } });
    expect(view).toMatchObject({ phase: 'play', toMove: 'lancaster', actions: 1, passes: 0 });
    expect(view.lancaster).toEqual({ castle: 'f3', soldiers: ['e3'], marker: 'sun' });
    expect(view.york).toEqual({ castle: 'b3', soldiers: [], marker: 'sun' });
    expect(view.options).toEqual({
      firstPlacerMovesFirst: true,
      openingIsSingleStep: true,
      noRepetition: true,
      plyLimit: 200,
    });
  });
  test('the opening is over unless it is said to come', () => {
    const soldiers = { lancaster: { soldiers: ['e3', 'e4'] } };
    expect(written(soldiers).try('lancaster', 'translate e3+e4 E')).toBeUndefined();
    expect(written({ ...soldiers, actions: 0 }).try('lancaster', 'translate e3+e4 E')?.because.why).toBe(
      'opening-is-a-step',
    );
  });
  test('a set-up without soldiers is the start', () =>
    expect(viewOf({ phase: 'placement' })).toMatchObject({ phase: 'placement', toMove: 'lancaster', actions: 0 }));
  test('in the set-up whoever has fewer soldiers places next', () => {
    const document = { phase: 'placement', lancaster: { soldiers: ['e3'] } };
    expect(written(document).active()).toEqual(['york']);
  });
});

describe('a document reads back', () => {
  const SCENES = {
    'the start': twoLines().state,
    'a set-up half way': scene({ phase: 'placement', L: 'e3 e2', Y: 'c3' }).state,
    'a game that is over': scene({ L: 'c4 b3', yorkCastle: 'a2' }).play('lancaster', 'breakthrough c4 NW').state,
    'a moon and a memory': scene({ L: 'e3', Y: 'c3', moon: 'york', options: { noRepetition: true } }).play(
      'lancaster',
      'step e3-d3',
    ).state,
  };
  test.for(Object.entries(SCENES))('%s', ([, state]) => {
    const document: unknown = JSON.parse(JSON.stringify(deuxRoses.toPosition(state)));
    const again = deuxRoses.fromPosition(document);
    expect(isMistake(again) ? again : fingerprint(again)).toBe(fingerprint(state));
  });
  test('the order of soldiers does not matter', () => {
    const one = deuxRoses.fromPosition(documentOf({ L: 'e3 e4' }));
    expect(fingerprint(deuxRoses.fromPosition(documentOf({ L: 'e4 e3' })))).toBe(fingerprint(one));
  });
});

const CELL = /must be a cell/;
const WRONG: readonly (readonly [string, unknown, string, RegExp])[] = [
  ['nothing', null, 'position', /must be an object/],
  ['a list', [], 'position', /must be an object/],
  ['a text', 'e3', 'position', /must be an object/],
  ['an unknown key', { soldiers: [] }, 'soldiers', /unknown; known are: phase/],
  ['an unknown key of a side', { york: { castles: 'b3' } }, 'york.castles', /unknown; known are: castle/],
  ['a side that is no object', { york: ['c3'] }, 'york', /must be an object/],
  ['an unknown cell', { york: { soldiers: ['c3', 'h1'] } }, 'york.soldiers[1]', CELL],
  ['a cell beyond its row', { york: { soldiers: ['a5'] } }, 'york.soldiers[0]', CELL],
  ['a cell that is no text', { york: { soldiers: [3] } }, 'york.soldiers[0]', CELL],
  ['a cell of another kind', { york: { soldiers: ['constructor'] } }, 'york.soldiers[0]', CELL],
  ['soldiers that are no list', { york: { soldiers: 'c3' } }, 'york.soldiers', /list of at most 4/],
  ['five soldiers', { york: { soldiers: ['c1', 'c2', 'c3', 'c4', 'c5'] } }, 'york.soldiers', /at most 4/],
  ['two soldiers of one side on a cell', { york: { soldiers: ['c3', 'c3'] } }, 'york.soldiers[1]', /already holds/],
  [
    'soldiers of both sides on a cell',
    { lancaster: { soldiers: ['c3'] }, york: { soldiers: ['c3'] } },
    'york.soldiers[0]',
    /c3, which already holds/,
  ],
  ['a soldier on a castle', { york: { soldiers: ['f3'] } }, 'lancaster.castle', /f3, which already holds/],
  ['two castles on a cell', { york: { castle: 'f3' } }, 'york.castle', /f3, which already holds/],
  ['a castle nowhere', { york: { castle: 'z9' } }, 'york.castle', CELL],
  ['both castles gone', { york: { castle: null }, lancaster: { castle: null } }, 'york.castle', /off the board/],
  ['a bad marker', { york: { marker: 'star' } }, 'york.marker', /"sun" or "moon"/],
  ['two moons', { york: { marker: 'moon' }, lancaster: { marker: 'moon' } }, 'york.marker', /moon/],
  ['a bad phase', { phase: 'war' }, 'phase', /"placement" or "play"/],
  ['a bad seat', { toMove: 'tudor' }, 'toMove', /"lancaster" or "york"/],
  ['a negative count', { actions: -1 }, 'actions', /whole number/],
  ['a broken count', { passes: 0.5 }, 'passes', /whole number/],
  ['situations that are no list', { seen: 'e3' }, 'seen', /list/],
  ['a situation in other words', { seen: ['e3.f3.sun/c3.b3.sun/tudor'] }, 'seen[0]', /must look like/],
  ['an unknown option', { options: { dice: true } }, 'options.dice', /unknown; the options are: firstPlacer/],
  ['a limit out of bounds', { options: { plyLimit: 10 } }, 'options.plyLimit', /from 20 to 1000/],
  ['options that are no object', { options: 3 }, 'options', /must be an object/],
  [
    'a full army that must place',
    { phase: 'placement', toMove: 'york', york: { soldiers: ['c2', 'c3', 'c4', 'c5'] } },
    'toMove',
    /placed all 4/,
  ],
  ['rules that never were', { rules: 0 }, 'rules', /from 1 to 1/],
  ['rules of a later house', { rules: 2 }, 'rules', /from 1 to 1/],
  ['a castle elsewhere in the set-up', { phase: 'placement', york: { castle: 'a1' } }, 'york.castle', /must be b3/],
  ['a moon in the set-up', { phase: 'placement', york: { marker: 'moon' } }, 'york.marker', /"sun"/],
  ['actions in the set-up', { phase: 'placement', actions: 3 }, 'actions', /must be 0/],
  ['passes in the set-up', { phase: 'placement', passes: 2 }, 'passes', /must be 0/],
  ['a set-up on a red star', { phase: 'placement', york: { soldiers: ['c3', 'd3'] } }, 'york.soldiers', /red star/],
  ['a set-up far from the castle', { phase: 'placement', york: { soldiers: ['a1'] } }, 'york.soldiers', /castle/],
  [
    'a set-up linked by the castle alone',
    { phase: 'placement', york: { soldiers: ['b2', 'b4'] } },
    'york.soldiers',
    /touch/,
  ],
];

describe('a wrong document is refused', () => {
  test.for(WRONG)('%s', ([, document, field, reason]) => {
    const found = deuxRoses.fromPosition(document);
    expect(isMistake(found) ? found.field : 'accepted').toBe(field);
    expect(isMistake(found) ? found.reason : '').toMatch(reason);
    // The table refuses it in the same words.
    expect(begin(deuxRoses, { position: document }, scripted([]))).toEqual(found);
  });
});

/** A random document; now and then one of its parts is nonsense. */
const anyDocument = (random: Random): object => {
  const any = (values: readonly unknown[], nonsense: unknown): unknown =>
    random(20) === 1 ? nonsense : pick(values, random);
  const some = (key: string, values: readonly unknown[], nonsense: unknown): object =>
    random(2) === 1 ? {} : { [key]: any(values, nonsense) };
  const side = (): object => ({
    ...some('castle', [...CELL_NAMES, null], 'h1'),
    ...some('marker', ['sun', 'moon'], 'star'),
    soldiers: Array.from({ length: random(5) - 1 }, () => any(CELL_NAMES, 7)),
  });
  return {
    ...some('phase', ['play', 'placement'], 'war'),
    ...some('toMove', ['york', 'lancaster'], 'tudor'),
    ...some('actions', [0, 1, 199, 200, 5000], -1),
    ...some('passes', [0, 1, 2, 3], '1'),
    ...some('seen', [[], ['e3.f3.sun/c3.b3.sun/york']], ['x']),
    ...some('options', [{}, { noRepetition: false }, { plyLimit: 20 }], 1),
    lancaster: any([side()], 0),
    york: any([side()], []),
  };
};
test('any document is a mistake, or a position that holds', () => {
  const random = seeded(1455);
  let accepted = 0;
  for (let n = 0; n < 4_000; n++) {
    const course = begin(deuxRoses, { position: anyDocument(random) }, scripted([]));
    if (isMistake(course)) continue;
    accepted++;
    deuxRoses.assert(stateOf(course));
    playOn(course, random);
  }
  expect(accepted).toBeGreaterThan(1_000);
});

/** Ten actions from wherever it is, the set-up included: somebody always has one until the game is over. */
const playOn = (course: Course<DeuxRoses>, random: Random): void => {
  for (let n = 0; n < 10; n++) {
    const state = stateOf(course);
    if (deuxRoses.outcome(state)) {
      expect(state.phase.name).toBe('play');
      return;
    }
    const [seat] = mustAnswer(deuxRoses, state);
    const may = seat === undefined ? [] : legal(deuxRoses, state, seat);
    expect(may, JSON.stringify(course.opening.position)).not.toEqual([]);
    act(deuxRoses, course, seat ?? 'lancaster', pick(may, random), scripted([]));
  }
};
