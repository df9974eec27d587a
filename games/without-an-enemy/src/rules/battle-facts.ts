// What a battle is made of: the facts of its phase.
import { bit, bits, column, list, maybe, one, or, record, whole, word } from '@rose/parts';
import { FORTIFIED_HITS, LAST_CYCLE } from './data/tables.ts';
import { AREA, BLOCK, BORDER, NOWHERE, SEATS, SIDE } from './fields.ts';

/** Where a block is in a battle. */
export const OUT = 0;
export const IN = 1;
export const HELD_BACK = 2;
export const ROUTED = 3;
export const PURSUING = 4;
/** What it has done: fired in this cycle, engaged in it, lost strength to horse, ignored a hit, aims at Cavalry. */
export const FIRED = 1;
export const ENGAGED = 2;
export const STRUCK = 4;
export const SPARED = 8;
export const AIMS_AT_HORSE = 16;
/** Routed just now: the target of a pursuit. */
export const FLYING = 32;

/** field: in the open; relief: against a siege; sortie: from a city without marker; sally: with one; storm. */
export const BATTLE_KINDS = ['field', 'relief', 'sortie', 'sally', 'storm'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];
/** Whom hits fall on, in order; see phases/hits.ts. */
export const TARGETS = ['foot', 'horse', 'guns', 'line', 'loss', 'any', 'stormers', 'walls', 'flying'] as const;
export const BATTLE_STEPS = [
  'main',
  'retire',
  'retired',
  'garrison',
  'withdraw',
  'leave',
  'open',
  'rally',
  'places',
  'order',
  'reserves',
  'aim',
  'guns',
  'fire',
  'volley',
  'horse',
  'rout',
  'pursuit',
  'foot',
  'melee',
  'close',
  'retreat',
  'regroup',
  'over',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export const BATTLE = {
  kind: word(BATTLE_KINDS),
  area: AREA,
  attacker: word(SEATS),
  step: word(BATTLE_STEPS),
  /** Who is asked, where a step asks one after the other. */
  acting: word(SEATS),
  /** 0 before the first. */
  cycle: or(whole(0, LAST_CYCLE), 0),
  /** The border the main force came over, -1 none named. */
  main: maybe<number, string>(BORDER, NOWHERE),
  /** 1: the blocks of the battle lie open. */
  shown: bit,
  /** By block: OUT, IN, HELD_BACK, ROUTED or PURSUING; and what it has done. */
  line: column(BLOCK, one(['out', 'in', 'held-back', 'routed', 'pursuing']), { rest: 0 }),
  did: column(BLOCK, bits(one(['fired', 'engaged', 'struck', 'spared', 'aims-at-horse', 'flying'])), { rest: 0 }),
  /** By side, 1: ordered a General Retreat. */
  retreating: column(SIDE, bit),
  /** Hits still to be taken, one batch after the other. */
  blows: list(record({ side: SIDE, target: word(TARGETS), hits: whole(1, 99) })),
  /** 9.7 A hit kept for the next step. */
  kept: or(whole(0, FORTIFIED_HITS - 1), 0),
  loser: word(['nobody', ...SEATS]),
  /** Borders used by the retreat or the regroup. */
  used: list(BORDER),
} as const;
