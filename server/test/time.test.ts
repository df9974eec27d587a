// The time of the house: a clock that is set wrong, and right again, is not followed.
import { expect, test } from 'vitest';
import { createTime, sharedWall } from '../src/time.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const machine = () => {
  const at = { wall: Date.parse('2026-04-23T18:00:00.000Z'), steady: 5_000 };
  const logged: string[] = [];
  const note = (event: string): void => void logged.push(event);
  const time = createTime({ wall: () => at.wall, steady: () => at.steady, log: { warn: note, info: note } });
  const pass = (milliseconds: number): void => {
    at.wall += milliseconds;
    at.steady += milliseconds;
  };
  return { at, time, logged, pass };
};

test.for([YEAR, -YEAR, 5 * MINUTE])('a clock that is set wrong by %i ms and right again changes nothing', (wrong) => {
  const { at, time, logged, pass } = machine();
  const begun = time.now();
  at.wall += wrong;
  expect(time.now()).toBe(begun);
  pass(5 * MINUTE);
  expect(time.now()).toBe(begun + 5 * MINUTE);
  at.wall -= wrong;
  pass(5 * MINUTE);
  expect(time.now()).toBe(begun + 10 * MINUTE);
  expect(logged).toEqual(['clock-jumped']);
});

test('a small correction is followed, and a jump that lasts', () => {
  const { at, time, logged, pass } = machine();
  const begun = time.now();
  at.wall += 300;
  expect(time.now()).toBe(begun + 300);
  at.wall += 20 * MINUTE;
  for (let i = 0; i < 9; i++) {
    pass(MINUTE);
    expect(time.now()).toBe(begun + 300 + (i + 1) * MINUTE);
  }
  pass(3 * MINUTE);
  expect(time.now()).toBe(at.wall);
  expect(logged).toEqual(['clock-jumped', 'clock-followed']);
});

test('nodes whose machines show different times go by the one clock they share', async () => {
  const there = Date.parse('2026-04-23T18:00:00.000Z');
  const shows = [there + 3 * MINUTE, there - 40_000, there + 20];
  const walls = shows.map((here) =>
    sharedWall(
      async () => there,
      () => here,
    ),
  );
  for (const { look } of walls) await look();
  expect(walls.map(({ wall }) => wall())).toEqual([there, there, there + 20]);
});

test('a slow answer changes nothing, and a clock that was set wrong is right again', async () => {
  let here = Date.parse('2026-04-23T18:00:00.000Z');
  let there = here;
  const { wall, look } = sharedWall(
    async () => {
      here += 900;
      there += 900;
      return there - 850;
    },
    () => here,
  );
  await look();
  expect(wall()).toBe(here);
  here += YEAR;
  await look();
  expect(Math.abs(wall() - there)).toBeLessThan(1_000);
});
