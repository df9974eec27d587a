// Where Chromium is. On a machine where we may install packages and it is missing, it is fetched; else we say how.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, Trouble } from './setup.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const mayRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(mayRun);

const lookFor = () => {
  const named = process.env.CHROMIUM;
  if (named !== undefined && !mayRun(named)) throw new Trouble(`CHROMIUM names "${named}", which cannot be run.`);
  if (named !== undefined) return named;
  return NAMES.map(inPath).find(Boolean) ?? ON_MAC.find((path) => existsSync(path));
};

export const findBrowser = async (say = console.log) => {
  const found = lookFor();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && inPath('apt-get');
  if (mayInstall) {
    say('Fetching Chromium for the browser tests (once) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    const fetch = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    const shell = await fetch('chromium-headless-shell');
    const { code, output } = shell.code === 0 ? shell : await fetch('chromium');
    const fetched = lookFor();
    if (code === 0 && fetched) return fetched;
    throw new Trouble(`Chromium could not be fetched:\n${output.trim().split('\n').slice(-5).join('\n')}`);
  }
  throw new Trouble(
    'The browser tests need Chromium. On Debian or Ubuntu: sudo apt-get install chromium. ' +
      'Elsewhere install Chromium or Chrome and name it: CHROMIUM=/path/to/chromium npm test',
  );
};
