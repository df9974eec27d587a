// The fields of attacks and phases: what a state keeps of them, and their names in documents.
import { apart, bit, choice, column, flag, list, maybe, one, or, record, row, whole, word, worded } from '@rose/parts';
import { A, AREA_COUNT, AREA_NAMES, type AreaId, SEAS } from './data/areas.ts';
import { B } from './data/blocks.ts';
import { BORDER_COUNT, BORDERS, type BorderId, borderBetween, endsOf, NO_BORDER } from './data/borders.ts';
import { C, NO_CARD } from './data/cards.ts';
import { BY_SEA, SEATS } from './data/sides.ts';

export const SIDE = one(SEATS);
export const AREA = one(A, 'an area');
export const BLOCK = one(B, 'a block');
export const CARD = one(C, 'a card');
const BORDER = whole<BorderId>(0, BORDER_COUNT - 1);
/** How a block came to a battle; documents name where it came from. */
export const WAY = whole(0, BY_SEA + SEAS.length - 1);
/** An area, or -1 where there is none. */
const SOME_AREA = maybe(one(AREA_NAMES, 'an area'), -1);

/** By border: how many blocks crossed it. */
const USED = worded(
  row(BORDER_COUNT, whole(0, 5)),
  list(record({ from: AREA, to: AREA, blocks: or(whole(0, 5), 1) })),
  (used) =>
    BORDERS.filter((border) => used[border] !== 0).map((border) => {
      const [from, to] = endsOf(border);
      return { from, to, blocks: used[border] as number };
    }),
  (said) => {
    const used = BORDERS.map(() => 0);
    for (const { from, to, blocks } of said) {
      const border = borderBetween(from, to);
      if (border === NO_BORDER) return undefined;
      used[border] = blocks;
    }
    return used;
  },
  'must name neighbouring areas',
);
/** 5.31 A free second place: origin * 33 + destination. */
const CREDIT = worded(
  whole(0, AREA_COUNT * AREA_COUNT - 1),
  record({ from: AREA, to: AREA }),
  (pair) => ({ from: Math.floor(pair / AREA_COUNT) as AreaId, to: (pair % AREA_COUNT) as AreaId }),
  ({ from, to }) => from * AREA_COUNT + to,
);

/** 6.3 A battle to come or under way. */
export const ATTACK = record({
  area: AREA,
  attacker: word(SEATS),
  /** How the main attack came, like `came`; 0 until it is named. */
  main: apart(WAY),
  /** By side: the borders crossed to enter this battle. */
  over: apart(column(SIDE, list(BORDER))),
});
/** Blocks of an area that must still pay. */
export const SURPLUS = record({ area: AREA, left: or(whole(1, 30), 1) });

export const PHASE = choice({
  card: {
    /** deal: before the deal; ask: `seat` may ask for a new hand; answer: `seat` keeps or gives up; choose: both. */
    step: or(word(['deal', 'ask', 'answer', 'choose']), 'choose'),
    seat: word(SEATS),
    /** By side: the card chosen, secret until both are. */
    chosen: column(SIDE, maybe(CARD, NO_CARD)),
  },
  action: {
    step: word(['act', 'main', 'done']),
    acting: word(SEATS),
    points: whole(0, 4),
    /** By border: blocks of the acting player that crossed it. */
    used: USED,
    /** Areas paid for. */
    active: list(AREA),
    /** 5.31 Free second places. */
    credits: list(CREDIT),
    /** 5.53 The area named; -1 not yet. */
    muster: SOME_AREA,
    plagued: flag,
  },
  battle: {
    /** begin: a written position from which a battle, or the choice of one, is to start. */
    step: word(['begin', 'choose', 'treason', 'turn', 'hits', 'regroup', 'over']),
    /** -1 between battles. */
    area: SOME_AREA,
    /** The Attacker now: roles may be swapped (6.3). */
    attacker: word(SEATS),
    round: whole(0, 4),
    /** Who acts: chooses a battle, rolls Treason, has the turn, takes hits, regroups. */
    acting: word(SEATS),
    reserves: list(BLOCK),
    acted: list(BLOCK),
    /** Blocks that changed sides in this battle, as they are now. */
    turned: list(BLOCK),
    /** By side: 1 once the King or the Pretender has rolled; and Warwick. */
    rolled: column(SIDE, bit),
    warwickRolled: flag,
    /** Borders used by retreats of this round or by the regroup, each side * 62 + border. */
    crossed: apart(list(whole(0, 2 * BORDER_COUNT - 1))),
    treasonSpent: flag,
    /** Hits still to be taken by `acting`. */
    hits: whole(0, 8),
  },
  supply: {
    step: word(['succession', 'minors', 'executions', 'limits', 'over']),
    acting: word(SEATS),
    surplus: list(SURPLUS),
  },
  political: {
    /** disband begins it (8.1, 8.2); home 8.3 and 8.4; overflow and reset 8.5; over: the last campaign is done. */
    step: word(['disband', 'home', 'overflow', 'reset', 'over']),
    acting: word(SEATS),
    surplus: list(SURPLUS),
  },
});
