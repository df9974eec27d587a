// A plain player of York: a card, a few moves towards the enemy, every block fires; the heirs stay in exile, where
// nobody can harm them. It clicks what the page offers and notes what it has seen.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { battle, hand, labelOf, logText, map, prompt, spot } from './war.ts';

const MOVES_A_TURN = 3;
/** What must be answered: the first of these that is offered. */
const ANSWERS = [
  'Keep the hand',
  'Keep my own hand',
  'Take the hits',
  'Fire',
  'Pass',
  'Retreat',
  'Main attack',
  'Fight',
  'Hold Treason back',
  'End the regroup',
  'Bring in an heir',
  'Spare',
  'Go hungry',
  'Go home',
  'Leave exile',
  'Muster',
  'Plague',
];

const everyChoice = (page: Page): Locator => page.getByRole('region', { name: 'Every choice as a sentence' });
const choicesOf = (page: Page, verb: string): Locator =>
  everyChoice(page).getByRole('region', { name: verb, exact: true }).getByRole('listitem').getByRole('button');
export const openChoices = async (page: Page): Promise<void> => {
  const head = everyChoice(page).getByRole('button', { name: /^Every choice/ });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
};
const offeredVerbs = (page: Page): Promise<readonly string[]> =>
  everyChoice(page)
    .getByRole('region')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

/** Without heirs the game would be over before its first campaign. */
const HEIR = /^(The )?(Duke of York|Duke of Clarence|Duke of Gloucester|Earl of March|Earl of Rutland) /;

const enemyAreas = async (page: Page): Promise<readonly string[]> => {
  const labels = await map(page)
    .getByRole('button', { name: /Lancaster blocks?/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => !label.startsWith('an unknown')).map((label) => label.split(',')[0] ?? '');
};
/** An attack where one is possible, else somebody is sent over the sea or recruited, else a march. */
const bestMove = async (page: Page): Promise<Locator | undefined> => {
  const areas = await enemyAreas(page);
  const wishes = [
    choicesOf(page, 'March').filter({ hasText: new RegExp(` to (${areas.join('|')})$`) }),
    choicesOf(page, 'Sail').filter({ hasText: /from (Calais|Ireland) to (Kent|East Anglia|Chester|Glamorgan)/ }),
    choicesOf(page, 'Recruit'),
    choicesOf(page, 'March'),
  ].map((wish) => wish.filter({ hasNotText: HEIR }));
  for (const wish of wishes) if ((await wish.count()) > 0) return wish.first();
  return undefined;
};

/** What has come before the player's eyes, in the words of the page. */
export interface Witnessed {
  readonly cards: string[];
  /** Each move as chosen, and what the block it moved was called afterwards. */
  readonly moves: { readonly chosen: string; readonly after: string }[];
  readonly battles: string[];
}

export interface Player {
  /** Plays until `isDone`; what the page waits for is read from its question. */
  play(isDone: () => Promise<boolean>): Promise<Witnessed>;
}
export const plainPlayer = (page: Page): Player => {
  const seen: Witnessed = { cards: [], moves: [], battles: [] };
  let movesLeft = MOVES_A_TURN;

  /** The choice is made when the log tells of it: the choices after it may be the very same. */
  const choose = async (target: Locator): Promise<string> => {
    const before = await logText(page);
    const text = (await target.innerText()).trim();
    await target.click();
    await expect.poll(() => logText(page), { message: text }).not.toBe(before);
    return text;
  };
  const look = async (): Promise<void> => {
    // read in one go: it may be over before a second look
    const [name] = await battle(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    if (name !== undefined && seen.battles.at(-1) !== name) seen.battles.push(name);
  };
  const move = async (): Promise<void> => {
    const target = movesLeft-- > 0 ? await bestMove(page) : undefined;
    const end = page.getByRole('button', { name: 'End the actions', exact: true });
    // where neither stands, the question has changed since it was read
    if (!target && !(await end.isVisible())) return;
    if (!target) return void (await choose(end));
    const chosen = await choose(target);
    const [, lord = ''] = /^(?:The |Recruit the )?(.+?) (?:marches|sails|in )/.exec(chosen) ?? [];
    seen.moves.push({ chosen, after: await labelOf(spot(page, lord)) });
  };

  const act = async (question: string): Promise<void> => {
    if (question.includes('Which card')) {
      movesLeft = MOVES_A_TURN;
      const card = hand(page)
        .getByRole('button', { name: /\. Play / })
        .first();
      seen.cards.push(/Play (.+)$/.exec((await card.innerText()).trim())?.[1] ?? '');
      await choose(card);
      return;
    }
    const verbs = await offeredVerbs(page);
    const verb = ANSWERS.find((answer) => verbs.includes(answer));
    if (verb !== undefined) await choose(choicesOf(page, verb).first());
    else if (verbs.length > 0) await move();
  };
  return {
    async play(isDone) {
      for (let n = 0; n < 2000; ) {
        await look();
        await page.locator('main[data-busy]').waitFor({ state: 'detached' });
        const question = await prompt(page).innerText();
        // asked after the question was read, so that a question of what comes after is not answered
        if (await isDone()) return seen;
        if (/ wins?$/.test(question)) throw new Error(`the game is over: ${question}`);
        if (/thinking|Waiting|lies face down/.test(question)) await page.waitForTimeout(25);
        else {
          n++;
          await act(question);
        }
      }
      throw new Error(`no end: ${await prompt(page).innerText()}`);
    },
  };
};
