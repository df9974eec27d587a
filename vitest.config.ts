// Two kinds of tests: `unit` is pure code and the server, `browser` drives the built page in Chromium.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A house with some of its rooms, as the tests of a new game build it, has no database to start. */
const DATABASES = 'server/test/global.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.{ts,tsx}'],
          exclude: ['e2e/**', '**/node_modules/**'],
          globalSetup: existsSync(DATABASES) ? [DATABASES] : [],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/test/**/*.test.ts'],
          globalSetup: ['e2e/src/global.ts'],
          testTimeout: 300_000,
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
