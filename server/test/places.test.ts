// What nodes tell each other of an address: that two share one, never which it is.
import { expect, test } from 'vitest';
import { placesBy, placesIn } from '../src/socket/places.ts';
import { freshPlace, opened } from './databases.ts';

test('every node of a house has the same name for an address, and another house another one', async () => {
  const place = await freshPlace('postgres');
  const [north, south] = await Promise.all([opened(place), opened(place)]);
  const [one, two] = await Promise.all([placesIn(north.db), placesIn(south.db)]);
  const other = placesBy('another house');
  expect(one('203.0.113.7')).toBe(two('203.0.113.7'));
  expect(one('203.0.113.7')).not.toBe(other('203.0.113.7'));
});

test('addresses of a crowd are told apart, and no name tells which address it is', () => {
  const places = placesBy('a house');
  const addresses = Array.from({ length: 65_536 }, (_, n) => `203.0.${n >> 8}.${n & 255}`);
  const apart = new Set(addresses.map(places)).size / addresses.length;
  expect(apart).toBeGreaterThan(0.99);
  // Of version 4 alone there are 256 times as many addresses as names.
  expect(new Set(addresses.map((address) => places(address).length))).toEqual(new Set([6]));
});
