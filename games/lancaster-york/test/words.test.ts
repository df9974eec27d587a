// Both catalogues say all that happened in games played by chance, each in its own language and typography.
import { lancasterYork } from '@rose/lancaster-york';
import { CARD_NAMES, type LancasterYork, REGION_NAMES, TITLES, ZONE_NAMES } from '@rose/lancaster-york/ids';
import { hear, proseFaults, type Saying, speaking, textsOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import { gestures } from '../board/gestures.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';

const SPEAKING = speaking<LancasterYork>(en);
/** Whole games of 2, 3 and 4 players. */
const PLAYS = [2, 3, 4].map((players) => ({ seed: 1480 + players, steps: 4000, options: { players } }));
const HEARD = hear(lancasterYork, PLAYS, { hasty: [], byVerb: true });
/** What each seat saw. */
const SEEN = HEARD.views.flatMap((view) => (view.viewer === 'spectator' ? [] : [{ view, seats: [view.viewer] }]));
const PICKS: readonly (readonly string[])[] = [[], ['#calais'], ['percy'], ['york'], ['ship-berwick'], ['windsor']];
const PLACES = [...new Set([...HEARD.actions.values()].flatMap((action) => gestures(action).flat()))];

const sentences = [
  ...SPEAKING.told(HEARD.entries.values()),
  ...SEEN.flatMap(({ view, seats }) => [
    ...SPEAKING.asked(view.phase.name, view, seats, PICKS),
    ...SPEAKING.aims(view, seats),
  ]),
  ...(['most-points', 'more-kings', 'better-holdings', 'earlier-in-order'] as const).map(
    (how): Saying<LancasterYork> =>
      (words) =>
        words.how[how](['green']),
  ),
];
const named = SEEN.filter((_, at) => at % 60 === 0).flatMap(({ view, seats }) => SPEAKING.named(view, PLACES, seats));
/** Names that only the game itself uses. */
const ids = [...CARD_NAMES, ...REGION_NAMES, ...ZONE_NAMES, ...TITLES, ...Object.keys(en.verbs)].filter((id) =>
  id.includes('-'),
);

test('a great deal is said', () => {
  expect(HEARD.actions.size).toBeGreaterThan(200);
  expect(sentences.length).toBeGreaterThan(2000);
  expect(HEARD.refusals.size).toBeGreaterThan(100);
});
test('each language says it, whole and in its own way', () =>
  expect(
    proseFaults(
      { en, fr },
      {
        sentences,
        refusals: SPEAKING.refused(HEARD.refusals.values()),
        actions: SPEAKING.done(HEARD.actions.values()),
        names: [...named, ...SPEAKING.labels([])],
        taught: { en: textsOf(lessonEn), fr: textsOf(lessonFr) },
        ids,
        own: {
          en: /\b(the|and|is|your|from|with|turn|troops?|ship|town)\b/,
          fr: /\b(le|les|des|est|une?|votre|vers|avec|tour|troupes?|navire|ville)\b/,
        },
        sentence: /^[\p{Lu}\d].*[.!?]$/u,
        action: /^[\p{Lu}\d].*[^.]$/u,
      },
    ),
  ).toEqual([]));
