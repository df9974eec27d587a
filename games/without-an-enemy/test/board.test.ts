// The face against the real game: what a hand can express, where blocks stand, what the board foresees.
import { isWayPoint, mayMean, overlap } from '@rose/board';
import { shortestWay } from '@rose/parts';
import { isMistake, isRefusal, legal, mustAnswer, open, play, readOptions, seeded } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import {
  A,
  type Action,
  AREA_NAMES,
  AREAS,
  type AreaId,
  areaName,
  BLOCK_NAMES,
  blockName,
  cityIn,
  cityName,
  isAreaName,
  isBlockName,
  isCardName,
  isCityName,
  NO_CITY,
  neighboursOf,
  SCENARIOS,
  SEAS,
  SEATS,
  type Seat,
  type View,
  write,
} from '@rose/without-an-enemy/ids';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../board/at-once.ts';
import { battleIn, headingsOf, ranksOf } from '../board/battle-facts.ts';
import { suspects } from '../board/card.tsx';
import { DEVICES } from '../board/charges.ts';
import { flagOf } from '../board/colours.ts';
import { groundById } from '../board/faces.ts';
import { BUTTONS, gestures, INSIDE, isRegionPlace, MUSTER, RECRUIT, SAIL } from '../board/gestures.ts';
import { piecesOf } from '../board/pieces.ts';
import { boxOf, placesOf } from '../board/places.ts';
import { leftEmpty } from '../board/plan.tsx';
import { prizesIn } from '../board/prizes.ts';
import { PLATES } from '../board/region-map.tsx';
import { seals } from '../board/seals.ts';
import { hungry } from '../board/supply.ts';
import { voyageModifier } from '../board/voyage.ts';
import { armyWith, goalOf, isGoing, mayJoin, pointsFor, together } from '../board/ways.ts';
import { fightWords } from '../board/words-fight.ts';
import { excessIn } from '../src/rules/phases/supply.ts';
import { voyageModifier as ruledModifier } from '../src/rules/seas.ts';
import { type State, sideOf } from '../src/rules/state.ts';
import { words } from './words-page.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly offered: readonly Action[];
}
const IDLE: readonly Action['do'][] = ['end-actions', 'pass', 'end-regroup', 'end-recruitment', 'stand'];
/** A game of random choices, slow to end its actions so that armies meet and cities are shut in. */
const randomGame = (scenario: (typeof SCENARIOS)[number], seed: number, most: number): readonly Step[] => {
  const options = readOptions(withoutAnEnemy.meta.options, { scenario });
  if (isMistake(options)) throw new Error(options.reason);
  const random = seeded(seed);
  const steps: Step[] = [];
  let { state } = open(withoutAnEnemy, options, random);
  while (steps.length < most && !withoutAnEnemy.outcome(state)) {
    const [seat] = mustAnswer(withoutAnEnemy, state);
    if (!seat) throw new Error('nobody acts');
    const offered = legal(withoutAnEnemy, state, seat);
    const verbs = [...new Set(offered.map(({ do: verb }) => verb))];
    const eager = verbs.filter((verb) => !IDLE.includes(verb));
    const among = eager.length > 0 && random(6) > 1 ? eager : verbs;
    const verb = among[random(among.length) - 1];
    const meant = offered.filter((action) => action.do === verb);
    const action = meant[random(meant.length) - 1];
    if (!action) throw new Error('nothing to do');
    steps.push({ state, seat, view: withoutAnEnemy.view(state, seat), offered });
    const played = play(withoutAnEnemy, state, seat, action, random);
    if (isRefusal(played)) throw new Error(`${write(action)} is refused`);
    state = played.state;
  }
  return steps;
};
const STEPS = SCENARIOS.flatMap((scenario) => [1, 2].flatMap((seed) => randomGame(scenario, seed, 260)));
const VERBS = new Set(STEPS.flatMap(({ offered }) => offered.map(({ do: verb }) => verb)));
/** Moves are many: every so many of a step stand for all. */
const some = <T>(all: readonly T[], at: number, of: number): readonly T[] => all.filter((_, i) => i % of === at % of);

test('the random games meet marches, voyages, battles, sieges and the end of a year', () => {
  for (const verb of [
    'play-card',
    'move',
    'join',
    'sail',
    'muster',
    'deploy',
    'fire',
    'take-hit',
    'retreat',
    'regroup',
  ])
    expect(VERBS).toContain(verb);
  for (const verb of ['shelter', 'sally', 'attack', 'starve', 'strengthen', 'go-home', 'end-recruitment'])
    expect(VERBS).toContain(verb);
});

