// A game file that opens at a position of one's choice, two persons at the table.
import { deuxRoses } from '@rose/deux-roses';
import { begin, fingerprint, isMistake, scripted, stateOf } from '@rose/table';
import type { Page } from 'playwright-core';

export const upload = async (page: Page, content: string, name = 'game.json'): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

export const fileAt = (position: object): string => {
  const course = begin(deuxRoses, { position }, scripted([]));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return JSON.stringify({
    format: 'rose-and-crown/1',
    opening: course.opening,
    entries: [],
    seating: { lancaster: { kind: 'person', name: 'Anne' }, york: { kind: 'person', name: 'Hugh' } },
    opened: '1485-08-22T00:00:00.000Z',
    commitment: '0'.repeat(64),
    fingerprint: fingerprint(stateOf(course)),
  });
};
