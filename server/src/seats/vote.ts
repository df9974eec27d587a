// A table votes to end before the end: done when all who hold a seat there are for it.
import type { Watched } from '@rose/host';
import type { EndVote, OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { outcomeOf } from '@rose/table';
import { type Context, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { lockedRow, type Pending, pendingOf, tableRow } from '../lobby/rows.ts';
import { tellTable } from '../lobby/words.ts';
import { holderAt } from './holders.ts';

type Voted = OnlineAnswers['vote-end'] | SocketTrouble;

/** All who have a word: also those who left their seat to a bot. */
const personsAt = (seen: Watched): readonly (readonly [seat: string, player: string])[] =>
  Object.keys(seen.record.seating).flatMap((seat) => {
    const player = holderAt(seen, seat);
    return player === undefined ? [] : [[seat, player] as const];
  });

/** What was asked before questions had names. */
const FIRST = 'first';

export const endVoteOf = (seen: Watched, { endVote = [], endVoteId: id = FIRST }: Pending): EndVote | undefined => {
  if (endVote.length === 0 || outcomeOf(seen.game, seen.course)) return undefined;
  const persons = personsAt(seen);
  const seatsWhere = (isFor: boolean): readonly string[] =>
    persons.filter(([, player]) => endVote.includes(player) === isFor).map(([seat]) => seat);
  return { id, agreed: seatsWhere(true), waiting: seatsWhere(false) };
};

const changeVote = (
  context: Context,
  table: TableId,
  change: (votes: readonly string[], id: string) => readonly string[] | SocketTrouble,
): Promise<readonly string[] | SocketTrouble> =>
  context.database.write(async (db) => {
    const row = await lockedRow(context, db, table);
    if (!row) return NO_TABLE;
    const { endVote = [], endVoteId = FIRST, ...others } = pendingOf(row);
    const votes = change(endVote, endVoteId);
    if ('trouble' in votes) return votes;
    const next = { endVote: votes, endVoteId: endVote.length === 0 ? context.fresh(4) : endVoteId };
    const pending = JSON.stringify(votes.length === 0 ? others : { ...others, ...next });
    await db.updateTable('tables').set({ pending }).where('id', '=', table).execute();
    await tellTable(context, table, db);
    return votes;
  }, `table ${table}`);

/** Ends the game if nobody who holds a seat has still to be asked; also when somebody has just gone for good. */
export const settleVote = async (context: Context, table: TableId): Promise<Voted> => {
  const row = await tableRow(context.database.db, table);
  const seen = await context.host.operations.latest(table);
  if (!row || isTrouble(seen)) return NO_TABLE;
  const vote = endVoteOf(seen, pendingOf(row));
  const [seat] = vote?.agreed ?? [];
  if (!vote || seat === undefined || vote.waiting.length > 0) return { ended: false };
  return (await context.host.operations.declare(table, seat, 'abandon')) ?? { ended: true };
};

export const voteEnd = async (
  context: Context,
  me: Person,
  { table, vote, agree }: Extract<OnlineAsk, { ask: 'vote-end' }>,
): Promise<Voted> => {
  const seen = await context.host.operations.latest(table);
  if (isTrouble(seen)) return seen;
  if (!personsAt(seen).some(([, player]) => player === me.player)) return { trouble: 'not-your-seat' };
  if (outcomeOf(seen.game, seen.course)) return { trouble: 'no-manner', reason: 'game-is-over' };
  if (vote === undefined && !agree) return { trouble: 'bad-request', field: 'vote' };
  const votes = await changeVote(context, table, (before, id) => {
    const isAsked = before.length > 0;
    if (vote !== undefined && !(isAsked && vote === id)) return trouble('nothing-asked');
    // Who would ask and finds that another has asked reads that first.
    if (vote === undefined && isAsked && !before.includes(me.player)) return trouble('already-asked');
    return agree ? [...new Set([...before, me.player])] : [];
  });
  if ('trouble' in votes) return votes;
  const settled = await settleVote(context, table);
  if ('ended' in settled && settled.ended) await tellTable(context, table);
  return settled;
};
