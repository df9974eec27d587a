// A bot's turn takes the share of a person, never that of a table: whoever opens many tables has one share.
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { type Payer, payerNow } from '../../src/thinkers/index.ts';
import { BOT, guest, house, offerOf, stranger } from './rig.ts';

const HERE = '127.0.0.1';
/** A house that notes for whom its bots look at a table. */
const watched = async () => {
  const game = GAMES.get('deux-roses') as AnyGame;
  const payers: Payer[] = [];
  const noting: AnyGame = {
    ...game,
    view(state, viewer) {
      const payer = payerNow();
      if (payer.person !== '' && payer.address === undefined) payers.push(payer);
      return game.view(state, viewer);
    },
  };
  const at = await house('sqlite', { games: new Map([[game.meta.id, noting]]) });
  return { at, payers };
};
const sharesOf = (payers: readonly Payer[]) => [...new Set(payers.map(({ person, place }) => `${person} at ${place}`))];
const OFFER = offerOf('deux-roses', [{ kind: 'me' }, BOT], { access: 'public' });

test('who leaves a seat to a bot at many tables has one share of the bots’ time', async () => {
  const { at, payers } = await watched();
  const ann = await guest(at, 'Ann');
  for (let i = 0; i < 3; i++) {
    const { table } = await ann.get(OFFER);
    await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    await ann.until(() => (ann.sight(table)?.seq ?? 0) > 4);
  }
  expect(sharesOf(payers)).toEqual([`${ann.who.player} at ${HERE}`]);
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
    expect(sharesOf(payers)).toEqual([`${HERE} at ${HERE}`]);
  }
  expect(at.logged).toEqual([]);
});
