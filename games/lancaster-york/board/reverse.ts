// What puts back what an order changed on the plan: plans are written in secret and at once, so that each takes back
// on his own plan, whatever the others do meanwhile.
import {
  type Action,
  C,
  cardName,
  type NobleId,
  type PersonId,
  type PieceId,
  type PlaceId,
  R,
  type SeenPlan,
  type ShipId,
  type View,
  Z,
} from '@rose/lancaster-york/ids';

type Actions = readonly Action[];

const bidOf = ({ bid }: SeenPlan): Actions => (bid ? [{ do: 'bid', sum: bid.sum, region: R[bid.region] }] : []);
const movesOf = ({ moves, sails }: SeenPlan): Actions => [
  ...moves.map(({ noble, to }): Action => ({ do: 'move', noble: C[noble] as NobleId, region: R[to] })),
  ...sails.map(({ ship, to }): Action => ({ do: 'sail', ship: C[ship] as ShipId, zone: Z[to] })),
];
const pieceOf = (action: Action): PieceId | undefined => {
  if (action.do === 'move') return action.noble;
  return action.do === 'sail' ? action.ship : undefined;
};
const wayOf = (plan: SeenPlan, piece: PieceId): Actions => {
  const before = movesOf(plan).filter((action) => pieceOf(action) === piece);
  return before.length > 0 ? before : [{ do: 'stay', piece }];
};
const countAt = (plan: SeenPlan, verb: 'troops' | 'mercenaries', place: PlaceId): Action => ({
  do: verb,
  place,
  count: plan.forces.find((force) => force.place === cardName(place))?.[verb] ?? 0,
});

/** Orders that are ignored now would be refused if they were given again. */
const wholePlan = (plan: SeenPlan): Actions => {
  const stands = <T extends { readonly ignored: unknown }>(orders: readonly T[]): readonly T[] =>
    orders.filter(({ ignored }) => ignored === null);
  const forces = stands(plan.forces);
  return [
    ...bidOf(plan),
    ...movesOf({ ...plan, moves: stands(plan.moves), sails: stands(plan.sails) }),
    ...forces.flatMap(({ place, troops, mercenaries }): Actions => {
      const at = { place: C[place] as PlaceId };
      return [
        ...(troops > 0 ? [{ do: 'troops', ...at, count: troops } as const] : []),
        ...(mercenaries > 0 ? [{ do: 'mercenaries', ...at, count: mercenaries } as const] : []),
      ];
    }),
    ...stands(plan.cubes).map(
      ({ colour, person }): Action => ({ do: colour === 'black' ? 'bribe' : 'guard', person: C[person] as PersonId }),
    ),
  ];
};

export const reverse = ({ plan }: View, action: Action): Actions => {
  if (!plan) return [];
  switch (action.do) {
    case 'pick':
    case 'take-aid':
    case 'decline-aid':
    // Whoever has reopened a plan confirms it by hand: nothing can be changed after the last to do so.
    case 'unlock':
      return [];
    case 'lock':
      return [{ do: 'unlock' }];
    case 'clear':
      return wholePlan(plan);
    case 'bid':
      return plan.bid ? bidOf(plan) : [{ do: 'unbid' }];
    case 'unbid':
      return bidOf(plan);
    case 'move':
      return wayOf(plan, action.noble);
    case 'sail':
      return wayOf(plan, action.ship);
    case 'stay':
      return movesOf(plan).filter((order) => pieceOf(order) === action.piece);
    case 'troops':
    case 'mercenaries':
      return [countAt(plan, action.do, action.place)];
    case 'bribe':
      return [{ do: 'unbribe', person: action.person }];
    case 'guard':
      return [{ do: 'unguard', person: action.person }];
    case 'unbribe':
      return [{ do: 'bribe', person: action.person }];
    case 'unguard':
      return [{ do: 'guard', person: action.person }];
  }
};
