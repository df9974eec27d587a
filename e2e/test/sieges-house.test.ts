// The shortest scenario of This War Without an Enemy against the house, from the form to the paper of its end.
import { expect } from 'vitest';
import { GAME } from '../src/counties.ts';
import { isCard, playOn, type Wish } from '../src/counties-hand.ts';
import { test } from '../src/harness.ts';
import { logText, prompt } from '../src/war.ts';

const FIGHTS = ['#fight-on', '#ready', '#stand', '#pass'];
const MARCHES = 3;
/** A march in each of the first turns, then the field is left to the enemy; in a fight one stands. */
const marcher = (): Wish => {
  let [turns, marches] = [0, 0];
  return (ways) => {
    const card = ways.find(isCard);
    if (card !== undefined) turns++;
    if (card !== undefined) return card;
    const march = ways.find((way) => /^r-[a-z-]+ [a-z-]+$/.test(way));
    if (ways.includes('#end-actions') && march !== undefined && marches < Math.min(turns, MARCHES)) {
      marches++;
      return march;
    }
    return FIGHTS.find((way) => ways.includes(way)) ?? ways.find((way) => way.startsWith('#end'));
  };
};

test('the year 1644 against the house, to its end', async ({ enter }) => {
  const page = await enter({ dice: 1644 });
  await page.getByRole('button', { name: `Options…, ${GAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'The middle of the war (1644)' }).check();
  await form.getByRole('radio', { name: 'Royalist' }).check();
  await form.getByRole('button', { name: 'Sit down and play' }).click();
  await prompt(page).waitFor();
  const { ways } = await playOn(page, marcher());
  const title = await page.locator('#end-title').innerText();
  const log = await logText(page);
  // how long the war lasts depends on the house: a card and a march there are in every one, and a last count
  expect(ways.filter(isCard).length).toBeGreaterThan(0);
  expect(ways.filter((way) => /^r-[a-z-]+ [a-z-]+$/.test(way)).length).toBeGreaterThan(0);
  expect(log).toContain('Victory points');
  expect(log.slice(log.lastIndexOf('Victory points'))).toMatch(/(Parliament|the Royalist) leads by \d|level/i);
  expect(title).toMatch(/ wins?$|draw/i);
});
