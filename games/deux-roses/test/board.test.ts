// The face against the real game: what a hand can express, what a preview promises, how pieces travel.
import { deuxRoses } from '@rose/deux-roses';
import { type Action, C, CELL_NAMES, type CellName, type LogEntry, read, touch, write } from '@rose/deux-roses/ids';
import { isMistake, isRefusal, legal, open, play, readOptions, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { meantBy } from '../board/board.tsx';
import { columnOf, walkTo } from '../board/cells.tsx';
import { BOX, beyond, centre, directionsOut, SIZE } from '../board/geometry.ts';
import { gestures, reachWith } from '../board/gestures.ts';
import { journeysTo, type Moment } from '../board/journeys.ts';
import { traceOf } from '../board/marks.tsx';
import { alongChain, foretell, piecesOf } from '../board/trips.ts';

interface Step {
  readonly before: Moment;
  readonly action: Action;
  readonly after: Moment;
  readonly offered: readonly Action[];
  readonly toldOf: (action: Action) => readonly LogEntry[];
}
const options = readOptions(deuxRoses.meta.options, {});
if (isMistake(options)) throw new Error(options.reason);
const never = (): number => {
  throw new Error('no dice in this game');
};

/** A game of random choices, fond of pushing so that soldiers are lost and called. */
const randomGame = (seed: number, most: number): readonly Step[] => {
  const random = seeded(seed);
  const steps: Step[] = [];
  let state = open(deuxRoses, options, never).state;
  let last: readonly LogEntry[] = [];
  while (steps.length < most && !deuxRoses.outcome(state)) {
    const here = state;
    const seat = here.toMove;
    const offered = legal(deuxRoses, here, seat);
    const result = (action: Action) => {
      const played = play(deuxRoses, here, seat, action, never);
      if (isRefusal(played)) throw new Error(`${write(action)} is refused`);
      return played;
    };
    const pushes = offered.filter(({ do: verb }) => verb === 'attack' || verb === 'breakthrough');
    const among = pushes.length > 0 && random(4) > 1 ? pushes : offered;
    const action = among[random(among.length) - 1];
    if (!action) throw new Error('nothing to do');
    const played = result(action);
    const before = { view: deuxRoses.view(here, seat), last };
    last = played.told.map(({ entry }) => entry);
    const after = { view: deuxRoses.view(played.state, seat), last };
    steps.push({ before, action, after, offered, toldOf: (any) => result(any).told.map(({ entry }) => entry) });
    state = played.state;
  }
  return steps;
};
const GAMES = [1, 2, 3, 4, 5, 6].map((seed) => randomGame(seed, 90));
const STEPS = GAMES.flat();

test('the random games meet every kind of action', () => {
  const verbs = new Set(STEPS.flatMap(({ offered }) => offered.map((action) => action.do)));
  expect([...verbs].sort()).toEqual(['attack', 'breakthrough', 'march', 'place', 'reinforce', 'step', 'translate']);
});

const key = (gesture: readonly string[]): string => gesture.join(' ');

describe('gestures', () => {
  test('a hand can express every legal action', () => {
    for (const { offered } of STEPS)
      for (const action of offered) expect(gestures(action), write(action)).not.toEqual([]);
  });
  test('no complete gesture of one action is the beginning of another’s: a touch plays, or a menu asks', () => {
    for (const { offered } of STEPS) {
      const complete = new Set(offered.flatMap((action) => gestures(action).map(key)));
      const begun = offered.flatMap((action) => gestures(action).map((gesture) => key(gesture.slice(0, -1))));
      expect(begun.filter((touches) => complete.has(touches))).toEqual([]);
    }
  });
  test('only the two ways of attacking share a gesture: nothing else needs a menu', () => {
    for (const { offered } of STEPS)
      for (const action of offered)
        for (const gesture of gestures(action)) {
          const same = meantBy(offered, gesture).map((other) => other.do);
          const allowed = same.length === 1 || same.every((verb) => verb === 'attack' || verb === 'breakthrough');
          expect(allowed, `${key(gesture)}: ${same.join()}`).toBe(true);
        }
  });
  test('the first touch is a soldier of one’s own, the button, or a bed while soldiers are placed', () => {
    for (const { before, offered } of STEPS) {
      const { view } = before;
      for (const action of offered)
        for (const [first = ''] of gestures(action)) {
          const own = (view[view.toMove].soldiers as readonly string[]).includes(first);
          expect(own || first === '#reinforce' || view.phase === 'placement', write(action)).toBe(true);
        }
    }
  });
  const touches = (text: string): readonly string[] => gestures(read(text) as Action).map(key);
  test('two abreast go where the second one touched is sent', () => {
    expect(touches('translate e3+e4 NE')).toEqual(['e3 e4 d5', 'e4 e3 d4']);
    expect(touches('translate e3+e4 SE')).toEqual(['e3 e4 f4', 'e4 e3 f3']);
  });
  test('two in file go where the one in front is sent', () => {
    expect(touches('translate e3+e4 E')).toEqual(['e3 e4 e5', 'e4 e3 e5']);
    expect(touches('translate e3+e4 W')).toEqual(['e3 e4 e2', 'e4 e3 e2']);
  });
  test('either soldier of a breakthrough may be in the hand, or both', () => {
    expect(touches('breakthrough e3 NE')).toEqual(['e3 c4', 'd4 c4', 'd4 e3 c4', 'e3 d4 c4']);
  });
  test('a touch where nothing begins is asked about as an action of what stands there', () => {
    const seen = deuxRoses.view(open(deuxRoses, options, never).state, 'lancaster');
    expect(reachWith(seen, [], 'b3').map(write)).toEqual(['step b3-b4']);
    expect(reachWith(seen, ['e3'], 'b3')).toEqual([]);
    expect(reachWith(seen, [], '#reinforce')).toEqual([]);
  });
  test('what leads off the board has no gesture', () => {
    expect(touches('attack a1 NW')).toEqual([]);
    expect(touches('breakthrough a1 NE')).toEqual([]);
  });
  test('a pass is never expressed', () => expect(touches('pass')).toEqual([]));
});

describe('previews', () => {
  test('a preview tells what the game then tells, for every legal action', () => {
    for (const { before, offered, toldOf } of STEPS)
      for (const action of offered) expect(foretell(before.view, action)).toEqual(toldOf(action)[0]);
  });
  test('a march goes along the chain, not through the air', () => {
    expect(alongChain(['e2', 'e3', 'e4'], 'e2', 'e5')).toEqual(['e2', 'e3', 'e4', 'e5']);
    expect(alongChain(['d4', 'e4', 'd2'], 'd4', 'f4')).toEqual(['d4', 'e4', 'f4']);
  });
});

describe('journeys', () => {
  test('every step of a game is explained by its log lines, and travels forward', () => {
    for (const { before, after } of STEPS) {
      const { trips, speed } = journeysTo([before], after);
      expect(speed).toBe(1);
      expect(trips.length).toBeGreaterThan(0);
    }
  });
  test('taken back, it travels backward at double speed', () => {
    for (const { before, after } of STEPS) {
      const forth = journeysTo([before], after).trips;
      const back = journeysTo([after], before);
      expect(back.speed).toBe(2);
      expect(back.trips.map(({ from, to }) => [to, from])).toEqual(forth.map(({ from, to }) => [from, to]));
    }
  });
  test('the house takes back two steps at once, and the pieces go all the way back', () => {
    for (const game of GAMES)
      for (const [i, { before }] of game.entries()) {
        const later = game[i + 1];
        if (!later) continue;
        const { trips, speed } = journeysTo([later.after, later.before], before);
        const came = trips.flatMap(({ to }) => to ?? []);
        const standing = piecesOf(before.view).map(({ at }) => at);
        expect(speed).toBe(2);
        expect(came.filter((cell) => !standing.includes(cell))).toEqual([]);
      }
  });
  test('a jump to another moment does not travel', () => {
    const [first, later] = [GAMES[0]?.[12], GAMES[0]?.[40]];
    if (!first || !later) throw new Error('the game is too short');
    expect(journeysTo([first.before], later.after).trips).toEqual([]);
  });
  test('the last move is marked where it began and where it ended', () => {
    for (const { after } of STEPS) {
      const { from, to } = traceOf(after.last);
      const standing = new Set(piecesOf(after.view).map(({ at }) => at));
      expect(to.filter((cell) => !standing.has(cell))).toEqual([]);
      expect(from.filter((cell) => to.includes(cell))).toEqual([]);
    }
  });
});

describe('geometry', () => {
  const far = (a: CellName, b: CellName): number => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
  test('neighbours in the rules are neighbours in the drawing, and nobody else is', () => {
    for (const a of CELL_NAMES)
      for (const b of CELL_NAMES) {
        expect(Math.abs(far(a, b) - Math.sqrt(3) * SIZE) < 0.01, `${a} ${b}`).toBe(touch(C[a], C[b]));
      }
  });
  test('a piece pushed out is shown beyond its bed and within the first fit sideways', () => {
    for (const cell of CELL_NAMES)
      for (const direction of directionsOut(cell)) {
        const { x, y } = beyond(cell, direction);
        expect(Math.hypot(x, y)).toBeGreaterThan(Math.hypot(centre(cell).x, centre(cell).y));
        expect(Math.abs(x)).toBeLessThan(BOX.width / 2);
      }
  });
});

describe('arrow keys', () => {
  const press = (from: CellName, ...keys: readonly ('ArrowUp' | 'ArrowDown')[]): CellName =>
    keys.reduce((cell, arrow) => walkTo(cell, arrow, columnOf(from)) ?? cell, from);
  test('left and right stay in the row and stop at the hedge', () => {
    expect(walkTo('d4', 'ArrowRight', 0)).toBe('d5');
    expect(walkTo('d4', 'ArrowLeft', 0)).toBe('d3');
    expect(walkTo('d7', 'ArrowRight', 0)).toBeUndefined();
  });
  test('up and down keep to the column where the walk began', () => {
    expect(press('d4', 'ArrowUp', 'ArrowUp')).toBe('b3');
    expect(press('d2', 'ArrowDown', 'ArrowDown')).toBe('f1');
    expect(press('f3', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('b3');
  });
  test('every cell is reached from the middle', () => {
    const reached = new Set<CellName>(['d4']);
    for (const cell of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const to = walkTo(cell, arrow, columnOf(cell));
        if (to) reached.add(to);
      }
    expect(reached.size).toBe(37);
  });
});
