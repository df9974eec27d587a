// Numbers that a player may name as conditions of orders left for later, all of them in the player's own view.
import type { Seat } from '../rules/data/box.ts';
import { C, type CardKind, kindOf } from '../rules/data/cards.ts';
import type { SeenPlayer, View } from '../secrecy/seen.ts';

type Facts = Readonly<Record<string, number>>;

const KINDS: { readonly [K in CardKind]?: string } = {
  noble: 'nobles',
  royalCastle: 'castles',
  largeTown: 'large towns',
  bishop: 'bishops',
  town: 'towns',
  port: 'ports',
  ship: 'ships',
};
/** What the player owns, kind by kind: titles depend on it. */
const holdings = ({ cards }: SeenPlayer): Facts =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, name]) => [name, cards.filter((card) => kindOf(C[card]) === kind).length]),
  );

/** Control points in each region as Parliament would count them now, and how many more than the best of the others. */
const control = ({ parliament }: View, seat: Seat): Facts =>
  Object.fromEntries(
    parliament.regions.flatMap(({ region, ranking }) => {
      const mine = ranking.find((rank) => rank.seat === seat)?.cp ?? 0;
      const most = Math.max(0, ...ranking.filter((rank) => rank.seat !== seat).map(({ cp }) => cp));
      return [[`control ${region}`, mine] as const, [`lead ${region}`, mine - most] as const];
    }),
  );

const ofThePhase = ({ phase, plan }: View, seat: Seat): Facts => {
  switch (phase.name) {
    case 'draft':
      return { picks: phase.picks.filter((one) => one === seat).length };
    case 'taxes':
      return { aid: phase.offers.find((offer) => offer.seat === seat)?.sum ?? 0 };
    case 'planning':
      return {
        waiting: phase.waiting.filter((one) => one !== seat).length,
        ...(plan ? { cost: plan.cost, left: plan.left } : {}),
      };
    case 'turn-order':
    case 'deployment':
    case 'bribery':
    case 'combat':
    case 'parliament':
      return {};
  }
};

export const facts = (view: View, seat: Seat): Facts => {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return {};
  const most = Math.max(...view.players.map(({ score }) => score));
  return {
    turn: view.turn,
    order: view.order.indexOf(seat) + 1,
    score: player.score,
    behind: most - player.score,
    money: player.money,
    mercenaries: player.mercenaries,
    ...ofThePhase(view, seat),
    ...holdings(player),
    ...control(view, seat),
  };
};
