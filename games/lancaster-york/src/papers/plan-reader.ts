// Plans, read from a document; see document.ts for their format.
import type { PlainReader } from '@rose/parts';
import { CUBES, seatOf, TROOPS } from '../rules/data/box.ts';
import { isNoble, isShip } from '../rules/data/cards.ts';
import { isLanding } from '../rules/data/regions.ts';
import { emptyPlan, freeBlack, freeMercenaries, freeTroops, freeWhite } from '../rules/plans.ts';
import { slotOf } from '../rules/position.ts';
import { CARD, PLAN, REGION, type Writable, type WritablePlan, ZONE } from '../rules/state.ts';

const readBid = (page: PlainReader, given: unknown, field: string, money: number, plan: WritablePlan): void => {
  if (given === undefined || given === null) return;
  const { sum, region } = page.fields(given, field, ['sum', 'region']);
  plan.bid = page.count(sum, `${field}.sum`, 0, money, 0);
  plan.landing = REGION.read(page, region, `${field}.region`);
  if (!isLanding(plan.landing)) page.wrong(`${field}.region`, 'must be midlands or south-east');
};
const readMoves = (page: PlainReader, given: unknown, field: string, plan: WritablePlan): void => {
  for (const [name, to] of Object.entries(page.fields(given, field))) {
    const piece = CARD.read(page, name, field);
    if (isNoble(piece)) plan.to[slotOf(piece)] = REGION.read(page, to, `${field}.${name}`);
    else if (isShip(piece)) plan.to[slotOf(piece)] = ZONE.read(page, to, `${field}.${name}`);
    else page.wrong(`${field}.${name}`, 'must be a noble or a ship');
  }
};

const checkLimits = (page: PlainReader, state: Writable, seat: number, plan: WritablePlan, field: string): void => {
  if (freeTroops(plan) < 0) page.wrong(`${field}.troops`, `must be ${TROOPS} at most`);
  if (freeMercenaries(state, seat, plan) < 0)
    page.wrong(`${field}.mercenaries`, `must be no more than ${seatOf(seat)} keeps`);
  if (freeBlack(plan) < 0) page.wrong(`${field}.black`, `must be ${CUBES} at most`);
  if (freeWhite(plan) < 0) page.wrong(`${field}.white`, `must be ${CUBES} at most`);
  if ((plan.black & plan.white) !== 0) page.wrong(field, 'must put one cube at most on a person');
};

const KEYS = ['bid', 'moves', ...PLAN.keys, 'locked'];
/** A plan may hold orders that are illegal, but not more tokens than there are. */
export const readPlan = (
  page: PlainReader,
  state: Writable,
  seat: number,
  given: unknown,
  at: string,
): WritablePlan => {
  const { bid, moves, locked: _read, ...forces } = page.fields(given, at, KEYS);
  const plan = PLAN.read(page, forces, at, emptyPlan());
  readBid(page, bid, `${at}.bid`, state.money[seat] as number, plan);
  readMoves(page, moves, `${at}.moves`, plan);
  checkLimits(page, state, seat, plan, at);
  return plan;
};
export const readLocked = (page: PlainReader, given: unknown, at: string): number =>
  Number(page.flag(page.fields(given, at)['locked'], `${at}.locked`));
