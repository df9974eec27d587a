// Position documents: defaults, faithful reading, and what is wrong with a wrong one.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { AREA_NAMES, BLOCK_NAMES, SCENARIOS } from '@rose/richard-iii/ids';
import {
  advance,
  begin,
  fingerprint,
  isMistake,
  mustAnswer,
  pick,
  type Random,
  scripted,
  seeded,
  silent,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { documentOf, place, pretender, written } from './scene.ts';
import { bold, wander } from './wander.ts';

describe('what a document leaves out', () => {
  test('has its default', () => {
    const s = written({});
    const { phase, campaign, turn, kingSide, king } = documentOf(s);
    expect([phase.name, campaign, turn, kingSide, king, pretender(s)]).toEqual([
      'action',
      1,
      1,
      'lancaster',
      'l-henry-vi',
      'y-york',
    ]);
    expect([s.active(), place(s, 'l-henry-vi'), place(s, 'l-richmond'), place(s, 'y-stanley')]).toEqual([
      ['lancaster'],
      'pool',
      'minor',
      'aside',
    ]);
  });
  test('a block named puts its twin aside', () => {
    const s = written({ blocks: { 'y-exeter': 'cornwall', 'l-warwick': 'dead' } });
    expect([place(s, 'l-exeter'), place(s, 'y-warwick'), place(s, 'l-warwick')]).toEqual(['aside', 'aside', 'dead']);
  });
  test('the King is the senior living heir of his side', () => {
    const dead = { 'l-henry-vi': 'dead', 'l-prince-edward': 'dead', 'y-exeter': 'derby' };
    expect(documentOf(written({ blocks: dead })).king).toBe('l-somerset');
    expect(documentOf(written({ blocks: { 'y-york': 'dead' }, kingSide: 'york' })).king).toBe('y-march');
    expect(documentOf(written({ king: null })).king).toBeNull();
  });
});

const again = (state: RichardIII['state']) => {
  const document: unknown = JSON.parse(JSON.stringify(richardIII.toPosition(state)));
  return richardIII.fromPosition(document);
};
test('every state of random games reads back', () => {
  const phases = new Set<string>();
  for (const [i, scenario] of SCENARIOS.entries())
    wander(
      1455 + i,
      (state, _, __, random) => {
        if (random(4) > 1) return;
        const back = again(state);
        expect([state.phase, isMistake(back) ? back : fingerprint(back)]).toEqual([state.phase, fingerprint(state)]);
        phases.add(state.phase.name);
      },
      scenario,
    );
  expect([...phases].sort()).toEqual(['action', 'battle', 'card', 'political', 'supply']);
});

const WRONG: readonly (readonly [string, unknown, string])[] = [
  ['nothing', null, 'position'],
  ['a list', [], 'position'],
  ['an unknown key', { armies: {} }, 'armies'],
  ['an unknown scenario', { options: { scenario: 'agincourt' } }, 'options.scenario'],
  ['an unknown block', { blocks: { 'l-falstaff': 'derby' } }, 'blocks.l-falstaff'],
  ['an unknown place', { blocks: { 'l-oxford': 'bohemia' } }, 'blocks.l-oxford'],
  ['a place that is no text', { blocks: { 'l-oxford': 3 } }, 'blocks.l-oxford'],
  ['no strength', { blocks: { 'l-oxford': 'derby:0' } }, 'blocks.l-oxford'],
  ['too much strength', { blocks: { 'l-oxford': 'derby:4' } }, 'blocks.l-oxford'],
  ['blocks that are no object', { blocks: ['l-oxford'] }, 'blocks'],
  ['a block in the exile of the enemy', { blocks: { 'l-oxford': 'calais' } }, 'blocks.l-oxford'],
  ['a minor who is no heir', { blocks: { 'l-oxford': 'minor' } }, 'blocks.l-oxford'],
  ['a campaign too many', { campaign: 4 }, 'campaign'],
  ['a turn too many', { turn: 8 }, 'turn'],
  ['an unknown seat', { kingSide: 'tudor' }, 'kingSide'],
  ['a King of the other side', { king: 'y-york' }, 'king'],
  ['a King who is no heir', { king: 'l-oxford' }, 'king'],
  ['an unknown card', { hands: { lancaster: ['ap5-1'], york: [] } }, 'hands.lancaster[0]'],
  ['an unknown phase', { phase: { name: 'parliament' } }, 'phase.name'],
];
describe('a wrong document is refused', () => {
  test.for(WRONG)('%s', ([, document, field]) => {
    const found = richardIII.fromPosition(document);
    expect(isMistake(found) ? found.field : 'accepted').toBe(field);
    expect(begin(richardIII, { position: document }, scripted([]))).toEqual(found);
  });
  test('both versions of a man in play', () =>
    expect(isMistake(richardIII.fromPosition({ blocks: { 'l-stanley': 'derby', 'y-stanley': 'oxford' } }))).toBe(true));
  test('a card twice', () =>
    expect(isMistake(richardIII.fromPosition({ hands: { lancaster: ['ap4-1'], york: ['ap4-1'] } }))).toBe(true));
  test('every block has a name', () => expect(BLOCK_NAMES).toHaveLength(63));
});

/** A random document: some blocks somewhere, some turn, some phase; now and then one of its parts is nonsense. */
const anyDocument = (random: Random): object => {
  const some = <T>(values: readonly T[]): T => pick(values, random);
  const own = (block: string): readonly string[] => [
    ...AREA_NAMES.slice(4),
    ...(block.startsWith('l-') ? ['france', 'scotland'] : ['calais', 'ireland']),
    'pool',
    'dead',
    'pool-down',
    'derby',
    'oxford',
    'middlesex',
  ];
  const named = BLOCK_NAMES.filter((block) => random(2) === 1 && !/^(y-exeter|l-clarence)$/.test(block));
  const blocks = named.filter((block) => !named.some((twin) => twin !== block && twin.slice(2) === block.slice(2)));
  const places = blocks.map((block) => [block, random(400) === 1 ? 'bohemia' : some(own(block))] as const);
  const names = ['action', 'action', 'battle', 'supply', 'political', 'card', random(40) === 1 ? 'war' : 'action'];
  const cards = [
    'event-muster',
    'event-piracy',
    'event-plague',
    'event-treason',
    'event-surprise',
    'event-force-march',
  ];
  return {
    blocks: Object.fromEntries(places),
    campaign: some([1, 2, 3]),
    turn: some([1, 2, 6, 7]),
    kingSide: some(['lancaster', 'york']),
    player1: some(['lancaster', 'york']),
    cards: {
      lancaster: some(['ap4-1', 'ap2-1', ...cards.slice(3)]),
      york: some(['ap3-1', 'ap4-2', ...cards.slice(0, 3)]),
    },
    phase: { name: some(names) },
  };
};
test('any document is a mistake, or a position that holds and can be played', () => {
  const random = seeded(1470);
  let accepted = 0;
  for (let n = 0; n < 1_500; n++) {
    const document = anyDocument(random);
    const course = begin(richardIII, { position: document }, random);
    if (isMistake(course)) continue;
    accepted++;
    const state = structuredClone(stateOf(course));
    for (let step = 0; step < 60 && !richardIII.outcome(state); step++) {
      richardIII.assert(state);
      const seat = pick(mustAnswer(richardIII, state), random);
      advance(richardIII, silent(state, random), seat, bold(state, seat, random));
    }
    richardIII.assert(state);
  }
  expect(accepted).toBeGreaterThan(400);
});
