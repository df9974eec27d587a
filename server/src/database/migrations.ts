// The steps that made the database what it is, oldest first. A step that has been released is never edited: what comes
// later is a step of its own. Forward only.
import type { DatabaseKind } from './database.ts';

export interface Migration {
  readonly name: string;
  readonly statements: (kind: DatabaseKind) => readonly string[];
}

interface Words {
  readonly blob: string;
  readonly real: string;
  /** SQLite refuses what is not of the column's kind only when it is told to. */
  readonly end: string;
  /** Rows lie in the order of their key, and the key is kept once. */
  readonly byKey: string;
}
const WORDS: { readonly [K in DatabaseKind]: Words } = {
  sqlite: { blob: 'blob', real: 'real', end: 'strict', byKey: 'strict, without rowid' },
  postgres: { blob: 'bytea', real: 'double precision', end: '', byKey: '' },
};
/** What belongs to a table goes with it. */
const OF_TABLE = 'table_id text not null references tables(id) on delete cascade';

const people = ({ end, byKey }: Words): readonly string[] => [
  `create table players (
    id text primary key, name text not null, name_key text unique, kind text not null, password text, email text,
    email_proven integer not null default 0, settings text not null default '{}', created text not null, removed text
  ) ${end}`,
  `create table sessions (
    hash text primary key, id text not null unique, player text not null, created text not null, seen text not null,
    agent text not null
  ) ${end}`,
  'create index sessions_of on sessions (player)',
  `create table tokens (hash text primary key, player text not null, purpose text not null, expires text not null) ${end}`,
  'create index tokens_of on tokens (player)',
  `create table blocks (player text not null, other text not null, primary key (player, other)) ${byKey}`,
];

const tables = ({ blob, end, byKey }: Words): readonly string[] => [
  `create table tables (
    id text primary key, game text not null, rules integer not null, state text not null, access text not null,
    key text not null, owner text not null, terms text not null, record text, seating text not null, card text,
    seq integer not null default 0, clock text, deadline text, pending text, packed ${blob}, opened text not null,
    touched text not null, ended text
  ) ${end}`,
  'create index tables_by_state on tables (state, touched)',
  'create index tables_by_deadline on tables (deadline) where deadline is not null',
  `create table entries (
    ${OF_TABLE}, seq integer not null, entry text not null, at text not null, primary key (table_id, seq)
  ) ${byKey}`,
  `create table checkpoints (
    ${OF_TABLE}, seq integer not null, fingerprint text not null, primary key (table_id, seq)
  ) ${byKey}`,
  `create table seats (${OF_TABLE}, seat text not null, player text, primary key (table_id, seat)) ${byKey}`,
  'create index seats_of on seats (player)',
];

const beside = ({ end, byKey }: Words): readonly string[] => [
  `create table chat (
    ${OF_TABLE}, n integer not null, player text not null, audience text not null, text text not null,
    at text not null, primary key (table_id, n)
  ) ${byKey}`,
  `create table notes (${OF_TABLE}, player text not null, text text not null, primary key (table_id, player)) ${byKey}`,
  `create table orders (${OF_TABLE}, seat text not null, orders text not null, primary key (table_id, seat)) ${byKey}`,
  `create table reports (
    id text primary key, player text not null, table_id text not null, n integer not null, reason text not null,
    at text not null
  ) ${end}`,
  `create table mutes (player text not null, table_id text not null, primary key (player, table_id)) ${byKey}`,
];

const standing = ({ real, end, byKey }: Words): readonly string[] => [
  `create table results (
    table_id text not null, seat text not null, player text, game text not null, side text not null,
    place integer not null, won integer not null, ending text not null, at text not null,
    primary key (table_id, seat)
  ) ${byKey}`,
  'create index results_of on results (player, at)',
  `create table ratings (
    player text not null, game text not null, rating ${real} not null, deviation ${real} not null,
    volatility ${real} not null, games integer not null, at text not null, primary key (player, game)
  ) ${byKey}`,
  `create table channels (
    id text primary key, player text not null, kind text not null, target text not null, created text not null
  ) ${end}`,
  'create index channels_of on channels (player)',
  `create table notices (
    id text primary key, player text not null, table_id text not null, seq integer not null, kind text not null,
    made text not null, sent text, unique (player, table_id, seq, kind)
  ) ${end}`,
  'create index notices_unsent on notices (made) where sent is null',
  `create table secrets (name text primary key, value text not null) ${end}`,
  `create table jobs (
    key text primary key, kind text not null, payload text not null, due text not null,
    tries integer not null default 0, mark text not null
  ) ${end}`,
  'create index jobs_by_due on jobs (due)',
];

/** Numbered from 1 by their place. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'the open house',
    statements: (kind) => [people, tables, beside, standing].flatMap((part) => part(WORDS[kind])),
  },
  {
    name: 'what was reported',
    statements: () => [
      "alter table reports add column speaker text not null default ''",
      "alter table reports add column said text not null default ''",
    ],
  },
  {
    name: 'what names look like',
    statements: () => [
      'alter table players add column name_look text',
      'create index players_by_look on players (name_look)',
    ],
  },
  {
    name: 'where an account is at home',
    statements: (kind) => [
      `create table familiar (player text not null, address text not null, seen text not null, primary key (player, address)) ${WORDS[kind].byKey}`,
    ],
  },
  {
    // Looks that are missing are given anew when the house opens.
    name: 'names look alike in capitals, too',
    statements: () => ['update players set name_look = null'],
  },
  {
    name: 'talk between two',
    statements: (kind) => [
      `create table whispers (
        ${OF_TABLE}, pair text not null, n integer not null, player text not null, reader text not null,
        text text not null, at text not null, primary key (table_id, pair, n)
      ) ${WORDS[kind].byKey}`,
    ],
  },
  {
    // Accounts get theirs when the house opens.
    name: 'a name has several looks',
    statements: (kind) => [
      `create table looks (look text primary key, player text not null) ${WORDS[kind].byKey}`,
      'create index looks_by_player on looks (player)',
    ],
  },
  {
    // What is a player's own is found without looking through everybody's.
    name: 'whose it is',
    statements: () => [
      ...['chat', 'whispers', 'notes', 'reports'].map((table) => `create index ${table}_of on ${table} (player)`),
      'create index reports_about on reports (speaker)',
      'create index notices_by_age on notices (made)',
    ],
  },
];
