import { caseFaultsIn } from '@rose/testkit';
import { expect, test } from 'vitest';

test('each of the numbered cases has its test', () => expect(caseFaultsIn(import.meta.dirname)).toEqual([]));
