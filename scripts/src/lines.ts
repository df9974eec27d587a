// Counts lines of code by room at two commits, source, styles and tests apart, and prints the table that
// docs/decisions/0024-room-for-seven-in-lines.md shows:
//   npx node scripts/src/lines.ts 6cf0af6 HEAD
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the rooms are for: three games were there before, two came, and some rooms serve all games. */
const GROUPS = [
  ['the three older games', /^games\/(deux-roses|lancaster-york|richard-iii)$/],
  ['what all games share', /^(table|parts|testkit)$/],
  ['the house around them', /^(bots|board|cli|e2e|games\/\*\.ts|host|maps|protocol|scripts|server|web|\.)$/],
  ['the two newer games', /^games\/(kingmaker|without-an-enemy)$/],
] as const;
const KINDS = ['source', 'styles', 'tests'] as const;
type Kind = (typeof KINDS)[number];
type Counts = ReadonlyMap<string, Readonly<Record<Kind, number>>>;

const roomOf = ([first = '', second, third]: readonly string[]): string => {
  if (second === undefined) return '.';
  return first === 'games' ? (third === undefined ? 'games/*.ts' : `games/${second}`) : first;
};
const kindOf = (path: string): Kind => {
  if (/(^|\/)(test|testing|e2e)\//.test(path)) return 'tests';
  return path.endsWith('.css') ? 'styles' : 'source';
};

/** From lines like `web/src/app.tsx:120`. */
export const countsOf = (listed: string): Counts => {
  const counts = new Map<string, Record<Kind, number>>();
  for (const line of listed.split('\n').filter(Boolean)) {
    const at = line.lastIndexOf(':');
    const path = line.slice(0, at);
    const room = roomOf(path.split('/'));
    const count = counts.get(room) ?? { source: 0, styles: 0, tests: 0 };
    count[kindOf(path)] += Number(line.slice(at + 1));
    counts.set(room, count);
  }
  return counts;
};
/** Files that a program wrote are left out. */
const PATHS = ['*.ts', '*.tsx', '*.mjs', '*.css', ':!*.gen.ts'];
const countsAt = (commit: string): Counts => {
  const listed = execFileSync('git', ['grep', '-c', '', commit, '--', ...PATHS], { cwd: ROOT, encoding: 'utf8' });
  return countsOf(listed.replaceAll(`${commit}:`, ''));
};

const said = (count: number): string => (count === 0 ? '' : count.toLocaleString('en'));
const sumOf = (counts: Counts, rooms: readonly string[], kind: Kind): number =>
  rooms.reduce((sum, room) => sum + (counts.get(room)?.[kind] ?? 0), 0);
const row = (name: string, before: Counts, after: Counts, rooms: readonly string[]): string => {
  const cells = KINDS.flatMap((kind) => [said(sumOf(before, rooms, kind)), said(sumOf(after, rooms, kind))]);
  return `| ${[name, ...cells].join(' | ')} |`;
};

/** The table, each group with its sum behind its rooms. */
export const linesTable = (before: Counts, after: Counts): string => {
  const rooms = [...new Set([...before.keys(), ...after.keys()])].sort();
  const stray = rooms.find((room) => !GROUPS.some(([, holds]) => holds.test(room)));
  if (stray !== undefined) throw new Error(`${stray} belongs to no group of rooms`);
  const groups = GROUPS.flatMap(([name, holds]) => {
    const inside = rooms.filter((room) => holds.test(room));
    return [
      ...inside.map((room) => row(`\`${room}\``, before, after, [room])),
      row(`**${name}**`, before, after, inside),
    ];
  });
  const head = `| room | ${KINDS.map((kind) => `${kind} before | after`).join(' | ')} |`;
  return [head, `|---|${'---:|'.repeat(2 * KINDS.length)}`, ...groups, row('**all**', before, after, rooms)].join('\n');
};

if (import.meta.main) {
  const [before, after = 'HEAD'] = process.argv.slice(2);
  if (before === undefined) throw new Error('usage: npx node scripts/src/lines.ts <commit> [commit]');
  console.log(linesTable(countsAt(before), countsAt(after)));
}
