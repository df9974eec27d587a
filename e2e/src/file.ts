// A game file that opens at a position of one's choice; persons sit at the table unless told otherwise.
import { deuxRoses } from '@rose/deux-roses';
import { lancasterYork } from '@rose/lancaster-york';
import type { Seating } from '@rose/protocol';
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, begin, fingerprint, isMistake, seeded, stateOf } from '@rose/table';
import type { Page } from 'playwright-core';

export const upload = async (page: Page, content: string, name = 'game.json'): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

const NAMES = ['Anne', 'Hugh', 'Mary', 'William', 'Cecily', 'Richard', 'Joan'];
/** Persons round one device, unless they are named. */
export const fileOf = (game: AnyGame, position: object, named?: Seating): string => {
  const course = begin(game, { position }, seeded(1485));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const seats = game.seats(course.opening.options);
  const persons: Seating = Object.fromEntries(
    seats.map((seat, at) => [seat, { kind: 'person', name: NAMES[at] ?? seat }]),
  );
  return JSON.stringify({
    format: 'rose-and-crown/1',
    opening: course.opening,
    entries: [],
    seating: named ?? persons,
    opened: '1485-08-22T00:00:00.000Z',
    commitment: '0'.repeat(64),
    fingerprint: fingerprint(stateOf(course)),
  });
};

export const fileAt = (position: object): string => fileOf(deuxRoses as unknown as AnyGame, position);
export const warAt = (position: object, seating?: Seating): string =>
  fileOf(richardIII as unknown as AnyGame, position, seating);
export const plansAt = (position: object, seating: Seating): string =>
  fileOf(lancasterYork as unknown as AnyGame, position, seating);
