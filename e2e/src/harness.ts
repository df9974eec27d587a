// What a browser test starts from: a guest with a size, a language and a taste, whose every console error counts.
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, expect, inject } from 'vitest';

export interface Guest {
  readonly size?: 'desk' | 'phone';
  /** Any other screen, with a finger or a mouse. */
  readonly screen?: { readonly width: number; readonly height: number; readonly touch: boolean };
  /** Runs in the page before anything of it. */
  readonly script?: string;
  readonly language?: 'en' | 'fr';
  readonly dark?: boolean;
  /** Preferences as the page keeps them; the house answers at once and nothing is asked twice unless told otherwise. */
  readonly prefs?: Readonly<Record<string, unknown>>;
  readonly address?: string;
  /** Where the guest enters: `#/settings`. */
  readonly at?: string;
  /** The house throws the same dice and its bots have the same whims at every run. */
  readonly dice?: number;
  /** The device keeps the whole house for a time without network: a copy that most guests have no use for. */
  readonly keeps?: boolean;
  /** How many hours the clock of the device is ahead. */
  readonly ahead?: number;
  /** What the browser itself may complain of, where a test asks for answers that are errors. */
  readonly bears?: RegExp;
  /** The same device as an earlier guest. */
  readonly context?: BrowserContext;
}

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Scenes lie over the table until they are touched: tests that are about them ask for them. */
const PREFS = { pace: 'instant', motion: 'reduced', strength: 1, name: 'Anne', fast: true, scenes: 'end' };

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
  const phone = guest.size === 'phone' || guest.screen?.touch;
  const context = await (await browser()).newContext({
    viewport: guest.screen ?? SIZES[guest.size ?? 'desk'],
    locale: guest.language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: guest.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  });
  context.setDefaultTimeout(45_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(
    (prefs) => {
      if (localStorage.getItem('rose.prefs') === null) localStorage.setItem('rose.prefs', JSON.stringify(prefs));
    },
    { ...PREFS, ...guest.prefs },
  );
  await context.addInitScript(tellOfWorkers);
  // what a service worker fetches costs as much as the page, and nobody can meddle with it
  if (!guest.keeps) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (guest.script !== undefined) await context.addInitScript(guest.script);
  if (guest.ahead !== undefined) await setClock(context, guest.ahead);
  if (guest.dice !== undefined) await loadDice(context, guest.dice);
  const late = Number(process.env['ROSE_LATE'] ?? 0);
  if (late > 0) await delay(context, late);
  return context;
};

/** A worker that throws is ended and started again by the page: nobody else would hear of it. */
const tellOfWorkers = (): void => {
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('error', ({ message }) => console.error(`thrown in a worker: ${message}`));
    }
  };
};

const setClock = (context: BrowserContext, hours: number) =>
  context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, hours * 3_600_000);

/** The host's worker gets its chance from the browser: here from a counted stream instead. */
const loadDice = async (context: BrowserContext, seed: number): Promise<void> => {
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const loaded = `let dice = ${seed} >>> 0;
crypto.getRandomValues = (array) => {
  for (let i = 0; i < array.length; i++) {
    dice = (dice + 0x9e3779b9) >>> 0;
    let n = Math.imul(dice ^ (dice >>> 16), 0x21f0aaad);
    n = Math.imul(n ^ (n >>> 15), 0x735a2d97);
    array[i] = n ^ (n >>> 15);
  }
  return array;
};
`;
    await route.fulfill({ response, body: loaded + (await response.text()) });
  });
};

/** Whatever a host or the house says arrives so many milliseconds late: for tests that touch before they were answered. */
const delay = (context: BrowserContext, milliseconds: number) =>
  context.addInitScript((late) => {
    for (const { prototype } of [Worker, WebSocket]) {
      const listen = prototype.addEventListener;
      prototype.addEventListener = function (
        this: Worker & WebSocket,
        type: string,
        listener: EventListener,
        how?: object,
      ) {
        const slow = type === 'message' ? (event: Event) => void setTimeout(() => listener(event), late) : listener;
        listen.call(this, type, slow, how);
      };
    }
  }, milliseconds);

/** Everything the page complains about, policy violations included. */
const listen = (page: Page, into: string[], bears: RegExp | undefined): void => {
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if ((message.type() === 'error' || message.type() === 'warning') && !bears?.test(text)) into.push(text);
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

/** A page on a machine so many times slower, for whoever looks for tests that only hold on a quick one. */
const slowDown = async (page: Page): Promise<void> => {
  const rate = Number(process.env['ROSE_SLOW'] ?? 1);
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
};

/** `enter` brings a guest, who touches nothing before the last touch is answered, into the house; at the end nothing may have been complained about. */
export const test = base.extend<{ readonly enter: Enter }>({
  enter: async ({ task }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (guest = {}) => {
      const context = guest.context ?? (await newContext(guest));
      if (!guest.context) contexts.push(context);
      const page = await context.newPage();
      await slowDown(page);
      listen(page, complaints, guest.bears);
      await page.addLocatorHandler(page.locator('main[data-busy], .frame[data-drawing]'), async () => undefined);
      await page.goto(`${guest.address ?? inject('address')}/${guest.at ?? ''}`);
      return page;
    });
    await photograph(task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, task.name).toEqual([]);
  },
});
