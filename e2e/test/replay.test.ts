// A recorded game must lead to the same state in the browser as in Node.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deuxRoses } from '@rose/deux-roses';
import type { GameFile } from '@rose/protocol';
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, fingerprint, isMistake, replay, stateOf } from '@rose/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../src/harness.ts';
import { playHere } from '../src/table.ts';

const GAMES = [deuxRoses, richardIII] as unknown as readonly AnyGame[];
const folderOf = ({ meta }: AnyGame): string =>
  fileURLToPath(new URL(`../../games/${meta.id}/test/fixtures`, import.meta.url));

/** Asks a host of its own, in the worker the page itself would start. */
const askHost = async (page: Page, file: string): Promise<string> => {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const url = page.workers()[0]?.url() ?? '';
  return page.evaluate(
    ([script = '', text]) =>
      new Promise<string>((resolve) => {
        const host = new Worker(script, { type: 'module' });
        host.addEventListener(
          'message',
          ({ data }: MessageEvent<{ id?: number; answer?: { fingerprint: string } }>) => {
            if (data.id !== 1) return;
            host.terminate();
            resolve(data.answer?.fingerprint ?? JSON.stringify(data));
          },
        );
        host.postMessage({ id: 1, ask: 'replay', file: text });
      }),
    [url, file],
  );
};

const inNode = (game: AnyGame, text: string): string => {
  const course = replay(game, JSON.parse(text) as GameFile);
  return isMistake(course) ? `${course.field} ${course.reason}` : fingerprint(stateOf(course));
};

test('every recorded game leads to the same fingerprint in the browser as in Node', async ({ enter }) => {
  const page = await enter();
  await playHere(page);
  for (const game of GAMES) {
    const files = readdirSync(folderOf(game)).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const text = readFileSync(`${folderOf(game)}/${name}`, 'utf8');
      const recorded = (JSON.parse(text) as GameFile).fingerprint;
      expect(inNode(game, text), name).toBe(recorded);
      expect(await askHost(page, text), name).toBe(recorded);
    }
  }
});
