// Chromium without a window, as the browser tests, the budgets and the pictures use it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
