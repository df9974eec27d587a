// Accessibility: axe looks at the page as it stands and finds nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RUN = `axe.run(document, { resultTypes: ['violations'] })`;

/** Colours on their way from one theme to the other are no colours to judge. */
const SETTLED = `new Promise((resolve) => {
  const look = () => document.getAnimations().some((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)
    ? setTimeout(look, 30)
    : requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(SOURCE);
  await page.evaluate(SETTLED);
  const { violations } = (await page.evaluate(RUN)) as AxeResults;
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n    ${html.slice(0, 160)}\n    ${failureSummary ?? ''}`),
  );
  expect(found, `axe on ${where}`).toEqual([]);
};
