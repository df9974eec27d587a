// The server process: the built page of this checkout, with the settings of the environment.
import { fileURLToPath } from 'node:url';
import { runHouse } from './run.ts';

void runHouse(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
