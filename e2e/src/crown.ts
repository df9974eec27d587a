// A hand that plays Kingmaker: it asks the stage what would answer the question, touches that wherever the page shows it, and
// waits until the page shows what came of it. Where the device is to be passed on, it opens the curtain.
import type { Locator, Page } from 'playwright-core';
import { touch } from './war.ts';

export const GAME = 'Kingmaker';

/** What the page asks now. */
export interface Asked {
  readonly phase: string;
  readonly prompt: string;
  /** All ways to answer, each its touches in a row (`percy`, `york`). */
  readonly ways: readonly (readonly string[])[];
}
/** Of all ways to answer, the one to take. */
export type Wish = (asked: Asked) => readonly string[] | undefined;
interface Look extends Asked {
  readonly now: 'end' | 'curtain' | 'asked';
  readonly seq: number;
}

type Stage = HTMLElement & { ways?(): readonly (readonly (readonly string[])[])[] };
/** The next moment at which an answer is waited for after step `after`, looked for within the page. What may be done out of
 * turn is no such moment: the title of the window tells them apart, where one device is not everybody's. */
const nextLook = async (page: Page, after: number, { isPassed = false, until = [] }: Playing): Promise<Look> => {
  const look = ([last, passed, ends]: readonly [number, boolean, readonly string[]]): Look | undefined => {
    const table = document.querySelector('[data-seq]');
    const seq = Number(table?.getAttribute('data-seq') ?? -1);
    const seen = {
      seq,
      phase: table?.getAttribute('data-phase') ?? '',
      prompt: document.querySelector('#prompt')?.textContent ?? '',
    };
    if (document.querySelector('#end-title') || ends.includes(seen.phase)) return { now: 'end', ...seen, ways: [] };
    if (document.querySelector('.curtain')) return { now: 'curtain', ...seen, ways: [] };
    const ways = document.querySelector<Stage>('.stage')?.ways?.() ?? [];
    const isMine = passed || /^(Your turn|À vous)/.test(document.title);
    if (seq <= last || ways.length === 0 || !isMine || !table?.hasAttribute('data-asked')) return undefined;
    return { now: 'asked', ...seen, ways: ways.flatMap(([first]) => (first ? [first] : [])) };
  };
  const found = await page.waitForFunction(look, [after, isPassed, until] as const, { timeout: 45_000 });
  return (await found.jsonValue()) as Look;
};

/** A ground on the map, a piece, a card, a row or a button: beside the map, where the page shows it there, too. */
export const shown = async (page: Page, id: string): Promise<Locator> => {
  const all = page.locator(`[data-place="${id}"]`).filter({ visible: true });
  await all.first().waitFor();
  const beside = page.locator(`[data-place="${id}"]:not(.frame *)`).filter({ visible: true });
  return (await beside.count()) > 0 ? beside.first() : all.first();
};
/** Touches a way to its end; each that is not the last is in the hand before the next. */
export const take = async (page: Page, touches: readonly string[]): Promise<void> => {
  for (const [at, id] of touches.entries()) {
    const before = touches[at - 1];
    if (before !== undefined)
      await page.locator(`[data-place="${before}"]:is([data-picked], [aria-pressed="true"])`).first().waitFor();
    const target = await shown(page, id);
    // others act meanwhile, and the page may just draw this anew
    await target.scrollIntoViewIfNeeded().catch(() => undefined);
    await touch(page, target);
  }
};
/** Where all are asked at once, the steps of others come before one's own is answered. */
const TOGETHER = ['allocation', 'free-moves', 'commission', 'parliament', 'pardon'];
/** Until the answer has been taken: the table has gone on, and where all are asked at once, this question is no longer put.
 * What one touch may mean twice is asked about in a small menu, whose first answer is taken. */
const settle = async (page: Page, { seq, phase, ways }: Look): Promise<void> => {
  const isOver = ([before, offered, together]: readonly [number, string, boolean]): 'menu' | boolean => {
    if (document.querySelector('.menu button')) return 'menu';
    const table = document.querySelector('[data-seq]');
    if (table === null) return true;
    if (Number(table.getAttribute('data-seq')) <= before) return false;
    const now = document.querySelector<Stage>('.stage')?.ways?.() ?? [];
    const isMine = table.hasAttribute('data-asked') && /^(Your turn|À vous)/.test(document.title);
    return !together || !isMine || JSON.stringify(now.flatMap(([first]) => (first ? [first] : []))) !== offered;
  };
  const facts = [seq, JSON.stringify(ways), TOGETHER.includes(phase)] as const;
  const found = await page.waitForFunction(isOver, facts);
  if ((await found.jsonValue()) === 'menu') {
    await page.locator('.menu button').first().click();
    await page.waitForFunction(isOver, facts);
  }
};

export interface Played {
  /** Phase and touches of every answer that was given. */
  readonly answers: readonly string[];
  /** How often the device was handed over. */
  readonly curtains: number;
}
export interface Playing {
  readonly wish?: Wish;
  /** Several sit round this device. */
  readonly isPassed?: boolean;
  isDone?(asked: Asked): boolean;
  /** Nothing more is answered once the table has come to one of these phases. */
  readonly until?: readonly string[];
}
const MOST = 400;
/** Plays on until the game is over, or until `isDone` says so of a question. */
export const playOn = async (page: Page, playing: Playing = {}): Promise<Played> => {
  const { wish = plainly(), isDone } = playing;
  const answers: string[] = [];
  let [curtains, seq] = [0, -1];
  for (let n = 0; n < MOST; n++) {
    const look = await nextLook(page, seq, playing);
    if (look.now === 'end' || (look.now === 'asked' && isDone?.(look))) return { answers, curtains };
    if (look.now === 'curtain') {
      curtains++;
      await page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / }).click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    const way = wish(look) ?? look.ways[0] ?? [];
    answers.push(`${look.phase}: ${way.join(' ')}`);
    await take(page, way);
    await settle(page, look).catch(async (error: unknown) => {
      throw new Error(`nothing came of ${answers.slice(-3).join(', ')} at ${look.prompt}`, { cause: error });
    });
    seq = look.seq;
  }
  throw new Error(`no end after ${MOST} answers: ${answers.slice(-5).join(', ')}`);
};

/** What ends a question without doing anything, the first of these that is offered. */
const ENDS = ['#turn-card', '#end-movement', '#end-combat', '#no-parliament', '#end-coronation', '#end-turn', '#pass'];
/** In each turn a march as far as the middle of what is offered, and every fight and coronation there can be; else nothing. */
export const plainly = (): Wish => {
  let hasMarched = false;
  return ({ phase, ways }) => {
    const end = ENDS.find((place) => ways.some(([first]) => first === place));
    if (end === undefined || end === '#turn-card') return end === undefined ? undefined : [end];
    const deeds = ways.filter(([first]) => first?.startsWith('#') === false);
    if (phase === 'combat' || phase === 'coronation') return deeds[0] ?? [end];
    if (phase !== 'movement') return [end];
    const marches = deeds.filter(({ length }) => length === 2);
    const march = hasMarched ? undefined : marches[marches.length >> 1];
    hasMarched = march !== undefined;
    return march ?? [end];
  };
};
