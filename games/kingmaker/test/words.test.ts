// Both catalogues say everything that can happen, and all that did happen in random games, each in its own language and
// typography.
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { hear, proseFaults, type Saying as SayingOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { parley as boardEn } from '../board/words-scenes-parley.en.ts';
import { parley as boardFr } from '../board/words-scenes-parley.fr.ts';
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
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { en } from '../text/en.ts';
import { markOf } from '../text/facts.ts';
import { fr } from '../text/fr.ts';
import { roadWord as roadEn } from '../text/names.en.ts';

import { roadWord as roadFr } from '../text/seas.fr.ts';
import { PLAYS } from './plays.ts';
import { actionsOf, entriesOf, ROUNDS, whysOf } from './sayings.ts';

type Words = Catalogue<Kingmaker>;
type Saying = SayingOf<Kingmaker>;
type Loose = Readonly<Record<string, (given: object) => Line>>;
type List = 'log' | 'why' | 'does';
const saying =
  (list: List, kind: string, given: object): Saying =>
  (words) =>
    (words[list] as Loose)[kind]?.(given) ?? '';

const HEARD = hear(kingmaker, PLAYS, {
  hasty: ['end-movement', 'end-combat', 'call-off', 'pass', 'no-parliament', 'end-coronation'],
  strange: 20,
});
const SEEN = HEARD.views.filter(({ viewer }) => viewer !== 'spectator');
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
const asked: readonly Saying[] = SEEN.flatMap((view): readonly Saying[] => [
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
const named: readonly Saying[] = SEEN.filter((_, at) => at % 120 === 0).flatMap((view): readonly Saying[] => [
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
/** Names that only the game itself uses. */
const IDS = [
  ...[AREA_NAMES, PLACE_NAMES, SEA_NAMES, PIECE_NAMES, SHIP_NAMES, CROWN_NAMES, EVENT_NAMES, SPACES].flat(),
  ...Object.keys(en.verbs),
].filter((id) => id.includes('-') || /^e\d\d$/.test(id));

const kinds = (list: Iterable<string>) => new Set(list).size;
test('random games tell, refuse and do much of what there is', () => {
  expect(kinds([...HEARD.actions.values()].map((action) => action.do))).toBeGreaterThanOrEqual(60);
  expect(kinds([...HEARD.entries.values()].map((entry) => entry.say))).toBeGreaterThanOrEqual(80);
  expect(kinds([...HEARD.refusals.values()].map(({ why }) => why))).toBeGreaterThanOrEqual(60);
  expect(kinds(SEEN.map(({ phase }) => phase.name))).toBeGreaterThanOrEqual(13);
});

describe.for([
  ['French', fr],
  ['English', en],
] as const)('%s', ([, words]) => {
  test('who is asked reads a question, all others what is going on', () => {
    const wrong = SEEN.filter((view) => {
      const isAsked = view.asked.some((seat) => seat === view.viewer);
      return plain(promptOf(words, view).ask).endsWith('?') !== isAsked;
    });
    expect(wrong.map((view) => `${view.phase.name}: ${plain(promptOf(words, view).ask)}`).slice(0, 12)).toEqual([]);
  });
  test('questions cite sections of the rules', () => {
    const rules = new Set(SEEN.map((view) => promptOf(words, view).rule));
    for (const rule of rules) expect(Object.keys(SECTIONS)).toContain(rule);
    for (const rule of Object.keys(SECTIONS)) expect(words.section(rule)).toMatch(/^\p{L}/u);
  });
});

test('each language says it, whole and in its own way', () => {
  const own = {
    en: /\b(the|and|is|your|cards?|from|into|with|turn|area|King|of)\b/,
    fr: /\b(le|les|des|est|une?|votre|cartes?|vers|avec|tour|zone|roi|de)\b/,
  };
  const looks = { sentence: /^(\p{Lu}|[«“\d]).*[.!?»”]$/u, action: /^(\p{Lu}|\d).*[^.]$/u };
  const slips =
    /(?<!\p{L})([Dd]e|[Qq]ue) H(?!igh|olland|oward|ull)|(?<!\p{L})((à|dans) l’(Irlande|Écosse)|(à|dans|de) le continent|d’Hull)/u;
  const prose = {
    sentences: [...told, ...asked, ...ended],
    refusals: refused,
    actions: done,
    names: [...named, ...labels],
  };
  expect(proseFaults({ en, fr }, { ...prose, ...looks, ids: IDS, own, slips })).toEqual([]);
});

test('12.2 who judges a promise says it of who made it', () => {
  const given = { say: 'promise-judged', seat: 'red', by: 'yellow', words: 'I come', fate: 'broken' } as const;
  expect(plain(en.log['promise-judged'](given))).toMatch(/^Yellow says that Red has broken/);
  expect(plain(fr.log['promise-judged'](given))).toMatch(/^Selon Jaune, Rouge a rompu/);
});

describe('what somebody has written', () => {
  const SAID = 'By the Rood';
  /** A round in which every kind is said, and a deal is one between several. */
  const ROUND = 6;
  const LINES = ['offered', 'deal', 'promise-judged'];
  const CHOICES = ['offer', 'counter'];
  const sayings: readonly (readonly [kind: string, saying: Saying])[] = [
    ...entriesOf(en, ROUND).flatMap((entry) =>
      LINES.includes(entry.say) ? [[entry.say, saying('log', entry.say, { ...entry, words: SAID })] as const] : [],
    ),
    ...actionsOf(ROUND).flatMap((action) =>
      CHOICES.includes(action.do) ? [[action.do, saying('does', action.do, { ...action, words: SAID })] as const] : [],
    ),
  ];
  test('is quoted, in the log, among the choices and on the board', () => {
    const quotes = [
      [en, `“${SAID}”`],
      [fr, `«\u00a0${SAID}\u00a0»`],
    ] as const;
    for (const [words, quoted] of quotes)
      for (const [kind, say] of sayings) expect(plain(say(words) as Line), kind).toContain(quoted);
    expect(new Set(sayings.map(([kind]) => kind))).toEqual(new Set([...LINES, ...CHOICES]));
    expect([boardEn.quoted(SAID), boardFr.quoted(SAID)]).toEqual(quotes.map(([, quoted]) => quoted));
  });
});
