// What a vitest run really did, from its JSON report: only tests that ran are counted.
import { existsSync, readFileSync } from 'node:fs';

export const countReport = (path, code) => {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const passed = report.numPassedTests;
  // A file that could not be loaded, or an error outside every test, fails although no test of it did.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  const nothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || nothing) ? 1 : failed };
};

/** The tests that held only when they were tried again: each has a race in it, or the page has. */
export const triedAgain = (output) => [...output.matchAll(/^second try: (.+)$/gm)].map(([, title]) => title);
