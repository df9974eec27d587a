// Plans, read from a document; see document.ts for their format.
import type { PlainReader } from '@rose/parts';
import { isNoble, isShip } from '../rules/data/cards.ts';
import { emptyPlan } from '../rules/plans.ts';
import { slotOf } from '../rules/position.ts';
import { CARD, PLAN, REGION, type WritablePlan, ZONE } from '../rules/state.ts';

const readBid = (page: PlainReader, given: unknown, field: string, plan: WritablePlan): void => {
  if (given === undefined || given === null) return;
  const { sum, region } = page.fields(given, field, ['sum', 'region']);
  plan.bid = PLAN.members.bid.read(page, sum, `${field}.sum`, 0);
  plan.landing = REGION.read(page, region, `${field}.region`);
};
const readMoves = (page: PlainReader, given: unknown, field: string, plan: WritablePlan): void => {
  for (const [name, to] of Object.entries(page.fields(given, field))) {
    const piece = CARD.read(page, name, field);
    if (isNoble(piece)) plan.to[slotOf(piece)] = REGION.read(page, to, `${field}.${name}`);
    else if (isShip(piece)) plan.to[slotOf(piece)] = ZONE.read(page, to, `${field}.${name}`);
    else page.wrong(`${field}.${name}`, 'must be a noble or a ship');
  }
};

const KEYS = ['bid', 'moves', ...PLAN.keys, 'locked'];
export const readPlan = (page: PlainReader, given: unknown, at: string): WritablePlan => {
  const { bid, moves, locked: _read, ...forces } = page.fields(given, at, KEYS);
  const plan = PLAN.read(page, forces, at, emptyPlan());
  readBid(page, bid, `${at}.bid`, plan);
  readMoves(page, moves, `${at}.moves`, plan);
  return plan;
};
export const readLocked = (page: PlainReader, given: unknown, at: string): number =>
  Number(page.flag(page.fields(given, at)['locked'], `${at}.locked`));
