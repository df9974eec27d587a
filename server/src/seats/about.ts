// What surrounds a table, told to each who follows it: the terms, who is there, what is asked for, where to meet again.
import { type Unmade, unmade, type Watched, wentOn } from '@rose/host';
import type { About, Person, SocketTrouble, TableId, TakeBackAsked } from '@rose/protocol';
import { vacated } from '@rose/table';
import { type Context, isTrouble, NO_TABLE } from '../lobby/context.ts';
import { type OwnedRow, openTerms, ownerOf, type Pending, pendingOf, tableRow } from '../lobby/rows.ts';
import { mutedAt } from '../notices/mutes.ts';
import type { Client } from '../socket/clients.ts';
import { type Holders, holderAt, holdersOf } from './holders.ts';
import type { Presence } from './presence.ts';
import { endVoteOf } from './vote.ts';

/** The seats whose players are asked when one seat takes back: bots agree, and so does whoever asks. */
export const mustAgree = (seen: Watched, seat: string): readonly string[] => {
  const own = holderAt(seen, seat);
  return Object.keys(seen.record.seating).filter((other) => {
    const holder = holderAt(seen, other);
    return other !== seat && holder !== undefined && holder !== own;
  });
};

/** What is asked for, while it stands: it lapses when anybody can see that the game went on. */
export const standingTakeBack = (
  seen: Watched,
  { takeBack }: Pending,
): (Unmade & { readonly seat: string }) | undefined => {
  if (!takeBack) return undefined;
  if (wentOn(seen.ledger, seen.course, takeBack.seq)) return undefined;
  const back = unmade(seen, takeBack.seat);
  return back?.from === takeBack.from ? { ...back, seat: takeBack.seat } : undefined;
};

const takeBackFor = (seen: Watched, pending: Pending, viewer: string): TakeBackAsked | undefined => {
  const back = standingTakeBack(seen, pending);
  if (!back || !pending.takeBack) return undefined;
  const { id, agreed } = pending.takeBack;
  const waiting = mustAgree(seen, back.seat).filter((seat) => !agreed.includes(seat));
  return { id, seat: back.seat, unlearned: back.unlearned(viewer), agreed, waiting };
};

interface Facts {
  readonly row: OwnedRow;
  readonly holders: Holders;
  readonly seen: Watched;
  readonly muted: ReadonlySet<string>;
}
const factsOf = async (context: Context, table: TableId): Promise<Facts | SocketTrouble> => {
  const row = await tableRow(context.database.db, table);
  if (!row) return NO_TABLE;
  const seen = await context.host.operations.find(table);
  return isTrouble(seen)
    ? seen
    : {
        row,
        seen,
        holders: await holdersOf(context.database.db, table),
        muted: await mutedAt(context.database.db, table),
      };
};

const aboutFor = ({ row, holders, seen, muted }: Facts, presence: Presence, me: Person | undefined): About => {
  const { rematchOf: _rematchOf, ...terms } = openTerms(row);
  const pending = pendingOf(row);
  const mine = [...holders].filter(([, { player }]) => player === me?.player).map(([seat]) => seat);
  const { players, spectators } = presence.at(row.id);
  const seated = new Set([...holders.values()].map(({ player }) => player));
  const present = players.filter((player) => seated.has(player));
  const takeBack = takeBackFor(seen, pending, mine[0] ?? 'spectator');
  const endVote = endVoteOf(seen, pending);
  const lost = vacated(seen.game, seen.course);
  const standIns = [...holders].filter(([seat]) => seen.record.seating[seat]?.kind === 'bot' && !lost.includes(seat));
  return {
    table: row.id,
    terms,
    owner: ownerOf(row),
    mine,
    ...(mine.length > 0 ? { key: row.key } : {}),
    present,
    spectators: spectators + players.length - present.length,
    standIns: Object.fromEntries(standIns),
    ...(takeBack ? { takeBack } : {}),
    ...(endVote ? { endVote } : {}),
    muted: me !== undefined && muted.has(me.player),
    ...(pending.rematch === undefined || mine.length === 0 ? {} : { rematch: pending.rematch }),
  };
};

export const aboutOf = async (context: Context, presence: Presence, table: TableId, me: Person | undefined) => {
  const facts = await factsOf(context, table);
  return isTrouble(facts) ? facts : aboutFor(facts, presence, me);
};

/** Tells all who follow a table here, each their own; says whether a take-back waits for answers. */
export const tellAbout = async (context: Context, presence: Presence, table: TableId): Promise<boolean> => {
  const clients: readonly Client[] = [...context.clients.tables.of(table)];
  if (clients.length === 0) return false;
  const facts = await factsOf(context, table);
  if (isTrouble(facts)) return false;
  for (const client of clients) client.send({ news: 'about', about: aboutFor(facts, presence, client.me) });
  return standingTakeBack(facts.seen, pendingOf(facts.row)) !== undefined;
};