const key = (gesture: readonly string[]): string => gesture.join(' ');
describe('gestures', () => {
  test('a hand can express every legal action, in three touches at most', () => {
    const isLong = (action: Action): boolean => Math.min(...gestures(action).map(({ length }) => length)) > 3;
    for (const { offered } of STEPS) expect(offered.filter(isLong).map(write)).toEqual([]);
  });
  test('no complete gesture is the beginning of another: a touch plays, or a menu asks', () => {
    for (const { offered } of some(STEPS, 0, 5)) {
      const complete = new Set(offered.flatMap((action) => gestures(action).map(key)));
      const begun = new Set(
        offered.flatMap((action) =>
          gestures(action).flatMap((gesture) => gesture.slice(1).map((_, i) => key(gesture.slice(0, i + 1)))),
        ),
      );
      expect([...begun].filter((touches) => complete.has(touches))).toEqual([]);
    }
  });
  test('only ways to one place share a gesture', () => {
    for (const { offered } of some(STEPS, 1, 5)) {
      const meant = new Map<string, Action[]>();
      for (const action of offered)
        for (const gesture of gestures(action)) meant.set(key(gesture), [...(meant.get(key(gesture)) ?? []), action]);
      for (const [touches, actions] of meant)
        if (actions.length > 1) expect(actions.every(isGoing), touches).toBe(true);
    }
  });
  test('every touch is a thing that is drawn, or one of the buttons', () => {
    const buttons: readonly string[] = [...BUTTONS.map(({ place }) => place), MUSTER, SAIL, RECRUIT, INSIDE, 'reserve'];
    const isDrawn = (place: string): boolean =>
      isBlockName(place) ||
      isCardName(place) ||
      groundById(place) !== undefined ||
      isRegionPlace(place) ||
      SEATS.some((seat) => place === `first-${seat}`) ||
      isWayPoint(place) ||
      buttons.includes(place);
    for (const { offered } of STEPS) {
      const places = new Set(offered.flatMap((action) => gestures(action)[0] ?? []));
      expect([...places].filter((place) => !isDrawn(place))).toEqual([]);
    }
  });
});

