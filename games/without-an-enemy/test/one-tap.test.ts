// Nothing is lost by one tap: what one touch leads to before its player is asked again, by his own deed or by the answer of
// the other side, comes to light without a die only after he was asked twice.
import { isMistake, isRefusal, legal, mustAnswer, open, pick, play, readOptions, seeded } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import type { Action, Seat } from '@rose/without-an-enemy/ids';
import { expect, test } from 'vitest';
import { gestures } from '../board/gestures.ts';
import { seals } from '../board/seals.ts';
import type { State } from '../src/rules/state.ts';
import { battle } from './events.ts';
import { type Scene, table } from './scene.ts';
import { words } from './words-page.ts';

const GAMES = process.env['ROSE_LONG'] ? 400 : 10;
/** Long games are looked at for so many steps. */
const MOST = 700;

type Random = ReturnType<typeof seeded>;
const choose = (state: State, seat: Seat, random: Random): Action => {
  const may = legal(withoutAnEnemy, state, seat);
  const verb = pick([...new Set(may.map((action) => action.do))], random);
  return pick(
    may.filter((action) => action.do === verb),
    random,
  );
};
const act = (state: State, seat: Seat, action: Action, random: Random) => {
  const played = play(withoutAnEnemy, state, seat, action, random);
  if (isRefusal(played)) throw new Error(`${withoutAnEnemy.write(action)} is refused`);
  return played;
};
/** What sealed the deed, or an answer to it, before its player is asked again. */
const sealedBy = (before: State, seat: Seat, action: Action, random: Random): string | undefined => {
  let { state, sealed } = act(before, seat, action, random);
  while (sealed !== 'roll' && sealed !== 'reveal') {
    const asked = mustAnswer(withoutAnEnemy, state);
    const [other] = asked;
    if (other === undefined || asked.includes(seat)) return undefined;
    ({ state, sealed } = act(state, other, choose(state, other, random), random));
  }
  return sealed;
};

test('what nobody can take back any more was asked about', () => {
  const given = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seeded(seed);
    const options = readOptions(withoutAnEnemy.meta.options, { scenario: seed % 2 === 0 ? 'mid-war' : 'second-year' });
    if (isMistake(options)) throw new Error(options.reason);
    let { state } = open(withoutAnEnemy, options, random);
    for (let n = 0; n < MOST && !withoutAnEnemy.outcome(state); n++) {
      const seat = pick(mustAnswer(withoutAnEnemy, state), random);
      const action = choose(state, seat, random);
      const view = withoutAnEnemy.view(state, seat);
      const isOneTap = gestures(action).some(({ length }) => length === 1);
      const isAsked = words('en', () => seals(view, action)) !== undefined;
      if (isOneTap && !isAsked && sealedBy(state, seat, action, random) === 'reveal')
        given.add([action.do, state.phase.name, 'step' in state.phase ? state.phase.step : ''].join(' '));
      state = act(state, seat, action, random).state;
    }
  }
  expect([...given]).toEqual([]);
});

/** Moments that few games come to, each with what is asked about and what is not. */
const asks = ({ state }: Scene, seat: Seat, text: string): boolean => {
  const action = withoutAnEnemy.read(text);
  if (action === undefined || isMistake(action)) throw new Error(text);
  return words('en', () => seals(withoutAnEnemy.view(state, seat), action)) !== undefined;
};
const fight = (places: string, step: string, cycle: number, facts: object): Scene =>
  battle(places, step, cycle, { facts: { attacker: 'royalist', acting: 'royalist', ...facts } });
test('5.8, 8.6, 9.5 what brings fresh blocks to light', () => {
  const line = { 'r-astley': 'in', 'r-rupert': 'held-back', 'p-essex': 'in' };
  for (const [facts, isAsked] of [
    [{}, false],
    [{ line }, true],
  ] as const)
    expect(asks(fight('r-astley r-rupert p-essex', 'order', 2, facts), 'royalist', 'fight-on')).toBe(isAsked);
  expect(asks(fight('r-astley r-rupert p-essex', 'order', 3, { line }), 'royalist', 'fight-on')).toBe(false);
  const storm = fight('r-astley r-rupert p-essex', 'places', 2, { kind: 'storm', line });
  expect(asks(storm, 'royalist', 'storm r-rupert')).toBe(true);
  expect(asks(storm, 'royalist', 'main oxfordshire')).toBe(true);
});
test('8.9 a volley that cannot hit, where nobody else can', () => {
  const both = { 'r-clubmen': ['fired'], 'p-stamford': ['fired'] };
  expect(asks(fight('r-clubmen p-stamford', 'fire', 3, { did: both }), 'royalist', 'ready')).toBe(true);
  for (const [places, did] of [
    ['r-clubmen p-stamford', { 'p-stamford': ['fired'] }],
    ['r-clubmen p-essex', { 'r-clubmen': ['fired'], 'p-essex': ['fired'] }],
    ['r-clubmen p-stamford p-balfour', both],
  ] as const)
    expect(asks(fight(places, 'fire', 3, { did }), 'royalist', 'ready')).toBe(false);
});
test('9.2 the last who comes out to a relief; those who stay behind their walls', () => {
  const siege = (step: object, inside: string): Scene =>
    table({
      at: { gloucestershire: 'r-charles r-astley p-essex', gloucester: inside, worcestershire: 'r-rupert p-holles' },
      todo: ['oxfordshire', 'worcestershire'],
      player1: 'parliament',
      phase: { area: 'gloucestershire', acting: 'parliament', ...step },
    });
  const relief = { name: 'battle', kind: 'relief', step: 'garrison', attacker: 'parliament' };
  const line = { 'r-charles': 'in', 'r-astley': 'in', 'p-essex': 'in' };
  for (const [inside, isAsked] of [
    ['p-massey', true],
    ['p-massey p-essex-train', true],
    ['p-massey p-brereton', false],
  ] as const)
    expect(asks(siege({ ...relief, line }, inside), 'parliament', 'aid p-massey')).toBe(isAsked);
});
test('11.1 the last strength that one side owes, be the other’s still to come', () => {
  const at = { berkshire: 'r-charles r-astley r-forth r-lifeguard r-rupert r-wilmot r-maurice', kent: 'p-essex' };
  const owing = (left: number): Scene =>
    table({
      at,
      phase: {
        name: 'supply',
        dues: [
          { side: 'royalist', area: 'berkshire', left },
          { side: 'parliament', area: 'kent', left: 1 },
        ],
      },
    });
  expect([1, 2].map((left) => asks(owing(left), 'royalist', 'starve r-forth'))).toEqual([true, false]);
});
