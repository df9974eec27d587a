// Boards and plans written by chance, illegal orders and all: places that several attack, persons that several bribe,
// purses that run short. The engine and the slow rendering of the rule book come to the same.
import { lancasterYork } from '@rose/lancaster-york';
import { CARD_NAMES, PERSON_NAMES, PLACE_NAMES, REGION_NAMES, ZONE_NAMES } from '@rose/lancaster-york/ids';
import { pick, type Random, seeded } from '@rose/table';
import { scene } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { type Board, bribe, deploy, fight, type NaivePlan } from './naive.ts';
import { finalTable, parliament } from './naive-parliament.ts';
import { lockAll, type Scene, told, viewOf } from './rules-scene.ts';

const SEATS = ['red', 'yellow', 'blue', 'green'];
const isShip = (name: string): boolean => name.startsWith('ship-');
const PIECES = PERSON_NAMES.filter((name) => !name.startsWith('bishop-'));
const whereTo = (piece: string, random: Random): string => pick(isShip(piece) ? ZONE_NAMES : REGION_NAMES, random);
const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);
const each = <T>(seats: readonly string[], make: (seat: string) => T): { [seat: string]: T } =>
  Object.fromEntries(seats.map((seat) => [seat, make(seat)]));

/** So many tokens at most, spread over some places. */
const spread = (places: readonly string[], all: number, most: number, random: Random): { [place: string]: number } => {
  let free = all;
  const counts: { [place: string]: number } = {};
  for (const place of new Set(places)) {
    const count = Math.min(free, random(most) - 1);
    if (count > 0) counts[place] = count;
    free -= count;
  }
  return counts;
};
/** Orders of any kind, on what is in demand and on anything else; most of them are illegal. */
const plan = (wanted: readonly string[], purse: number, held: number, random: Random): NaivePlan => {
  const places = [
    ...wanted.filter((name) => PLACE_NAMES.includes(name as 'york')),
    ...times(2, () => pick(PLACE_NAMES, random)),
  ];
  const persons = new Set([
    ...wanted.filter((name) => !places.includes(name)),
    ...times(2, () => pick(PERSON_NAMES, random)),
  ]);
  const cubes = [...persons].map((person) => [person, random(3)] as const);
  const pieces = times(4, () => pick(PIECES, random));
  return {
    bid: { sum: Math.min(purse, random(4) - 1), region: pick(['midlands', 'south-east'], random) },
    moves: Object.fromEntries(pieces.map((piece) => [piece, whereTo(piece, random)])),
    troops: spread(places, 20, 6, random),
    mercenaries: spread(places, held, 3, random),
    black: cubes.flatMap(([person, colour]) => (colour === 1 ? [person] : [])),
    white: cubes.flatMap(([person, colour]) => (colour === 2 ? [person] : [])),
  };
};
const HOUSES = ['lancaster', 'york', 'york', 'lancaster'];
const written = (players: number, random: Random): object => {
  const seats = SEATS.slice(0, players);
  const rest = random(3);
  const lots = CARD_NAMES.slice(0, 48).map((name) => [name, seats[random(players + rest) - 1]] as const);
  const money = each(seats, () => pick([0, 2, 5, 12, 30, 80, 200], random));
  const mercenaries = each(seats, () => random(5) - 1);
  const wanted = [...times(3, () => pick(PLACE_NAMES, random)), ...times(3, () => pick(PERSON_NAMES, random))];
  const at = PIECES.map((piece) => [piece, whereTo(piece, random)] as const);
  const turn = pick([2, 5], random);
  return {
    options: { players },
    turn,
    order: seats
      .map((seat) => [random(1000), seat] as const)
      .sort(([a], [b]) => a - b)
      .map(([, seat]) => seat),
    scores: each(seats, () => random(3)),
    money,
    mercenaries,
    cards: each(seats, (seat) => lots.flatMap(([name, owner]) => (owner === seat ? [name] : []))),
    gone: lots.flatMap(([name, owner]) => (owner === undefined && random(4) === 1 ? [name] : [])),
    nobles: Object.fromEntries(at.filter(([piece]) => !isShip(piece))),
    ships: Object.fromEntries(at.filter(([piece]) => isShip(piece))),
    plans: each(seats, (seat) => plan(wanted, money[seat] ?? 0, mercenaries[seat] ?? 0, random)),
    ...(players === 4
      ? {
          houses: each(seats, (seat) => HOUSES[SEATS.indexOf(seat)]),
          kings: times(turn - 1, () => pick(HOUSES, random)),
        }
      : {}),
  };
};

const documentOf = (s: Scene): Board => JSON.parse(JSON.stringify(lancasterYork.toPosition(s.state))) as Board;
/** What a turn leaves behind; of neutral places, those on the pile or already shown. */
const left = (
  { scores, money, mercenaries, cards, nobles, ships, titles, kings }: Board,
  waiting: readonly string[],
) => ({
  scores,
  money,
  mercenaries,
  nobles,
  ships,
  titles,
  kings,
  cards: each(Object.keys(cards), (seat) => cards[seat]?.toSorted()),
  waiting: waiting.toSorted(),
});
const expected = (board: Board): Board => {
  const deployed = deploy(board);
  bribe(board, deployed);
  fight(board, deployed);
  parliament(board);
  return board;
};

describe('the engine and the rule book agree on any plan', () => {
  test.for([2, 3, 4])('rule 5.3 6.1 7.3 %i players, three hundred turns', { timeout: 60_000 }, (players) => {
    let chained = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const s: Scene = scene(lancasterYork, { position: written(players, seeded(1000 * players + seed)) });
      const board = expected(documentOf(s));
      const after = lockAll(s);
      const found = documentOf(after);
      const neutral = told(after, 'cards-shown')[0]?.waiting ?? found.waiting;
      expect(left(found, neutral), `seed ${seed}`).toEqual(left(board, board.waiting));
      const ranking = viewOf(after).ranking?.map(({ seat }) => seat);
      if (ranking) expect(ranking).toEqual(finalTable(board));
      chained += told(after, 'battle-fought').filter(({ garrison }) => garrison === 0).length;
    }
    if (players > 2) expect(chained).toBeGreaterThan(50);
  });
});
