// Both catalogues say everything that can happen, each in its own language and typography.
import { deuxRoses } from '@rose/deux-roses';
import { CELL_NAMES, type DeuxRoses, read, type Why } from '@rose/deux-roses/ids';
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { hear, proseFaults, type Saying, scene, speaking, textsOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';

type Words = Catalogue<DeuxRoses>;
const SPEAKING = speaking<DeuxRoses>(en);
const SEATS = ['lancaster', 'york'] as const;

// A castle about to fall, one short side on the moon, a side that can only pass: rare in random games.
const STUCK = { castle: 'a4', soldiers: [], marker: 'moon' };
const RARE = [
  { lancaster: { soldiers: ['c4', 'b4'] }, york: STUCK, options: { plyLimit: 20 } },
  { lancaster: { soldiers: ['c4', 'b3'] }, york: { castle: 'a2', soldiers: ['e3'], marker: 'moon' }, actions: 150 },
  {
    lancaster: { soldiers: ['b3', 'b4', 'c3'], marker: 'sun' },
    york: { castle: 'a3', soldiers: ['d1'], marker: 'moon' },
  },
];
const PLAYS = [
  ...[1, 2, 3].map((seed) => ({ seed, options: { plyLimit: 100 } })),
  ...RARE.flatMap((position) => [1, 2, 3, 4].map((seed) => ({ seed, position }))),
];
const HEARD = hear(deuxRoses, PLAYS, { hasty: [], every: 3 });

// No hand reaches for these, it takes own soldiers only and calls a step a step; a written action may.
const WRITTEN: readonly Why[] = [
  { why: 'not-your-soldier', cell: 'c3' },
  { why: 'not-a-neighbour', from: 'e3', to: 'c3' },
  { why: 'that-is-a-step', from: 'e3', to: 'd4' },
];

const PICKS = [[], ['e3'], ['e3', 'd4'], ['e3', 'c4'], ['#reinforce']];
const PLACES = [...CELL_NAMES, '#reinforce', '#marker-lancaster', '#marker-york'];
const sentences = [
  ...SPEAKING.told(HEARD.entries.values()),
  ...HEARD.views.flatMap((view) => [...SPEAKING.asked(view.phase, view, SEATS, PICKS), ...SPEAKING.aims(view, SEATS)]),
];
const names: readonly Saying<DeuxRoses>[] = [
  ...HEARD.views.flatMap((view) => SPEAKING.named(view, PLACES, SEATS)),
  (words) => words.how['castle-ejected'](['lancaster']),
  (words) => words.how['castle-ejected'](['york']),
  (words) => words.how['both-passed']([]),
  (words) => words.how['ply-limit']([]),
  ...SPEAKING.labels(['1', '2', '2.1', '3.0', '3.5', '4.2', '5.3', '6.4', '7']),
];
const actions = SPEAKING.done([...HEARD.actions.values(), { do: 'pass' }]);
const refusals = SPEAKING.refused([...HEARD.refusals.values(), ...WRITTEN]);

describe('what was heard is enough to judge by', () => {
  test('every kind of line occurs', () => {
    expect(new Set([...HEARD.actions.values()].map((action) => action.do)).size).toBeGreaterThanOrEqual(8);
    const says = new Set([...HEARD.entries.values()].map((entry) => entry.say));
    expect([...says, 'castles-stand'].sort()).toEqual(expect.arrayContaining(Object.keys(en.log).sort()));
    const whys = new Set([...HEARD.refusals.values(), ...WRITTEN].map((because) => because.why));
    expect([...whys].sort()).toEqual(Object.keys(en.why).sort());
  });
});

test('each language says it, whole and in its own way', () => {
  const own = {
    en: /\b(the|and|of|to|is|your|soldiers?|castles?|garden|cell|step|attack|turn|empty)\b/i,
    fr: /\b(le|la|les|des|est|une?|votre|soldats?|château|jardin|case|pas|tour|vide)\b/i,
  };
  const sentence = /^(\p{Lu}|[a-g][1-7]\b).*[.!?]$/u;
  const taught = { en: textsOf(lessonEn), fr: textsOf(lessonFr) };
  expect(proseFaults({ en, fr }, { sentences, refusals, actions, names, taught, ids: [], own, sentence })).toEqual([]);
});

describe('lines as they are read', () => {
  const say = (words: Words, text: string): string => {
    const action = read(text);
    const [said] = action ? SPEAKING.done([action]) : [];
    if (!said) throw new Error(`not an action: ${text}`);
    return plain(said(words) as Line);
  };
  test('a push tells where it ends', () => {
    expect(say(en, 'breakthrough e3 NE')).toBe('Breakthrough: e3 and d4 advance, c4 is driven to b4');
    expect(say(en, 'breakthrough c4 NE')).toBe('Breakthrough: c4 and b4 advance, a4 is driven out of the garden');
    expect(say(fr, 'attack d4 NE')).toBe('Attaque soutenue\u00a0: d4 prend la place de c4, repoussé en b4');
    expect(say(fr, 'translate e3+e4 NE')).toBe('Translation\u00a0: e3 et e4 vont vers le nord-est, en d4 et en d5');
  });
  test('sections are cited by chapter', () => {
    expect(['4.1', '4.0', '3.2', '2'].map((rule) => en.section(rule))).toEqual([
      'Combat 4.1',
      'Combat',
      'Moves 3.2',
      'Set-up',
    ]);
    expect(fr.section('3.2')).toBe('Déplacements 3.2');
  });
  test('seats and cells are named with what stands there', () => {
    const view = deuxRoses.view(scene(deuxRoses, { position: { lancaster: { soldiers: ['d4'] } } }).state, 'lancaster');
    expect(en.place(view, 'd4')).toBe('d4, red star, Lancaster soldier');
    expect(fr.place(view, 'b3')).toBe('b3, étoile verte, château d’York');
    expect(en.seatLine(view, 'lancaster')).toBe('1 soldier, 3 in reserve · red rose');
    expect(fr.seatLine(view, 'york')).toBe('0 soldat, 4 en réserve · rose blanche');
    expect(plain(en.aim(view, 'lancaster'))).toMatch(/two pushes/);
    const laid = deuxRoses.view(scene(deuxRoses, {}).state, 'york');
    expect(en.seatLine(laid, 'york')).toBe('4 to place · white rose');
    expect(en.place(laid, '#marker-york')).toBe('Marker: sun, a reinforcement may be called');
  });
});
