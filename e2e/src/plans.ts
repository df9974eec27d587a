// Hands at a table of Lancaster versus York: what a guest does, found by role and by name, as a reader would find it.
import type { Seating } from '@rose/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { plansAt, upload } from './file.ts';
import { handOver } from './passing.ts';
import { button, labelOf, map, prompt, spot, touch } from './war.ts';

export const GAME = 'Lancaster versus York';
export type Colour = 'Red' | 'Yellow' | 'Blue' | 'Green';
const SITTERS = { red: 'Anne', yellow: 'Hugh', blue: 'Mary', green: 'Jack' } as const;
/** So many persons round one device. */
export const persons = (count: number): Seating =>
  Object.fromEntries(
    Object.entries(SITTERS)
      .slice(0, count)
      .map(([seat, name]) => [seat, { kind: 'person', name }]),
  );

/** A region or a sea zone on the map. */
export const ground = (page: Page, name: string): Locator =>
  map(page)
    .getByRole('button', { name: new RegExp(`^${name}(;|,|$)`) })
    .first();
/** The paper of what is in hand. */
export const slip = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const plan = (page: Page): Locator => page.getByRole('region', { name: /^(Your plan|Votre plan)$/ });
export const confirm = (page: Page): Locator => button(page, /^(Confirm the plan|Confirmer le plan)$/);
export const cards = (page: Page): Locator => page.getByRole('region', { name: /^(Cards to take|Cartes à prendre)/ });
export const chronicle = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What happened|Ce qui s’est passé)$/ });
export const toldAgain = (page: Page): Locator => button(page, /^(What happened|Ce qui s’est passé)$/);
/** Opens the chronicle and waits for its first scene. */
export const tellAgain = async (page: Page): Promise<void> => {
  await toldAgain(page).click();
  await chronicle(page).getByRole('heading').first().waitFor();
};

const sceneHeads = (page: Page): Promise<readonly string[]> => chronicle(page).getByRole('heading').allInnerTexts();
/** The scene on show by its head, without its number; past the last one nothing. */
export const sceneHead = async (page: Page): Promise<string | undefined> =>
  (await sceneHeads(page))[0]?.replace(/\s*\d+ (of|sur) \d+$/, '');
export const nextScene = async (page: Page): Promise<void> => {
  const before = await sceneHeads(page);
  await chronicle(page)
    .getByRole('button', { name: /^(Next|Suivant)$/ })
    .click();
  await expect.poll(() => sceneHeads(page)).not.toEqual(before);
};

export const pass = (page: Page, to: Colour): Promise<void> => handOver(page, to);
export const curtain = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / });
/** Whoever it is handed to opens it. */
export const openCurtain = async (page: Page): Promise<void> => {
  await curtain(page).click();
  await prompt(page).waitFor();
};
/** Plans are secret: the device is handed over covered. */
export const layPlans = async (page: Page, position: object, players = 2): Promise<void> => {
  await upload(page, plansAt(position, persons(players)));
  await openCurtain(page);
};

/** So many troops, one press after the other. */
export const sendTroops = async (page: Page, place: string, count: number): Promise<void> => {
  await touch(page, spot(page, place));
  for (let n = 1; n <= count; n++) {
    const name = `${n} troop${n === 1 ? '' : 's'} at ${place}`;
    const press = slip(page, place).getByRole('button', { name, exact: true });
    await press.click();
    await slip(page, place).getByText(String(n), { exact: true }).first().waitFor();
  }
};
/** Touched, the piece lights up where it may go; touched there, the order is on the plan. */
export const order = async (page: Page, piece: string, to: string): Promise<void> => {
  await touch(page, spot(page, piece));
  await expect.poll(() => ground(page, to).getAttribute('class')).toContain('open');
  await touch(page, ground(page, to));
  await plan(page).getByText(`${piece} to ${to}`).waitFor();
};
/** The slip says what it costs; a second touch pays it. */
export const bribe = async (page: Page, person: string): Promise<void> => {
  await touch(page, spot(page, person));
  await slip(page, person)
    .getByRole('button', { name: /^Bribe / })
    .click();
  await plan(page).getByText(`Bribe ${person}`).waitFor();
};

const PICK = /Which card do you take\?|Quelle carte prenez-vous/;
const AID = /of French aid\?|d’aide française/;
type Moment = 'curtain' | 'pick' | 'aid' | 'plan' | 'end' | 'wait';
/** What the table waits for. */
const moment = async (page: Page): Promise<Moment> => {
  const [isCovered, isOver, isPlanning, questions] = await Promise.all([
    curtain(page).isVisible(),
    page.locator('#end-title').isVisible(),
    plan(page).isVisible(),
    prompt(page).allInnerTexts(),
  ]);
  if (isCovered) return 'curtain';
  if (isOver) return 'end';
  if (isPlanning) return 'plan';
  const question = questions.join('');
  if (PICK.test(question)) return 'pick';
  return AID.test(question) ? 'aid' : 'wait';
};
/** The others may take their time: whoever is asked next is asked sooner or later. */
const nextMoment = async (page: Page): Promise<Moment> => {
  let now: Moment = 'wait';
  const look = async () => {
    now = await moment(page);
    return now;
  };
  await expect.poll(look, { timeout: 60_000, interval: 120 }).not.toBe('wait');
  return now;
};
/** Taken, a card is no longer among those to take. */
const takeCard = async (page: Page): Promise<string> => {
  const card = cards(page)
    .getByRole('button', { name: /\. (Take|Prendre) / })
    .first();
  const place = await card.getAttribute('data-place');
  const name = (await card.innerText()).split('\n')[0] ?? '';
  await card.click();
  await cards(page).locator(`[data-place="${place}"]`).waitFor({ state: 'detached' });
  return name;
};
const takeAid = async (page: Page): Promise<void> => {
  const asked = await prompt(page).innerText();
  await button(page, /^(Take French aid|Prendre l’aide française)$/).click();
  await expect.poll(async () => (await prompt(page).allInnerTexts()).includes(asked)).toBe(false);
};
/** Takes the first card offered, whenever asked, until a plan lies on the table. Returns what was taken. */
export const draftAll = async (page: Page): Promise<readonly string[]> => {
  const taken: string[] = [];
  for (;;) {
    const now = await nextMoment(page);
    if (now === 'curtain') await openCurtain(page);
    else if (now === 'aid') await takeAid(page);
    else if (now === 'pick') taken.push(await takeCard(page));
    else return taken;
  }
};
export const ownerOf = async (page: Page, place: string): Promise<string> =>
  /, (of \w+|nobody’s|out of the game),/.exec(await labelOf(spot(page, place)))?.[1] ?? '';
