// What an ask cost beyond its price is owed by whoever asked, by person and by address.
import { expect, test } from 'vitest';
import { costOfBytes, createCharges } from '../src/socket/charges.ts';
import { payers } from '../src/thinkers/index.ts';
import { guest, house, offerOf, stranger } from './online/rig.ts';

/** One ask of hers. */
const ann = () => ({ person: 'ann', place: 'a1', address: 'a1', waits: true });
const charged = (
  job: (charges: ReturnType<typeof createCharges>, work: (cost: number, waited?: number) => () => string) => void,
) => {
  const time = { passed: 0, used: 0 };
  const owed: Record<string, number> = {};
  const owe = (kind: string, who: string, cost: number): void => {
    owed[`${kind} ${who}`] = (owed[`${kind} ${who}`] ?? 0) + cost;
  };
  const work =
    (cost: number, waited = 0) =>
    () => {
      time.passed += cost + waited;
      time.used += cost;
      return 'done';
    };
  job(createCharges({ owe }, { passed: () => time.passed, used: () => time.used }), work);
  return owed;
};

test('all the work of an ask that the price does not cover is owed, also where it fails', () => {
  const owed = charged(({ meter }, work) =>
    payers.run(ann(), () => {
      expect(meter(work(0.5))).toBe('done');
      meter(work(41));
      expect(() =>
        meter(() => {
          work(11)();
          throw new Error('failed');
        }),
      ).toThrow('failed');
    }),
  );
  expect(owed).toEqual({ 'person-work ann': 51.5, 'address-work a1': 51.5 });
});

test('what is covered is covered once for each ask, in however many pieces its work is done', () => {
  const owed = charged(({ meter }, work) => {
    for (const ask of [ann(), ann()])
      payers.run(ask, () => {
        for (let piece = 0; piece < 4; piece++) meter(work(0.5));
      });
  });
  expect(owed).toEqual({ 'person-work ann': 2, 'address-work a1': 2 });
});

test('time in which another program had the processor is not owed', () => {
  const owed = charged(({ meter }, work) =>
    payers.run(ann(), () => {
      meter(work(0.5, 500));
      meter(work(11, 500));
    }),
  );
  expect(owed).toEqual({ 'person-work ann': 10.5, 'address-work a1': 10.5 });
});

test('what the house does by itself is nobody’s debt', () => {
  expect(charged(({ meter, told }, work) => [meter(work(100)), told(100)])).toEqual({});
});

test('a long answer costs by its length, a short one nothing more', () => {
  expect([costOfBytes(900), costOfBytes(16_384)]).toEqual([0, 0]);
  expect(costOfBytes(500_000)).toBeGreaterThan(25);
});

const linesLetIn = async (spectators: number): Promise<number> => {
  const plenty = { burst: 10_000, perSecond: 1_000 };
  const rates = { 'person-work': { burst: 300, perSecond: 0.001 }, say: plenty, 'address-work': plenty };
  const node = await house('sqlite', { rates });
  const ann = await guest(node, 'Ann');
  const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
  const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, bot], { access: 'public' }));
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  for (let i = 0; i < spectators; i++) await (await stranger(node)).get({ ask: 'sit', table, viewer: 'spectator' });
  for (let lines = 0; ; lines++)
    if ('trouble' in (await ann.ask({ ask: 'say', table, audience: 'house', text: 'x' }))) return lines;
};

test('who speaks before many pays for all who hear it', async () => {
  const [alone, heard] = [await linesLetIn(0), await linesLetIn(25)];
  expect(alone).toBeGreaterThan(20);
  expect(heard).toBeLessThan(alone * 0.8);
});
