// The face against the real game: what a hand can express, and what the board reads out of a view.
import { overlap } from '@rose/board';
import { kingmaker } from '@rose/kingmaker';
import {
  A,
  type Action,
  isAreaName,
  N,
  NEIGHBOURS,
  NOBLE_NAMES,
  PIECE_NAMES,
  PLACES,
  placeName,
  ROAD_STEPS,
  ROYAL_NAMES,
  read,
  type Seat,
  seatName,
  type View,
  write,
} from '@rose/kingmaker/ids';
import { isMistake, isRefusal, legal, mustAnswer, open, play, readOptions, seeded } from '@rose/table';
import { describe, expect, test, vi } from 'vitest';
import { handOf, ownNobles, rowsOf, touchOf } from '../board/answering.ts';
import { COATS } from '../board/coats.ts';
import { COUNT } from '../board/counter.tsx';
import { ASIDE_BUTTONS, BUTTONS, gestures } from '../board/gestures.ts';
import { holderOf } from '../board/holders.ts';
import { seals } from '../board/seals.ts';
import { shipsOf } from '../board/ships.ts';
import { membersIn, stacksOf, whereIs } from '../board/stacks.ts';
import { BODY, boxAt, counters, placed, sizeAt } from '../board/standing.ts';
import { cardId, isGround, pieceId, pieceOf } from '../board/touched.ts';
import { wayBetween } from '../board/ways.ts';
import { en } from '../board/words.en.ts';
import { learn } from '../board/words.ts';
import { CORE, MAP } from '../map/index.ts';
import { holderOf as ruledHolder } from '../src/rules/position/control.ts';
import type { State } from '../src/rules/state.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly offered: readonly Action[];
}
/** A game of random choices, slow to end its phases so that armies meet. */
const randomGame = (given: object, seed: number, most: number): readonly Step[] => {
  const options = readOptions(kingmaker.meta.options, given);
  if (isMistake(options)) throw new Error(options.reason);
  const random = seeded(seed);
  const steps: Step[] = [];
  let { state } = open(kingmaker, options, random);
  while (steps.length < most && !kingmaker.outcome(state)) {
    const [seat] = mustAnswer(kingmaker, state);
    if (!seat) throw new Error('nobody acts');
    const offered = legal(kingmaker, state, seat);
    const verbs = [...new Set(offered.map(({ do: verb }) => verb))];
    const eager = verbs.filter((verb) => !verb.startsWith('end-') && verb !== 'pass');
    const among = eager.length > 0 && random(6) > 1 ? eager : verbs;
    const verb = among[random(among.length) - 1];
    const meant = offered.filter((action) => action.do === verb);
    const action = meant[random(meant.length) - 1];
    if (!action) throw new Error('nothing to do');
    steps.push({ state, seat, view: kingmaker.view(state, seat), offered });
    const played = play(kingmaker, state, seat, action, random);
    if (isRefusal(played)) throw new Error(`${write(action)} is refused`);
    state = played.state;
  }
  return steps;
};
const ADVANCED = { advanced: true, votes: true, alliances: true, refuge: 4, ambush: true, townFight: true };
const STEPS = [
  ...randomGame({ players: 4 }, 1, 600),
  ...randomGame({ players: 3, ...ADVANCED }, 2, 240),
  ...randomGame({ players: 7 }, 3, 160),
];
const some = <T>(all: readonly T[], of: number): readonly T[] => all.filter((_, i) => i % of === 0);
const VERBS = new Set(STEPS.flatMap(({ offered }) => offered.map(({ do: verb }) => verb)));

test('the random games meet marches, voyages, combats and cards', () => {
  for (const verb of ['give', 'place', 'march', 'board', 'sail', 'attack', 'turn-card', 'play', 'end-turn'])
    expect(VERBS).toContain(verb);
});

describe('gestures', () => {
  test('a hand can express every legal action, in three touches at most', () => {
    const isLong = (action: Action): boolean => Math.min(...gestures(action).map(({ length }) => length)) > 3;
    for (const { offered } of STEPS) expect(offered.filter(isLong).map(write)).toEqual([]);
  });
  test('no complete gesture is the beginning of another: a touch plays, or a menu asks', () => {
    for (const { offered } of STEPS) {
      const ways = offered.flatMap((action) => gestures(action));
      const complete = new Set(ways.map((way) => way.join(' ')));
      const begun = ways.flatMap((way) => way.slice(1).map((_, i) => way.slice(0, i + 1).join(' ')));
      expect(begun.filter((way) => complete.has(way))).toEqual([]);
    }
  });
  test('every button is asked for by its own verb', () => {
    for (const { place, verb } of BUTTONS) expect(place).toBe(`#${verb}`);
  });
  test('what begins an answer is on the map, in the hand, in the drawer, a button or a sentence', () => {
    const buttons = new Set<string>([...BUTTONS.map(({ place }) => place), ...ASIDE_BUTTONS.map((verb) => `#${verb}`)]);
    for (const { view, seat, offered } of STEPS) {
      const first = [...new Set(offered.flatMap((action) => gestures(action).map(([touch = '']) => touch)))];
      const all = counters(stacksOf(view), shipsOf(view));
      const board = { view, viewer: seat, open: first, picked: [] };
      const shown = new Set([
        ...all.map((counter) => touchOf(board, counter)),
        ...handOf(view, seat).map(cardId),
        ...ownNobles(view, seat),
        ...rowsOf(board, all),
      ]);
      expect(first.filter((touch) => !buttons.has(touch) && !isGround(touch) && !shown.has(touch))).toEqual([]);
    }
  });
});

