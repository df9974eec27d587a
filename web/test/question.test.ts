// The question of the moment: whoever must answer and whoever only may are told by the game, all others that the house thinks.
import { plain } from '@rose/table/text';
import { afterAll, expect, test } from 'vitest';
import type { TableContext } from '../src/table/context.ts';
import { type AskHost, createDesk } from '../src/table/picking/desk.ts';
import { follow } from '../src/table/sending/follow.ts';
import { openBarePage } from './bare-page.ts';
import { face, open, scripted, settle, sightOf } from './scripted-table.ts';

const page = openBarePage();
const { questionOf } = await import('../src/table/context.ts');
const { deskWords } = await import('../src/table/words/words.ts');
afterAll(() => page.close());

const words = {
  prompt: { play: () => ({ ask: ['Walk, or do not.'], explain: [], rule: '1' }) },
} as unknown as TableContext['words'];

test.for([
  ['must', ['red'], ['walk a-c'], 'Walk, or do not.'],
  ['may', ['white'], ['walk b-a'], 'Walk, or do not.'],
  ['is not asked', ['white'], [], deskWords().thinking],
] as const)('who %s', async ([, active, may, said]) => {
  const host = scripted(() => sightOf({ active, may }));
  const following = follow('t', host.feed, open);
  await settle();
  const desk = createDesk(face, following, (async () => ({ seq: 1 })) as unknown as AskHost);
  expect(plain(questionOf({ desk, words } as TableContext).ask)).toBe(said);
});
