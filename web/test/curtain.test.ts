// The curtain is dressed in the side it is for: each seat of a game with secrets has a cloth of its own that can be read.
import { begin, isMistake, seeded } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { FACES } from '../../games/faces.ts';

const SECRET = [...GAMES.values()].filter(({ meta }) => meta.secrets);
/** A colour, or so much of one mixed with black. */
const shares = (colour: string): readonly number[] => {
  const [, pure = colour, percent = '100'] = /^color-mix\(in srgb, (#\w{6}) (\d+)%, #000\)$/.exec(colour) ?? [];
  return [1, 3, 5].map((at) => (Number.parseInt(pure.slice(at, at + 2), 16) / 255) * (Number(percent) / 100));
};
/** WCAG: how bright a colour looks. */
const bright = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = shares(colour).map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [bright(one), bright(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('where something is hidden a curtain hangs', () => expect(SECRET.length).toBeGreaterThan(3));
test.for(SECRET.map(({ meta }) => meta.id))('%s: a cloth for each seat, told apart and read', async (id) => {
  const game = GAMES.get(id);
  const face = await FACES.get(id)?.face();
  const course = game && begin(game, {}, seeded(3));
  if (!game || !course || isMistake(course)) throw new Error(`${id} does not begin`);
  const seats = game.seats(course.opening.options);
  const cloths = seats.map((seat) => face?.cloth?.(seat));
  expect(new Set(cloths.map((cloth) => cloth?.light)).size).toBe(seats.length);
  // small letters have a strip of the lighter cloth, large ones lie on its folds
  for (const [at, cloth] of cloths.entries()) {
    expect(cloth && contrast(cloth.ink, cloth.light), seats[at]).toBeGreaterThanOrEqual(4.5);
    expect(cloth && contrast(cloth.ink, cloth.dark), seats[at]).toBeGreaterThanOrEqual(3);
  }
});
