// Fails when a room is entered by anything but its doors.
import { fileURLToPath } from 'node:url';
import { checkHouse, write } from './check.ts';

const { files, breaches } = checkHouse(fileURLToPath(new URL('../../..', import.meta.url)));
for (const breach of breaches) console.error(write(breach));
if (files === 0) console.error('No file was found to check.');
console.log(`${files} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 || files === 0 ? 1 : 0;
