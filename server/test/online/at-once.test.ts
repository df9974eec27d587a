// The same asked by two devices of one player on two nodes at once: it is done once, and is no error.
import type { SocketAsk } from '@rose/protocol';
import { expect, test } from 'vitest';
import { freshPlace } from '../databases.ts';
import { newcomer } from './node.ts';
import { BOT, comeIn, node, offerOf } from './rig.ts';

/** So often that two of them do meet. */
const TIMES = 20;
const WIDE = { burst: 1e6, perSecond: 1e6 };
const rates = { say: WIDE, make: WIDE, 'address-make': WIDE, 'person-work': WIDE, 'address-work': WIDE };

test('orders, notes, mutes and blocks', async () => {
  const place = await freshPlace('postgres');
  const nodes = [await node(place, { rates }), await node(place, { rates })];
  const [north] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  const [who, other] = [await newcomer(north, 'Ann'), await newcomer(north, 'Ben')];
  const devices = await Promise.all([...nodes, ...nodes].map((at) => comeIn(at, who)));
  const [first] = devices as [(typeof devices)[0], (typeof devices)[0]];
  const { table } = await first.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  await first.get({ ask: 'sit', table, viewer: 'lancaster' });
  const asks: readonly SocketAsk[] = [
    { ask: 'leave-orders', table, seat: 'lancaster', orders: [{ do: 'pass' }] },
    { ask: 'note', table, text: 'castle first' },
    { ask: 'mute', table, muted: true },
    { ask: 'block', player: other.player, blocked: true },
  ];
  for (const ask of asks)
    for (let i = 0; i < TIMES; i++)
      for (const answer of await Promise.all(devices.map((one) => one.ask(ask))))
        expect({ ask: ask.ask, answer }).not.toHaveProperty('answer.trouble');
  expect(nodes.flatMap(({ logged }) => logged)).toEqual([]);
});
