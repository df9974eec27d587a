// Both catalogues say everything that can happen, and all that did happen in random games, each in its own language and
// typography.
import { type Catalogue, type Line, placesIn, plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import {
  AREA_NAMES,
  CROWN_NAMES,
  EVENT_NAMES,
  PIECE_NAMES,
  PLACE_NAMES,
  PRESETS,
  ROAD_NAMES,
  SEA_NAMES,
  SEATS,
  SECTIONS,
  SHIP_NAMES,
  SPACES,
  type View,
} from '../src/ids.ts';
import type { Kingmaker } from '../src/index.ts';
import { en } from '../text/en.ts';
import { markOf } from '../text/facts.ts';
import { fr } from '../text/fr.ts';
import { roadWord as roadEn } from '../text/names.en.ts';

import { roadWord as roadFr } from '../text/seas.fr.ts';
import { hear } from './heard.ts';
import { PLAYS } from './plays.ts';
import { actionsOf, entriesOf, ROUNDS, whysOf } from './sayings.ts';

type Words = Catalogue<Kingmaker>;
/** One thing to say, as each language says it. */
type Saying = (words: Words) => Line | string;
type Loose = Readonly<Record<string, (given: object) => Line>>;
type List = 'log' | 'why' | 'does';
const saying =
  (list: List, kind: string, given: object): Saying =>
  (words) =>
    (words[list] as Loose)[kind]?.(given) ?? '';

const HEARD = hear(PLAYS);
const rounds = <T>(make: (n: number) => readonly T[]): readonly T[] =>
  Array.from({ length: ROUNDS }, (_, n) => make(n)).flat();

const told: readonly Saying[] = [...rounds((n) => entriesOf(en, n)), ...HEARD.entries.values()].map((entry) =>
  saying('log', entry.say, entry),
);
const refused: readonly Saying[] = [...rounds((n) => whysOf(en, n)), ...HEARD.refusals.values()].map((why) =>
  saying('why', why.why, why),
);
const done: readonly Saying[] = [...rounds(actionsOf), ...HEARD.actions.values()].map((action) =>
  saying('does', action.do, action),
);

const PICKS: readonly (readonly string[])[] = [[], ['percy', 'duke-york'], ['trinity'], ['henry'], ['york']];
const seatsIn = (view: View) => SEATS.slice(0, view.options.players);
const promptOf = (words: Words, view: View, picked: readonly string[] = []) =>
  words.prompt[view.phase.name](view, view.viewer === 'spectator' ? 'red' : view.viewer, picked);
const asked: readonly Saying[] = HEARD.views.flatMap((view): readonly Saying[] => [
  ...PICKS.flatMap((picked): readonly Saying[] => [
    (words) => promptOf(words, view, picked).ask,
    (words) => promptOf(words, view, picked).explain,
  ]),
  ...seatsIn(view).map(
    (seat): Saying =>
      (words) =>
        words.aim(view, seat),
  ),
]);
const MARKS = [
  ...AREA_NAMES,
  ...PLACE_NAMES,
  ...PIECE_NAMES.map(markOf),
  ...SEA_NAMES,
  ...SHIP_NAMES,
  ...CROWN_NAMES,
  ...EVENT_NAMES,
  ...SEATS,
  '#march',
  '#end-turn',
];
const named: readonly Saying[] = HEARD.views
  .filter((_, at) => at % 120 === 0)
  .flatMap((view): readonly Saying[] => [
    ...MARKS.map(
      (id): Saying =>
        (words) =>
          words.place(view, id),
    ),
    ...seatsIn(view).map(
      (seat): Saying =>
        (words) =>
          words.seatLine(view, seat),
    ),
  ]);
const ended: readonly Saying[] = (['last-heir', 'beaufort', 'votes', 'counted'] as const).flatMap((how): Saying[] => [
  (words) => words.how[how](['red']),
  (words) => words.how[how](['blue', 'tenne']),
]);
const labels: readonly Saying[] = [
  ...(Object.keys(en.verbs) as readonly Kingmaker['action']['do'][]).map(
    (verb): Saying =>
      (words) =>
        words.verbs[verb],
  ),
  ...(Object.keys(en.options) as readonly (keyof Kingmaker['options'])[]).flatMap((option): Saying[] => [
    (words) => words.options[option].name,
    (words) => words.options[option].explain,
    (words) => Object.values(words.options[option].values ?? {}).join(' · ') || words.options[option].name,
  ]),
  ...(Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[]).flatMap((preset): Saying[] => [
    (words) => words.presets?.[preset]?.name ?? '',
    (words) => words.presets?.[preset]?.explain ?? '',
  ]),
  ...ROAD_NAMES.map(
    (road): Saying =>
      (words) =>
        words === fr ? roadFr(road) : roadEn(road),
  ),
  ...Object.keys(SECTIONS).map(
    (rule): Saying =>
      (words) =>
        words.section(rule),
  ),
];
const SAYINGS = [...told, ...refused, ...done, ...asked, ...named, ...ended, ...labels];
const textOf = (line: Line | string): string => (typeof line === 'string' ? line : plain(line));
/** Each is said once in each language. */
const LINES = new Map(SAYINGS.map((one) => [one, { fr: one(fr), en: one(en) }]));
const lineOf = (words: Words, one: Saying): Line | string => LINES.get(one)?.[words === fr ? 'fr' : 'en'] ?? '';
const heardOf = (words: Words): readonly string[] => [...new Set(SAYINGS.map((one) => textOf(lineOf(words, one))))];
const [FRENCH, ENGLISH] = [heardOf(fr), heardOf(en)];
const everything = (words: Words): readonly string[] => (words === fr ? FRENCH : ENGLISH);
/** So many are enough to see what is wrong. */
const some = (texts: readonly string[]): readonly string[] => texts.slice(0, 12);
const saidBy = (words: Words, list: readonly Saying[], fits: (text: string) => boolean): readonly string[] =>
  some([...new Set(list.map((one) => textOf(lineOf(words, one))))].filter((text) => !fits(text)));
/** Names that only the game itself uses. */
const IDS = [
  ...[AREA_NAMES, PLACE_NAMES, SEA_NAMES, PIECE_NAMES, SHIP_NAMES, CROWN_NAMES, EVENT_NAMES, SPACES].flat(),
  ...Object.keys(en.verbs),
].filter((id) => id.includes('-') || /^e\d\d$/.test(id));

describe('what was heard is enough to judge by', () => {
  const kinds = (list: Iterable<string>) => new Set(list).size;
  test('random games tell, refuse and do much of what there is', () => {
    expect(kinds([...HEARD.actions.values()].map((action) => action.do))).toBeGreaterThanOrEqual(42);
    expect(kinds([...HEARD.entries.values()].map((entry) => entry.say))).toBeGreaterThanOrEqual(70);
    expect(kinds([...HEARD.refusals.values()].map(({ why }) => why))).toBeGreaterThanOrEqual(32);
    expect(kinds(HEARD.views.map(({ phase }) => phase.name))).toBeGreaterThanOrEqual(13);
  });
});

describe.for([
  ['French', fr],
  ['English', en],
] as const)('%s', ([, words]) => {
  test('leaves nothing unsaid', () => {
    const unsaid = /^$|undefined|\bnull\b|NaN|object Object|function| {2}|^\s|\s$|\.\.|\s[.,]|,,|['"~]|\[|\{/;
    expect(some(everything(words).filter((text) => unsaid.test(text)))).toEqual([]);
  });
  test('shows no name of the inside', () => {
    const inside = new RegExp(`(?<![\\p{L}-])(${IDS.join('|')})(?![\\p{L}-])`, 'u');
    expect(some(everything(words).filter((text) => inside.test(text)))).toEqual([]);
  });
  test('log lines, refusals, questions and ends are sentences', () => {
    const list = [...told, ...refused, ...asked, ...ended];
    expect(saidBy(words, list, (text) => /^(\p{Lu}|[«“\d]).*[.!?»”]$/u.test(text))).toEqual([]);
  });
  test('actions begin like sentences and end without a stop', () => {
    expect(saidBy(words, done, (text) => /^(\p{Lu}|\d).*[^.]$/u.test(text))).toEqual([]);
  });
  test('refusals keep to one sentence', () => {
    expect(saidBy(words, refused, (text) => !/[.!?]\s/.test(text.slice(0, -1)))).toEqual([]);
  });
  test('who is asked reads a question, all others what is going on', () => {
    const wrong = HEARD.views.filter((view) => {
      const isAsked = view.asked.some((seat) => seat === view.viewer);
      return plain(promptOf(words, view).ask).endsWith('?') !== isAsked;
    });
    expect(some(wrong.map((view) => `${view.phase.name}: ${plain(promptOf(words, view).ask)}`))).toEqual([]);
  });
  test('questions cite sections of the rules', () => {
    const rules = new Set(HEARD.views.map((view) => promptOf(words, view).rule));
    for (const rule of rules) expect(Object.keys(SECTIONS)).toContain(rule);
    for (const rule of Object.keys(SECTIONS)) expect(words.section(rule)).toMatch(/^\p{L}/u);
  });
});

describe('each language is itself', () => {
  test('French spaces and little words', () => {
    const spaces = /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/;
    const little =
      /(?<![\p{L}-])([àÀ] les?|[dD]e les?|([dD]e|[lL][ea]|[qQ]ue|[nN]e|[sS]e|[jJ]usque) ([aeiouàéèêâîô]\p{L}*|York))(?!\p{L})/iu;
    const aspired = /(?<!\p{L})([Dd]e|[Qq]ue) H(?!igh|olland|oward)/u;
    const wrong = (text: string) => spaces.test(text) || little.test(text) || aspired.test(text);
    expect(some(everything(fr).filter(wrong))).toEqual([]);
    expect(some(everything(en).filter((text) => /[\u202f\u00a0«»]/.test(text)))).toEqual([]);
  });
  test('no English in French, no French in English', () => {
    const english = /\b(the|and|is|your|cards?|from|into|with|turn|area|King|of)\b/;
    const french = /\b(le|les|des|est|une?|votre|cartes?|vers|avec|tour|zone|roi|de)\b/;
    expect(some(everything(fr).filter((text) => english.test(text)))).toEqual([]);
    expect(some(everything(en).filter((text) => french.test(text)))).toEqual([]);
  });
  test('both light up the same places', () => {
    const places = (line: Line | string) => (typeof line === 'string' ? '' : [...placesIn(line)].sort().join(' '));
    const apart = SAYINGS.filter((one) => places(lineOf(fr, one)) !== places(lineOf(en, one)));
    expect(some([...new Set(apart.map((one) => textOf(lineOf(en, one))))])).toEqual([]);
  });
});
