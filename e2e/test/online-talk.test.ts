// What is said while the talk is closed shows: a sign with its number, told once to a screen reader, gone when it was read.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { openTalk, seat, speak } from '../src/online.ts';

/** One window of each class. */
const WINDOWS = {
  desk: { width: 1440, height: 900 },
  lap: { width: 1180, height: 820 },
  page: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 568 },
  side: { width: 844, height: 390 },
} as const;

/** Keeps everything that a screen reader is told, in turn: what changes in one go is one thing told. */
const LISTENER = `addEventListener('DOMContentLoaded', () => {
  const told = [];
  window.told = told;
  new MutationObserver((changes) => {
    const now = new Set();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      if (!at?.closest('[aria-live], [role=status], [role=log], [role=alert]')) continue;
      const text = addedNodes.length > 0 ? [...addedNodes].map((node) => node.textContent).join(' ') : target.textContent;
      if (text) now.add(text);
    }
    told.push(...now);
  }).observe(document, { subtree: true, childList: true, characterData: true });
});`;
const told = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (text) =>
      (window as unknown as { readonly told: readonly string[] }).told.filter((one) => one.includes(text)).length,
    words,
  );

/** Back to what a table begins with: the log of a panel, the question of a sheet. */
const closeTalk = async (page: Page): Promise<void> => {
  const tab = page.getByRole('tab', { name: 'Log' });
  if (await tab.isVisible()) return tab.click();
  await page.getByRole('complementary').getByRole('navigation').getByRole('button', { name: 'Play' }).click();
};
/** The number on the sign of the talk, where nothing lies over it. */
const signed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll('[data-zone="tabs"] button')];
    const sign = tabs.find((tab) => /Talk|More/.test(tab.textContent ?? ''))?.querySelector('u');
    if (!sign) return 'none';
    const { left, top, width, height } = sign.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return sign.contains(at) && height >= 13 ? (sign.textContent ?? '') : 'covered';
  });

/** A finger draws the sheet down by its grip. */
const draw = async (page: Page, by: number): Promise<void> => {
  const grip = await page.locator('.grab').boundingBox();
  if (!grip) throw new Error('there is no grip');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 4 });
  await page.mouse.up();
};

test('what is said while the talk is closed shows its number, is told once, and is gone when it was read', async ({
  enter,
}) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' }, script: LISTENER });
  await seat(anne, hugh);
  await openTalk(anne);
  for (const [at, size] of Object.entries(WINDOWS)) {
    await hugh.setViewportSize(size);
    await closeTalk(hugh);
    await expect.poll(() => signed(hugh), { message: at }).toBe('none');
    await speak(anne, `Good luck, ${at}!`);
    await expect.poll(() => signed(hugh), { message: at }).toBe('1');
    await expect.poll(() => told(hugh, `Anne says: Good luck, ${at}!`), { message: at }).toBe(1);
    await speak(anne, `And mercy, ${at}!`);
    await expect.poll(() => signed(hugh), { message: at }).toBe('2');
    await expect.poll(() => told(hugh, `And mercy, ${at}!`), { message: at }).toBe(1);
    await openTalk(hugh);
    await expect.poll(() => hugh.getByRole('log').innerText(), { message: at }).toContain(`And mercy, ${at}!`);
    await expect.poll(() => signed(hugh), { message: at }).toBe('none');
    await closeTalk(hugh);
    expect(await signed(hugh), at).toBe('none');
    expect(await told(hugh, `Anne says: Good luck, ${at}!`), at).toBe(1);
  }
});

test('a sheet that is drawn down hides the talk: what is said then is not read', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ size: 'phone', prefs: { name: 'Hugh' } });
  await seat(anne, hugh);
  await openTalk(anne);
  await openTalk(hugh);
  const sheet = hugh.locator('.bottom-sheet');
  await draw(hugh, 100);
  await expect.poll(() => sheet.getAttribute('class')).toContain('at-rest');
  await draw(hugh, 100);
  await expect.poll(() => sheet.getAttribute('class')).toContain('at-closed');
  await speak(anne, 'Are you there?');
  await expect.poll(() => signed(hugh)).toBe('1');
  await hugh.locator('.grab').tap();
  await expect.poll(() => signed(hugh)).toBe('none');
});

test('who comes back finds what was said meanwhile marked', async ({ enter }) => {
  const anne = await enter();
  const hugh = await enter({ prefs: { name: 'Hugh' }, script: LISTENER });
  await seat(anne, hugh);
  await openTalk(anne);
  await speak(anne, 'Before the journey');
  await expect.poll(() => signed(hugh)).toBe('1');
  const at = hugh.url();
  await hugh.goto(at.replace(/#.*/, '#/settings'));
  await hugh.getByRole('heading', { name: 'Settings' }).waitFor();
  await speak(anne, 'During the journey');
  await expect.poll(() => anne.getByRole('log').innerText()).toContain('During the journey');
  await hugh.goto(at);
  await expect.poll(() => signed(hugh)).toBe('2');
  await expect.poll(() => told(hugh, '2 unread lines')).toBe(1);
  await openTalk(hugh);
  await expect.poll(() => signed(hugh)).toBe('none');
});
