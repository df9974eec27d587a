// What a document names is there: files, folders, doors and links; what others ask for is in it: rulings that code cites,
// packages that are used.
import { dirname, join } from 'node:path/posix';

/** Told as it was: a page of history may name what is gone. */
const DOCUMENT = /^(?!CHANGELOG)(?!.*\/fixtures\/).*\.md$/;
const NAMED = /`([\w.*-]+(?:\/[\w.*-]+)*\/?)`/g;
const IS_PATH = /\/|[\w*]\.(ts|tsx|mjs|css|md|json|sh)$/;
/** Made by the house as it runs, or by whoever follows the text. */
const MADE = /^(data|web\/dist|node_modules)(\/|$)|^\.|(^|\/)my-game(\/|$)/;
const LINK = /\]\(([^)\s:#]+)(?:#[^)]*)?\)/g;

/** `*` stands for part of a name, `x` for any game. */
const asPattern = (path) =>
  path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replace(/^games\/x(?=\/|$)/, 'games/[^/]+');
const foldersOf = (names) => {
  const folders = new Set();
  for (const name of names)
    for (let at = dirname(name); at !== '.' && !folders.has(at); at = dirname(at)) folders.add(at);
  return folders;
};
/** `table/text`: an entry of what the room's package.json exports. */
const isDoor = (path, read) => {
  const [room, ...rest] = path.split('/');
  const exported = read(`${room}/package.json`);
  return exported !== undefined && `./${rest.join('/')}` in (JSON.parse(exported).exports ?? {});
};
/** A document of a room names what is in the room; one of the whole house, anything. */
const roomOf = (document) => {
  const [first, second] = document.split('/');
  if (!document.includes('/') || ['docs', 'bench'].includes(first)) return '';
  return first === 'games' && second ? `games/${second}/` : `${first}/`;
};
const existsFor = (document, places, read) => (path) => {
  const pattern = asPattern(path);
  const whole = new RegExp(`^${pattern}$`);
  const inRoom = new RegExp(`^${roomOf(document)}(.*/)?${pattern}$`);
  return places.some((place) => whole.test(place) || inRoom.test(place)) || isDoor(path, read);
};

const RULING = /\bRulings? ((?:[A-Z]?\d+(?:\.\d+)*(?:, | and | to |–)?)+)/gi;
const rulingsIn = (text) => [...text.matchAll(RULING)].flatMap(([, list]) => list.match(/\d+(\.\d+)*/g) ?? []);
/** In a game's README a ruling is `12.` or `- **12**` or `- **K82**`. */
const listedIn = (readme) =>
  new Set([...readme.matchAll(/^(?:(\d+)\. |- \*\*[A-Z]?([\d.]+)\*\*)/gm)].map(([, one, other]) => one ?? other));

const rulingBreaches = (names, read) =>
  names
    .filter((name) => /^games\/[^/]+\/README\.md$/.test(name))
    .flatMap((readme) => {
      const listed = listedIn(read(readme));
      const folder = `${dirname(readme)}/`;
      const sources = names.filter((name) => name.startsWith(folder) && /\.tsx?$/.test(name));
      return sources.flatMap((name) =>
        [...new Set(rulingsIn(read(name)))]
          .filter((ruling) => !listed.has(ruling))
          .map((ruling) => `${name}: "ruling ${ruling}": ${readme} does not list it`),
      );
    });

const packageBreaches = (read) => {
  const [used, credits] = [read('package.json'), read('CREDITS.md')];
  if (used === undefined || credits === undefined) return [];
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(used);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((name) => !credits.includes(`\`${name}\``))
    .map((name) => `CREDITS.md: does not name the package ${name}`);
};

/** The two front pages say the same: as many points in each section, and the same names in them. */
const sectionsOf = (text) =>
  text.split(/^(?=## )/m).map((part) => {
    const prose = part.replace(/```[\s\S]*?```/g, '');
    return [`${prose.match(/^- /gm)?.length ?? 0} points`, ...(prose.match(/`[^`\n]+`/g) ?? []).sort()].join(' ');
  });
const twinBreaches = (read) => {
  const [english, french] = [read('README.md'), read('LISEZMOI.md')];
  if (english === undefined || french === undefined) return [];
  const [one, two] = [sectionsOf(english), sectionsOf(french)];
  return Array.from({ length: Math.max(one.length, two.length) }, (_, at) => at)
    .filter((at) => one[at] !== two[at])
    .map((at) => `LISEZMOI.md: its section ${at} is not that of README.md: ${two[at]}, not ${one[at]}`);
};

/** `names`: every file of the house; `read` gives its text, or nothing. */
export const documentBreaches = (names, read) => {
  const places = [...names, ...foldersOf(names)];
  const known = new Set(places);
  const named = names
    .filter((name) => DOCUMENT.test(name))
    .flatMap((name) => {
      const exists = existsFor(name, places, read);
      return read(name)
        .split('\n')
        .flatMap((line, index) =>
          [
            ...[...line.matchAll(NAMED)]
              .map(([, path]) => path)
              .filter((path) => IS_PATH.test(path) && !MADE.test(path) && !exists(path)),
            ...[...line.matchAll(LINK)]
              .map(([, path]) => path)
              .filter((path) => !known.has(join(dirname(name), path).replace(/\/$/, ''))),
          ].map((path) => `${name}:${index + 1}: "${path}": is not there`),
        );
    });
  return [...named, ...rulingBreaches(names, read), ...packageBreaches(read), ...twinBreaches(read)];
};
