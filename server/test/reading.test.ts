// Long journals are read a slice at a time, and whoever had a very long one read pays for it.
import { expect, test } from 'vitest';
import { createLimits } from '../src/http/limits.ts';
import { RATES } from '../src/socket/rates.ts';
import { createBreather } from '../src/socket/reading.ts';
import { payers } from '../src/thinkers/index.ts';

const read = async (
  milliseconds: number,
  entries: number,
  payer = { person: 'p1', place: 'a1', address: 'a1', waits: true },
) => {
  let time = 0;
  const owed = { person: 0, address: 0 };
  const { take } = createLimits(RATES, () => 0);
  const owe = (kind: string, _who: string, cost: number): void => {
    owed[kind === 'person-work' ? 'person' : 'address'] += cost;
  };
  let pauses = 0;
  await payers.run(payer, async () => {
    const breathe = createBreather({ owe, take }, () => time)();
    for (let i = 0; i < entries; i++) {
      time += milliseconds;
      const pause = breathe();
      if (pause) pauses++;
      await pause;
    }
  });
  return { pauses, owed };
};

test('others have a turn after every slice, whatever an entry costs', async () => {
  expect((await read(0.1, 1_000)).pauses).toBeGreaterThanOrEqual(9);
  expect((await read(3, 100)).pauses).toBe(50);
  expect((await read(30, 10)).pauses).toBe(10);
});

test('the games of a household cost nothing; what is longer is owed, by person and by address', async () => {
  expect((await read(1, 3_900)).owed).toEqual({ person: 0, address: 0 });
  const { owed } = await read(1, 8_000);
  expect(owed.person).toBeGreaterThan(3_900);
  expect(owed.address).toBe(owed.person);
});

test('who owes has nothing to spend until it is paid off, and never waits for more than two minutes', () => {
  let time = 0;
  const limits = createLimits({ work: { burst: 10, perSecond: 5 } }, () => time);
  limits.owe('work', 'ann', 35);
  expect([limits.take('work', 'ann'), limits.take('work', 'ben')]).toEqual([6, 0]);
  time = 6;
  expect(limits.take('work', 'ann')).toBe(0);
  limits.owe('work', 'ann', 1e9);
  expect(limits.take('work', 'ann')).toBe(121);
});

test('of several who read, one at a time has a turn, each person after the other', async () => {
  let time = 0;
  const turns: string[] = [];
  const breather = createBreather({ owe: () => undefined, take: () => 0 }, () => time);
  const readAs = (person: string) =>
    payers.run({ person, place: person, address: person, waits: true }, async () => {
      const breathe = breather();
      for (let i = 0; i < 4; i++) {
        time += 10;
        await breathe();
        turns.push(person);
      }
    });
  await Promise.all([readAs('ann'), readAs('ann'), readAs('ann'), readAs('ben')]);
  expect(turns.slice(0, 4).filter((person) => person === 'ben').length).toBe(2);
});
