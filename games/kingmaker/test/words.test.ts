// Both catalogues say everything that can happen, and all that did happen in random games, each in its own language and
// typography.
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { hear, proseFaults, type Saying, speaking } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { parley as boardEn } from '../board/words-scenes-parley.en.ts';
import { parley as boardFr } from '../board/words-scenes-parley.fr.ts';
import {
  AREA_NAMES,
  CROWN_NAMES,
  EVENT_NAMES,
  PIECE_NAMES,
  PLACE_NAMES,
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
const SPEAKING = speaking<Kingmaker>(en);

const HEARD = hear(kingmaker, PLAYS, {
  hasty: ['end-movement', 'end-combat', 'call-off', 'pass', 'no-parliament', 'end-coronation'],
  strange: 20,
});
const SEEN = HEARD.views.filter(({ viewer }) => viewer !== 'spectator');
const rounds = <T>(make: (n: number) => readonly T[]): readonly T[] =>
  Array.from({ length: ROUNDS }, (_, n) => make(n)).flat();

const told = SPEAKING.told([...rounds((n) => entriesOf(en, n)), ...HEARD.entries.values()]);
const refused = SPEAKING.refused([...rounds((n) => whysOf(en, n)), ...HEARD.refusals.values()]);
const done = SPEAKING.done([...rounds(actionsOf), ...HEARD.actions.values()]);

const PICKS: readonly (readonly string[])[] = [[], ['percy', 'duke-york'], ['trinity'], ['henry'], ['york']];
const seatsIn = (view: View) => SEATS.slice(0, view.options.players);
const seatAs = ({ viewer }: View) => (viewer === 'spectator' ? 'red' : viewer);
const promptOf = (words: Words, view: View) => words.prompt[view.phase.name](view, seatAs(view), []);
const asked = SEEN.flatMap((view) => [
  ...SPEAKING.asked(view.phase.name, view, [seatAs(view)], PICKS),
  ...SPEAKING.aims(view, seatsIn(view)),
]);
const MARKS = [
  ...AREA_NAMES,
  ...PLACE_NAMES,
  ...PLACE_NAMES.map((place) => `in:${place}`),
  ...PIECE_NAMES.map(markOf),
  ...SEA_NAMES,
  ...SHIP_NAMES,
  ...CROWN_NAMES,
  ...EVENT_NAMES,
  ...SEATS,
  '#march',
  '#end-turn',
];
const named = SEEN.filter((_, at) => at % 120 === 0).flatMap((view) => SPEAKING.named(view, MARKS, seatsIn(view)));
const ended = (['last-heir', 'beaufort', 'votes', 'counted'] as const).flatMap((how): Saying<Kingmaker>[] => [
  (words) => words.how[how](['red']),
  (words) => words.how[how](['blue', 'tenne']),
]);
const labels = [
  ...SPEAKING.labels(Object.keys(SECTIONS)),
  ...ROAD_NAMES.map(
    (road): Saying<Kingmaker> =>
      (words) =>
        words === fr ? roadFr(road) : roadEn(road),
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

test('a place is named apart from the area that shares its name', () => {
  const [view] = SEEN;
  if (!view) throw new Error('nobody saw anything');
  expect([en, fr].map((words) => words.place(view, 'in:calais').split(',')[0])).toEqual(['Calais', 'Calais']);
  expect([en, fr].map((words) => words.place(view, 'calais').split(';')[0]?.trim())).toEqual([
    'Pale of Calais',
    'Calaisis',
  ]);
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
  const lines = entriesOf(en, ROUND).filter((entry) => LINES.includes(entry.say));
  const choices = actionsOf(ROUND).filter((action) => CHOICES.includes(action.do));
  const sayings = [
    ...SPEAKING.told(lines.map((entry) => ({ ...entry, words: SAID }))),
    ...SPEAKING.done(choices.map((action) => ({ ...action, words: SAID }))),
  ];
  test('is quoted, in the log, among the choices and on the board', () => {
    const quotes = [
      [en, `“${SAID}”`],
      [fr, `«\u00a0${SAID}\u00a0»`],
    ] as const;
    for (const [words, quoted] of quotes)
      for (const say of sayings) expect(plain(say(words) as Line)).toContain(quoted);
    const kindsHeard = new Set([...lines.map(({ say }) => say), ...choices.map((action) => action.do)]);
    expect(kindsHeard).toEqual(new Set([...LINES, ...CHOICES]));
    expect([boardEn.quoted(SAID), boardFr.quoted(SAID)]).toEqual(quotes.map(([, quoted]) => quoted));
  });
});
