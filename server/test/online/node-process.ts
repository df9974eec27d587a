// A node in a process of its own, so that it can be killed: `node node-process.ts <database>`; it prints its port.
import { openNode } from './node.ts';

const [, , where = ''] = process.argv;
const opened = await openNode(where);
process.stdout.write(`${opened.port}\n`);
