// A journal that grows by play and take-back: it has an end, which a game can still reach, and reading it holds nobody up.
import type { AnyGame, Courtesy } from '@rose/table';
import { fair } from '@rose/testkit';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { ann, ben, bot, GAMES, join, rig } from './rig.ts';

const DEUX_ROSES = GAMES.get('deux-roses') as AnyGame;

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
  return { store, host, person, table, answers };
};

test('of a seat that has written too much a journal takes nothing more but ways to end', async () => {
  const { person, table, answers } = await playAndTakeBack(20, 11);
  expect(answers.slice(0, 20).every((answer) => 'seq' in answer)).toBe(true);
  expect(answers[20]).toEqual({ trouble: 'journal-full', most: 20 });
  await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
  expect(sight.outcome).toMatchObject({ winners: ['york'], how: 'resigned' });
});

test('offers of a draw and their refusals count like everything else, and an end is always written', async () => {
  const { host } = rig({ mostEntries: 20 });
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  const mind = (seat: string, manner: Courtesy) => person.ask({ ask: 'manner', table, seat, manner });
  const answers: object[] = [];
  for (let i = 0; i < 25; i++) {
    const [one, other] = i % 2 === 0 ? ['lancaster', 'york'] : ['york', 'lancaster'];
    answers.push(await mind(one as string, 'offer-draw'));
    answers.push(await mind(other as string, 'decline-draw'));
  }
  expect(answers.find((answer) => 'trouble' in answer)).toEqual({ trouble: 'journal-full', most: 20 });
  expect(await mind('lancaster', 'resign')).not.toHaveProperty('trouble');
});

test('before that, the seat is told how much it still takes, and nobody else', async () => {
  const left = async (times: number) => {
    const { person, table } = await playAndTakeBack(100, times);
    const sights = ['lancaster', 'spectator'].map((viewer) => person.get({ ask: 'sit', table, viewer }));
    return (await Promise.all(sights)).map(({ sight }) => sight.journalLeft);
  };
  expect(await left(44)).toEqual([undefined, undefined]);
  expect(await left(45)).toEqual([10, undefined]);
  expect(await left(50)).toEqual([0, undefined]);
});

test('nobody is kept from playing by what another seat has written, nor is the house on that seat', async () => {
  const { person, table, answers, host } = await playAndTakeBack(20, 10);
  expect(answers.every((answer) => 'seq' in answer)).toBe(true);
  const first = (await person.get({ ask: 'sit', table, viewer: 'lancaster' })).sight;
  const mine = { ask: 'play', table, seq: first.seq, seat: 'lancaster', action: first.may[0] as string } as const;
  expect(await person.ask(mine)).toEqual({ trouble: 'journal-full', most: 20 });
  await host.operations.reseat(table, (seating) => ({ ...seating, lancaster: bot() }));
  await expect
    .poll(async () => (await person.get({ ask: 'sit', table, viewer: 'york' })).sight.active)
    .toEqual(['york']);
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'york' });
  await person.get({ ask: 'play', table, seq: sight.seq, seat: 'york', action: sight.may[0] as string });
});

test('nobody is kept from taking back by an offer of a seat that has written too much, which is made again', async () => {
  const games = new Map([['fair', fair as unknown as AnyGame]]);
  const { host } = rig({ games, mostEntries: 20 });
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'fair', sitters: [ann, ben, ann], draw: false });
  const play = async (seat: string, action: string) => {
    const { sight } = await person.get({ ask: 'sit', table, viewer: seat });
    return person.ask({ ask: 'play', table, seq: sight.seq, seat, action });
  };
  for (let i = 1; i <= 9; i++) {
    await play('ben', 'offer ann 1');
    await play('ben', `withdraw ben ${i}`);
  }
  await play('ann', 'cross');
  await play('ben', 'forbid');
  expect(await play('ben', 'offer ann 1')).not.toHaveProperty('trouble');
  expect(await play('ben', 'offer cat 1')).toEqual({ trouble: 'journal-full', most: 20 });
  expect(await host.operations.takeBack(table, 'ann', 19, 21)).toBeUndefined();
  const { sight } = await person.get({ ask: 'sit', table, viewer: 'ann' });
  expect([sight.active, sight.may]).toEqual([['ann'], ['cross', 'end', 'accept ben 10']]);
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

test('looking at it step by step lets others have their turn, and plays nothing again that was taken back', async () => {
  let turns = 0;
  let reads = 0;
  const counted: AnyGame = {
    ...DEUX_ROSES,
    read: (text) => {
      reads++;
      return DEUX_ROSES.read(text);
    },
  };
  const { host } = rig({
    games: new Map([[counted.meta.id, counted]]),
    wait: async () => {
      turns++;
    },
  });
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  let seq = 0;
  const play = async (): Promise<void> => {
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
    const [seat = ''] = sight.active;
    const own = (await person.get({ ask: 'sit', table, viewer: seat })).sight;
    await person.get({ ask: 'play', table, seq: own.seq, seat, action: own.may[0] as string });
    seq = own.seq + 1;
    await person.get({ ask: 'undo', table, seat });
    await person.get({ ask: 'play', table, seq: seq + 1, seat, action: own.may[0] as string });
  };
  for (let i = 0; i < 60; i++) await play();
  [turns, reads] = [0, 0];
  const { steps, replay } = await person.get({ ask: 'replay', table });
  expect(steps.length).toBe(61);
  expect(turns).toBeGreaterThan(0);
  expect(reads).toBeLessThan(61);
  reads = 0;
  await person.get({ ask: 'look', replay, step: 30, viewer: 'spectator' });
  expect(reads).toBeLessThan(16);
});
