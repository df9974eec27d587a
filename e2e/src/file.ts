// A game file that opens at a position of one's choice; two persons sit at the table unless told otherwise.
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

const TWO: Seating = { lancaster: { kind: 'person', name: 'Anne' }, york: { kind: 'person', name: 'Hugh' } };

const fileOf = (game: AnyGame, position: object, seating: Seating): string => {
  const course = begin(game, { position }, seeded(1485));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return JSON.stringify({
    format: 'rose-and-crown/1',
    opening: course.opening,
    entries: [],
    seating,
    opened: '1485-08-22T00:00:00.000Z',
    commitment: '0'.repeat(64),
    fingerprint: fingerprint(stateOf(course)),
  });
};

export const fileAt = (position: object): string => fileOf(deuxRoses as unknown as AnyGame, position, TWO);
export const warAt = (position: object, seating: Seating = TWO): string =>
  fileOf(richardIII as unknown as AnyGame, position, seating);
export const plansAt = (position: object, seating: Seating): string =>
  fileOf(lancasterYork as unknown as AnyGame, position, seating);
