// A node in a process of its own, so that it can be killed: `node node-process.ts <database>`; it prints its port.
// Its notices go out after a breath, and may go to this machine, where the test listens.
import { flushCompileCache } from 'node:module';
import { createCourier } from '../../src/notices/courier.ts';
import { ROADS } from '../../src/notices/far.ts';
import { openNode } from './node.ts';

const [, , where = ''] = process.argv;
const courier = createCourier({
  vapid: { publicKey: '', privateKey: '' },
  mailer: undefined,
  publicUrl: 'https://rose.example',
  roads: { ...ROADS, isNear: () => false, plain: true },
});
const opened = await openNode(where, { courier, noticeDelay: 1_500 });
process.stdout.write(`${opened.port}\n`);
// whoever is killed leaves what was compiled to the next
flushCompileCache();
