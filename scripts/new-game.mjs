// Makes a game folder from the skeleton: a tiny but real game that passes every law, ready to be replaced chapter
// by chapter. Registers it in games/doors.ts, games/faces.ts and games/shelf.ts and links it like any other room.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, ROOT, run, Trouble } from './lib/setup.mjs';

const SKELETON = fileURLToPath(new URL('./skeleton', import.meta.url));

const camel = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = (id) => camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** Words of the language: a game of that name could not be called anything in its own code. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval undefined'
  ).split(' '),
);

/** Why this name cannot be taken; nothing when it can. */
const whyNot = (root, id, title) => {
  if (id === undefined || title === undefined)
    return 'Give the game an id and a title: scripts/new-game my-game "My Game"';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" is no id: use small letters, digits and single hyphens, beginning with a letter, such as my-game`;
  if (RESERVED.has(id)) return `"${id}" is a word of the language. Choose another id, such as the-${id}.`;
  if (existsSync(join(root, 'games', id))) return `There is already a game in games/${id}. Choose another id.`;
  if (existsSync(join(root, id)) || id === 'skeleton')
    return `"${id}" is taken by a room of the house. Choose another id.`;
  if (title.trim() === '' || title.length > 60 || /['`\\$\n]/.test(title))
    return 'The title must have 1 to 60 characters, without quotes, backslashes or dollar signs (use ’ for an apostrophe).';
  return undefined;
};

const renamed = (text, id, title) =>
  text
    .replaceAll('Skeleton Title', title)
    .replaceAll('skeletonGame', camel(id))
    .replace(/\bSkeleton\b/g, pascal(id))
    .replaceAll('skeleton', id);

const copySkeleton = (folder, id, title) => {
  cpSync(SKELETON, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (/\.(ts|tsx|md|json|css)$/.test(name)) writeFileSync(path, renamed(readFileSync(path, 'utf8'), id, title));
  }
};

const edit = (path, change) => {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Trouble(`${path} is not written as expected; register the game there by hand.`);
  writeFileSync(path, after);
};

const registerDoor = (text, id) =>
  text.replace(/\]\);\s*$/, `  ['${id}', async () => (await import('@rose/${id}')).${camel(id)}],\n]);\n`);

const loader = (id) => `[
    '${id}',
    {
      meta: async () => (await import('./${id}/src/meta.ts')).META,
      face: async () => untyped((await import('./${id}/board/index.ts')).face),
      words: async (language) =>
        untyped(
          language === 'fr' ? (await import('./${id}/text/fr.ts')).fr : (await import('./${id}/text/en.ts')).en,
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./${id}/text/rules.fr.md?raw')).default
          : (await import('./${id}/text/rules.en.md?raw')).default,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./${id}/text/lesson.fr.ts')).lesson
          : (await import('./${id}/text/lesson.en.ts')).lesson,
    },
  ],
`;
const registerFace = (text, id) =>
  text.replace(/\] satisfies \[string, FaceLoader\]\[\]\);\s*$/, (end) => `  ${loader(id)}${end}`);

/** What a guest reads before the game is opened; without a picture the card shows the rose of the house. */
const card = (id, title) => `  {
    id: '${id}',
    years: '1485',
    seats: [2, 2],
    minutes: 5,
    difficulty: 1,
    title: { fr: '${title}', en: '${title}' },
    pitch: { fr: 'Prenez la dernière pierre.', en: 'Take the last stone.' },
  },
`;
const registerCard = (text, id, title) => text.replace(/\];\s*$/, `${card(id, title)}];\n`);

/** The lock file knows every room; without its line a fresh installation would be refused. */
const lock = (path, id) => {
  if (!existsSync(path)) return;
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.packages[`games/${id}`] = { name: `@rose/${id}`, version: '0.1.0', license: 'MIT' };
  file.packages[`node_modules/@rose/${id}`] = { resolved: `games/${id}`, link: true };
  file.packages = Object.fromEntries(Object.entries(file.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify(file, undefined, 2)}\n`);
};

const link = (root, id) => {
  const path = join(root, 'node_modules', '@rose', id);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(join('..', '..', 'games', id), path, 'junction');
};

/** Makes the game below `root`; what a name may not be is told, and nothing is written. */
export const newGame = async (root, id, title) => {
  const wrong = whyNot(root, id, title);
  if (wrong) throw new Trouble(wrong);
  copySkeleton(join(root, 'games', id), id, title);
  edit(join(root, 'games', 'doors.ts'), (text) => registerDoor(text, id));
  edit(join(root, 'games', 'faces.ts'), (text) => registerFace(text, id));
  edit(join(root, 'games', 'shelf.ts'), (text) => registerCard(text, id, title));
  lock(join(root, 'package-lock.json'), id);
  lock(join(root, 'node_modules', '.package-lock.json'), id);
  link(root, id);
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const paths = ['doors.ts', 'faces.ts', 'shelf.ts', id].map((name) => join('games', name));
  const { code, output } = await run(findNode(), [biome, 'check', '--write', ...paths], { cwd: root });
  if (code !== 0) throw new Trouble(`The new files could not be put in order:\n${output}`);
};

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) {
  const [id, title] = process.argv.slice(2);
  try {
    await newGame(ROOT, id, title);
    console.log(`games/${id} stands, is registered and has a card. Try it: npm start`);
    console.log('It passes npm test as it is; CONTRIBUTING.md tells how to replace it chapter by chapter.');
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
  }
}
