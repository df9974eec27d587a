import { expect } from 'vitest';
import { fileAt, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { focused, tabTo } from '../src/keys.ts';
import { logLines, openPlaces, openTable, place, place4, playHere, prompt } from '../src/table.ts';

const STANDING = ['e3', 'c3', 'e4', 'c4', 'e2', 'b4', 'e5', 'b2'];

test('undo against the house goes back to the last decision', async ({ enter }) => {
  const page = await enter();
  await openTable(page, { side: 'Lancaster' });
  await expect.poll(() => openPlaces(page)).toContain('e3');
  await place(page, 'e3').click();
  await expect.poll(() => openPlaces(page)).toContain('e4');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => openPlaces(page)).toContain('e3');
  expect(await place(page, 'e3').getAttribute('aria-label')).toContain('empty');
});

test('a hint names a move, and plays it when asked', async ({ enter }) => {
  const page = await enter();
  await openTable(page, { side: 'Lancaster' });
  await expect.poll(() => openPlaces(page)).not.toEqual([]);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'The house would play' });
  const play = hint.getByRole('button', { name: 'Play it' });
  await play.waitFor();
  const [cell = ''] = /\b[a-g][1-7]\b/.exec(await hint.innerText()) ?? [];
  await play.click();
  await expect.poll(() => place(page, cell).getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('why not: a touch that is refused says why and cites the section', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place(page, 'd4').click();
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('Why not d4?');
  await refusal
    .getByRole('button', { name: /Rule Set-up/ })
    .first()
    .click();
  const rules = page.getByRole('tabpanel', { name: 'Rules' });
  await rules.getByRole('heading').first().waitFor();
  await rules.getByLabel('Search the rules').fill('castle');
  await rules.getByRole('button', { name: 'Next place found' }).click();
  await expect.poll(() => rules.locator('mark.now').innerText()).toMatch(/castle/i);
  await rules.getByText('Contents').click();
  const [heading = ''] = await rules.locator('.rules-contents button').allInnerTexts();
  await rules.getByRole('button', { name: heading, exact: true }).click();
  await expect.poll(async () => (await focused(page)).name).toBe(heading);
  expect(await place(page, 'd4').getAttribute('aria-label')).toContain('empty');
});

test('the choice list says every legal choice and plays it', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await page.getByRole('button', { name: /Every choice as a sentence/ }).click();
  const choices = page.locator('.choice-list li button');
  await expect.poll(() => choices.count()).toBe(6);
  expect((await openPlaces(page)).length).toBe(6);
  await choices.filter({ hasText: 'e4' }).click();
  await expect.poll(() => place(page, 'e4').getAttribute('aria-label')).toContain('Lancaster soldier');
});

test('a second soldier touched after the first goes along, and touched again stays behind', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, STANDING);
  const isBelow = async (): Promise<boolean> =>
    ((await place(page, 'e2').boundingBox())?.y ?? 0) > ((await place(page, 'c4').boundingBox())?.y ?? 0);
  const wasBelow = await isBelow();
  await page.getByRole('button', { name: 'Turn the board around' }).click();
  await expect.poll(isBelow).toBe(!wasBelow);
  await place(page, 'e2').click();
  await place(page, 'd3').click();
  await expect.poll(() => prompt(page).innerText()).toMatch(/York to play/);
  await place(page, 'c3').click();
  await page.locator('.cell-names').waitFor();
  await place(page, 'c4').click();
  await expect.poll(() => prompt(page).innerText()).toMatch(/Where do c3 and c4 go together/);
  await place(page, 'c4').click();
  await expect.poll(() => prompt(page).innerText()).toMatch(/What does the soldier on c3 do/);
  await place(page, 'c4').click();
  await place(page, 'd5').click();
  await expect.poll(() => place(page, 'd5').getAttribute('aria-label')).toContain('York soldier');
  expect(await place(page, 'd4').getAttribute('aria-label')).toContain('York soldier');
  expect((await logLines(page)).at(-1)).toMatch(/c3 and c4/);
});

/** The soldier on d4 may push c4 with e3 behind it, or with d5 beside c4. */
const TWO_WAYS = {
  toMove: 'lancaster',
  lancaster: { soldiers: ['d4', 'd5', 'e3', 'e4'] },
  york: { soldiers: ['b2', 'c2', 'c4', 'd2'] },
  actions: 10,
};

test('a push that could be made in two ways opens a small menu', async ({ enter }) => {
  const page = await enter();
  await upload(page, fileAt(TWO_WAYS));
  await place(page, 'd4').click();
  await place(page, 'c4').click();
  const menu = page.getByRole('region', { name: /^Choose what you want to do: c4/ });
  await menu.waitFor();
  const ways = await menu.getByRole('button').allInnerTexts();
  expect(ways.map((way) => way.split('\n')[0])).toEqual(['Supported attack', 'Breakthrough']);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await place(page, 'd4').click();
  await place(page, 'c4').click();
  await menu.getByRole('button', { name: /^Breakthrough/ }).click();
  await expect.poll(() => place(page, 'b4').getAttribute('aria-label')).toContain('York soldier');
  expect(await place(page, 'c4').getAttribute('aria-label')).toContain('Lancaster soldier');
  expect(await place(page, 'e3').getAttribute('aria-label')).toContain('empty');
});

test('why not: a bare touch on a castle, an enemy or an empty bed is answered too', async ({ enter }) => {
  const page = await enter();
  await upload(page, fileAt(TWO_WAYS));
  const refusal = page.locator('.refusal');
  for (const cell of ['f3', 'c4', 'f4']) {
    await place(page, cell).click();
    await expect.poll(() => refusal.innerText()).toContain(`Why not ${cell}?`);
    await expect.poll(() => refusal.innerText()).toContain(`None of your soldiers stands on ${cell}`);
  }
});

test('Tab enters the board at one place and leaves it with the next; help gives the place back', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await tabTo(page, ({ place: at }) => at !== undefined);
  const { place: entrance } = await focused(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).place).toBe(entrance);
  await page.keyboard.press('Tab');
  expect((await focused(page)).place).toBeUndefined();
});

test('places are named while the question names one; C names them always, and the choice is kept', async ({
  enter,
}) => {
  const page = await enter();
  await playHere(page);
  const names = page.locator('.stage .cell-names');
  // each side is told where its castle stands; after that the question names no bed
  for (let placed = 0; placed < 2; placed++) {
    await names.waitFor();
    const [first = ''] = await openPlaces(page);
    await place4(page, [first]);
  }
  await expect.poll(() => names.count()).toBe(0);
  await page.keyboard.press('c');
  await names.waitFor();
  await page.reload();
  await names.waitFor();
});

test('the log tells what happened in sentences', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, STANDING);
  const lines = await logLines(page);
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toContain('b2');
});

test('the language changes in mid-game, log and question too, and is remembered', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  await place4(page, ['e3', 'c3']);
  const english = await page.locator('main').innerText();
  await page.getByRole('button', { name: 'FR, français' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await expect.poll(() => prompt(page).innerText()).toMatch(/soldat/);
  const french = await page.locator('main').innerText();
  expect(french).not.toContain('soldier');
  expect(english).not.toContain('soldat');
  await page.reload();
  await expect.poll(() => prompt(page).innerText()).toMatch(/soldat/);
});

test('the browser’s language is the first guess', async ({ enter }) => {
  const page = await enter({ language: 'fr' });
  await page
    .getByRole('button', { name: /jouer maintenant contre la maison/ })
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
