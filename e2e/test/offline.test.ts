import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { openPage } from '../src/page-server.ts';
import { openPlaces, place, playNow } from '../src/table.ts';

test('after the first visit the house opens and plays without network and server', async ({ enter }) => {
  const house = await openPage();
  const page = await enter({ address: house.address, keeps: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await house.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'The tables', exact: true }).waitFor();
  await playNow(page);
  await expect.poll(() => openPlaces(page)).not.toEqual([]);
  const [cell = ''] = await openPlaces(page);
  await place(page, cell).click();
  await expect.poll(() => place(page, cell).getAttribute('aria-label')).toMatch(/soldier/);
  await page.goto(`${house.address}/#/rules/deux-roses`);
  await page.getByRole('searchbox').or(page.getByLabel('Search the rules')).first().waitFor();
});
