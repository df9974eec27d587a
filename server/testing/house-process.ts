// The whole house as a process of its own, to be killed: `node house-process.ts FOLDER`, settings by the environment.
import { runHouse } from '../src/run.ts';

void runHouse(process.env, process.argv[2] ?? '');
