// The face against the real game: what a hand can express, where blocks stand, what the board says.
import { borderMid, distance, gathered, overlap, ROSES_COATS } from '@rose/board';
import { richardIII } from '@rose/richard-iii';
import {
  type Action,
  AREA_NAMES,
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  blockName,
  isAreaName,
  type LogEntry,
  printedFirepower,
  SEATS,
  type Seat,
  type View,
  write,
} from '@rose/richard-iii/ids';
import { isMistake, isRefusal, legal, mustAnswer, open, peekInto, play, readOptions, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { actors, bonusReasons, orderOf, turnChance } from '../board/battle-facts.ts';
import { suspects } from '../board/card.tsx';
import { companyOf } from '../board/company.ts';
import { BUTTONS, gestures } from '../board/gestures.ts';
import { coatOf, coatOfShield } from '../board/heraldry.ts';
import { lordsOf } from '../board/lords.ts';
import { isComing, piecesOf } from '../board/pieces.ts';
import { boxOf, NAMES, placesOf, standingIn } from '../board/places.ts';
import { tripsTo } from '../board/trips.ts';
import { mayJoin, pointsFor, together } from '../board/ways.ts';
import { AREA_LABELS, MAP } from '../map/index.ts';
import { supporters } from '../src/rules/phases/throne.ts';
import type { State } from '../src/rules/state.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly offered: readonly Action[];
  readonly after: View;
  readonly told: readonly LogEntry[];
}
const SCENARIOS = ['wars-of-the-roses-1460', 'kingmaker-1470', 'richard-iii-1483'] as const;

/** A game of random choices, slow to end its actions so that armies meet. */
const randomGame = (scenario: (typeof SCENARIOS)[number], seed: number, most: number): readonly Step[] => {
  const options = readOptions(richardIII.meta.options, { scenario });
  if (isMistake(options)) throw new Error(options.reason);
  const random = seeded(seed);
  const steps: Step[] = [];
  let { state } = open(richardIII, options, random);
  while (steps.length < most && !richardIII.outcome(state)) {
    const [seat] = mustAnswer(richardIII, state);
    if (!seat) throw new Error('nobody acts');
    const offered = legal(richardIII, state, seat);
    const eager = offered.filter(({ do: verb }) => verb !== 'end-actions' && verb !== 'pass' && verb !== 'end-regroup');
    const among = eager.length > 0 && random(8) > 1 ? eager : offered;
    const action = among[random(among.length) - 1];
    if (!action) throw new Error('nothing to do');
    const played = play(richardIII, state, seat, action, random);
    if (isRefusal(played)) throw new Error(`${write(action)} is refused`);
    const told = played.told.map(({ entry }) => peekInto(entry, seat) as LogEntry);
    const [view, after] = [richardIII.view(state, seat), richardIII.view(played.state, seat)];
    steps.push({ state, seat, view, offered, after, told });
    state = played.state;
  }
  return steps;
};
const STEPS = SCENARIOS.flatMap((scenario) => [1, 2].flatMap((seed) => randomGame(scenario, seed, 200)));
const VERBS = new Set(STEPS.flatMap(({ offered }) => offered.map(({ do: verb }) => verb)));

test('the random games meet marches, sails, recruits and battles', () => {
  for (const verb of ['play-card', 'march', 'sail', 'recruit', 'fire', 'charge', 'retreat', 'take-hits', 'go-home'])
    expect(VERBS).toContain(verb);
});

const key = (gesture: readonly string[]): string => gesture.join(' ');
describe('gestures', () => {
  test('a hand can express every legal action', () => {
    for (const { offered } of STEPS)
      for (const action of offered) expect(gestures(action), write(action)).not.toEqual([]);
  });
  test('no complete gesture is the beginning of another: a touch plays, or a menu asks', () => {
    for (const { offered } of STEPS) {
      const complete = new Set(offered.flatMap((action) => gestures(action).map(key)));
      const begun = offered.flatMap((action) =>
        gestures(action).flatMap((gesture) => gesture.slice(1).map((_, i) => key(gesture.slice(0, i + 1)))),
      );
      expect(begun.filter((touches) => complete.has(touches))).toEqual([]);
    }
  });
  test('only ways to one place share a gesture', () => {
    for (const { offered } of STEPS) {
      const meant = new Map<string, Action[]>();
      for (const action of offered)
        for (const gesture of gestures(action)) meant.set(key(gesture), [...(meant.get(key(gesture)) ?? []), action]);
      for (const [touches, actions] of meant)
        if (actions.length > 1)
          expect(
            actions.every(({ do: verb }) => verb === 'march' || verb === 'sail'),
            touches,
          ).toBe(true);
    }
  });
  test('every first touch is a block, an area, a card or one of the buttons', () => {
    const buttons = BUTTONS.map(({ place }) => place as string);
    for (const { offered } of STEPS)
      for (const action of offered)
        for (const [first = ''] of gestures(action)) if (first.startsWith('#')) expect(buttons).toContain(first);
  });
});

