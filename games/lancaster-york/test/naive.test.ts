// Whole turns of random plans, carried out twice: by the engine and by a slow rendering of the rule book.
import { lancasterYork } from '@rose/lancaster-york';
import { act, begin, isMistake, legal, mustAnswer, outcomeOf, pick, type Random, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type Board, bribe, deploy, fight } from './naive.ts';
import { finalTable, parliament } from './naive-parliament.ts';

const documentOf = (state: Parameters<typeof lancasterYork.toPosition>[0]): Board =>
  JSON.parse(JSON.stringify(lancasterYork.toPosition(state))) as Board;
/** What a turn leaves behind, in an order of its own. */
const left = (board: Board) => ({
  scores: board.scores,
  money: board.money,
  mercenaries: board.mercenaries,
  cards: Object.fromEntries(Object.entries(board.cards).map(([seat, cards]) => [seat, cards.toSorted()])),
  nobles: board.nobles,
  ships: board.ships,
  titles: board.titles,
  kings: board.kings,
});

const carryOut = (board: Board): Board => {
  const deployed = deploy(board);
  bribe(board, deployed);
  fight(board, deployed);
  parliament(board);
  return board;
};
/** Plans worth carrying out: one order in twelve confirms. */
const anyAction = (state: Parameters<typeof lancasterYork.toPosition>[0], seat: 'red', random: Random) => {
  const actions = legal(lancasterYork, state, seat);
  if (actions.some((action) => action.do === 'lock') && random(12) === 1) return { do: 'lock' } as const;
  const useful = actions.filter(({ do: verb }) => verb !== 'lock' && verb !== 'clear' && verb !== 'unbid');
  const verb = pick([...new Set((useful.length > 0 ? useful : actions).map((action) => action.do))], random);
  return pick(
    actions.filter((action) => action.do === verb),
    random,
  );
};

/** Plays a game by chance and compares every turn of it; how many turns, battles and bribes there were. */
const compareGame = (players: number, seed: number): { readonly turns: number; readonly deeds: number } => {
  const random = seeded(seed);
  const course = begin(lancasterYork, { options: { players } }, random);
  if (isMistake(course)) throw new Error(course.reason);
  let turns = 0;
  let deeds = 0;
  while (!outcomeOf(lancasterYork, course)) {
    const state = stateOf(course);
    const active = mustAnswer(lancasterYork, state) as readonly 'red'[];
    const seat = pick(active, random);
    const action = anyAction(state, seat, random);
    const isLast = action.do === 'lock' && active.length === 1;
    const expected = isLast ? carryOut(documentOf(state)) : undefined;
    const step = act(lancasterYork, course, seat, action, random);
    if (!expected || 'because' in step) continue;
    turns++;
    deeds += step.told.filter(({ entry }) =>
      ['battle-fought', 'bribe-worked', 'place-entered'].includes(entry.say),
    ).length;
    const found = documentOf(step.state);
    // The next turn may have begun: its cards are shown, none is picked.
    expect(left(found), `seed ${seed}, turn ${expected.turn}`).toEqual(left(expected));
    const ranking = lancasterYork.view(step.state, 'spectator').ranking?.map((placed) => placed.seat);
    if (ranking) expect(ranking).toEqual(finalTable(expected));
  }
  return { turns, deeds };
};

describe('the engine and the rule book agree', () => {
  test.for([2, 3, 4])('%i players, twenty-five games', { timeout: 120_000 }, (players) => {
    const games = Array.from({ length: 25 }, (_, n) => compareGame(players, 1000 * players + n));
    expect(games.every(({ turns }) => turns === 5)).toBe(true);
    expect(games.reduce((sum, { deeds }) => sum + deeds, 0)).toBeGreaterThan(150);
  });
});
