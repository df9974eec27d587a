import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { houseRules } from '../lib/house-rules.mjs';
import { countReport, triedAgain } from '../lib/report.mjs';
import { run, whyNoPage } from '../lib/setup.mjs';

const root = mkdtempSync(join(tmpdir(), 'rose-lib-'));
afterAll(() => rmSync(root, { recursive: true }));

const house = (files) => {
  const folder = mkdtempSync(join(root, 'house-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return houseRules(folder);
};
const linesOf = (count) => 'x\n'.repeat(count);
/** Somebody wears every class of the selector. */
const wearing = (selector) => ({ 'a.tsx': `// Says it.\nconst a = '${selector.replace(/[^\w-]+/g, ' ')}';\n` });

test('a test that held only at its second try is named', () =>
  expect(triedAgain('✓ a\nsecond try: e2e/test/a.test.ts > a > b\n ✓ c (retry x1)\n')).toEqual([
    'e2e/test/a.test.ts > a > b',
  ]));

describe('house rules', () => {
  test('a class that nobody wears, a value that nobody asks for and a movement that nothing makes are found', () => {
    const css = [
      '.worn, .near-2 { --asked: 1px; --lost: 2px; animation: 1s turns; }',
      '/* .said */',
      '.bare > .worn {}',
      "@media print { .shed { width: var(--asked); background: url('a.webp'); } }",
      '@keyframes turns {}',
      '@keyframes stands {}',
    ].join('\n');
    const tsx = ['// Says it.', "import './bare.css';", 'const a = <p class="b worn" id={`near-$', '{n}`} />;'];
    expect(house({ 'a.css': css, 'a.tsx': `${tsx.slice(0, 3).join('\n')}${tsx[3]}\n` }).breaches).toEqual([
      expect.stringMatching(/^a\.css:3: \.bare: nobody wears/),
      expect.stringMatching(/^a\.css:4: \.shed: nobody wears/),
      expect.stringMatching(/^a\.css:1: --lost: nobody asks/),
      expect.stringMatching(/^a\.css:6: @keyframes stands: nothing/),
    ]);
  });
  test('a word of a page or a board that nobody says is found, in each language', () => {
    const words = (kept, lost) => `// Words.\nexport const a = {\n  kept: '${kept}',\n  lost: '${lost}',\n};\n`;
    const files = { 'web/src/a.en.ts': words('Kept', 'Lost'), 'games/b/board/a.fr.ts': words('Gardé', 'Perdu') };
    expect(house({ ...files, 'web/src/c.tsx': '// Says it.\nexport const c = say.kept;\n' }).breaches).toEqual([
      expect.stringMatching(/^games\/b\/board\/a\.fr\.ts:4: lost: .*nobody says/),
      expect.stringMatching(/^web\/src\/a\.en\.ts:4: lost: .*nobody says/),
    ]);
    expect(house({ ...files, 'web/src/c.tsx': "// Says it.\nsay.kept + say['lost'];\n" }).breaches).toEqual([]);
  });
  test('a file of 400 lines may stand, one more may not', () => {
    expect(house({ 'a/b.ts': linesOf(400) }).breaches).toEqual([]);
    expect(house({ 'a/b.ts': linesOf(401) }).breaches).toEqual([expect.stringContaining('a/b.ts: 401 lines')]);
  });
  test('data and generated files may be long', () =>
    expect(house({ 'a/data/b.ts': linesOf(900), 'a/c.gen.ts': linesOf(900) }).breaches).toEqual([]));
  test('a file above 250 lines is named, not refused', () =>
    expect(house({ 'a.ts': linesOf(251) })).toEqual({ breaches: [], alarms: ['a.ts (251)'] }));
  test.for([
    '// TO' + 'DO later',
    '// @ts-' + 'ignore',
    '// biome-' + 'ignore lint: no',
    "'/ho" + "me/me'",
    'test.sk' + "ip('a')",
    '<<<<' + '<<< HEAD',
  ])('%s is found with its line', (text) =>
    expect(house({ 'a.ts': `fine\n${text}\n` }).breaches).toEqual([expect.stringMatching(/^a\.ts:2: /)]),
  );
  test('words that only look alike are fine', () =>
    expect(
      house({
        'a.md':
          'Toda la casa. METHODOLOGY. TODOS. See https://example.org/home/1, ./home/cards.tsx and src/home/a.ts.\n',
      }).breaches,
    ).toEqual([]));
  test('a module begins with a sentence about itself; a test need not', () => {
    expect(house({ 'a/src/b.ts': 'export {};\n', 'a/test/c.ts': 'export {};\n' }).breaches).toEqual([
      expect.stringMatching(/^a\/src\/b\.ts: begins without/),
    ]);
    expect(house({ 'a/src/b.ts': '// Says it.\nexport {};\n' }).breaches).toEqual([]);
  });
  test.for(['Qui\u00a0?', 'Qui ?', 'ici\u202f: là', 'oui ; non', '« oui »', '5\u202f%', '5 % ici', '5 £'])(
    'French is not set like “%s”',
    (text) => {
      const files = {
        'games/a/text/b.fr.ts': `// Says it.\nconst a = '${text}';\n`,
        'web/src/b.fr.ts': `// Plain: ${text}\n`,
      };
      expect(house(files).breaches).toEqual([expect.stringMatching(/^games\/a\/text\/b\.fr\.ts:2: /)]);
    },
  );
  test('French well set, and what is code or comment, is fine', () =>
    expect(
      house({
        'a.fr.ts': '',
        'games/a/b.fr.ts':
          "// « Qui ? »\nconst a = b ? 'Qui\u202f?' : '«\u00a0ici\u00a0»\u00a0: là, 5\u00a0% ou 5\u00a0£';\n",
      }).breaches,
    ).toEqual([]));
  test('a script is run by the Node of the house', () => {
    const bare = ['node', 'scripts/src/a.ts'].join(' ');
    expect(house({ 'a.md': `\`npx ${bare} b\`, \`node start.mjs\`\n` }).breaches).toEqual([]);
    expect(house({ 'a.md': `\n\`${bare} b\`\n` }).breaches).toEqual([
      `a.md:2: "${bare}": write "npx ${bare}", which is the Node of the house`,
    ]);
  });
  test('a document names only what is there, as a file, a folder or a door', () => {
    const rooms = {
      'table/package.json': '{"exports":{"./text":"./src/text.ts"}}',
      'games/a/src/rules/b.ts': '// B.\n',
    };
    const good =
      '`table/text` `games/x/src` `games/*/src/rules/b.ts` `rules/b.ts` `b.ts` `data/a.sqlite` [b](games/a/src)\n';
    expect(house({ ...rooms, 'README.md': good, 'games/a/README.md': '`src/rules/`\n' }).breaches).toEqual([]);
    expect(house({ ...rooms, 'CHANGELOG.md': '`gone.ts`\n' }).breaches).toEqual([]);
    for (const path of ['table/words', 'gone.ts', 'src/gone/', 'games/*/gone'])
      expect(house({ ...rooms, 'README.md': `\n\`${path}\`\n` }).breaches).toEqual([
        `README.md:2: "${path}": is not there`,
      ]);
    expect(house({ ...rooms, 'docs/a.md': '[b](../gone.md#here)\n' }).breaches).toEqual([
      'docs/a.md:1: "../gone.md": is not there',
    ]);
    expect(house({ ...rooms, 'table/README.md': '`rules/b.ts`\n' }).breaches).toHaveLength(1);
  });
  test('a ruling that code cites is listed by its game', () => {
    const readme = '1. One.\n- **12** Two. → 1\n- **K82** Three. → 2\n';
    const files = { 'games/a/README.md': readme, 'games/a/src/b.ts': '// Ruling 1, rulings 12 and 82: so.\n' };
    expect(house(files).breaches).toEqual([]);
    expect(house({ ...files, 'games/a/test/c.ts': '// Rulings 1 to 13.\n' }).breaches).toEqual([
      'games/a/test/c.ts: "ruling 13": games/a/README.md does not list it',
    ]);
  });
  test('the credits name every package', () => {
    const used = { 'package.json': '{"dependencies":{"a":"1"},"devDependencies":{"@b/c":"1"}}' };
    expect(house({ ...used, 'CREDITS.md': '`a`, `@b/c`\n' }).breaches).toEqual([]);
    expect(house({ ...used, 'CREDITS.md': '`a`\n' }).breaches).toEqual(['CREDITS.md: does not name the package @b/c']);
  });
  test('the two front pages name the same things', () => {
    const english = '# A\n\n- `PORT`\n\n## B\n\n`HOST`\n';
    expect(house({ 'README.md': english, 'LISEZMOI.md': english.replace('B', 'C') }).breaches).toEqual([]);
    expect(house({ 'README.md': english, 'LISEZMOI.md': english.replace('HOST', 'NOM') }).breaches).toHaveLength(1);
  });
  test.for(['.stage:has(.battle)', '.place.open:has(.block)', ':root:has([data-x]) .toasts', '.stage:has(> .a .b)'])(
    '%s looks through a whole board',
    (selector) =>
      expect(house({ 'a.css': `/* :has(.b) */\n${selector} {\n}\n`, ...wearing(selector) }).breaches).toEqual([
        expect.stringMatching(/^a\.css:2: ".*:has\(/),
      ]),
  );
  test.for([
    '.stage:has(> .fighting > [data-zone="scene"])',
    '.fighters:has(.fighter:nth-child(6)) svg',
    '.sheet-body:has(.aside) > .sheet-hand:not(:has([data-lit]))',
  ])('%s looks at children, or through something small', (selector) =>
    expect(house({ 'a.css': `${selector} {\n}\n`, ...wearing(selector) }).breaches).toEqual([]),
  );
  test('installed and built folders are left alone', () =>
    expect(house({ 'node_modules/a.ts': linesOf(500), 'web/dist/b.js': 'x' }).breaches).toEqual([]));
});

describe('counting a report', () => {
  const counted = (report, code) => {
    const path = join(root, 'report.json');
    writeFileSync(path, JSON.stringify(report));
    return countReport(path, code);
  };
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });
  test('tests that passed and failed', () =>
    expect(
      counted({ numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] }, 1),
    ).toEqual({ passed: 3, failed: 1 }));
  test('a file that does not load is a failure', () =>
    expect(counted({ numPassedTests: 3, numFailedTests: 0, testResults: [file('failed')] }, 1)).toEqual({
      passed: 3,
      failed: 1,
    }));
  test('an error outside every test is a failure', () =>
    expect(counted({ numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] }, 1)).toEqual({
      passed: 3,
      failed: 1,
    }));
  test('nothing run is no success', () =>
    expect(counted({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 }));
  test('no report at all is a failure', () =>
    expect(countReport(join(root, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 }));
});

describe('a page that cannot be built', () => {
  test('in a folder of somebody else', () =>
    expect(whyNoPage("Error: EACCES: permission denied, open '/x/web/vite.config.ts'\n    at async open")).toMatch(
      /^The page must be built, but you may not write here\. .*owner.*$/,
    ));
  test('on a full disk', () =>
    expect(whyNoPage('Error: ENOSPC: no space left on device, write')).toMatch(/disk is full/));
  test('by our own fault: all that is known', () =>
    expect(whyNoPage('\nsrc/a.ts:3: Unexpected token\n')).toBe(
      'The page could not be built.\nsrc/a.ts:3: Unexpected token',
    ));
});

test('what is killed says by which signal', async () => {
  const { output } = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(output).toContain('Ended by SIGKILL: ');
});
test('a command that does not end is stopped, and what it said is told', async () => {
  const words = "console.log('half way'); setInterval(() => {}, 1000)";
  const { code, output } = await run(process.execPath, ['-e', words], { minutes: 0.05 });
  expect(code).toBe(1);
  expect(output).toContain('half way');
  expect(output).toContain('Did not end within 0.05 minutes');
});
