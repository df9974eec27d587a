// How many tables one player may offer holds however they are asked for: counting and writing down are one thing.
import { expect, test } from 'vitest';
import { freshPlace, KINDS } from '../databases.ts';
import { newcomer } from './node.ts';
import { comeIn, endHere, type Guest, guest, node, offerOf, seatAll } from './rig.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
const waiting = offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' });

test.for(KINDS)('ten gatherings, on %s, by however many devices and nodes', async (kind) => {
  const place = await freshPlace(kind);
  const rates = { make: WIDE, 'address-make': WIDE };
  const north = await node(place, { rates });
  const south = kind === 'sqlite' ? north : await node(place, { rates });
  const who = await newcomer(north, 'Ann');
  const devices = await Promise.all([north, south, north, south].map((at) => comeIn(at, who)));
  const [first] = devices as [Guest];
  const ben = await guest(north, 'Ben');
  const played: string[] = [];
  for (const _device of devices) {
    const { table } = await seatAll('deux-roses', [first, ben]);
    await endHere(table, [first, ben]);
    played.push(table);
  }
  const answers = await Promise.all(
    devices.flatMap((one, i) => [
      ...Array.from({ length: 8 }, () => one.ask(waiting)),
      one.ask({ ask: 'rematch', table: played[i] as string }),
    ]),
  );
  const full = { trouble: 'too-many-tables', most: 10 };
  expect(answers.filter((answer) => !('trouble' in answer))).toHaveLength(10);
  for (const answer of answers) if ('trouble' in answer) expect(answer).toEqual(full);
  const rows = north.database.db.selectFrom('tables').select('id').where('state', '=', 'gathering');
  expect(await rows.execute()).toHaveLength(10);
  expect([...north.logged, ...south.logged]).toEqual([]);
});