describe('several blocks to one place', () => {
  const marchers = (offered: readonly Action[]): readonly BlockName[] => [
    ...new Set(offered.flatMap((action) => (action.do === 'march' ? [blockName(action.block)] : []))),
  ];
  const movers = (offered: readonly Action[]): readonly BlockName[] => [
    ...new Set(
      offered.flatMap((action) => (action.do === 'march' || action.do === 'sail' ? [blockName(action.block)] : [])),
    ),
  ];
  /** The most of them that stand in one area. */
  const ofOneArea = (view: View, blocks: readonly BlockName[]): readonly BlockName[] =>
    [...Map.groupBy(blocks, (block) => view.blocks[block]?.place).values()].toSorted(
      (a, b) => b.length - a.length,
    )[0] ?? [];
  test('the moves of a company are legal one after the other, by land and by sea, with the points that are left', () => {
    const companies = { march: 0, sail: 0 };
    for (const { state, seat, view, offered } of STEPS) {
      if (view.phase.name !== 'action') continue;
      const [first, second] = ofOneArea(view, movers(offered));
      if (!first || !second) continue;
      const joint = together(view, offered, [first, second]);
      for (const to of (joint?.open ?? []).filter(isAreaName)) {
        const { plays = [] } = together(view, offered, [first, second, to]) ?? {};
        let now = state;
        for (const move of plays) {
          const played = play(richardIII, now, seat, move, () => 1);
          expect(isRefusal(played), `${write(move)} after ${plays.map(write).join(', ')}`).toBe(false);
          if (!isRefusal(played)) now = played.state;
        }
        if (plays.length === 2) for (const { do: verb } of plays) companies[verb] += 1;
      }
    }
    expect(companies.march).toBeGreaterThan(20);
    expect(companies.sail).toBeGreaterThan(20);
  });
  test('5.2, 5.3 a move costs what the board says, by land and by sea', () => {
    const seen = new Set<string>();
    for (const [at, { state, seat, view, offered }] of STEPS.entries()) {
      if (view.phase.name !== 'action') continue;
      const moves = offered.filter((action) => action.do === 'march' || action.do === 'sail');
      // A handful of each step: all of them together would take a minute.
      for (const action of moves.filter((_, i) => i % 16 === at % 16)) {
        const played = play(richardIII, state, seat, action, () => 1);
        const after = isRefusal(played) ? undefined : richardIII.view(played.state, seat).phase;
        if (after?.name !== 'action' || after.acting !== view.phase.acting) continue;
        const cost = pointsFor(view, [action]);
        expect(view.phase.points - after.points, write(action)).toBe(cost);
        seen.add(`${action.do} ${cost}`);
      }
    }
    expect([...seen].sort()).toEqual(['march 0', 'march 1', 'sail 0', 'sail 1']);
  });
  test('a place is open to a company only if its borders let all of them over', () => {
    for (const { view, offered } of STEPS.filter(({ view: { phase } }) => phase.name === 'action')) {
      const company = ofOneArea(view, marchers(offered)).slice(0, 3);
      const joint = together(view, offered, company);
      for (const to of (joint?.open ?? []).filter(isAreaName))
        expect(together(view, offered, [...company, to])?.plays).toHaveLength(company.length);
    }
  });
  test('5.2 a company is of one area: who stands there and can meet comes along, touched again he stays', () => {
    const read = (text: string) => richardIII.read(text) as Action;
    const some = STEPS.find(({ view: { phase } }) => phase.name === 'action' && phase.used.length === 0)?.view as View;
    const standing = { steps: 3, down: false, done: false, came: null } as const;
    const at = (place: AreaName) => ({ ...standing, place });
    const view: View = {
      ...some,
      blocks: {
        'l-clifford': at('lincoln'),
        'l-beaumont': at('lincoln'),
        'l-oxford': at('lincoln'),
        'l-exeter': at('north-yorks'),
      },
    };
    const may = [
      read('march l-clifford lincoln-south-yorks'),
      read('march l-beaumont lincoln-south-yorks'),
      read('march l-oxford lincoln-east-anglia'),
      read('march l-exeter north-yorks-south-yorks'),
    ];
    const game = companyOf(view);
    expect(gathered(game, may, [], 'l-clifford')).toBeUndefined();
    expect(gathered(game, may, ['l-clifford'], 'l-beaumont')).toEqual(['l-clifford', 'l-beaumont']);
    expect(gathered(game, may, ['l-clifford'], 'l-oxford')).toBeUndefined();
    expect(gathered(game, may, ['l-clifford'], 'l-exeter')).toBeUndefined();
    expect(gathered(game, may, ['l-clifford', 'l-beaumont'], 'l-beaumont')).toEqual(['l-clifford']);
    expect(game.mayJoin?.(may, ['l-clifford'])).toEqual(['l-beaumont']);
  });
  test('5.2 whoever may join stands in the same area and has a way with the others; nobody else can be gathered', () => {
    const seen = { joins: 0, elsewhere: 0 };
    for (const { view, offered } of STEPS.filter(({ view: { phase } }) => phase.name === 'action')) {
      const [first, ...others] = movers(offered);
      if (!first) continue;
      const joins = mayJoin(view, offered, [first]);
      for (const block of others) {
        const isNear = view.blocks[block]?.place === view.blocks[first]?.place;
        const next = gathered(companyOf(view), offered, [first], block);
        expect(next !== undefined, `${first} with ${block}`).toBe(joins.includes(block));
        if (joins.includes(block)) expect(isNear).toBe(true);
        seen[isNear ? 'joins' : 'elsewhere'] += 1;
      }
    }
    expect(Math.min(seen.joins, seen.elsewhere)).toBeGreaterThan(30);
  });
  test('a block alone goes by the way that leaves most room', () => {
    const march = (path: readonly string[]) => richardIII.read(`march l-clifford ${path.join('-')}`) as Action;
    const ways = [march(['north-yorks', 'lancaster', 'derby']), march(['north-yorks', 'south-yorks', 'derby'])];
    const view = STEPS.find(({ view: { phase } }) => phase.name === 'action' && phase.used.length === 0)?.view as View;
    const { plays } = together(view, ways, ['l-clifford', 'derby']) ?? { plays: [] };
    expect(plays.map(write)).toEqual(['march l-clifford north-yorks-south-yorks-derby']);
  });
  test('a stone on the road names the way', () => {
    const march = (path: readonly string[]) => richardIII.read(`march l-clifford ${path.join('-')}`) as Action;
    const ways = [march(['north-yorks', 'east-yorks', 'south-yorks']), march(['north-yorks', 'south-yorks'])];
    const view = STEPS.find(({ view: { phase } }) => phase.name === 'action' && phase.used.length === 0)?.view as View;
    const { plays } = together(view, ways, ['l-clifford', 'via-east-yorks', 'south-yorks']) ?? { plays: [] };
    expect(plays.map(write)).toEqual(['march l-clifford north-yorks-east-yorks-south-yorks']);
  });
});

