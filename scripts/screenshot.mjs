// Makes docs/screenshot.png from the page itself: a table in mid-game, as a guest sees it.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { build, findNode, install, ROOT, run, Trouble } from './lib/setup.mjs';

const PICTURE = join(ROOT, 'docs', 'screenshot.png');

const shrink = async () => {
  const { code } = await run('pngquant', ['--force', '--skip-if-larger', '--output', PICTURE, '--', PICTURE]);
  return code === 0 ? 'and made smaller' : '(pngquant would make it smaller)';
};

try {
  await install();
  await build();
  mkdirSync(dirname(PICTURE), { recursive: true });
  const env = { CHROMIUM: await findBrowser() };
  const { code, output } = await run(findNode(), [join(ROOT, 'scripts', 'src', 'picture.ts'), PICTURE], { env });
  if (code !== 0) throw new Trouble(output);
  console.log(`docs/screenshot.png is made ${await shrink()}`);
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error);
  process.exitCode = 1;
}
