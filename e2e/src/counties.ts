// Hands at a table of This War Without an Enemy: places are found by their ids, as the board writes them.
import type { AnyGame } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fileOf, upload } from './file.ts';
import { drawnWhole, handOver } from './passing.ts';
import { touch } from './war.ts';

export const GAME = 'This War Without an Enemy';
export type Side = 'Royalist' | 'Parliament';

const fileAt = (position: object): string => fileOf(withoutAnEnemy as unknown as AnyGame, position);
/** Place → the blocks in it, each with its strength after a colon when it is not full. */
export const blocksAt = (places: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, blocks]) =>
      blocks.split(' ').map((word) => {
        const [block = '', strength] = word.split(':');
        return [block, strength === undefined ? place : `${place}:${strength}`];
      }),
    ),
  );

export const pass = (page: Page, to: Side): Promise<void> => handOver(page, to);
/** Lays a table for two at a position and opens the curtain of whoever acts. */
export const layTable = async (page: Page, position: object, first: Side): Promise<void> => {
  await upload(page, fileAt(position));
  await pass(page, first);
};
/** The same where everybody may look on: no curtain hangs before what is decided in the open. */
export const layOpenly = async (page: Page, position: object): Promise<void> => {
  await upload(page, fileAt(position));
  await page.locator('#prompt').waitFor();
};
/** The same in whatever language the page speaks. */
export const layBehind = async (page: Page, position: object): Promise<void> => {
  await upload(page, fileAt(position));
  await page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / }).click();
  await page.locator('#prompt').waitFor();
  await drawnWhole(page);
};
/** A block, an area, a town, a card or a button, wherever the page shows it. */
export const place = (page: Page, id: string): Locator =>
  page.locator(`[data-place="${id}"]`).filter({ visible: true }).first();
/** In a fight what is touched is what stands in its paper. */
export const scene = (page: Page): Locator => page.locator('[data-zone="scene"]');
export const inScene = (page: Page, id: string): Locator => scene(page).locator(`[data-place="${id}"]`).first();

/** One touch after the other; each that is not the last is taken up first. */
export const touchPlaces = async (page: Page, ...ids: readonly string[]): Promise<void> => {
  for (const [at, id] of ids.entries()) {
    await touch(page, place(page, id));
    if (at < ids.length - 1) await expect.poll(() => place(page, id).getAttribute('aria-pressed')).toBe('true');
  }
};