describe('where blocks stand', () => {
  test('everybody on the map is drawn once', () => {
    for (const { view } of STEPS.filter((_, i) => i % 7 === 0)) {
      const placed = placesOf(piecesOf(view));
      const known = BLOCK_NAMES.filter((block) => isAreaName(view.blocks[block]?.place ?? ''));
      expect(new Set(placed.map(({ piece }) => piece.id)).size).toBe(placed.length);
      expect(placed).toHaveLength(known.length + view.hidden.length);
    }
  });
  test('nobody hides another: at most a fifth of a block lies under its neighbours', () => {
    for (const { view } of STEPS.filter((_, i) => i % 5 === 0)) {
      const placed = placesOf(piecesOf(view));
      for (const [i, one] of placed.entries())
        for (const other of placed.slice(i + 1)) {
          const [a, b] = [boxOf(one), boxOf(other)];
          const share = overlap(a, b) / Math.min(a.width * a.height, b.width * b.height);
          expect(share, `${one.piece.id} and ${other.piece.id}`).toBeLessThan(0.2);
        }
    }
  });
  test('up to four of a side leave the names of other areas to be read', () => {
    for (const area of AREA_NAMES)
      for (const count of [1, 2, 3, 4]) {
        const { scale, groups } = standingIn(area, [count]);
        expect(scale, `${count} in ${area}`).toBeGreaterThanOrEqual(0.75);
        const boxes = groups.flat().map((at) => boxOf({ at, scale }));
        for (const name of NAMES.filter(({ id }) => id !== area)) {
          const covered = boxes.reduce((sum, box) => sum + overlap(box, name), 0) / (name.width * name.height);
          expect(covered, `${count} in ${area} over ${name.id}`).toBeLessThan(0.5);
        }
      }
  });
  test('attackers stand on their own side of the border they crossed, until the battle opens', () => {
    let coming = 0;
    for (const { view } of STEPS.filter(({ view: { attacks } }) => attacks.length > 0))
      for (const { piece, at } of placesOf(piecesOf(view))) {
        const isOpen = view.phase.name === 'battle' && view.phase.area === piece.area;
        const attack = view.attacks.find(({ area }) => area === piece.area);
        if (!isComing(piece)) continue;
        coming++;
        expect(isOpen).toBe(false);
        expect(attack?.attacker).toBe(piece.seat);
        const mid = borderMid(MAP.borders, piece.stands, piece.area);
        if (mid) expect(distance(at, mid), `${piece.id} in ${piece.area}`).toBeLessThan(140);
      }
    expect(coming).toBeGreaterThan(5);
  });
  test('a block that was seen to move travels from where it stood to where it stands', () => {
    let trips = 0;
    for (const { view, after, told } of STEPS.filter((_, i) => i % 3 === 0)) {
      const [before, now] = [placesOf(piecesOf(view)), placesOf(piecesOf(after))];
      for (const [id, path] of tripsTo(before, now, told)) {
        const end = now.find(({ piece }) => piece.id === id);
        const start = before.find(({ piece }) => piece.id === id);
        expect(path.at(-1)).toEqual(end?.at);
        if (start?.piece.block) expect(path[0]).toEqual(start.at);
        trips++;
      }
    }
    expect(trips).toBeGreaterThan(30);
  });
});

