// 7.1 What the card of a combat may bring: how it ends and who falls, counted over the cards that somebody has not seen.

import { oddsOf, winsAt } from '../rules/combat/odds.ts';
import { isVariant, namedOn, type OddsName, type PrintedResult, resultOf } from '../rules/data/events.ts';
import { DEADLY, type Peril } from '../rules/data/tables.ts';

export type FightKind = 'battle' | 'siege' | 'ambush' | 'town';
export interface FightSide {
  readonly nobles: readonly number[];
  /** 15.4 Heirs who roll for their lives. */
  readonly heirs: readonly number[];
  /** Men with their bonuses; the garrison where it fights, or what a siege needs. */
  readonly men: number;
}
export interface Fight {
  readonly kind: FightKind;
  readonly attackers: FightSide;
  readonly defenders: FightSide;
  /** 15.4 Dice instead of names. */
  readonly advanced: boolean;
  /** 14.2 Whom an ambusher means, in the advanced game. */
  readonly victim?: number | undefined;
}
/** For the attacker: he wins, he loses, all stay, nobody fights; or, in the advanced game, lines are drawn up. */
export type Ending = 'win' | 'lose' | 'draw' | 'weather' | 'field';
export const ENDINGS: readonly Ending[] = ['win', 'lose', 'draw', 'weather', 'field'];

/** So many cards with this result, and how they end. */
export interface Field {
  readonly result: Exclude<PrintedResult, 'none'>;
  readonly cards: number;
  readonly ends: Ending;
}
export interface Chances {
  readonly odds: OddsName;
  /** Cards that could decide. */
  readonly cards: number;
  readonly fields: readonly Field[];
  /** Shares of one, each exact. */
  readonly ends: { readonly [E in Ending]: number };
  /** By piece: the share of ways in which he falls. */
  readonly deaths: ReadonlyMap<number, number>;
  /** 16.4 Cards that may take somebody from the weaker side first: what comes after is not counted. */
  readonly wavering: number;
}

const RESULTS = ['majority', '5-4', '3-2', '2-1', '3-1', '4-1', 'bad-weather'] as const;
const WAYS = 36;
const perilOf = (peril: Peril): number =>
  (DEADLY[peril] as readonly number[]).reduce((ways, sum) => ways + 6 - Math.abs(7 - sum), 0) / WAYS;
const isStronger = ({ attackers, defenders }: Fight): boolean => attackers.men > defenders.men;

/** How a card ends a combat for who attacks. */
export const endingOf = (fight: Fight, result: PrintedResult): Ending => {
  if (result === 'bad-weather') return 'weather';
  if (fight.kind === 'siege') return 'win';
  if (fight.kind === 'ambush') return 'lose';
  if (fight.advanced && fight.kind === 'battle') return 'field';
  if (!winsAt(oddsOf(fight.attackers.men, fight.defenders.men), result)) return 'draw';
  return isStronger(fight) ? 'win' : 'lose';
};
const perils = (fight: Fight, piece: number): number => {
  const { attackers, defenders, kind, victim } = fight;
  const isHeir = attackers.heirs.includes(piece) || defenders.heirs.includes(piece);
  const isAttacker = attackers.nobles.includes(piece) || attackers.heirs.includes(piece);
  if (kind === 'ambush') {
    if (isAttacker) return perilOf('ambusher');
    if (victim !== undefined) return victim === piece ? perilOf('ambushed') : 0;
    return perilOf(isHeir ? 'heir' : 'stronger');
  }
  if (isHeir) return kind === 'siege' ? 0 : perilOf('heir');
  // Where forces are even all are of the stronger side; besiegers always are.
  if (attackers.men === defenders.men) return perilOf('stronger');
  return perilOf(isAttacker === (kind === 'siege' || isStronger(fight)) ? 'stronger' : 'weaker');
};
/** Whether this card, or the dice it asks for, kills this piece: as a share. */
export const deathBy = (fight: Fight, card: number, piece: number): number => {
  const ends = endingOf(fight, resultOf(card));
  if (ends === 'weather' || ends === 'field') return 0;
  if (fight.advanced || isVariant(card)) return perils(fight, piece);
  const named = fight.kind === 'ambush' ? namedOn(card).slice(-1) : namedOn(card);
  return (named as readonly number[]).includes(piece) ? 1 : 0;
};
/** A siege fails, too, where everybody who besieges falls. */
const allFall = (fight: Fight, card: number): number =>
  fight.attackers.nobles.reduce((share, noble) => share * deathBy(fight, card, noble), 1);

const deciding = (unseen: readonly number[]): readonly number[] => unseen.filter((card) => resultOf(card) !== 'none');
/** `unseen`: the cards that may lie in the deck, each as likely as any other. */
export const chancesOf = (fight: Fight, unseen: readonly number[], isWavering: (card: number) => boolean): Chances => {
  const cards = deciding(unseen);
  const ends: Record<Ending, number> = { win: 0, lose: 0, draw: 0, weather: 0, field: 0 };
  const each = cards.length === 0 ? 0 : 1 / cards.length;
  // 17.3 Where no card is to be had it counts as bad weather.
  if (cards.length === 0) ends.weather = 1;
  for (const card of cards) {
    const end = endingOf(fight, resultOf(card));
    const fails = fight.kind === 'siege' && end === 'win' ? allFall(fight, card) : 0;
    ends[end] += each * (1 - fails);
    ends.draw += each * fails;
  }
  const pieces = [fight.attackers, fight.defenders].flatMap(({ nobles, heirs }) => [...nobles, ...heirs]);
  const deathOf = (piece: number): number => cards.reduce((sum, card) => sum + each * deathBy(fight, card, piece), 0);
  return {
    odds: oddsOf(fight.attackers.men, fight.defenders.men),
    cards: cards.length,
    fields: RESULTS.map((result) => ({
      result,
      cards: cards.filter((card) => resultOf(card) === result).length,
      ends: endingOf(fight, result),
    })).filter((field) => field.cards > 0),
    ends,
    deaths: new Map(pieces.map((piece) => [piece, deathOf(piece)])),
    wavering:
      fight.kind === 'town' || (fight.kind === 'battle' && !fight.advanced) ? unseen.filter(isWavering).length : 0,
  };
};
/** Men that each side is expected to lose, by death or in the hands of the others. */
export const lossesOf = (
  fight: Fight,
  unseen: readonly number[],
  menOf: (noble: number) => number,
): readonly [number, number] => {
  const cards = deciding(unseen);
  const lossOf = (side: FightSide, loses: Ending): number =>
    cards.reduce((sum, card) => {
      const isTaken = endingOf(fight, resultOf(card)) === loses;
      return (
        sum +
        side.nobles.reduce((men, noble) => men + menOf(noble) * (isTaken ? 1 : deathBy(fight, card, noble)), 0) /
          cards.length
      );
    }, 0);
  return [lossOf(fight.attackers, 'lose'), lossOf(fight.defenders, 'win')];
};
