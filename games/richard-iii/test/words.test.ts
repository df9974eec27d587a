// Both catalogues say everything that can happen, each in its own language and typography.
import {
  A,
  AREA_NAMES,
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  C,
  CARD_NAMES,
  POOL,
  type RichardIII,
  SEATS,
  seaOf,
} from '@rose/richard-iii/ids';
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { WHY } from './refusals.ts';
import { LOG } from './sayings.ts';
import { VIEWS } from './views.ts';

type Words = Catalogue<RichardIII>;
/** One thing to say, as each language says it. */
type Saying = (words: Words) => Line | string;
type Any = (given: object) => Line;

const ABOUT: readonly (readonly [BlockName, AreaName])[] = BLOCK_NAMES.map((block, at) => [
  block,
  AREA_NAMES[at % AREA_NAMES.length] ?? 'derby',
]);
type Sampled = Readonly<Record<string, (block: BlockName, area: AreaName) => readonly object[]>>;
const said = (samples: Sampled, list: 'log' | 'why'): readonly Saying[] =>
  Object.entries(samples).flatMap(([name, sample]) =>
    ABOUT.flatMap(([block, area]) => sample(block, area)).map((given): Saying => {
      return (words) => (words[list] as Readonly<Record<string, Any>>)[name]?.(given) ?? '';
    }),
  );

const sea = seaOf('irish-sea') as NonNullable<ReturnType<typeof seaOf>>;
const actionsOn = (block: BlockName, area: AreaName): readonly RichardIII['action'][] => [
  { do: 'march', block: B[block], path: [A[area], A.essex] },
  { do: 'march', block: B[block], path: [A.oxford, A[area], A['isle-of-man'], A.kent] },
  { do: 'sail', block: B[block], from: A[area], to: A.cornwall, sea },
  ...(['recruit', 'retreat', 'regroup', 'enter-minor'] as const).map((verb) => ({
    do: verb,
    block: B[block],
    area: A[area],
  })),
  ...(['treason', 'fire', 'pass', 'take-hits', 'execute', 'starve', 'leave-exile'] as const).map((verb) => ({
    do: verb,
    block: B[block],
  })),
  { do: 'charge', block: B['y-march'], target: B[block] },
  { do: 'treachery', block: B[block], target: B['l-stanley'] },
  ...(['muster', 'plague', 'fight'] as const).map((verb) => ({ do: verb, area: A[area] })),
  { do: 'main', area: A[area], from: A.kent },
  { do: 'go-home', block: B[block], to: A[area] },
  { do: 'go-home', block: B[block], to: POOL },
];
const ACTIONS: readonly RichardIII['action'][] = [
  ...ABOUT.flatMap(([block, area]) => actionsOn(block, area)),
  ...CARD_NAMES.map((card) => ({ do: 'play-card' as const, card: C[card] })),
  ...(['ask-redeal', 'keep-hand', 'keep-mine', 'give-up-mine'] as const).map((verb) => ({ do: verb })),
  ...(['end-actions', 'hold-treason', 'end-regroup', 'spare'] as const).map((verb) => ({ do: verb })),
];
const done = ACTIONS.map((action): Saying => {
  return (words) => (words.does as Readonly<Record<string, Any>>)[action.do]?.(action) ?? '';
});

const PICKS: readonly (readonly string[])[] = [[], ['y-march'], ['derby'], ['derby', 'l-levy-york'], ['ap3-1']];
const asked = VIEWS.flatMap((view) =>
  SEATS.flatMap((seat): Saying[] => [
    ...PICKS.flatMap((picked): Saying[] => [
      (words) => words.prompt[view.phase.name](view, seat, picked).ask,
      (words) => words.prompt[view.phase.name](view, seat, picked).explain,
    ]),
    (words) => words.aim(view, seat),
  ]),
);
const named = VIEWS.slice(0, 2).flatMap((view) => [
  ...[...AREA_NAMES, ...BLOCK_NAMES, ...CARD_NAMES, '#end-actions', '#spare'].map(
    (id): Saying =>
      (words) =>
        words.place(view, id),
  ),
  ...SEATS.map(
    (seat): Saying =>
      (words) =>
        words.seatLine(view, seat),
  ),
]);

