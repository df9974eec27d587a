// Both catalogues say everything that can happen, and all that did happen in random games of every scenario, each in
// its own language and typography.
import { richardIII } from '@rose/richard-iii';
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
  SCENARIOS,
  SEAS,
  SEATS,
  seaOf,
  type View,
} from '@rose/richard-iii/ids';
import { type Line, plain } from '@rose/table/text';
import { hear, proseFaults, type Saying as SayingOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';
import { WHY } from './refusals.ts';
import { LOG } from './sayings.ts';
import { VIEWS } from './views.ts';

type Saying = SayingOf<RichardIII>;
type Any = (given: object) => Line;
type Loose = Readonly<Record<string, Any>>;

const ABOUT: readonly (readonly [BlockName, AreaName])[] = BLOCK_NAMES.map((block, at) => [
  block,
  AREA_NAMES[at % AREA_NAMES.length] ?? 'derby',
]);
type Sampled = Readonly<Record<string, (block: BlockName, area: AreaName) => readonly object[]>>;
const said = (samples: Sampled, list: 'log' | 'why'): readonly Saying[] =>
  Object.entries(samples).flatMap(([name, sample]) =>
    ABOUT.flatMap(([block, area]) => sample(block, area)).map((given): Saying => {
      return (words) => (words[list] as Loose)[name]?.(given) ?? '';
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
const does = (action: RichardIII['action']): Saying => {
  return (words) => (words.does as Loose)[action.do]?.(action) ?? '';
};

const PICKS: readonly (readonly string[])[] = [[], ['y-march'], ['derby'], ['derby', 'l-levy-york'], ['ap3-1']];
const asking = (view: View): readonly Saying[] =>
  SEATS.flatMap((seat): Saying[] => [
    ...PICKS.flatMap((picked): Saying[] => [
      (words) => words.prompt[view.phase.name](view, seat, picked).ask,
      (words) => words.prompt[view.phase.name](view, seat, picked).explain,
    ]),
    (words) => words.aim(view, seat),
  ]);
const naming = (view: View): readonly Saying[] => [
  ...[
    ...AREA_NAMES,
    ...BLOCK_NAMES,
    ...CARD_NAMES,
    '#end-actions',
    '#spare',
    'pool',
    'via-kent',
    'via-isle-of-man',
  ].map(
    (id): Saying =>
      (words) =>
        words.place(view, id),
  ),
  ...SEATS.map(
    (seat): Saying =>
      (words) =>
        words.seatLine(view, seat),
  ),
];

const PLAYS = SCENARIOS.flatMap((scenario) => [1, 2, 3, 4, 5].map((seed) => ({ seed, options: { scenario } })));
const HEARD = hear(richardIII, PLAYS, { hasty: ['end-actions', 'pass'], strange: 60 });
const SEEN = HEARD.views.filter((_, at) => at % 12 === 0);
const told: readonly Saying[] = [
  ...said(LOG as Sampled, 'log'),
  ...[...HEARD.entries.values()].map(
    (entry): Saying =>
      (words) =>
        (words.log as Loose)[entry.say]?.(entry) ?? '',
  ),
];
const refused: readonly Saying[] = [
  ...said(WHY as Sampled, 'why'),
  ...[...HEARD.refusals.values()].map(
    (why): Saying =>
      (words) =>
        (words.why as Loose)[why.why]?.(why) ?? '',
  ),
];
const done = [...ACTIONS, ...HEARD.actions.values()].map(does);
const asked = [...VIEWS, ...SEEN].flatMap(asking);
const named = [...VIEWS.slice(0, 2), ...SEEN.filter((_, at) => at % 8 === 0)].flatMap(naming);
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
const taughtBy = ({ steps }: typeof lessonEn): readonly string[] =>
  steps.flatMap(({ title, text }) => [title, plain(text)]);
const taught = { en: taughtBy(lessonEn), fr: taughtBy(lessonFr) };
/** Names that only the game itself uses. */
const IDS = [...AREA_NAMES, ...SEAS, ...BLOCK_NAMES, ...CARD_NAMES, ...Object.keys(en.verbs)].filter((id) =>
  id.includes('-'),
);

test('random games tell, refuse and do most of what there is', () => {
  const kinds = (list: Iterable<string>) => new Set(list).size;
  expect(kinds([...HEARD.actions.values()].map((action) => action.do))).toBe(Object.keys(en.does).length);
  expect(kinds([...HEARD.entries.values()].map((entry) => entry.say))).toBeGreaterThanOrEqual(38);
  expect(kinds([...HEARD.refusals.values()].map(({ why }) => why))).toBeGreaterThanOrEqual(38);
  expect(kinds(SEEN.map(({ phase }) => phase.name))).toBe(5);
});
test.for([fr, en])('questions cite sections of the rules', (words) => {
  const rules = VIEWS.flatMap((view) =>
    SEATS.flatMap((seat) => PICKS.map((picked) => words.prompt[view.phase.name](view, seat, picked).rule)),
  );
  for (const rule of rules) expect(words.section(rule)).toMatch(/^\p{L}/u);
});
test('each language says it, whole and in its own way', () => {
  const own = {
    en: /\b(the|and|is|your|blocks?|from|into|with|turn|area|King)\b/,
    fr: /\b(le|les|des|est|une?|votre|blocs?|vers|avec|tour|territoire|roi)\b/,
  };
  const sentences = [...told, ...asked, ...ended];
  const names = [...named, ...labels];
  expect(
    proseFaults({ en, fr }, { sentences, refusals: refused, actions: done, names, taught, ids: IDS, own }),
  ).toEqual([]);
});
