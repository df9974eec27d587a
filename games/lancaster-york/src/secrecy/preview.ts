// What a seat is told of its plan before anything is carried out, and how Parliament would judge a board.

import { bidName, byHouse, houseOrNull, rankName } from '../papers/naming.ts';
import { seatOf } from '../rules/data/box.ts';
import { isNoble, nobleName, personName, placeName, shipName } from '../rules/data/cards.ts';
import { REGIONS, regionName, zoneName } from '../rules/data/regions.ts';
import { gainsOf, type Judgement, judge, type Rank } from '../rules/judgement.ts';
import { freeBlack, freeMercenaries, freeTroops, freeWhite } from '../rules/plans.ts';
import { ownerOf, regionOfNoble, zoneOfShip } from '../rules/position.ts';
import { type CubeItem, type ForceItem, type MoveItem, reckon } from '../rules/reckoning.ts';
import type { Plan, State } from '../rules/state.ts';
import type { SeenCube, SeenForce, SeenMove, SeenParliament, SeenPlan, SeenRegion, SeenSail } from './seen.ts';

const movesSeen = (state: State, items: readonly MoveItem[]): readonly SeenMove[] =>
  items.flatMap(({ piece, to, ignored }) =>
    isNoble(piece)
      ? [
          {
            noble: nobleName(piece),
            from: regionName(regionOfNoble(state, piece)),
            to: regionName(to),
            ignored: ignored ?? null,
          },
        ]
      : [],
  );
const sailsSeen = (state: State, items: readonly MoveItem[]): readonly SeenSail[] =>
  items.flatMap(({ piece, to, ignored }) =>
    isNoble(piece)
      ? []
      : [
          {
            ship: shipName(piece),
            from: zoneName(zoneOfShip(state, piece)),
            to: zoneName(to),
            ignored: ignored ?? null,
          },
        ],
  );
const cubeSeen = ({ colour, person, price, paid, ignored }: CubeItem): SeenCube => ({
  colour,
  person: personName(person),
  price,
  paid,
  ignored: ignored ?? null,
});
const forceSeen = (state: State, seat: number, item: ForceItem): SeenForce => ({
  place: placeName(item.place),
  role: ownerOf(state, item.place) === seat ? 'defence' : 'attack',
  troops: item.troops,
  mercenaries: item.mercenaries,
  price: item.price,
  bought: item.bought,
  ignored: item.ignored ?? null,
});
/** Ignored orders last. */
const inOrder = <T extends { readonly ignored: unknown }>(items: readonly T[]): readonly T[] => [
  ...items.filter(({ ignored }) => ignored === null),
  ...items.filter(({ ignored }) => ignored !== null),
];

export const planSeen = (state: State, seat: number): SeenPlan => {
  const plan = state.plans[seat] as Plan;
  const money = state.money[seat] as number;
  const reckoning = reckon(state, seat, plan, money - plan.bid);
  const cost = plan.bid + reckoning.cost;
  return {
    bid: bidName(plan),
    moves: movesSeen(state, reckoning.moves),
    sails: sailsSeen(state, reckoning.moves),
    cubes: inOrder(reckoning.cubes.map(cubeSeen)),
    forces: inOrder(reckoning.forces.map((item) => forceSeen(state, seat, item))),
    cost,
    paid: money - reckoning.left,
    left: reckoning.left,
    short: cost > money,
    free: {
      troops: freeTroops(plan),
      mercenaries: freeMercenaries(state, seat, plan),
      black: freeBlack(plan),
      white: freeWhite(plan),
    },
  };
};

const regionSeen = ({ ranks, votes }: Judgement, region: number): SeenRegion => {
  const vote = votes[region];
  return {
    region: regionName(region),
    ranking: (ranks[region] as readonly Rank[]).map(rankName),
    votes: vote ? { cp: byHouse(vote.cp), house: houseOrNull(vote.house), by: vote.by ?? null } : null,
  };
};
export const parliamentSeen = (state: State): SeenParliament => {
  const judgement = judge(state);
  const { king } = judgement;
  return {
    regions: REGIONS.map((region) => regionSeen(judgement, region)),
    king: king ? { house: houseOrNull(king.house), votes: byHouse(king.votes) } : null,
    gains: gainsOf(state, judgement).map((vp, seat) => ({ seat: seatOf(seat), vp })),
  };
};
