// Accessibility: axe looks at the page as it stands and finds nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = {
  everything: `{ resultTypes: ['violations'] }`,
  colours: `{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }`,
} as const;

/** Colours on their way from one theme to the other are no colours to judge: what moves is brought to its end. */
const SETTLED = `new Promise((resolve) => {
  const twice = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  const isFinite = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  const finish = () => {
    const moving = document.getAnimations().filter((each) => each.playState === 'running' && isFinite(each));
    for (const each of moving) each.finish();
    if (moving.length > 0) twice(finish);
    else resolve();
  };
  twice(finish);
})`;

/** What axe complains of, a line each. */
export const accessFaults = async (
  page: Page,
  what: keyof typeof RULES = 'everything',
  within?: string | { readonly exclude: readonly string[] },
): Promise<readonly string[]> => {
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(SOURCE);
  await page.evaluate(SETTLED);
  const { violations } = (await page.evaluate(
    `axe.run(${JSON.stringify(within) ?? 'document'}, ${RULES[what]})`,
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n    ${html.slice(0, 160)}\n    ${failureSummary ?? ''}`),
  );
};
export const expectAccessible = async (
  page: Page,
  where: string,
  what: keyof typeof RULES = 'everything',
  /** A part of the page, where the rest has been judged elsewhere. */
  within?: string,
): Promise<void> => expect(await accessFaults(page, what, within), `axe on ${where}`).toEqual([]);
