// One server and one browser for all browser tests.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';
import { openPage } from './page-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const house = await openPage();
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  project.provide('address', house.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
  };
};
