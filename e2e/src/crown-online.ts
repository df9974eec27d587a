// Four people far apart at Kingmaker: how they sit down, bargain, and hear of what others do.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME } from './crown.ts';
import { enterLobby, listenTo, SAY } from './online.ts';

export const COLOURS = ['Red', 'Yellow', 'Blue', 'Green'] as const;
export type Colour = (typeof COLOURS)[number];

/** The first opens a table with a clock and takes Red; the others follow the link. `rules`: switched on. */
export const seatFactions = async (pages: readonly Page[], rules: readonly string[]): Promise<void> => {
  const [host, ...guests] = pages as [Page, ...Page[]];
  await enterLobby(host);
  await host.getByRole('link', { name: SAY.en.open }).click();
  for (const name of [GAME, 'Only by link', 'I choose', 'Red', 'At one sitting'])
    await host.getByRole('radio', { name, exact: true }).check();
  await host.getByText('Every rule by itself').click();
  for (const name of rules) await host.getByRole('checkbox', { name }).check();
  await host.getByRole('button', { name: SAY.en.send }).click();
  await host.getByRole('button', { name: 'Copy the link' }).click();
  await host.getByText('The link is copied.').waitFor();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  for (const [at, page] of guests.entries()) {
    await page.goto(link);
    await page.getByRole('button', { name: `Sit down as ${COLOURS[at + 1]}`, exact: true }).click();
  }
  await Promise.all(pages.map((page) => page.locator('#prompt').waitFor()));
};

interface Terms {
  readonly to: Colour;
  /** The kind of thing, and its name. */
  readonly gives: readonly [kind: string, thing: string];
  readonly words?: string;
}
/** Writes an offer and sends it; it then lies in one's own tray. */
export const propose = async (page: Page, { to, gives: [kind, thing], words }: Terms): Promise<void> => {
  await page.getByRole('button', { name: `Parley with ${to}` }).click();
  const sheet = page.locator('.km-parley');
  const shelves = sheet.locator('.km-shelves').first();
  await shelves.getByRole('button', { name: new RegExp(`^${kind} [1-9]`) }).click();
  await shelves.getByRole('listitem').getByRole('button', { name: thing }).first().click();
  await sheet.locator('.km-gives li').first().waitFor();
  if (words !== undefined) await sheet.getByRole('textbox').fill(words);
  await sheet.getByRole('button', { name: 'Send the offer' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page
    .locator('.km-offer')
    .filter({ hasText: `To ${to}` })
    .waitFor();
};
/** Answers the offer of somebody, as soon as it is there; it then lies there no more. */
export const answerOffer = async (page: Page, from: Colour, answer: 'Accept' | 'Refuse'): Promise<void> => {
  const offer = page.locator('.km-offer').filter({ hasText: `${from} offers you` });
  await offer.getByRole('button', { name: new RegExp(`^${answer}`) }).click();
  await offer.waitFor({ state: 'detached' });
};

export interface Ears {
  /** How often the table was shown anew to this page since it was last asked. */
  sights(): number;
  /** Everything the house has said to this page so far. */
  all(): string;
}
export const earsOf = (page: Page): Ears => {
  const heard = listenTo(page);
  let from = 0;
  return {
    sights() {
      const since = heard.slice(from).filter((text) => text.includes('"sight"'));
      from = heard.length;
      return since.length;
    },
    all: () => heard.join('\n'),
  };
};
/** Nothing of this has come to a page: neither to be seen nor over its line. */
export const expectUnheard = async (page: Page, ears: Ears, secrets: readonly string[]): Promise<void> => {
  const shown = await page.evaluate(() => document.documentElement.outerHTML);
  for (const secret of secrets) {
    expect(shown).not.toContain(secret);
    expect(ears.all()).not.toContain(secret);
  }
};
