// A file of a table of Kingmaker that stands at a position of one's choice, with persons round one device.
import { kingmaker } from '@rose/kingmaker';
import { type AnyGame, begin, fingerprint, isMistake, seeded, stateOf } from '@rose/table';

const NAMES = {
  red: 'Anne',
  yellow: 'Hugh',
  blue: 'Mary',
  green: 'William',
  purple: 'Cecily',
  black: 'Richard',
  tenne: 'Joan',
};

export const crownAt = (position: object): string => {
  const course = begin(kingmaker as unknown as AnyGame, { position }, seeded(1455));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const { players } = course.opening.options as { readonly players: number };
  const seats = Object.entries(NAMES).slice(0, players);
  const seating = Object.fromEntries(seats.map(([seat, name]) => [seat, { kind: 'person', name }]));
  return JSON.stringify({
    format: 'rose-and-crown/1',
    opening: course.opening,
    entries: [],
    seating,
    opened: '1455-05-22T00:00:00.000Z',
    commitment: '0'.repeat(64),
    fingerprint: fingerprint(stateOf(course)),
  });
};
