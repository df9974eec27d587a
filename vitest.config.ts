// Two kinds of tests: `unit` is pure code and the server, `browser` drives the built page in Chromium.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A house with some of its rooms, as the tests of a new game build it, has no database to start. */
const DATABASES = 'server/test/global.ts';

/** What takes long by waiting or playing, not by its size: begun first, so that no worker is left alone with it at the end. */
const LONG = [
  /server\/test\/(kill|prove|notices|queue|house-stop|thinkers)/,
  /server\/test\/online\/(nodes|tempo|secrets)/,
  /\/laws\.test\./,
  /bots\/test\/(secrets|plans)|scripts\/test\/new-game/,
  /e2e\/test\/(moments|states)\.test/,
  /e2e\/test\/.*(online|house|campaign|learn|axe|pass|events|ends)/,
];
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => name.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.{ts,tsx}'],
          exclude: ['e2e/**', '**/node_modules/**'],
          globalSetup: existsSync(DATABASES) ? [DATABASES] : [],
          // there for what hangs, not for what is slow on a busy machine
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/test/**/*.test.ts'],
          globalSetup: ['e2e/src/global.ts'],
          // whole games are played: a limit is there for what hangs, and slows failures only
          testTimeout: 600_000,
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
