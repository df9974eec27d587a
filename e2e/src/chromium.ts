// Chromium without a window, as the browser tests, the budgets and the pictures use it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without any window comes first: what is never seen of the others costs as much as the pages themselves. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const mayRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const chromiumPath = (): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found =
    process.env['CHROMIUM'] ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(mayRun);
  if (!found) throw new Error('Chromium is missing. Install it, or name it: CHROMIUM=/path/to/chromium');
  return found;
};

/** The last two are pages of Chromium's own that every window opens; the others Playwright turns off, and is overruled. */
const FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
export const CHROMIUM_FLAGS = [
  `--disable-features=${FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
