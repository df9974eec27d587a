// A game looked at again: whoever looks learns what their eyes may see, no more, until it is over.
import type { Answers, ReplayStep } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { Guest } from '../src/index.ts';
import { createReplays } from '../src/replays.ts';
import { DEVICE } from '../src/seats.ts';
import { ann, ben, bot, join, openToy, type Person, playOut, rig } from './rig.ts';

const only = (...mine: readonly string[]): Guest => ({ holds: (_, seat) => mine.includes(seat) });
const replayOf = (person: Person, table: string, viewer?: string) =>
  person.get({ ask: 'replay', table, ...(viewer === undefined ? {} : { viewer }) });
const told = (steps: readonly ReplayStep[]) => steps.flatMap((step) => step.told.map(({ entry }) => entry));
const hands = (replay: Answers['replay']) => (told(replay.steps)[0] as unknown as { hands: readonly unknown[] }).hands;

/** Red has staked 1 of its cards, blue another of theirs, both in secret. */
const staked = async (guest?: Guest) => {
  const { host } = rig();
  const person = join(host);
  const table = await openToy(person, [ann, ben]);
  for (const [at, seat] of ['red', 'blue'].entries()) {
    const { sight } = await person.get({ ask: 'sit', table, viewer: seat });
    await person.get({
      ask: 'play',
      table,
      seq: at,
      seat,
      action: sight.may.find((text) => text.startsWith('stake')) ?? '',
    });
  }
  return { host, table, person: join(host, guest) };
};

describe('while the game goes on', () => {
  test('a seat is told its own steps and shown its own views, of the others only that they acted', async () => {
    const { person, table } = await staked(only('red'));
    const replay = await replayOf(person, table);
    expect([replay.viewer, replay.viewers]).toEqual(['red', ['red', 'spectator']]);
    expect(hands(replay)).toEqual([expect.any(Array), undefined]);
    const [, mine, theirs] = replay.steps;
    expect([mine?.seat, mine?.action]).toEqual(['red', expect.stringMatching(/^stake \d$/)]);
    expect(mine?.told[0]?.entry).toMatchObject({ say: 'staked', card: expect.any(Number) });
    expect([theirs?.seat, theirs?.action]).toEqual(['blue', undefined]);
    expect(theirs?.told[0]?.entry).toMatchObject({ say: 'staked', card: undefined });
    const { view } = await person.get({ ask: 'look', replay: replay.replay, step: 2, viewer: 'red' });
    expect(view).toMatchObject({ hands: [{ cards: expect.any(Array) }, { cards: null }] });
    expect((view as { stakes: readonly unknown[] }).stakes).toEqual([expect.any(Number), null]);
  });

  test('what would give the position away is kept back: chances and fingerprint', async () => {
    const { person, table } = await staked(only('red'));
    const replay = await replayOf(person, table);
    expect([replay.chances, replay.fingerprint, replay.outcome]).toEqual([undefined, undefined, undefined]);
  });

  test.for(['blue', 'everything', 'nobody', 'constructor'])('nobody else’s eyes: %s', async (viewer) => {
    const { person, table } = await staked(only('red'));
    const { replay } = await replayOf(person, table);
    const not = { trouble: 'not-your-seat' };
    expect(await person.ask({ ask: 'replay', table, viewer })).toEqual(not);
    expect(await person.ask({ ask: 'look', replay, step: 0, viewer })).toEqual(not);
    expect(await person.ask({ ask: 'retell', replay, viewer })).toEqual(not);
  });

  test('against the house one may look back too, from one’s own seat', async () => {
    const { host } = rig({ think: () => new Promise(() => undefined) });
    const person = join(host);
    const table = await openToy(person, [ann, bot()]);
    expect((await replayOf(person, table)).viewers).toEqual(['red', 'spectator']);
  });

  test('a device that is passed around offers no seat, and answers the one behind the curtain', async () => {
    const { person, table } = await staked();
    const replay = await replayOf(person, table);
    expect([replay.viewer, replay.viewers]).toEqual(['spectator', ['spectator']]);
    expect(hands(replay)).toEqual([undefined, undefined]);
    expect(replay.steps.map(({ action }) => action)).toEqual([undefined, undefined, undefined]);
    expect(hands(await replayOf(person, table, 'blue'))).toEqual([undefined, expect.any(Array)]);
  });

  test('without secrets everybody sees everything at once', async () => {
    const { host } = rig();
    const person = join(host);
    const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    const [seat = ''] = sight.active;
    const own = await person.get({ ask: 'sit', table, viewer: seat });
    await person.get({ ask: 'play', table, seq: 0, seat, action: own.sight.may[0] ?? '' });
    const replay = await replayOf(person, table);
    expect([replay.secrets, replay.viewers]).toEqual([false, ['spectator', 'lancaster', 'york']]);
    expect(replay.steps[1]?.action).toBe(own.sight.may[0]);
    expect(replay.chances).toHaveLength(2);
  });
});

