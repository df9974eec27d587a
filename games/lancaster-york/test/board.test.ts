// The face against the real game: the turn told backwards is the board before it, no scene outlasts a minute, every
// order has a touch of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { lancasterYork } from '@rose/lancaster-york';
import { SEATS, type Seat, type View } from '@rose/lancaster-york/ids';
import { choices, isMistake, replay } from '@rose/table';
import type { Recorded } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { gestures, isOpen, slipOf } from '../board/gestures.ts';
import { tokensAt, viewAt } from '../board/rewind.ts';
import { lastReveal, paceOf, scenesOf, scoresAt } from '../board/scenes.ts';
import type { LancasterYork } from '../src/rules/state.ts';

type State = LancasterYork['state'];
const FOLDER = new URL('./fixtures/', import.meta.url);
const courseOf = (name: string) => {
  const course = replay(lancasterYork, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const WHOLE = readdirSync(FOLDER).filter((name) => name.includes('-players.'));
const told = (state: State) => lancasterYork.view(state, 'spectator');

/** All that map, name cards, track and papers draw of a table; who has confirmed a plan is told at once. */
const drawn = ({
  turn,
  year,
  order,
  kings,
  titles,
  markers,
  owners,
  nobles,
  ships,
  captain,
  shown,
  players,
}: View) => ({
  turn,
  year,
  order,
  kings,
  titles,
  markers,
  owners,
  nobles,
  ships,
  captain,
  shown,
  players: players.map(({ seat, house, score, money, mercenaries, titles: own }) => ({
    seat,
    house,
    score,
    money,
    mercenaries,
    titles: own.toSorted(),
  })),
});
/** Every reveal of a recorded game: the board before it, the one after it, and its scenes. */
const reveals = (name: string) => {
  const { steps } = courseOf(name);
  return steps.flatMap((step, at) => {
    const scenes = scenesOf(step.told.map(({ entry }) => entry));
    const before = steps[at - 1];
    const earlier = steps.slice(0, at).flatMap((one) => one.told.map(({ entry }) => entry));
    return scenes.length > 0 && before
      ? [{ before: told(before.state), after: told(step.state), telling: { scenes, earlier }, scenes }]
      : [];
  });
};

describe.for(WHOLE)('%s', (name) => {
  const all = reveals(name);
  test('every turn is told', () => expect(all).toHaveLength(5));
  test('told backwards to its beginning, nothing of what is drawn tells what is still to come', () => {
    for (const { before, after, telling, scenes } of all) {
      expect(drawn(viewAt(after, telling, -1))).toEqual(drawn(before));
      const scores = Object.fromEntries(before.players.map(({ seat, score }) => [seat, score]));
      expect(scoresAt(scenes, -1)).toEqual(scores);
    }
  });
  test('told to its end, they are those after it', () => {
    for (const { after, telling, scenes } of all) {
      expect(viewAt(after, telling, scenes.length - 1)).toEqual(after);
      const scores = Object.fromEntries(after.players.map(({ seat, score }) => [seat, score]));
      expect(scoresAt(scenes, scenes.length - 1)).toEqual(scores);
    }
  });
  test('every force lies on the board until its battle, and none in Parliament', () => {
    for (const { scenes } of all) {
      const placed = scenes.flatMap(({ entries }) => entries.filter(({ say }) => say === 'force-placed')).length;
      const last = scenes.findLastIndex(({ chapter }) => chapter === 'deployment');
      expect(tokensAt(scenes, last).forces).toHaveLength(placed);
      expect(tokensAt(scenes, scenes.length - 1)).toEqual({ forces: [], cubes: [] });
    }
  });
  test('the six regions are judged one by one, and all of it takes less than a minute', () => {
    for (const { scenes } of all) {
      const judged = scenes.filter(({ entries }) => entries[0]?.say === 'region-judged');
      expect(judged).toHaveLength(6);
      expect(paceOf(scenes.length) * scenes.length).toBeLessThan(60_000);
    }
  });
});

test('the last reveal of a story', () => {
  const { steps } = courseOf(WHOLE[0] ?? '');
  const story = steps.map((step) => step.told.map(({ entry }) => entry));
  expect(lastReveal(story)).toBe(steps.length - 1);
  expect(lastReveal(story.slice(0, 3))).toBe(-1);
});

test('each choice has a slip of its own, and touches that mean nothing else', () => {
  const { steps } = courseOf(WHOLE[0] ?? '');
  const planning = steps.filter(({ state }) => state.phase.name === 'planning').slice(0, 60);
  for (const { state } of planning)
    for (const seat of SEATS.slice(0, state.options.players) as readonly Seat[]) {
      const { may } = choices(lancasterYork, state, seat);
      expect(new Set(may.map(slipOf)).size).toBe(may.length);
      const ways = may.flatMap((action) => gestures(action).map((way) => way.join(' ')));
      expect(new Set(ways).size).toBe(ways.length);
    }
});

test('whoever decides before the eyes of all knows nothing that a bystander does not', () => {
  for (const name of WHOLE) {
    const phases = new Set<string>();
    for (const { state } of courseOf(name).steps) {
      const bystander = told(state);
      phases.add(`${bystander.phase.name} ${isOpen(bystander)}`);
      if (!isOpen(bystander)) continue;
      for (const seat of bystander.seats)
        expect({ ...lancasterYork.view(state, seat), viewer: 'spectator' }).toEqual(bystander);
    }
    expect([...phases]).toEqual(expect.arrayContaining(['draft true', 'planning false']));
  }
});

test('told while others already take cards of the next turn, the board is as it was', () => {
  for (const name of WHOLE) {
    const { steps } = courseOf(name);
    const at = steps.findIndex(({ told: entries }) => scenesOf(entries.map(({ entry }) => entry)).length > 0);
    const [reveal, pick] = steps.slice(at);
    if (!reveal || !pick) throw new Error(name);
    const scenes = scenesOf(reveal.told.map(({ entry }) => entry));
    const since = pick.told.map(({ entry }) => entry);
    expect(since.some(({ say }) => say === 'card-picked')).toBe(true);
    const last = scenes.length - 1;
    const { owners, nobles, ships } = viewAt(told(pick.state), { scenes, since }, last);
    const after = told(reveal.state);
    expect({ owners, nobles, ships }).toEqual({ owners: after.owners, nobles: after.nobles, ships: after.ships });
  }
});
