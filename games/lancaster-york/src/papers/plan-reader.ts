// Plans and forces on the board, read from a document; see document.ts for their format.
import { CUBES, MERCENARY_TOKENS, seatOf, TROOPS } from '../rules/data/box.ts';
import { isNoble, isShip, type PersonId, type PlaceId } from '../rules/data/cards.ts';
import { isLanding } from '../rules/data/regions.ts';
import { emptyField } from '../rules/phases/deployment.ts';
import { emptyPlan, freeBlack, freeMercenaries, freeTroops, freeWhite } from '../rules/plans.ts';
import { bitOf, PLACE_COUNT, slotOf, standOf } from '../rules/position.ts';
import type { Writable, WritablePlan } from '../rules/state.ts';
import type { Fields, Reader } from './reading.ts';

const PLAN = ['bid', 'moves', 'troops', 'mercenaries', 'black', 'white', 'locked'];

const readBid = (read: Reader, given: unknown, field: string, money: number, plan: WritablePlan): void => {
  if (given === undefined || given === null) return;
  const { sum, region } = read.fields(given, field, ['sum', 'region']);
  plan.bid = read.count(sum, `${field}.sum`, 0, money, 0);
  plan.landing = read.region(region, `${field}.region`);
  if (!isLanding(plan.landing)) read.wrong(`${field}.region`, 'must be midlands or south-east');
};
const readMoves = (read: Reader, given: unknown, field: string, plan: WritablePlan): void => {
  for (const [name, to] of Object.entries(read.fields(given, field))) {
    const piece = read.card(name, field);
    if (isNoble(piece)) plan.to[slotOf(piece)] = read.region(to, `${field}.${name}`);
    else if (isShip(piece)) plan.to[slotOf(piece)] = read.zone(to, `${field}.${name}`);
    else read.wrong(`${field}.${name}`, 'must be a noble or a ship');
  }
};
const readForces = (read: Reader, given: unknown, field: string, most: number): number[] => {
  const counts = new Array<number>(PLACE_COUNT).fill(0);
  for (const [name, count] of Object.entries(read.fields(given, field)))
    counts[read.place(name, field)] = read.count(count, `${field}.${name}`, 0, most, 0);
  return counts;
};
const readPersons = (read: Reader, given: unknown, field: string): readonly PersonId[] =>
  read.list(given, field).map((name) => read.person(name, field));
export const readMask = (read: Reader, given: unknown, field: string): number =>
  readPersons(read, given, field).reduce((mask, person) => mask | bitOf(person), 0);

const checkLimits = (read: Reader, state: Writable, seat: number, plan: WritablePlan, field: string): void => {
  if (freeTroops(plan) < 0) read.wrong(`${field}.troops`, `must be ${TROOPS} at most`);
  if (freeMercenaries(state, seat, plan) < 0)
    read.wrong(`${field}.mercenaries`, `must be no more than ${seatOf(seat)} keeps`);
  if (freeBlack(plan) < 0) read.wrong(`${field}.black`, `must be ${CUBES} at most`);
  if (freeWhite(plan) < 0) read.wrong(`${field}.white`, `must be ${CUBES} at most`);
  if ((plan.black & plan.white) !== 0) read.wrong(field, 'must put one cube at most on a person');
};

/** A plan may hold orders that are illegal, but not more tokens than there are. */
export const readPlan = (read: Reader, state: Writable, seat: number, given: unknown, field: string): WritablePlan => {
  const fields = read.fields(given, field, PLAN);
  const plan = emptyPlan();
  readBid(read, fields['bid'], `${field}.bid`, state.money[seat] as number, plan);
  readMoves(read, fields['moves'], `${field}.moves`, plan);
  plan.troops = readForces(read, fields['troops'], `${field}.troops`, TROOPS);
  plan.mercenaries = readForces(read, fields['mercenaries'], `${field}.mercenaries`, MERCENARY_TOKENS);
  plan.black = readMask(read, fields['black'], `${field}.black`);
  plan.white = readMask(read, fields['white'], `${field}.white`);
  checkLimits(read, state, seat, plan, field);
  return plan;
};
export const readLocked = (read: Reader, given: unknown, field: string): number =>
  read.flag((read.fields(given, field) as Fields)['locked'], `${field}.locked`, false) ? 1 : 0;

export const FIELD_KEYS = ['troops', 'mercenaries', 'white', 'black'];
/** Forces may hold garrisons besides troops: there is no limit of twenty. */
export const readField = (read: Reader, state: Writable, given: Fields): ReturnType<typeof emptyField> => {
  const field = emptyField(state);
  for (const kind of ['troops', 'mercenaries'] as const)
    read.bySeat(given[kind], `phase.${kind}`, (counts, name, seat) => {
      for (const [place, count] of readForces(read, counts, name, TROOPS + 3).entries())
        field[kind][standOf(seat, place as PlaceId)] = count;
    });
  field.white = readMask(read, given['white'], 'phase.white');
  field.black = read.bySeat(given['black'], 'phase.black', (persons, name) => readPersons(read, persons, name).slice());
  return field;
};
export const readPlaces = (read: Reader, given: unknown, field: string): number =>
  read.list(given, field).reduce((mask: number, name) => mask | (1 << read.place(name, field)), 0);
