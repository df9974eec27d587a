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

test('what is said and what is asked fades in without a way, where no motion is wanted', async ({ enter }) => {
  const page = await enter({ prefs: { motion: 'auto' } });
  const ways = () =>
    page.evaluate(() =>
      ['toast', 'dialog'].map((looks) => {
        const paper = document.createElement('div');
        paper.className = looks;
        document.body.append(paper);
        const [rising] = paper.getAnimations();
        if (!rising) return Number.NaN;
        rising.pause();
        rising.currentTime = 0;
        const from = paper.getBoundingClientRect().y;
        rising.finish();
        const to = paper.getBoundingClientRect().y;
        paper.remove();
        return Math.round(from - to);
      }),
    );
  expect(await ways()).toEqual([0, 0]);
  // and who wants motion sees them rise
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(ways).toEqual([8, 8]);
});
