// What comes over the wire, made up by chance from the very shapes that the protocol checks: a message that is added there
// is tried here from the same day. Whatever it is, it is answered, and nothing inside goes wrong.
import { ONLINE_SHAPE, REQUEST_SHAPE } from '@rose/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf, type Shape, spoilt } from '../made-up.ts';
import { BOT, comeIn, guest, house, offerOf, seatAll } from './rig.ts';

const MUCH = { burst: 1_000_000, perSecond: 1_000_000 };
const WIDE = { knock: MUCH, socket: MUCH, address: MUCH, think: MUCH, make: MUCH, 'address-make': MUCH, say: MUCH };

test('whatever has the shape of an ask, or nearly, is answered', { timeout: 120_000 }, async () => {
  const at = await house('sqlite', { rates: WIDE });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const { table, key, seats } = await seatAll('richard-iii', [ann, ben]);
  const lone = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  const waiting = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' }));
  const words = [
    table,
    lone.table,
    waiting.table,
    key,
    ...seats,
    'spectator',
    ann.who.player,
    ben.who.player,
    'steward',
  ];
  words.push('deux-roses', 'richard-iii', 'lancaster', 'york', 'resign', 'a line', '__proto__', 'constructor', '');
  const shapes = [REQUEST_SHAPE, ONLINE_SHAPE] as unknown as readonly Shape[];
  const message = fc
    .oneof(...shapes.map((shape) => arbitraryOf(shape, words)))
    .chain((made) => spoilt(made as object))
    .filter((made) => !('ask' in made && made.ask === 'hint'));
  const tried = new Set<unknown>();
  let person = ann;
  for (const [i, made] of fc.sample(message, { numRuns: 1_500, seed: 1485 }).entries()) {
    // Whoever sends too much that is no ask is let go; so each comes again before that.
    if (i % 100 === 0) person = await comeIn(at, (i % 200 === 0 ? ann : ben).who);
    if ('ask' in made) tried.add(made.ask);
    const { id: _id, ...ask } = made as { readonly id?: unknown };
    const answer = await person.ask(ask as never);
    expect(answer, JSON.stringify(made)).toBeTypeOf('object');
    expect(answer, JSON.stringify(made)).not.toMatchObject({ trouble: 'internal' });
  }
  expect(tried.size).toBeGreaterThan(35);
  expect(at.logged).toEqual([]);
});