describe('an army in the hand', () => {
  test('whoever is sent goes legally one after the other, for the points that are left', () => {
    let armies = 0;
    const verbs = new Set<Action['do']>();
    for (const { state, seat, view, offered } of STEPS) {
      const first = offered.find(isGoing);
      if (!first) continue;
      const company = [blockName(first.block), ...armyWith(view, offered, blockName(first.block))];
      for (const to of some(together(view, offered, company)?.open ?? [], armies, 4)) {
        const { plays = [] } = together(view, offered, [...company, to]) ?? {};
        expect(plays.length).toBeGreaterThan(0);
        let now = state;
        for (const move of plays) {
          const played = play(withoutAnEnemy, now, seat, move, () => 1);
          if (isRefusal(played)) throw new Error(`${plays.map(write).join(', ')}: ${JSON.stringify(played.because)}`);
          now = played.state;
        }
        if (plays.length > 1) armies += 1;
        if (plays.length > 1) for (const { do: verb } of plays) verbs.add(verb);
      }
    }
    expect(armies).toBeGreaterThan(30);
    for (const verb of ['move', 'retreat', 'regroup', 'shelter', 'go-home'] as const) expect(verbs).toContain(verb);
  });
  test('8.3, 8.12 who goes inside last, alone or in a company, is asked about; nobody before him is', () => {
    const seen = { last: 0, before: 0 };
    for (const { state, seat, view, offered } of STEPS) {
      const first = offered.find(({ do: verb }) => verb === 'shelter');
      if (first?.do !== 'shelter') continue;
      const company = [blockName(first.block), ...armyWith(view, offered, blockName(first.block))];
      const { plays = [] } = together(view, offered, [...company, INSIDE]) ?? {};
      let now = state;
      for (const [at, move] of plays.entries()) {
        const played = play(withoutAnEnemy, now, seat, move, () => 1);
        if (isRefusal(played)) throw new Error(write(move));
        now = played.state;
        const { phase } = withoutAnEnemy.view(now, seat);
        const isHere = phase.name === 'battle' && view.phase.name === 'battle' && phase.area === view.phase.area;
        const isLast = !isHere || !legal(withoutAnEnemy, now, seat).some(({ do: verb }) => verb === 'shelter');
        const seal = words('en', () => seals(view, move, plays.slice(0, at)));
        expect(seal !== undefined, write(move)).toBe(isLast);
        seen[isLast ? 'last' : 'before'] += 1;
      }
    }
    expect(Math.min(seen.last, seen.before)).toBeGreaterThan(3);
  });
  test('5.3 an army is of one area, and whatever is lit then sends its leader somewhere', () => {
    let elsewhere = 0;
    for (const { view, offered } of some(STEPS, 1, 3)) {
      const first = offered.find(isGoing);
      if (!first) continue;
      const leader = blockName(first.block);
      const company = [leader, ...armyWith(view, offered, leader)];
      const goals = offered.flatMap((action) =>
        isGoing(action) && action.block === first.block ? [goalOf(action)] : [],
      );
      expect(new Set(together(view, offered, company)?.open)).toEqual(new Set(goals));
      const movers = new Set(offered.filter(isGoing).map(({ block }) => blockName(block)));
      const near = mayJoin(view, offered, company);
      for (const other of [...movers].filter((block) => !company.includes(block) && !near.includes(block))) {
        expect(together(view, offered, [...company, other])).toBeUndefined();
        elsewhere += 1;
      }
    }
    expect(elsewhere).toBeGreaterThan(30);
  });
  test('1.8 a city that nobody would be left to hold is named before the army goes', () => {
    let [emptied, kept] = [0, 0];
    for (const { state, seat, view, offered } of some(STEPS, 0, 4)) {
      const first = offered.find((action) => action.do === 'move');
      if (view.phase.name !== 'actions' || first?.do !== 'move') continue;
      const from = first.path[0] as AreaId;
      const city = cityIn(from);
      if (city === NO_CITY || view.control[cityName(city)] !== seat) continue;
      const played = play(withoutAnEnemy, state, seat, first, () => 1);
      if (isRefusal(played)) throw new Error(write(first));
      const after = withoutAnEnemy.view(played.state, seat);
      const left = piecesOf(after).filter((piece) => piece.seat === seat && piece.area === areaName(from));
      const board = { view, viewer: seat } as Parameters<typeof leftEmpty>[0];
      expect(leftEmpty(board, [first])).toEqual(left.length === 0 ? [cityName(city)] : []);
      if (left.length === 0) emptied += 1;
      else kept += 1;
    }
    expect(Math.min(emptied, kept)).toBeGreaterThan(0);
  });
  test('5.3 a group move costs what the board says', () => {
    for (const [at, { state, seat, view, offered }] of STEPS.entries()) {
      const moves = offered.filter((action) => action.do === 'move');
      if (view.phase.name !== 'actions') continue;
      for (const action of some(moves, at, 120)) {
        const played = play(withoutAnEnemy, state, seat, action, () => 1);
        if (isRefusal(played)) throw new Error(write(action));
        const after = withoutAnEnemy.view(played.state, seat);
        expect(view.ap[seat] - after.ap[seat], write(action)).toBe(pointsFor(view, [action]));
      }
    }
  });
  test('a road is found between any two areas that hang together by land', () => {
    for (const area of AREAS) {
      const road = shortestWay(area, A.oxfordshire, neighboursOf);
      expect(road.length === 0, AREA_NAMES[area]).toBe(['ireland', 'continent'].includes(AREA_NAMES[area] as string));
    }
  });
});

describe('where blocks stand', () => {
  test('no block hides another of its side, but those turned away', () => {
    for (const { view } of some(STEPS, 0, 12)) {
      const placed = placesOf(piecesOf(view)).filter(({ piece }) => piece.block !== undefined);
      for (const [i, one] of placed.entries())
        for (const two of placed.slice(i + 1)) {
          if (one.piece.area !== two.piece.area || one.piece.city !== two.piece.city) continue;
          const box = boxOf(one);
          expect(overlap(box, boxOf(two)) / (box.width * box.height)).toBeLessThan(0.35);
        }
    }
  });
  test('every piece of the view is drawn once, under its own name', () => {
    for (const { view } of some(STEPS, 3, 12)) {
      const pieces = piecesOf(view);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      expect(placesOf(pieces)).toHaveLength(pieces.length);
    }
  });
  test('a block turned away is among those it can be', () => {
    for (const { state, seat, view } of some(STEPS, 5, 12)) {
      const all = withoutAnEnemy.view(state, seat === 'royalist' ? 'parliament' : 'royalist');
      for (const piece of piecesOf(view).filter(({ block }) => block === undefined)) {
        const there = BLOCK_NAMES.filter((block) => all.blocks[block]?.place === (piece.city ?? piece.area));
        expect(suspects({ view }, piece).some((block) => there.includes(block))).toBe(true);
      }
    }
  });
});

