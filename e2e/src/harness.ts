// What a browser test starts from: a guest with a size, a language and a taste, whose every console error counts.
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, expect, inject } from 'vitest';

export interface Guest {
  readonly size?: 'desk' | 'phone';
  readonly language?: 'en' | 'fr';
  readonly dark?: boolean;
  /** Preferences as the page keeps them; the house answers at once unless told otherwise. */
  readonly prefs?: Readonly<Record<string, unknown>>;
  readonly address?: string;
  /** Where the guest enters: `#/settings`. */
  readonly at?: string;
  /** The same device as an earlier guest. */
  readonly context?: BrowserContext;
}

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const PREFS = { pace: 'instant', motion: 'reduced', strength: 1, name: 'Anne' };

let shared: Promise<Browser> | undefined;
const browser = (): Promise<Browser> => {
  shared ??= chromium.connect(inject('browser'));
  return shared;
};
afterAll(async () => {
  const used = shared;
  shared = undefined;
  await (await used)?.close();
});

const newContext = async (guest: Guest): Promise<BrowserContext> => {
  const phone = guest.size === 'phone';
  const context = await (await browser()).newContext({
    viewport: SIZES[guest.size ?? 'desk'],
    locale: guest.language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: guest.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  });
  context.setDefaultTimeout(10_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(
    (prefs) => {
      if (localStorage.getItem('rose.prefs') === null) localStorage.setItem('rose.prefs', JSON.stringify(prefs));
    },
    { ...PREFS, ...guest.prefs },
  );
  return context;
};

/** Everything the page complains about, policy violations included. */
const listen = (page: Page, into: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      into.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => into.push(`thrown: ${error.message}`));
};

/** How every page looked when its test was over, for whoever names a folder for the pictures. */
const photograph = async (test: string, contexts: readonly BrowserContext[]): Promise<void> => {
  const folder = process.env['ROSE_PICTURES'];
  if (folder === undefined) return;
  const pages = contexts.flatMap((context) => context.pages());
  for (const [at, page] of pages.entries())
    await page.screenshot({ path: join(folder, `${test.replaceAll(/[^\w]+/g, '-')}-${at}.png`) });
};

export type Enter = (guest?: Guest) => Promise<Page>;

/** `enter` brings a guest into the house; at the end nothing may have been complained about. */
export const test = base.extend<{ readonly enter: Enter }>({
  enter: async ({ task }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (guest = {}) => {
      const context = guest.context ?? (await newContext(guest));
      if (!guest.context) contexts.push(context);
      const page = await context.newPage();
      listen(page, complaints);
      await page.goto(`${guest.address ?? inject('address')}/${guest.at ?? ''}`);
      return page;
    });
    await photograph(task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, task.name).toEqual([]);
  },
});
