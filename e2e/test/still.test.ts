// Whoever wants no motion has none: a page that changes its colours does so at once, however much stands on it.
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { playHere } from '../src/table.ts';

test('a change of colours under reduced motion sets nothing going', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await page.evaluate(() => {
    Reflect.set(window, 'gone', 0);
    document.addEventListener('transitionrun', () => Reflect.set(window, 'gone', Reflect.get(window, 'gone') + 1));
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'gone')))).toBe(0);
});