test('12.3 the plates of the regions stand clear of one another, and hold their names', () => {
  for (const [at, one] of PLATES.entries())
    for (const other of PLATES.slice(at + 1)) expect(overlap(one, other), `${one.region} ${other.region}`).toBe(0);
  for (const language of ['fr', 'en'] as const)
    for (const name of Object.values(words(language, fightWords).regionsShort)) expect(name.length).toBeLessThan(11);
});

describe('what the board foresees', () => {
  test('11.1 hunger is what the rules would take', () => {
    for (const { state, seat, view } of some(STEPS, 1, 6)) {
      const ruled = AREAS.filter((area) => excessIn(state, sideOf(seat), area) > 0).map((area) => ({
        area: AREA_NAMES[area],
        excess: excessIn(state, sideOf(seat), area),
      }));
      expect(hungry(view, seat)).toEqual(ruled);
    }
  });
  test('6.4 the die of a voyage is changed as the rules change it', () => {
    let voyages = 0;
    for (const [at, { state, seat, view, offered }] of STEPS.entries())
      for (const action of some(
        offered.filter((one) => one.do === 'sail'),
        at,
        9,
      )) {
        if (action.do !== 'sail') continue;
        const from = view.blocks[blockName(action.block)]?.place;
        if (from === undefined || !isAreaName(from)) continue;
        const to = AREA_NAMES[action.area] as (typeof AREA_NAMES)[number];
        expect(voyageModifier(view, seat, from, to)).toBe(ruledModifier(state, sideOf(seat), A[from], action.area));
        voyages += 1;
      }
    expect(voyages).toBeGreaterThan(30);
  });
  test('14.1 the prizes make the track, the King apart', () => {
    for (const { state, view } of some(STEPS, 0, 9)) {
      const sum = prizesIn(view).reduce((track, { points, loves, holder }) => {
        if (loves === holder) return track;
        return loves === 'parliament' ? track + points : track - points;
      }, 0);
      const king = withoutAnEnemy.view(state, 'royalist').blocks['r-charles']?.place === 'gone' ? 1 : 0;
      expect(view.track).toBe(sum - king);
    }
  });
});

describe('fights', () => {
  const FIGHTS = STEPS.flatMap(({ view, seat, offered }) => {
    const battle = battleIn(view);
    return battle ? [{ view, seat, offered, battle }] : [];
  });
  test('whoever can be touched stands in a lane', () => {
    expect(FIGHTS.length).toBeGreaterThan(60);
    for (const { view, seat, offered, battle } of FIGHTS) {
      const shown = ranksOf(view, battle, seat).map(({ piece }) => piece.id);
      for (const action of offered)
        if ('block' in action) expect(shown, write(action)).toContain(blockName(action.block));
    }
  });
  test('the strip has one step that is now', () => {
    for (const { battle } of FIGHTS)
      expect(
        headingsOf(battle).filter(({ state }) => state === 'now'),
        `${battle.kind} ${battle.step} ${battle.cycle}`,
      ).toHaveLength(1);
  });
});

test('what is offered at once is legal one after the other', () => {
  let bundles = 0;
  for (const { state, seat, view, offered } of STEPS)
    for (const { actions } of words('en', () => atOnce(view, offered))) {
      let now = state;
      for (const action of actions) {
        const played = play(withoutAnEnemy, now, seat, action, () => 1);
        if (isRefusal(played))
          throw new Error(`${write(action)} of ${actions.map(write).join()}: ${played.because.why}`);
        now = played.state;
      }
      bundles += 1;
    }
  expect(bundles).toBeGreaterThan(5);
});

test('every block has colours of its own kind, and devices that are drawn', () => {
  for (const block of BLOCK_NAMES) {
    const { device } = flagOf(block);
    if (device) expect(DEVICES[device.name], `${block} ${device.name}`).toBeDefined();
  }
  const seen = new Set(BLOCK_NAMES.map((block) => JSON.stringify([block[0], block.includes('-nma-'), flagOf(block)])));
  expect(seen.size).toBeGreaterThan(BLOCK_NAMES.length - 6);
});

test('a gesture may be begun by any place that is open, and by no other', () => {
  for (const { offered } of some(STEPS, 4, 20)) {
    const firsts = new Set(offered.flatMap((action) => gestures(action).map(([first]) => first)));
    for (const place of [...SEAS, 'york', 'oxfordshire'])
      expect(offered.some((action) => mayMean(gestures(action), [place]))).toBe(firsts.has(place));
    expect([...firsts].some((place) => place !== undefined && isCityName(place))).toBe(
      offered.some(({ do: verb }) => ['undermine', 'resist', 'besiege'].includes(verb)),
    );
  }
});
