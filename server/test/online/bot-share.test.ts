// A bot's turn takes the share of a person, never that of a table: whoever opens many tables has one share.
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { type Payer, payerNow } from '../../src/thinkers/index.ts';
import { freshPlace } from '../databases.ts';
import type { Node } from './node.ts';
import { BOT, type Guest, guest, house, node, offerOf, stranger } from './rig.ts';

const HERE = '127.0.0.1';
/** A game that notes for whom its bots look at a table. */
const noting = () => {
  const game = GAMES.get('deux-roses') as AnyGame;
  const payers: Payer[] = [];
  const noted: AnyGame = {
    ...game,
    view(state, viewer) {
      const payer = payerNow();
      if (payer.person !== '' && payer.address === undefined) payers.push(payer);
      return game.view(state, viewer);
    },
  };
  return { games: new Map([[game.meta.id, noted]]), payers };
};
const watched = async () => {
  const { games, payers } = noting();
  return { at: await house('sqlite', { games }), payers };
};
const sharesOf = (payers: readonly Payer[]) => [...new Set(payers.map(({ person, place }) => `${person} at ${place}`))];
const OFFER = offerOf('deux-roses', [{ kind: 'me' }, BOT], { access: 'public' });

const leaveToBot = async (ann: Guest): Promise<void> => {
  const { table } = await ann.get(OFFER);
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
  await ann.until(() => (ann.sight(table)?.seq ?? 0) > 4);
};
/** What this house calls the address of somebody. */
const placeAt = ({ tables }: Node, { who }: Guest): string => tables.placeOf(who.player) ?? '';

test('who leaves a seat to a bot at many tables has one share of the bots’ time', async () => {
  const { at, payers } = await watched();
  const ann = await guest(at, 'Ann');
  for (let i = 0; i < 3; i++) await leaveToBot(ann);
  expect(sharesOf(payers)).toEqual([`${ann.who.player} at ${placeAt(at, ann)}`]);
  expect(at.logged).toEqual([]);
});

test('where nobody holds a seat any more, it is the share of who watches', async () => {
  const { at, payers } = await watched();
  const [ann, eve] = [await guest(at, 'Ann'), await stranger(at)];
  for (let i = 0; i < 2; i++) {
    const { table } = await ann.get(OFFER);
    await at.tables.leave(ann.who.player, [table]);
    payers.length = 0;
    await eve.get({ ask: 'sit', table, viewer: 'spectator' });
    await eve.until(() => (eve.sight(table)?.seq ?? 0) > 4);
    expect(sharesOf(payers)).toEqual([`${HERE} at ${placeAt(at, ann)}`]);
  }
  expect(at.logged).toEqual([]);
});

test('turns go round by address on every node: what another does of somebody’s tables counts to where they are', async () => {
  const where = await freshPlace('postgres');
  const { games, payers } = noting();
  // All work falls to the south, all guests but one come in by the north.
  const north = await node(where);
  await north.rest();
  const south = await node(where, { games });
  const [ann, ben, cat] = [await guest(north, 'Ann'), await guest(north, 'Ben'), await guest(south, 'Cat')];
  for (const one of [ann, ben, cat]) await leaveToBot(one);
  const place = placeAt(south, cat);
  expect(sharesOf(payers).toSorted()).toEqual([ann, ben, cat].map(({ who }) => `${who.player} at ${place}`).toSorted());
  expect(place).not.toContain(HERE);
  expect([...north.logged, ...south.logged]).toEqual([]);
});
