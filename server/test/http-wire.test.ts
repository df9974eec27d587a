// What is asked about people, made up by chance from the very shapes that are checked: an ask that is added there is tried
// here from the same day. Whatever it is, it is answered, and nothing inside goes wrong.
import type { PeopleAsks } from '@rose/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHAPES } from '../src/http/shapes.ts';
import { arbitraryOf, type Shape, spoilt } from './made-up.ts';
import { openRig, type Rig } from './people-rig.ts';

const PASSWORD = 'kingmaker!1471';
const WORDS = [
  'Warwick',
  'Anne',
  PASSWORD,
  'anne@rose.test',
  'anne@rose.test\r\nBcc: all@rose.test',
  '0123456789abcdef',
  'fedcba9876543210',
  '00000000ffffffff',
  'Europe/Paris',
  'https://hooks.test/1',
  '22:00',
  '2026-02-30',
  '__proto__',
  '\0',
  '',
];

let rig: Rig;
beforeAll(async () => {
  rig = await openRig();
});
afterAll(() => rig.close());

test.for(Object.keys(SHAPES) as (keyof PeopleAsks)[])(
  'whatever has the shape of an ask to %s, or nearly, is answered',
  { timeout: 120_000 },
  async (path) => {
    await rig.clear();
    const { cookie } = await rig.ask('/api/register', { name: 'Warwick', password: PASSWORD });
    const made = arbitraryOf(SHAPES[path] as unknown as Shape, WORDS).chain((ask) => spoilt(ask as object));
    let isRight = false;
    for (const [i, ask] of fc.sample(made, { numRuns: 30, seed: 1471 }).entries()) {
      const { status, body } = await rig.ask(path, ask, i % 3 === 0 ? undefined : cookie);
      expect(status, JSON.stringify([ask, body])).toBeLessThan(500);
      isRight ||= status !== 400;
    }
    expect(isRight).toBe(true);
    expect(rig.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  },
);
