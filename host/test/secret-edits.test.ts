// Where several seats choose in secret, nobody can tell how much another seat has edited: two tables that differ only in
// what one seat did in secret give the others the very same messages.
import { lancasterYork } from '@rose/lancaster-york';
import type { Sitter } from '@rose/protocol';
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, seeded } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { describe, expect, test } from 'vitest';
import { guestOf } from '../src/index.ts';
import { plots, reopened } from './plots.ts';
import { join, type Person, type Rig, rig } from './rig.ts';

const GAMES = new Map<string, AnyGame>([
  ['plots', plots],
  ['reopened', reopened],
  ['richard-iii', richardIII as unknown as AnyGame],
  ['lancaster-york', lancasterYork as unknown as AnyGame],
  ['without-an-enemy', withoutAnEnemy as unknown as AnyGame],
]);

const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });

interface Company extends Rig {
  readonly table: string;
  readonly by: { readonly [name: string]: Person };
}
const company = async (game: string, seats: readonly string[]): Promise<Company> => {
  const world = rig({ games: GAMES, isOpenHouse: true });
  const opened = await world.host.operations.open({ game, sitters: seats.map(person), draw: false }, {});
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const by: Record<string, Person> = { spectator: join(world.host, guestOf(undefined)) };
  for (const seat of seats) by[seat] = join(world.host, guestOf(`player-${seat}`));
  for (const [viewer, one] of Object.entries(by)) await one.get({ ask: 'sit', table, viewer });
  return { ...world, table, by };
};
const at = ({ by }: Company, seat: string): Person => by[seat] as Person;
/** The seat's own newest number, by sitting down anew. */
const numberOf = async (house: Company, seat: string): Promise<number> =>
  (await at(house, seat).get({ ask: 'sit', table: house.table, viewer: seat })).sight.seq;
const play = async (house: Company, seat: string, action: string) =>
  at(house, seat).ask({ ask: 'play', table: house.table, seq: await numberOf(house, seat), seat, action });

/** What one seat does in secret, in two worlds; the rest is the same. */
const EDITS: readonly (readonly string[])[] = [['write 5'], ['write 1', 'write 2', 'write 3', 'undo', 'write 5']];
const edit = async (house: Company, edits: readonly string[]): Promise<void> => {
  for (const action of edits) {
    const { table } = house;
    if (action === 'undo') await at(house, 'ash').ask({ ask: 'undo', table, seat: 'ash' });
    else expect(await play(house, 'ash', action)).toEqual({ seq: expect.any(Number) });
  }
};
/** The others look, ask and play around the edits of one seat; everything they hear is kept. */
const story = async (edits: readonly string[]): Promise<Company> => {
  const house = await company('plots', ['ash', 'elm', 'oak']);
  const { table } = house;
  await play(house, 'elm', 'write 2');
  await edit(house, edits);
  for (const viewer of ['elm', 'oak', 'spectator']) await at(house, viewer).get({ ask: 'sit', table, viewer });
  await at(house, 'elm').ask({ ask: 'undo', table, seat: 'elm' });
  await at(house, 'oak').ask({ ask: 'replay', table, viewer: 'oak' });
  await at(house, 'spectator').ask({ ask: 'replay', table });
  await at(house, 'oak').ask({ ask: 'look', replay: 'replay-1', step: 1, viewer: 'oak' });
  await at(house, 'oak').ask({ ask: 'play', table, seq: 0, seat: 'oak', action: 'write 3' });
  await play(house, 'ash', 'lock');
  await at(house, 'oak').ask({ ask: 'play', table, seq: 1, seat: 'oak', action: 'lock' });
  await at(house, 'elm').ask({ ask: 'play', table, seq: 1, seat: 'elm', action: 'write 4' });
  await play(house, 'elm', 'lock');
  await at(house, 'elm').ask({ ask: 'export', table });
  await at(house, 'elm').ask({ ask: 'manner', table, seat: 'elm', manner: 'offer-draw' });
  return house;
};

