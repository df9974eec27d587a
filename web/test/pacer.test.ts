// Announcements at a human pace.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacer } from '../src/table/log/pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const heard = () => {
  const said: string[] = [];
  return { said, pacer: createPacer((text) => said.push(text)) };
};

test('the first is told at once, what follows in one breath', () => {
  const { said, pacer } = heard();
  for (const text of ['York marches.', '', 'Lancaster recruits.', 'York ends its actions.']) pacer.hear(text);
  expect(said).toEqual(['York marches.']);
  vi.advanceTimersByTime(1500);
  expect(said).toEqual(['York marches.', 'Lancaster recruits. York ends its actions.']);
});
test('whoever has listened to the end hears the next at once', () => {
  const { said, pacer } = heard();
  pacer.hear('one');
  vi.advanceTimersByTime(5000);
  pacer.hear('two');
  expect(said).toEqual(['one', 'two']);
});
test('of very many the last are told, and nothing after it is stopped', () => {
  const { said, pacer } = heard();
  for (let n = 0; n < 30; n++) pacer.hear(String(n));
  vi.advanceTimersByTime(1500);
  expect(said).toEqual(['0', '22 23 24 25 26 27 28 29']);
  pacer.hear('late');
  pacer.stop();
  vi.advanceTimersByTime(5000);
  expect(said).toHaveLength(2);
});
