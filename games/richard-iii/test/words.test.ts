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
} from '@rose/richard-iii/ids';
import { hear, proseFaults, type Saying, speaking, textsOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';
import { WHY } from './refusals.ts';
import { LOG } from './sayings.ts';
import { VIEWS } from './views.ts';

const SPEAKING = speaking<RichardIII>(en);

const ABOUT: readonly (readonly [BlockName, AreaName])[] = BLOCK_NAMES.map((block, at) => [
  block,
  AREA_NAMES[at % AREA_NAMES.length] ?? 'derby',
]);
type Sampled<T> = Readonly<Record<string, (block: BlockName, area: AreaName) => readonly T[]>>;
const sampled = <T>(samples: object): readonly T[] =>
  Object.values(samples as Sampled<T>).flatMap((sample) => ABOUT.flatMap((about) => sample(...about)));

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
const PICKS: readonly (readonly string[])[] = [[], ['y-march'], ['derby'], ['derby', 'l-levy-york'], ['ap3-1']];
const NAMED = [
  ...AREA_NAMES,
  ...BLOCK_NAMES,
  ...CARD_NAMES,
  ...'#end-actions #spare pool via-kent via-isle-of-man'.split(' '),
];

const PLAYS = SCENARIOS.flatMap((scenario) => [1, 2, 3, 4, 5].map((seed) => ({ seed, options: { scenario } })));
const HEARD = hear(richardIII, PLAYS, { hasty: ['end-actions', 'pass'], strange: 60 });
const SEEN = HEARD.views.filter((_, at) => at % 12 === 0);
const told = SPEAKING.told([...sampled<RichardIII['entry']>(LOG), ...HEARD.entries.values()]);
const refused = SPEAKING.refused([...sampled<RichardIII['why']>(WHY), ...HEARD.refusals.values()]);
const done = SPEAKING.done([...ACTIONS, ...HEARD.actions.values()]);
const asked = [...VIEWS, ...SEEN].flatMap((view) => [
  ...SPEAKING.asked(view.phase.name, view, SEATS, PICKS),
  ...SPEAKING.aims(view, SEATS),
]);
const named = [...VIEWS.slice(0, 2), ...SEEN.filter((_, at) => at % 8 === 0)].flatMap((view) =>
  SPEAKING.named(view, NAMED, SEATS),
);
const ended = SEATS.flatMap((seat): Saying<RichardIII>[] => [
  (words) => words.how['heirs-dead']([seat]),
  (words) => words.how['throne-held']([seat]),
]);
const labels = SPEAKING.labels(['1', '2.7.2', '5.0', '5.21', '6.81', '9.2', '10.2', '11']);
const taught = { en: textsOf(lessonEn), fr: textsOf(lessonFr) };
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

test('the line of a plate may be broken between a title and who bears it, nowhere else', () => {
  const [view] = VIEWS;
  if (!view) throw new Error('there is no view');
  expect(fr.seatLine(view, 'lancaster').replaceAll('\u00a0', '_')).toMatch(
    /^Roi_: Henri_VI · \d+_cartes? · \d+_en_réserve$/,
  );
});
