// Rules and lesson hold together, in both languages.
import { join } from 'node:path';
import { skeletonGame } from '@rose/skeleton';
import type { AnyGame } from '@rose/table';
import { lessonFaults, rulesFaultsIn } from '@rose/testkit';
import { expect, test } from 'vitest';
import { lesson as english } from '../text/lesson.en.ts';
import { lesson as french } from '../text/lesson.fr.ts';

test('the rules are whole', () => expect(rulesFaultsIn(join(import.meta.dirname, '..'))).toEqual([]));
test.for([english, french])('the lesson can be played', (lesson) =>
  expect(lessonFaults(skeletonGame as AnyGame, lesson)).toEqual([]),
);
