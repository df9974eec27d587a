// Words, rules and lesson hold together, in both languages, each case is tested once, and the recorded games replay.
import { join } from 'node:path';
import { skeletonGame } from '@rose/skeleton';
import type { AnyGame } from '@rose/table';
import { caseFaultsIn, lessonFaults, recordedFaults, rulesFaultsIn, wordsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';

const game = skeletonGame as AnyGame;
const here = import.meta.dirname;

test('the rules are whole', () => expect(rulesFaultsIn(join(here, '..'))).toEqual([]));
test('each case has its test', () => expect(caseFaultsIn(here)).toEqual([]));
test('everything is said', () => expect(wordsFaults(game, { en, fr })).toEqual([]));
test.for([english, french])('the lesson can be played', (lesson) => expect(lessonFaults(game, lesson)).toEqual([]));
// A game that begins otherwise or plays otherwise wants new ones in place of the old; an ending that chance seldom finds wants other bots
// (greedy), or a position near it (--position). Made with:
// npx rose sim skeleton --bots random,random --games 4 --seed 1 --record games/skeleton/test/fixtures --shortest
test('recorded games replay, one for each ending', () =>
  expect(recordedFaults(game, join(here, 'fixtures'), Object.keys(en.how))).toEqual([]));