describe('what the board says', () => {
  test('every block and every shield of the map has its arms', () => {
    for (const block of BLOCK_NAMES) expect(ROSES_COATS).toHaveProperty(coatOf(block));
    expect(BLOCK_NAMES.filter((block) => coatOf(block) === 'rebel')).toEqual(['rebel']);
    for (const { marks } of AREA_LABELS)
      for (const mark of marks.filter((name) => name.startsWith('shield:')))
        expect(ROSES_COATS).toHaveProperty(coatOfShield(mark.slice(7)));
  });
  test('8.2 the count for the throne: exact for one’s own, within bounds for the other', () => {
    for (const { state, seat, view } of STEPS)
      for (const side of SEATS) {
        const { least, most } = lordsOf(view, side);
        const truth = supporters(state, side);
        expect(truth).toBeGreaterThanOrEqual(least);
        expect(truth).toBeLessThanOrEqual(most);
        if (side === seat) expect(least).toBe(most);
      }
  });
  test('15 a block turned away is always one of those it can be', () => {
    for (const { state } of STEPS.filter((_, i) => i % 9 === 0)) {
      const [truth, view] = [richardIII.view(state, 'lancaster'), richardIII.view(state, 'york')];
      for (const block of BLOCK_NAMES) {
        const area = truth.blocks[block]?.place;
        if (view.blocks[block] || area === undefined || !isAreaName(area)) continue;
        expect(suspects({ view }, 'lancaster', area)).toContain(block);
      }
    }
  });
});

describe('6 battles', () => {
  const battles = STEPS.flatMap((step) =>
    step.view.phase.name === 'battle' && step.view.phase.step === 'turn' ? [{ ...step, battle: step.view.phase }] : [],
  );
  test('6.2 those who may act are the next in the order of fire', () => {
    for (const { view, battle, offered } of battles) {
      const next = orderOf(view, battle).filter(({ isNext }) => isNext);
      expect(new Set(next.map(({ block }) => block))).toEqual(new Set(actors(offered)));
    }
    expect(battles.length).toBeGreaterThan(50);
  });
  test('2.2 to 2.6 every point of a bonus has its reason', () => {
    let bonuses = 0;
    for (const { battle } of battles)
      for (const turn of [...battle.front.lancaster, ...battle.front.york]) {
        const bonus = turn.firepower - printedFirepower(B[turn.block]);
        expect(bonusReasons(battle, turn)).toHaveLength(bonus);
        bonuses += bonus;
      }
    expect(bonuses).toBeGreaterThan(0);
  });
  test('6.9 the chance of treachery: all dice even, and Warwick’s own loyalties', () => {
    expect(turnChance('l-henry-vi', 'y-buckingham')).toBe(0.5);
    expect(turnChance('l-henry-vi', 'y-warwick')).toBe(0.125);
    expect(turnChance('l-henry-vi', 'y-kent')).toBe(0.25);
    expect(turnChance('l-warwick', 'y-kent')).toBe(0.5);
    expect(turnChance('l-henry-vi', 'y-norfolk')).toBe(0);
    expect(turnChance('event-treason', 'y-salisbury')).toBe(0.25);
  });
});
