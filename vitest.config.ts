// Two kinds of tests: `unit` is pure code and the server, `browser` drives the built page in Chromium.
import { defineConfig } from 'vitest/config';

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
          globalSetup: ['server/test/global.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/test/**/*.test.ts'],
          globalSetup: ['e2e/src/global.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
