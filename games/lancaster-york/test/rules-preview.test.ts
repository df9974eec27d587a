// What a player is told of a plan comes true: the preview line by line, the forecast to the last point.
import { type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import type { View } from '@rose/lancaster-york/ids';
import { legal, pick, type Random, seeded } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { again } from './cases-scene.ts';
import { board, lockAll, type Scene, type Seat, told, viewOf } from './rules-scene.ts';

type Entry = LancasterYork['entry'];
type Plan = NonNullable<View['plan']>;

/** Any kind of order, then any order of that kind; what is written is seldom taken back. */
const order = (s: Scene, seat: Seat, random: Random): Scene => {
  const offered = legal(lancasterYork, s.state, seat).filter(
    ({ do: verb }) => !['lock', 'clear', 'unbid'].includes(verb),
  );
  const verb = pick([...new Set(offered.map((action) => action.do))], random);
  const chosen = offered.filter((action) => action.do === verb);
  return s.play(seat, pick(chosen, random));
};
const planned = (s: Scene, random: Random): Scene =>
  s
    .active()
    .flatMap((seat) => Array.from({ length: 14 }, () => seat))
    .reduce((before, seat) => order(before, seat, random), s);
/** Cards dealt at random, half of them to nobody; purses that run short. */
const dealt = (players: number, random: Random): Scene => {
  const seats = (['red', 'yellow', 'blue', 'green'] as const).slice(0, players);
  const cards: { [S in Seat]?: string[] } = {};
  const all = viewOf(board({ players })).unseen.filter((name) => !name.startsWith('mercenaries'));
  for (const name of all) {
    const seat = seats[random(2 * players) - 1];
    if (seat) cards[seat] = [...(cards[seat] ?? []), name];
  }
  const each = (most: number) => Object.fromEntries(seats.map((seat) => [seat, random(most)]));
  return board({
    players,
    ...Object.fromEntries(seats.map((seat) => [seat, (cards[seat] ?? []).join(' ')])),
    money: each(60),
    mercenaries: each(4),
    scores: each(30),
    turn: 2,
  });
};

const isAbout = (seat: Seat) => (entry: Entry) => 'seat' in entry && entry.seat === seat;
const done = (log: readonly Entry[]) => ({
  cubes: log.flatMap((entry) =>
    entry.say === 'cube-paid' || entry.say === 'cube-dropped'
      ? [`${entry.colour} ${entry.person} ${entry.price} ${entry.say === 'cube-paid'}`]
      : [],
  ),
  troops: log.flatMap((entry) =>
    entry.say === 'troops-paid' || entry.say === 'troops-short'
      ? [`${entry.place} ${entry.planned} ${entry.bought}`]
      : [],
  ),
  placed: log.flatMap((entry) =>
    entry.say === 'force-placed'
      ? [`${entry.place} ${entry.troops} ${entry.mercenaries} ${entry.owner === entry.seat}`]
      : [],
  ),
  ignored: log.filter(({ say }) => say === 'order-ignored').length,
});
const promised = ({ cubes, forces, moves, sails }: Plan) => {
  const good = forces.filter(({ ignored }) => ignored === null);
  return {
    cubes: cubes
      .filter(({ ignored }) => ignored === null)
      .map(({ colour, person, price, paid }) => `${colour} ${person} ${price} ${paid}`),
    troops: good.filter(({ troops }) => troops > 0).map(({ place, troops, bought }) => `${place} ${troops} ${bought}`),
    placed: good
      .filter(({ bought, mercenaries }) => bought + mercenaries > 0)
      .map(({ place, bought, mercenaries, role }) => `${place} ${bought} ${mercenaries} ${role === 'defence'}`),
    ignored: [...moves, ...sails, ...cubes, ...forces].filter(({ ignored }) => ignored !== null).length,
  };
};
const planOf = (s: Scene, seat: Seat): Plan => {
  const { plan } = viewOf(s, seat);
  if (!plan) throw new Error(`${seat} has no plan`);
  return plan;
};
const purse = (s: Scene, seat: Seat): number => s.state.money[viewOf(s).seats.indexOf(seat)] ?? 0;

describe('what is told of a plan', () => {
  test.for([2, 3, 4])('rule 5.2 F42 F43 the preview comes true, whatever the others planned: %i players', (players) => {
    let short = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const s = planned(dealt(players, seeded(seed)), seeded(10 * seed + players));
      const after = lockAll(s);
      for (const seat of viewOf(s).seats) {
        const plan = planOf(s, seat);
        expect(done(after.log.filter(isAbout(seat))), `seed ${seed}, ${seat}`).toEqual(promised(plan));
        expect([purse(after, seat), purse(s, seat) - plan.paid]).toEqual([plan.left, plan.left]);
        const prices = [...plan.cubes, ...plan.forces].reduce((sum, { price }) => sum + price, plan.bid?.sum ?? 0);
        expect([plan.cost, plan.short]).toEqual([prices, prices > purse(s, seat)]);
        if (plan.short) short++;
      }
    }
    expect(short).toBeGreaterThan(20);
  });

  test.for([2, 3, 4])('rule 8.1 8.3 the forecast comes true where nobody else plans: %i players', (players) => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = planned(dealt(players, seeded(seed)), seeded(10 * seed + players));
      const { plans } = lancasterYork.toPosition(s.state) as { plans: { [S in Seat]?: object } };
      for (const seat of viewOf(s).seats) {
        const alone = again(sceneOf(lancasterYork, s.state), { plans: { [seat]: plans[seat] } });
        const { forecast } = viewOf(alone, seat);
        expect(forecast).toEqual(viewOf(s, seat).forecast);
        const after = lockAll(alone);
        expect(forecast?.regions.map(({ ranking }) => ranking)).toEqual(
          told(after, 'region-judged').map(({ ranking }) => ranking),
        );
        expect(forecast?.regions.flatMap(({ votes }) => (votes ? [[votes.house, votes.cp]] : []))).toEqual(
          told(after, 'votes-cast').map(({ house, cp }) => [house, cp]),
        );
        const gained = viewOf(after).players.map(({ score }, n) => score - (s.state.scores[n] ?? 0));
        expect(forecast?.gains.map(({ vp }) => vp)).toEqual(gained);
      }
    }
  });
});
