// Fails when a room is entered by anything but its doors, when a file shows what nobody asks for, or when ARCHITECTURE.md
// tells of other rooms and doors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkHouse, unaskedBelow, write } from './check.ts';
import { deadPaths, withRooms } from './document.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = join(ROOT, 'ARCHITECTURE.md');

const { files, breaches: ofDoors } = checkHouse(ROOT);
const breaches = [...ofDoors, ...unaskedBelow(ROOT)];
for (const breach of breaches) console.error(write(breach));
if (files === 0) console.error('No file was found to check.');

const page = readFileSync(PAGE, 'utf8');
const right = withRooms(page);
if (process.argv.includes('--write') && right !== undefined) writeFileSync(PAGE, right);
const isTold = process.argv.includes('--write') || right === page;
if (!isTold)
  console.error('ARCHITECTURE.md: its table of rooms is old. Write it: npx node scripts/src/doors/main.ts --write');
const dead = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'].flatMap((name) =>
  deadPaths(ROOT, readFileSync(join(ROOT, name), 'utf8')).map((path) => `${name} names ${path}, which is not there`),
);
for (const line of dead) console.error(line);
console.log(`${files} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 || files === 0 || !isTold || dead.length > 0 ? 1 : 0;