describe('a seat that edits its secret choice', () => {
  test('gives nothing away: the others hear the very same, byte for byte', async () => {
    const [once, often] = [await story(EDITS[0] ?? []), await story(EDITS[1] ?? [])];
    expect(once.errors).toEqual([]);
    const entries = async ({ environment, table }: Company) =>
      (await environment.store.load(table))?.entries.length ?? 0;
    expect(await entries(often)).toBeGreaterThan(await entries(once));
    for (const viewer of ['elm', 'oak', 'spectator']) {
      expect(at(once, viewer).heard.length).toBeGreaterThan(5);
      expect(JSON.stringify(at(often, viewer).heard)).toBe(JSON.stringify(at(once, viewer).heard));
    }
  });

  test('leaves the card of the table as it was for everybody', async () => {
    const house = await company('plots', ['ash', 'elm', 'oak']);
    const card = async () => (await house.environment.store.load(house.table))?.card;
    await play(house, 'elm', 'write 1');
    const before = await card();
    await play(house, 'ash', 'write 1');
    await play(house, 'ash', 'write 2');
    expect(await card()).toEqual(before);
    await play(house, 'ash', 'lock');
    expect(await card()).not.toEqual(before);
  });

  test('sees its own edits, by a count of its own', async () => {
    const house = await company('plots', ['ash', 'elm', 'oak']);
    expect(await play(house, 'ash', 'write 1')).toEqual({ seq: 1 });
    expect(await play(house, 'elm', 'write 1')).toEqual({ seq: 1 });
    expect(await play(house, 'ash', 'write 4')).toEqual({ seq: 2 });
    const { sight } = await at(house, 'ash').get({ ask: 'sit', table: house.table, viewer: 'ash' });
    expect(sight.log.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(sight.log.at(-1)?.told).toEqual([{ rule: '1', entry: { say: 'written', number: 4 } }]);
  });

  test('plays from an old number of its own as before: stale after its own deed, made once when asked twice', async () => {
    const house = await company('plots', ['ash', 'elm', 'oak']);
    const ask = (seq: number, action: string) =>
      at(house, 'elm').ask({ ask: 'play', table: house.table, seq, seat: 'elm', action });
    await play(house, 'ash', 'write 1');
    await play(house, 'oak', 'write 1');
    expect(await ask(0, 'write 2')).toEqual({ seq: 1 });
    expect(await ask(0, 'write 2')).toEqual({ seq: 1 });
    expect(await ask(0, 'write 3')).toEqual({ trouble: 'stale', seq: 1 });
    expect(await ask(2, 'write 3')).toEqual({ trouble: 'stale', seq: 1 });
    expect((await house.environment.store.load(house.table))?.entries.length).toBe(3);
  });

  test('is sent only what is missing when it comes back with what it holds', async () => {
    const house = await company('plots', ['ash', 'elm', 'oak']);
    const back = house.host.connect(() => undefined, guestOf('player-elm'));
    for (const seat of ['elm', 'ash', 'oak']) await play(house, seat, 'write 1');
    await play(house, 'ash', 'lock');
    const held = await back.sit(house.table, 'elm', 1);
    expect(held).toMatchObject({ sight: { seq: 2, keep: 2, log: [{ seq: 2, seat: 'ash' }] } });
    expect(await back.sit(house.table, 'elm', 9)).toMatchObject({ sight: { keep: 0 } });
    expect(await back.sit(house.table, 'elm')).toMatchObject({ sight: { keep: 0 } });
  });
});

describe.each([
  ['richard-iii', 'lancaster', 'york'],
  ['without-an-enemy', 'royalist', 'parliament'],
] as const)('%s, cards chosen in secret', (game, chooser, other) => {
  /** Brings a fresh game to its card phase: the hands are kept where a new deal is offered. */
  const atCards = async (): Promise<Company> => {
    const house = await company(game, [chooser, other]);
    for (let n = 0; n < 10; n++) {
      const { sight } = await at(house, other).get({ ask: 'sit', table: house.table, viewer: other });
      if (sight.active.length === 2) return house;
      const seat = sight.active[0] as string;
      await play(house, seat, 'keep-hand');
    }
    throw new Error('the card phase was not reached');
  };
  const cardsOf = async (house: Company, seat: string): Promise<readonly string[]> =>
    (await at(house, seat).get({ ask: 'sit', table: house.table, viewer: seat })).sight.may;

  test('whichever card the other chose, a seat and those who look on hear the same', async () => {
    const heard = new Map<string, Set<string>>([
      [other, new Set()],
      ['spectator', new Set()],
    ]);
    const hand = (await cardsOf(await atCards(), chooser)).length;
    expect(hand).toBeGreaterThan(2);
    for (let i = 0; i < hand; i++) {
      const house = await atCards();
      const card = (await cardsOf(house, chooser))[i] as string;
      expect(await play(house, chooser, card)).toEqual({ seq: expect.any(Number) });
      for (const [viewer, all] of heard) {
        await at(house, viewer).get({ ask: 'sit', table: house.table, viewer });
        all.add(JSON.stringify(at(house, viewer).heard));
      }
    }
    expect([heard.get(other)?.size, heard.get('spectator')?.size]).toEqual([1, 1]);
  });

  test('what is told of a chosen card names it to its seat alone', async () => {
    const house = await atCards();
    const cards = await cardsOf(house, chooser);
    const card = cards[seeded(5)(cards.length) - 1] as string;
    await play(house, chooser, card);
    const name = card.split(' ').at(-1) as string;
    const lastOf = async (viewer: string) => {
      const { sight } = await at(house, viewer).get({ ask: 'sit', table: house.table, viewer });
      return JSON.stringify(sight.log.at(-1));
    };
    expect(await lastOf(chooser)).toContain(name);
    expect(await lastOf(other)).not.toContain(name);
    expect(await lastOf('spectator')).not.toContain(name);
  });
});

describe('lancaster-york, plans made in secret', () => {
  const SEATS = ['red', 'yellow', 'blue', 'green'];
  /** Brings a fresh game to its planning, by the first thing everybody may do. */
  const atPlanning = async (): Promise<Company> => {
    const house = await company('lancaster-york', SEATS);
    for (let n = 0; n < 200; n++) {
      for (const seat of SEATS) {
        const { sight } = await at(house, seat).get({ ask: 'sit', table: house.table, viewer: seat });
        if (sight.phase === 'planning') return house;
        if (sight.may.length > 0) await play(house, seat, sight.may[0] as string);
      }
    }
    throw new Error('the planning was not reached');
  };
  /** So many edits of the first player's plan, the last of which clears it; then everybody confirms. */
  const plan = async (edits: number): Promise<Company> => {
    const house = await atPlanning();
    const [planner = '', ...others] = SEATS;
    const viewers = [...others, 'spectator'];
    for (let n = 0; n < edits; n++) {
      const { sight } = await at(house, planner).get({ ask: 'sit', table: house.table, viewer: planner });
      const changes = sight.may.filter((text) => text !== 'lock' && text !== 'unlock');
      const last = n === edits - 1 && changes.includes('clear') ? 'clear' : (changes[n % changes.length] as string);
      expect(await play(house, planner, last)).toEqual({ seq: expect.any(Number) });
    }
    for (const viewer of viewers) await at(house, viewer).get({ ask: 'sit', table: house.table, viewer });
    for (const seat of others) {
      await play(house, seat, 'lock');
      await at(house, seat).ask({ ask: 'undo', table: house.table, seat });
      await at(house, seat).ask({ ask: 'replay', table: house.table, viewer: seat });
    }
    return house;
  };

  test('however often a plan is changed and cleared, the others hear the very same', async () => {
    const [never, often] = [await plan(0), await plan(9)];
    const entries = async ({ environment, table }: Company) =>
      (await environment.store.load(table))?.entries.length ?? 0;
    expect(await entries(often)).toBe((await entries(never)) + 9);
    for (const viewer of ['yellow', 'blue', 'green', 'spectator'])
      expect(JSON.stringify(at(often, viewer).heard)).toBe(JSON.stringify(at(never, viewer).heard));
  });
});

test.for([
  ['plots', undefined],
  ['reopened', 'secret'],
] as const)('%s: only who may take up a secret choice again stands in the way of undo', async ([game, noUndo]) => {
  const house = await company(game, ['ash', 'elm', 'oak']);
  for (const seat of ['elm', 'oak']) for (const action of ['write 2', 'lock']) await play(house, seat, action);
  await play(house, 'ash', 'write 5');
  const { table } = house;
  const { sight } = await at(house, 'ash').get({ ask: 'sit', table, viewer: 'ash' });
  expect([sight.active, sight.noUndo]).toEqual([['ash'], noUndo]);
  const answer = await at(house, 'ash').ask({ ask: 'undo', table, seat: 'ash' });
  if (noUndo === undefined) expect(answer).toEqual({ seq: expect.any(Number) });
  else expect(answer).toEqual({ trouble: 'no-undo', reason: 'secret' });
});
test('while others must still choose, an undo tells nothing of what they have written', async () => {
  for (const edits of [[], ['write 5']]) {
    const house = await company('plots', ['ash', 'elm', 'oak']);
    await play(house, 'elm', 'write 2');
    await edit(house, edits);
    const answer = await at(house, 'elm').ask({ ask: 'undo', table: house.table, seat: 'elm' });
    expect(answer).toEqual({ trouble: 'no-undo', reason: 'secret' });
  }
});
