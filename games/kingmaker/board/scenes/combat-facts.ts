// A combat as the view and the log tell it: who stands on which side with which men and why, and what the card brought.
import {
  A,
  type AreaName,
  areaName,
  areaOfPlace,
  BONUSES,
  type CrownName,
  crownName,
  type EventName,
  type FightKind,
  garrisonOf,
  isInRegion,
  type LogEntry,
  type NobleName,
  P,
  type PlaceName,
  type RoyalName,
  type Seat,
  type Told,
  type View,
} from '@rose/kingmaker/ids';
import { holderOf } from '../holders.ts';
import { heirsOf, menAt, seatOfNoble, spotOfPiece } from '../stacks.ts';
import { lastFought, said, type Tale } from './combat-tale.ts';

export interface Extra {
  readonly card: CrownName;
  readonly men: number;
}
export type Fate = 'killed' | 'prisoner';
export interface Fighter {
  readonly noble: NobleName;
  /** Not known of somebody who fell. */
  readonly seat: Seat | undefined;
  readonly men: number;
  readonly extras: readonly Extra[];
  readonly heirs: readonly RoyalName[];
  readonly fate: Fate | undefined;
}
export interface Side {
  readonly seat: Seat | undefined;
  readonly fighters: readonly Fighter[];
  readonly men: number;
  /** Men of the walls, where they fight with this side. */
  readonly garrison: number;
}
export interface Turned {
  readonly card: EventName;
  readonly result: Extract<LogEntry, { say: 'combat-card' }>['result'];
}
export type Result = 'won' | 'lost' | 'indecisive' | 'weather' | 'taken' | 'holds' | 'delayed';
export interface Combat {
  readonly kind: FightKind;
  readonly step: 'heirs' | 'card' | 'after';
  readonly area: AreaName;
  readonly place: PlaceName | undefined;
  readonly attackers: Side;
  readonly defenders: Side;
  readonly turned: Turned | undefined;
  readonly result: Result | undefined;
}

/** 7.2 What each card adds here, and why. */
export const extrasOf = (view: View, noble: NobleName, area: AreaName): readonly Extra[] => {
  if (view.catastrophes.length > 0) return [];
  return BONUSES.filter(
    ({ card, region }) =>
      view.held[crownName(card)] === noble &&
      isInRegion(A[area], region) &&
      !(view.fresh as readonly string[]).includes(crownName(card)),
  ).map(({ card, men }) => ({ card: crownName(card), men }));
};
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const fightersOf = (view: View, nobles: readonly NobleName[], area: AreaName, fates: Fates): readonly Fighter[] => {
  const placed = new Set<string>();
  return nobles.map((noble) => {
    const seat = seatOfNoble(view, noble);
    const extras = extrasOf(view, noble, area);
    const spot = spotOfPiece(view, noble);
    const heirs = (seat ? heirsOf(view, seat) : []).filter(
      (royal) => spotOfPiece(view, royal) === spot && !placed.has(royal),
    );
    for (const royal of heirs) placed.add(royal);
    const men = menAt(view, noble) - (fates.get(noble) ? 0 : sum(extras.map((extra) => extra.men)));
    return { noble, seat, men, extras: fates.get(noble) ? [] : extras, heirs, fate: fates.get(noble) };
  });
};
type Fates = ReadonlyMap<string, Fate>;
const NO_FATES: Fates = new Map();
const menOfAll = (fighters: readonly Fighter[]): number =>
  sum(fighters.map(({ men, extras }) => men + sum(extras.map((extra) => extra.men))));
/** 7.3 The strongest faction inside counts, with the walls. */
const neededAt = (place: PlaceName, fighters: readonly Fighter[]): number => {
  const bySeat = new Map<string, number>();
  for (const fighter of fighters)
    bySeat.set(fighter.seat ?? '', (bySeat.get(fighter.seat ?? '') ?? 0) + menOfAll([fighter]));
  return garrisonOf(P[place]) + Math.max(0, ...bySeat.values());
};

