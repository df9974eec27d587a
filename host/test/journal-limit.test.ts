// A journal that grows by play and take-back: it has an end, which a game can still reach, and reading it holds nobody up.
import { expect, test } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { ann, ben, join, rig } from './rig.ts';

const playAndTakeBack = async (mostEntries: number, times: number) => {
  const store = memoryStore();
  const { host } = rig({ store, mostEntries });
  const person = join(host);
  const sitters = [ann, ben];
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters, draw: false });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  const action = sight.may[0] as string;
  const answers: object[] = [];
  for (let i = 0; i < times; i++) {
    answers.push(await person.ask({ ask: 'play', table, seq: 2 * i, seat: 'lancaster', action }));
    answers.push(await person.ask({ ask: 'undo', table, seat: 'lancaster' }));
  }
  return { store, person, table, answers };
};

test('a full journal takes nothing more but ways to end', async () => {
  const { person, table, answers } = await playAndTakeBack(20, 11);
  expect(answers.slice(0, 20).every((answer) => 'seq' in answer)).toBe(true);
  expect(answers[20]).toEqual({ trouble: 'journal-full', most: 20 });
  await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  expect(sight.outcome).toMatchObject({ winners: ['york'], how: 'resigned' });
});

test('before it is full, everybody at the table is told how much it still takes', async () => {
  const left = async (times: number) => {
    const { person, table } = await playAndTakeBack(100, times);
    const sights = ['lancaster', 'spectator'].map((viewer) => person.get({ ask: 'sit', table, viewer }));
    return (await Promise.all(sights)).map(({ sight }) => sight.journalLeft);
  };
  expect(await left(44)).toEqual([undefined, undefined]);
  expect(await left(45)).toEqual([10, 10]);
  expect(await left(50)).toEqual([0, 0]);
});

test('reading a long one lets others have their turn in between', async () => {
  const { store, table } = await playAndTakeBack(20_000, 500);
  let turns = 0;
  const { host } = rig({
    store,
    wait: async () => {
      turns++;
    },
  });
  await join(host).get({ ask: 'sit', table, viewer: 'spectator' });
  expect(turns).toBe(20);
});