const told = said(LOG as Sampled, 'log');
const refused = said(WHY as Sampled, 'why');
const ended = SEATS.flatMap((seat): Saying[] => [
  (words) => words.how['heirs-dead']([seat]),
  (words) => words.how['throne-held']([seat]),
]);
const labels: readonly Saying[] = [
  ...Object.keys(en.verbs).map(
    (verb): Saying =>
      (words) =>
        words.verbs[verb as RichardIII['action']['do']],
  ),
  ...(['scenario', 'fogAid'] as const).flatMap((option): Saying[] => [
    (words) => words.options[option].name,
    (words) => words.options[option].explain,
    (words) => Object.values(words.options[option].values ?? {}).join(' · ') || words.options[option].name,
  ]),
  ...['1', '2.7.2', '5.0', '5.21', '6.81', '9.2', '10.2', '11'].map(
    (rule): Saying =>
      (words) =>
        words.section(rule),
  ),
];
const SAYINGS = [...told, ...refused, ...done, ...asked, ...named, ...ended, ...labels];
const textOf = (line: Line | string): string => (typeof line === 'string' ? line : plain(line));
const everything = (words: Words): readonly string[] => [...new Set(SAYINGS.map((saying) => textOf(saying(words))))];

describe.for([
  ['French', fr],
  ['English', en],
] as const)('%s', ([, words]) => {
  test('leaves nothing unsaid', () => {
    for (const text of everything(words)) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|object Object|function| {2}|^\s|\s$|\.\.|\s[.,]|,,|['"]/);
    }
  });
  test('log lines, refusals, questions and ends are sentences', () => {
    for (const saying of [...told, ...refused, ...asked, ...ended])
      expect(textOf(saying(words))).toMatch(/^(\p{Lu}|[«“]).*[.!?]$/u);
  });
  test('actions begin like sentences and end without a stop', () => {
    for (const saying of done) expect(textOf(saying(words))).toMatch(/^\p{Lu}.*[^.]$/u);
  });
  test('refusals keep to one sentence', () => {
    for (const saying of refused) expect(textOf(saying(words)).slice(0, -1)).not.toMatch(/[.!?]\s/);
  });
  test('questions cite sections of the rules', () => {
    const rules = VIEWS.flatMap((view) =>
      SEATS.flatMap((seat) => PICKS.map((picked) => words.prompt[view.phase.name](view, seat, picked).rule)),
    );
    for (const rule of rules) expect(words.section(rule)).toMatch(/^\p{L}/u);
  });
});

describe('each language is itself', () => {
  test('French spaces and little words', () => {
    for (const text of everything(fr)) {
      expect(text).not.toMatch(/[^\u202f][;!?]/);
      expect(text).not.toMatch(/[^\u00a0]:/);
      expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»/);
      expect(text).not.toMatch(/\b[àÀ] le\b|\bde le\b|\b[dD]e [AEIOÉ]|\b[lL]e [AEIOÉ]/);
    }
    expect(everything(en).filter((text) => /[\u202f\u00a0«»]/.test(text))).toEqual([]);
  });
  test('no English in French, no French in English', () => {
    const english = /\b(the|and|is|your|blocks?|from|into|with|turn|area|King)\b/;
    const french = /\b(le|les|des|est|une?|votre|blocs?|vers|avec|tour|territoire|roi)\b/;
    expect(everything(fr).filter((text) => english.test(text))).toEqual([]);
    expect(everything(en).filter((text) => french.test(text))).toEqual([]);
  });
  test('both light up the same places', () => {
    const places = (line: Line | string) =>
      typeof line === 'string' ? [] : line.flatMap((part) => (typeof part === 'string' ? [] : [part.place])).sort();
    for (const saying of SAYINGS) expect(places(saying(fr))).toEqual(places(saying(en)));
  });
});
