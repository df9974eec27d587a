// Both catalogues say everything that can happen, and all that did happen in random games, each in its own language and
// typography.
import { plain } from '@rose/table/text';
import { hear, proseFaults, type Saying, speaking, textsOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import {
  A,
  type Action,
  AREA_NAMES,
  type AreaName,
  apOf,
  B,
  BLOCK_NAMES,
  type BlockName,
  CARD_NAMES,
  CARDS,
  CITY_NAMES,
  type CityName,
  cardName,
  REGIONS,
  RESERVE,
  SEA_IDS,
  SEAS,
  SEATS,
  T,
} from '../src/ids.ts';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';
import { CARDS as cardsEn } from '../text/cards.en.ts';
import { CARDS as cardsFr } from '../text/cards.fr.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';
import { WHY } from './refusals.ts';
import { LOG } from './sayings.ts';

const SPEAKING = speaking<WithoutAnEnemy>(en);

/** Every block, area and city at least once. */
const ABOUT: readonly (readonly [BlockName, AreaName, CityName])[] = BLOCK_NAMES.map((block, n) => [
  block,
  AREA_NAMES[n % AREA_NAMES.length] ?? 'kent',
  CITY_NAMES[n % CITY_NAMES.length] ?? 'york',
]);
type Sampled<T> = Readonly<Record<string, (block: BlockName, area: AreaName, city: CityName) => readonly T[]>>;
const sampled = <T>(samples: object): readonly T[] =>
  Object.values(samples as Sampled<T>).flatMap((sample) => ABOUT.flatMap((about) => sample(...about)));

const PLAYS = (['full-war', 'second-year', 'mid-to-late-war', 'early-war'] as const).map((scenario, at) => ({
  seed: at + 1,
  options: { scenario },
}));
const HEARD = hear(withoutAnEnemy, PLAYS, { hasty: ['end-actions', 'pass'], strange: 60 });
const SEEN = HEARD.views.filter((_, at) => at % 6 === 0);

const PICKS: readonly (readonly string[])[] = [
  [],
  ['r-rupert'],
  ['kent'],
  ['r-rupert', 'r-astley', 'p-essex', 'p-balfour'],
  ['p-cromwell'],
  ['r-01'],
];
const NAMED = [
  ...AREA_NAMES,
  ...CITY_NAMES,
  ...BLOCK_NAMES,
  ...CARD_NAMES,
  ...SEAS,
  ...'reserve inside via-kent via-essex region-W first-royalist first-parliament'.split(' '),
  ...'#end-actions #recruit #muster #sail #ready'.split(' '),
];
const told = SPEAKING.told([...sampled<WithoutAnEnemy['entry']>(LOG), ...HEARD.entries.values()]);
const refused = SPEAKING.refused([...sampled<WithoutAnEnemy['why']>(WHY), ...HEARD.refusals.values()]);
const actionsOn = (block: BlockName, area: AreaName, city: CityName): readonly Action[] => [
  ...(['move', 'join'] as const).map((verb) => ({ do: verb, block: B[block], path: [A.essex, A[area], A.kent] })),
  ...(['add', 'lose', 'strengthen', 'shelter', 'aid', 'storm', 'aim', 'fire'] as const).map((verb) => ({
    do: verb,
    block: B[block],
  })),
  ...(['take-hit', 'sally', 'starve'] as const).map((verb) => ({ do: verb, block: B[block] })),
  ...(['sail', 'deploy', 'retreat', 'regroup', 'march-out'] as const).map((verb) => ({
    do: verb,
    block: B[block],
    area: A[area],
  })),
  ...(['hold', 'muster', 'aim-event', 'resolve', 'main'] as const).map((verb) => ({ do: verb, area: A[area] })),
  ...(['undermine', 'resist', 'besiege'] as const).map((verb) => ({ do: verb, city: T[city] })),
  { do: 'replace', block: B[block], by: B['p-nma-ireton'] },
  { do: 'go-home', block: B[block], to: A[area] },
  { do: 'go-home', block: B[block], to: RESERVE },
];
const ACTIONS: readonly Action[] = [
  ...ABOUT.flatMap((about) => actionsOn(...about)),
  ...CARDS.map((card) => ({ do: 'play-card' as const, card })),
  ...SEATS.map((seat) => ({ do: 'go-first' as const, seat })),
  ...SEA_IDS.map((sea) => ({ do: 'seize' as const, sea })),
  ...REGIONS.map((_, region) => ({ do: 'excise' as const, region })),
  ...(['end-event', 'end-actions', 'withdraw', 'stand', 'order-retreat', 'fight-on', 'ready'] as const).map((verb) => ({
    do: verb,
  })),
  ...(['end-regroup', 'batter', 'attack', 'pass', 'end-recruitment', 'end-return'] as const).map((verb) => ({
    do: verb,
  })),
];
const done = SPEAKING.done([...ACTIONS, ...HEARD.actions.values()]);
const asked = SEEN.flatMap((view) => [
  ...SPEAKING.asked(view.phase.name, view, SEATS, PICKS),
  ...SPEAKING.aims(view, SEATS),
]);
const named = SEEN.filter((_, at) => at % 20 === 0).flatMap((view) => SPEAKING.named(view, NAMED, SEATS));
const ended: readonly Saying<WithoutAnEnemy>[] = [
  ...SEATS.flatMap((seat): Saying<WithoutAnEnemy>[] => [
    (words) => words.how['major-victory']([seat]),
    (words) => words.how['minor-victory']([seat]),
  ]),
  (words) => words.how.draw([]),
];
const labels = SPEAKING.labels(['1', '8', '8.10', '9.4', '12.5', '13', '15.1', '18.2']);
const taught = { en: textsOf(lessonEn), fr: textsOf(lessonFr) };
/** Names that only the game itself uses. */
const IDS = [...AREA_NAMES, ...CITY_NAMES, ...SEAS, ...BLOCK_NAMES, ...CARD_NAMES, ...Object.keys(en.verbs)].filter(
  (id) => id.includes('-'),
);

test('random games tell, refuse and do most of what there is', () => {
  const kinds = (list: Iterable<string>) => new Set(list).size;
  expect(kinds(ACTIONS.map((action) => action.do))).toBe(Object.keys(en.does).length);
  expect(kinds([...HEARD.actions.values()].map((action) => action.do))).toBeGreaterThanOrEqual(36);
  expect(kinds([...HEARD.entries.values()].map((entry) => entry.say))).toBeGreaterThanOrEqual(50);
  expect(kinds([...HEARD.refusals.values()].map(({ why }) => why))).toBeGreaterThanOrEqual(42);
  expect(kinds(SEEN.map(({ phase }) => phase.name))).toBeGreaterThanOrEqual(9);
});
test.for([
  [fr, cardsFr],
  [en, cardsEn],
] as const)('3.3 what a card gives and does can be read before it is played', ([words, cards]) => {
  const [view] = SEEN;
  for (const card of CARDS) {
    const { title, event } = cards[cardName(card)];
    const told = view ? words.place(view, cardName(card)) : '';
    expect(told.startsWith(`${title}, ${apOf(card)} `)).toBe(true);
    expect(told.endsWith(event)).toBe(true);
  }
});
test.for([fr, en])('questions cite sections of the rules', (words) => {
  const rules = SEEN.flatMap((view) =>
    SEATS.flatMap((seat) => PICKS.map((picked) => words.prompt[view.phase.name](view, seat, picked).rule)),
  );
  for (const rule of new Set(rules)) expect(words.section(rule)).toMatch(/^\p{L}/u);
});
test('two counties in one area are spoken of as one', () => {
  const all = [...told, ...refused, ...asked]
    .map((one) => one(en))
    .map((said) => (typeof said === 'string' ? said : plain(said)));
  const wrong =
    /(?:^|[,:;] (?:and )?)(Bristol and Bath|London and Middlesex|Hertford and Bedford|Cambridge and Huntingdon) (is|has|does|[a-z]+s)\b/;
  expect(all.filter((text) => wrong.test(text)).slice(0, 12)).toEqual([]);
});
test('each language says it, whole and in its own way', () => {
  const own = {
    en: /\b(the|and|is|your|blocks?|from|into|with|turn|area|King)\b/,
    fr: /\b(le|les|des|est|une?|votre|blocs?|vers|avec|tour|zone|roi)\b/,
  };
  const sentence = /^(\p{Lu}|[«“\d]).*[.!?]$/u;
  const sentences = [...told, ...asked, ...ended];
  const names = [...named, ...labels];
  expect(
    proseFaults({ en, fr }, { sentences, refusals: refused, actions: done, names, taught, ids: IDS, own, sentence }),
  ).toEqual([]);
});
