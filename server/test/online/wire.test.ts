// What comes over the wire, made up by chance from the very shapes that the protocol checks: a message that is added there
// is tried here from the same day. Whatever it is, it is answered, and nothing inside goes wrong.
import { ONLINE_SHAPE, REQUEST_SHAPE } from '@rose/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf, askOf, type Shape, spoilt, variantsOf } from '../made-up.ts';
import type { Client } from './client.ts';
import { BOT, comeIn, guest, house, offerOf, seatAll } from './rig.ts';

const MUCH = { burst: 1_000_000, perSecond: 1_000_000 };
const WIDE = { knock: MUCH, socket: MUCH, address: MUCH, think: MUCH, make: MUCH, 'address-make': MUCH, say: MUCH };

/** Of each kind of message. */
const EACH = 37;

test('whatever has the shape of an ask, or nearly, is answered', { timeout: 120_000 }, async () => {
  const at = await house('sqlite', { rates: WIDE });
  const people = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')] as const;
  const [ann, ben, cat] = people;
  const { table, key, seats } = await seatAll('richard-iii', [ann, ben]);
  // Where there are whispers, offers and windows.
  const three = await seatAll('kingmaker', [ann, ben, cat], { players: 3 });
  const lone = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  const waiting = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' }));
  const words = [table, three.table, lone.table, waiting.table, key, three.key, ...seats, ...three.seats];
  words.push('spectator', 'steward', ...people.map(({ who }) => who.player), 'deux-roses', 'richard-iii', 'kingmaker');
  words.push('lancaster', 'york', 'resign', 'a line', '__proto__', 'constructor', '');
  const variants = ([REQUEST_SHAPE, ONLINE_SHAPE] as unknown as readonly Shape[]).flatMap(variantsOf);
  const names = variants.map(askOf);
  expect(names).not.toContain(undefined);
  // A hint takes a bot's time, which others test.
  const messages = variants.flatMap((shape, i) => {
    if (names[i] === 'hint') return [];
    const message = arbitraryOf(shape, words).chain((made) => spoilt(made as object));
    return fc.sample(message, { numRuns: EACH, seed: 1485 + i });
  });
  const tried = new Set<unknown>();
  let person: Client = ann;
  // One of each kind after the other.
  const order = Array.from({ length: EACH }, (_, n) => messages.filter((_made, i) => i % EACH === n)).flat();
  for (const [i, made] of order.entries()) {
    // Whoever sends too much that is no ask is let go; so each comes again before that.
    if (i % 100 === 0) person = await comeIn(at, (people[(i / 100) % people.length] ?? ann).who);
    if ('ask' in made) tried.add(made.ask);
    const { id: _id, ...ask } = made as { readonly id?: unknown };
    const answer = await person.ask(ask as never);
    expect(answer, JSON.stringify(made)).toBeTypeOf('object');
    expect(answer, JSON.stringify(made)).not.toMatchObject({ trouble: 'internal' });
  }
  expect(names.filter((name) => !tried.has(name))).toEqual(['hint']);
  expect(at.logged).toEqual([]);
});