/** The combat that is declared and not decided. */
export const combatNow = (view: View): Combat | undefined => {
  const { phase } = view;
  if (phase.name !== 'combat' || phase.kind === 'none' || (phase.step !== 'heirs' && phase.step !== 'card'))
    return undefined;
  const area = phase.area as AreaName;
  const place = (phase.place ?? undefined) as PlaceName | undefined;
  const by = (phase.by ?? undefined) as Seat | undefined;
  const attackers = fightersOf(view, phase.attackers as readonly NobleName[], area, NO_FATES);
  const defenders = fightersOf(view, phase.defenders as readonly NobleName[], area, NO_FATES);
  const garrison = place ? garrisonOf(P[place]) : 0;
  const lord = place ? holderOf(view, place) : undefined;
  const isLord = phase.kind === 'town' && lord === by;
  const own = phase.kind === 'town' && isLord ? garrison : 0;
  const theirs = place && !isLord ? garrison : 0;
  const against = phase.kind === 'siege' && place ? neededAt(place, defenders) : menOfAll(defenders) + theirs;
  return {
    kind: phase.kind,
    step: phase.step,
    area,
    place,
    attackers: { seat: by, fighters: attackers, men: menOfAll(attackers) + own, garrison: own },
    defenders: { seat: defenders[0]?.seat ?? lord, fighters: defenders, men: against, garrison: theirs },
    turned: undefined,
    result: undefined,
  };
};

const resultIn = (tale: readonly Told[], by: Seat, isSiege: boolean): Result | undefined => {
  if (said(tale, 'bad-weather')) return isSiege ? 'delayed' : 'weather';
  if (said(tale, 'place-taken')) return 'taken';
  if (said(tale, 'place-holds')) return 'holds';
  if (said(tale, 'indecisive')) return 'indecisive';
  const won = said(tale, 'battle-won');
  if (won) return won.seat === by ? 'won' : 'lost';
  return said(tale, 'captured') ? 'lost' : undefined;
};
const fatesIn = (tale: readonly Told[]): Fates => {
  const fates = new Map<string, Fate>();
  for (const entry of tale as readonly LogEntry[]) {
    if (entry.say === 'captured') for (const noble of entry.nobles) fates.set(noble, 'prisoner');
    if (entry.say === 'died') for (const piece of entry.pieces) fates.set(piece, 'killed');
    if (entry.say === 'executed') fates.set(entry.piece, 'killed');
  }
  return fates;
};
const sideAfter = (view: View, nobles: readonly NobleName[], area: AreaName, men: number, fates: Fates): Side => {
  const fighters = fightersOf(view, nobles, area, fates);
  return { seat: fighters.find(({ seat }) => seat)?.seat, fighters, men, garrison: 0 };
};
/** The last combat of the log, once its card is turned. */
export const combatAfter = (view: View, story: Tale): Combat | undefined => {
  const fought = lastFought(story);
  if (!fought) return undefined;
  const { entry, after, card } = fought;
  const fates = fatesIn(after);
  const isSiege = entry.say === 'siege-declared';
  const place = 'place' in entry ? entry.place : undefined;
  const area = 'area' in entry ? entry.area : areaName(areaOfPlace(P[entry.place]));
  const [own, others] = isSiege ? ([entry.men, entry.needed] as const) : entry.men;
  const attacking = sideAfter(view, fought.attackers, area, own, fates);
  const defending = sideAfter(view, fought.defenders, area, others, fates);
  const result = resultIn(after, entry.seat, isSiege);
  // whoever held a place that was taken is not known any more
  const lord = place && result !== 'taken' ? holderOf(view, place) : undefined;
  const kind = isSiege ? 'siege' : said(after, 'ambush-laid') ? 'ambush' : place ? 'town' : 'battle';
  return {
    kind,
    step: 'after',
    area,
    place,
    attackers: { ...attacking, seat: entry.seat },
    defenders: isSiege
      ? { ...defending, seat: defending.seat ?? lord, garrison: garrisonOf(P[entry.place]) }
      : defending,
    turned: { card: card.card, result: card.result },
    result,
  };
};