describe('when it is over', () => {
  const finished = async (guest?: Guest) => {
    const { host } = rig();
    const both = join(host);
    const table = await openToy(both);
    await playOut(both, table);
    return { table, person: join(host, guest) };
  };

  test('everybody may look with all eyes, and everything comes first', async () => {
    const { person, table } = await finished(only());
    const replay = await replayOf(person, table);
    expect([replay.viewer, replay.viewers]).toEqual(['everything', ['everything', 'spectator', 'red', 'blue']]);
    expect(hands(replay)).toEqual([expect.any(Array), expect.any(Array)]);
    expect(replay.chances).toHaveLength(replay.steps.length);
    const look = await person.get({ ask: 'look', replay: replay.replay, step: 0, viewer: 'everything' });
    const { hands: shown, pile } = look.view as { hands: { cards: number[] }[]; pile: number[] };
    expect([...shown.flatMap(({ cards }) => cards), ...pile].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('told again with other eyes, the same steps say what those eyes may read', async () => {
    const { person, table } = await finished();
    const { replay, steps } = await replayOf(person, table);
    for (const viewer of ['spectator', 'red', 'blue']) {
      const again = await person.get({ ask: 'retell', replay, viewer });
      expect(again.steps.map(({ seq }) => seq)).toEqual(steps.map(({ seq }) => seq));
      const stakes = told(again.steps).filter(({ say }) => say === 'staked');
      const read = stakes.filter((line) => (line as { card?: number }).card !== undefined);
      expect(read).toEqual(stakes.filter((line) => (line as unknown as { seat: string }).seat === viewer));
    }
    expect(told(steps).filter((line) => line.say === 'staked' && !('card' in line))).toEqual([]);
  });
});

describe('many replays', () => {
  test('of a table as it stands are read once, whoever looks; one move later there is something new to read', async () => {
    let read = 0;
    const breather = () => {
      read++;
      return () => undefined;
    };
    const { host } = rig({ breather });
    const [ann, eve] = [join(host), join(host)];
    const table = await openToy(ann);
    const before = read;
    for (const person of [ann, eve, ann]) await replayOf(person, table);
    expect(read).toBe(before + 1);
    const { sight } = await ann.get({ ask: 'sit', table, viewer: 'spectator' });
    const seat = sight.active[0] ?? '';
    const own = (await ann.get({ ask: 'sit', table, viewer: seat })).sight;
    const old = await replayOf(ann, table);
    await ann.get({ ask: 'play', table, seq: own.seq, seat, action: own.may[0] ?? '' });
    const fresh = await replayOf(eve, table);
    expect([read, fresh.steps.length]).toEqual([before + 2, old.steps.length + 1]);
    expect((await ann.get({ ask: 'retell', replay: old.replay, viewer: 'spectator' })).steps).toHaveLength(
      old.steps.length,
    );
  });

  test('of one connection are forgotten, the oldest first, when together they are too long; one alone never is', async () => {
    const { host, environment } = rig();
    const person = join(host);
    const table = await openToy(person);
    await playOut(person, table);
    const { steps } = await replayOf(person, table);
    const found = await host.operations.find(table);
    const find = async () => found as Awaited<ReturnType<Parameters<typeof createReplays>[2]>>;
    const open = async (most: number, count: number) => {
      const replays = createReplays(environment, DEVICE, find, most);
      const ids: string[] = [];
      for (let i = 0; i < count; i++) {
        const made = await replays.open({ ask: 'replay', table });
        if ('replay' in made) ids.push(made.replay);
      }
      return ids.map((replay) => 'view' in replays.look({ ask: 'look', replay, step: 0, viewer: 'spectator' }));
    };
    expect(await open(2 * steps.length, 3)).toEqual([false, true, true]);
    expect(await open(1, 2)).toEqual([false, true]);
    expect((await open(1_000_000, 9)).filter(Boolean)).toHaveLength(8);
  });
});
