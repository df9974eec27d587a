// What one touch alone may not do for good: the second touch says what comes of it.

import { join } from 'node:path';
import { isMistake, replay } from '@rose/table';
import { recordedGames } from '@rose/testkit';
import { describe, expect, test, vi } from 'vitest';
import { foresees } from '../board/foresees.ts';
import { leaveAsked } from '../board/leave.ts';
import { seals } from '../board/seals.ts';
import { stopsFor, stopsIn } from '../board/ways.ts';
import { en } from '../board/words.en.ts';
import { learn } from '../board/words.ts';
import { type Action, read, type View } from '../src/ids.ts';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { type Board, board, play } from './scene.ts';

learn({ en });
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
const followsIn = (phase: object): string | undefined =>
  seals({ phase, viewer: 'red' } as unknown as View, { do: 'pass' })?.follows;
test('a last word says what comes of it, where that is not plain', () => {
  const plainly = en.seals.sure.follows;
  expect(followsIn({ name: 'parliament', step: 'attend' })).toBe(en.seals.nobodyComes);
  expect(followsIn({ name: 'parliament', step: 'swap' })).toBe(plainly);
  expect(followsIn({ name: 'ransom', asked: ['red'] })).toBe(en.seals.left);
  expect(followsIn({ name: 'ransom', asked: ['blue'] })).toBe(plainly);
});

test('whoever has nobody left to move ends the movement with one touch', () => {
  const two = board({ red: 'grey stamford; roos york', phase: { name: 'movement', step: 'move' } });
  const one = play(two, 'march grey belvoir');
  const none = play(one, 'march roos pocklington');
  const asked = [two, one, none].map(
    ({ state }) => seals(kingmaker.view(state, 'red'), { do: 'end-movement' })?.follows,
  );
  expect(asked).toEqual(['2 stacks of yours will not move.', '1 stack of yours will not move.', undefined]);
});

interface Made {
  readonly name: string;
  readonly view: View;
  readonly action: Action;
  readonly told: readonly Kingmaker['entry'][];
  readonly isSealed: boolean;
}
const { files, recorded } = recordedGames(kingmaker, join(import.meta.dirname, 'fixtures'));
/** Every march and voyage of the recorded games, with how its seat saw the table before. */
const moves = files.flatMap((file): readonly Made[] => {
  const course = replay(kingmaker, recorded(file));
  if (isMistake(course)) throw new Error(`${file}: ${course.reason}`);
  return course.steps.flatMap(({ entry, told }, at): readonly Made[] => {
    const before = course.steps[at - 1];
    const action = entry && 'action' in entry ? read(entry.action) : undefined;
    if (!before || !entry || (action?.do !== 'march' && action?.do !== 'sail')) return [];
    const name = `${file} ${entry.seq} ${'action' in entry ? entry.action : ''}`;
    const view = kingmaker.view(before.state, entry.seat as Kingmaker['seat']);
    return [
      {
        name,
        view,
        action,
        told: told.map((line) => line.entry),
        isSealed: 'sealed' in entry && entry.sealed !== undefined,
      },
    ];
  });
});
const ASKED = 'leave-asked';
describe('3.5 a move that asks others for leave', () => {
  test('is foreseen, with the gate and whose it is: in all recorded games', () => {
    const asking = ({ told }: Made) =>
      told.flatMap((line) => (line.say === ASKED ? [{ place: line.place, keeper: line.owner }] : []))[0];
    const wrong = moves.filter(
      (one) => JSON.stringify(asking(one)) !== JSON.stringify(leaveAsked(one.view, one.action)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(moves.filter(asking).length).toBeGreaterThan(500);
    expect(moves.filter((one) => !asking(one)).length).toBeGreaterThan(2000);
  });
  test('is asked about first, and no other move is for good', () => {
    const bare = moves.filter(({ view, action, isSealed }) => isSealed && seals(view, action) === undefined);
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(moves.filter(({ isSealed }) => isSealed).length).toBeGreaterThan(600);
  });
});
test('a finger is told the way of every march before it is made, in all recorded games', () => {
  const toldOf = (list: readonly Made[]) => list.map(({ view, action }) => foresees(view, action)?.explain ?? '-');
  const marches = moves.filter(({ action }) => action.do === 'march');
  expect(toldOf(moves)).not.toContain('-');
  const [near, far] = [
    toldOf(marches).filter((said) => !said.includes('by road')),
    toldOf(marches).filter((said) => said.includes('by road')),
  ];
  for (const said of near) expect(said).toMatch(/^(From [A-Z][\w -]*, [1-5] areas?\.)?$/);
  for (const said of far) expect(said).toMatch(/^From [A-Z][\w -]*, ([6-9]|\d\d) areas by road\.$/);
  expect(far.length).toBeGreaterThan(100);
});
const toNewark: Board = {
  red: 'grey stamford',
  blue: 'neville in:warwick',
  more: { noted: { newark: 'neville' } },
};
test('3.5 whoever has leave meets no stop at that gate', () => {
  const stops = (more: object) => {
    const { state } = board({ ...toNewark, more: { ...toNewark.more, ...more } });
    return stopsIn(kingmaker.view(state, 'red'), ['newark']);
  };
  expect(stops({})).toEqual([{ place: 'newark', kind: 'hand' }]);
  expect(stops({ leave: { newark: ['red'] } })).toEqual([]);
  expect(stops({ leaveAll: { blue: ['red'] } })).toEqual([]);
});
test('2.2 a bar stops who marches, and nobody who comes into play', () => {
  const { state } = board({ ...toNewark, more: {} });
  const view = kingmaker.view(state, 'red');
  const stopsOf = (text: string) =>
    stopsFor({ view, picked: ['grey'], open: ['newark'], offered: [read(text) as Action] });
  expect(stopsOf('march grey newark')).toEqual([{ place: 'newark', kind: 'bar' }]);
  expect(stopsOf('enter grey in:newark')).toEqual([]);
});
test('16.3 the end of a movement names who is lost overseas by it', () => {
  const inRefuge = (turn: number, more: object = {}) =>
    board({
      red: 'grey man; roos man; hastings man; percy york falcon',
      options: { refuge: 1 },
      more: {
        events: { 'v-refuge-3': 'in-force' },
        refuges: [{ card: 'v-refuge-3', seat: 'red', area: 'man', since: 5, pieces: ['grey', 'roos'] }],
        turns: { red: turn, yellow: 4, blue: 4, green: 4 },
        ships: { falcon: 'in:london' },
        ...more,
      },
    });
  const follows = (scene: ReturnType<typeof inRefuge>) =>
    seals(kingmaker.view(scene.state, 'red'), { do: 'end-movement' })?.follows;
  expect(follows(inRefuge(7))).not.toContain('lost');
  expect(follows(inRefuge(8))).toContain('lost: Grey, Roos.');
  const late = inRefuge(6, { ships: { falcon: 'in:douglas' }, noted: { douglas: 'percy' } });
  expect(follows(late)).toContain('lost: Hastings.');
  expect(kingmaker.view(play(late, 'end-movement').state, 'red').spot.hastings).toBe('-');
});