describe('what the board reads out of a view', () => {
  test('a place has the holder that the rules give it', () => {
    for (const { state, view } of some(STEPS, 7))
      for (const place of PLACES) {
        const seat = ruledHolder(state, place);
        expect([placeName(place), holderOf(view, placeName(place))]).toEqual([
          placeName(place),
          seat < 0 ? undefined : seatName(seat),
        ]);
      }
  });
  test('everybody on the board is in exactly one stack', () => {
    for (const { view } of some(STEPS, 7)) {
      const standing = PIECE_NAMES.filter((piece) => {
        const where = whereIs(view, piece);
        return where !== undefined && where.kind !== 'captive';
      });
      expect(stacksOf(view).flatMap(membersIn).toSorted()).toEqual(standing.toSorted());
    }
  });
  test('every noble and heir has arms, and is called by a name of his own', () => {
    const ids = [...NOBLE_NAMES, ...ROYAL_NAMES].map(pieceId);
    expect(ids.filter((id) => !Object.hasOwn(COATS, id) || isAreaName(id))).toEqual([]);
    expect(ids.map(pieceOf)).toEqual([...NOBLE_NAMES, ...ROYAL_NAMES]);
  });
  test('whatever can hold a piece is on the board, where every screen can go', () => {
    const spots = [...MAP.areas, ...MAP.zones].map(({ id, centre }) => ({ id, ...centre }));
    const places = Object.entries(MAP.spots).map(([id, spot]) => ({ id, ...spot }));
    const inset = 15;
    const isOff = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      x < CORE.x + inset || x > CORE.x + CORE.width - inset || y < CORE.y + inset || y > CORE.y + CORE.height - inset;
    expect([...spots, ...places].filter(isOff).map(({ id }) => id)).toEqual([]);
  });
  test.for([1, 1.7, 3.3])('at %d pixels a unit no counter hides another', (scale) => {
    for (const { view } of some(STEPS, 40)) {
      const boxes = placed(counters(stacksOf(view), shipsOf(view)), scale).map((one) => boxAt(one, scale));
      const hidden = boxes.flatMap((a, i) =>
        boxes.slice(i + 1).filter((b) => overlap(a, b) > 0.5 * a.width * a.height),
      );
      expect(hidden).toEqual([]);
    }
  });
});

test('3.6 how many a stack has stands within it, where no neighbour hides it', () => {
  const [right, top] = [BODY.x + BODY.width, BODY.y];
  for (const scale of [1, 1.6, 3.2]) {
    const size = sizeAt(scale);
    expect(COUNT.x * size + COUNT.radius).toBeLessThanOrEqual(right * size + 0.01);
    expect(COUNT.y * size - COUNT.radius).toBeGreaterThanOrEqual(top * size - 0.01);
  }
});

describe('the way of a march', () => {
  const isStep = (steps: readonly (readonly number[])[], way: readonly number[]): boolean =>
    way.slice(1).every((area, i) => steps[way[i] ?? -1]?.includes(area) ?? false);
  test('goes from neighbour to neighbour across country, and along a road where it is farther', () => {
    const near = wayBetween('stamford', 'newark').map((area) => A[area]);
    expect(isStep(NEIGHBOURS, near)).toBe(true);
    const far = wayBetween('stamford', 'durham').map((area) => A[area]);
    expect(far.length).toBeGreaterThan(6);
    expect(isStep(ROAD_STEPS, far)).toBe(true);
  });
});

test('7.5 who is put to death is named by the deed itself, and an heir has no cards to share out', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  learn({ en });
  const [{ view } = { view: undefined }] = STEPS;
  const death = (piece: number) => view && seals(view, { do: 'execute', piece: piece as never });
  expect(death(N.percy)).toEqual({ follows: 'His cards are shared out or lost.' });
  expect(death(N.henry)).toEqual({ follows: 'For good: his house has one claimant less.' });
  vi.unstubAllGlobals();
});

test('4.3 before a storm a port alone answers: no ship has to be touched first', () => {
  const shelter = read('shelter george-ship kingston-upon-hull');
  expect(shelter?.do).toBe('shelter');
  expect(shelter && gestures(shelter).map(([first]) => first)).toContain('kingston-upon-hull');
});

test('3.5 whoever stands at a gate that opens goes in by a touch on him and on its ground, too', () => {
  const action = read('go-in grey coventry') as Action;
  expect(gestures(action)).toEqual([['do:go-in grey coventry'], ['grey', 'coventry']]);
});
