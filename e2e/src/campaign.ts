// A plain player of York: a card, a few moves towards the enemy, every block fires; the heirs stay in exile, where
// nobody can harm them. It clicks what the page offers and notes what it has seen.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { battle, hand, labelOf, map, prompt, spot } from './war.ts';

const MOVES_A_TURN = 2;
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

/** Every choice as the list says it, by what is done. */
type Offered = ReadonlyMap<string, readonly string[]>;
const readChoices = async (page: Page): Promise<Offered> =>
  new Map(
    await page.locator('.choice-list section').evaluateAll((all) =>
      all.map((group): [string, readonly string[]] => {
        const choices = [...group.querySelectorAll<HTMLElement>('li button')];
        return [group.getAttribute('aria-label') ?? '', choices.map((choice) => choice.innerText.trim())];
      }),
    ),
  );
const choiceAt = (page: Page, verb: string, at = 0): Locator =>
  page.locator(`.choice-list section[aria-label="${verb}"] li button`).nth(at);
export const openChoices = async (page: Page): Promise<void> => {
  const head = page.getByRole('button', { name: /^Every choice/ });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
};

/** Without heirs the game would be over before its first campaign. */
const HEIR = /^(The )?(Duke of York|Duke of Clarence|Duke of Gloucester|Earl of March|Earl of Rutland) /;

const enemyAreas = async (page: Page): Promise<readonly string[]> => {
  const labels = await map(page)
    .locator('[role="button"][aria-label*="Lancaster block"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => !label.startsWith('an unknown')).map((label) => label.split(',')[0] ?? '');
};
/** An attack where one is possible, else somebody is sent over the sea or recruited, else a march. */
const bestMove = async (page: Page, offered: Offered): Promise<Locator | undefined> => {
  const areas = await enemyAreas(page);
  const wishes = [
    ['March', new RegExp(` to (${areas.join('|')})$`)],
    ['Sail', /from (Calais|Ireland) to (Kent|East Anglia|Chester|Glamorgan)/],
    ['Recruit', /./],
    ['March', /./],
  ] as const;
  for (const [verb, wish] of wishes) {
    const at = offered.get(verb)?.findIndex((text) => wish.test(text) && !HEIR.test(text)) ?? -1;
    if (at >= 0) return choiceAt(page, verb, at);
  }
  return undefined;
};

/** How far the table has gone. */
const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? -1));

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

  /** The choice is made when the table has gone on: the choices after it may be the very same. */
  const choose = async (target: Locator): Promise<string> => {
    const before = await seqOf(page);
    const text = (await target.innerText()).trim();
    await target.click();
    await expect.poll(() => seqOf(page), { message: text }).toBeGreaterThan(before);
    return text;
  };
  const look = async (): Promise<void> => {
    // read in one go: it may be over before a second look
    const [name] = await battle(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    if (name !== undefined && seen.battles.at(-1) !== name) seen.battles.push(name);
  };
  const move = async (offered: Offered): Promise<void> => {
    const target = movesLeft-- > 0 ? await bestMove(page, offered) : undefined;
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
    const offered = await readChoices(page);
    const verb = ANSWERS.find((answer) => offered.has(answer));
    if (verb !== undefined) await choose(choiceAt(page, verb));
    else if (offered.size > 0) await move(offered);
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
