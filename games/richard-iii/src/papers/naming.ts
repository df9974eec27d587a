// Numbers to names and back, for views, documents and the log.
import { type Hidden, onlyFor } from '@rose/table';
import {
  A,
  type AreaId,
  type AreaName,
  areaName,
  isAreaName,
  SEAS,
  type SeaId,
  type SeaName,
  seaOf,
} from '../rules/data/areas.ts';
import { type BlockId, type BlockName, blockName, REBEL } from '../rules/data/blocks.ts';
import { across, BORDER_COUNT, type BorderId, borderBetween, endsOf, NO_BORDER } from '../rules/data/borders.ts';
import { type CardId, type CardName, cardName, NO_CARD } from '../rules/data/cards.ts';
import { type Attack, BY_SEA, type Seat, type State, type Surplus, seatOf } from '../rules/state.ts';
import type { BySeat, SeenAttack, SeenPhase, SeenSurplus } from '../secrecy/seen.ts';

export const bySeat = <T>(make: (side: number) => T): BySeat<T> => ({ lancaster: make(0), york: make(1) });
export const blockNames = (blocks: readonly BlockId[]): readonly BlockName[] => blocks.map(blockName);
export const areaNames = (areas: readonly AreaId[]): readonly AreaName[] => areas.map(areaName);
export const cardOrNull = (card: CardId): CardName | null => (card === NO_CARD ? null : cardName(card));
export const cardNames = (cards: readonly CardId[]): readonly CardName[] => cards.map(cardName);

const EVERYBODY = ['lancaster', 'york', 'spectator'];
/** A name that all may read. */
export const openName = (block: BlockId): Hidden<BlockName> => onlyFor(EVERYBODY, blockName(block));
/** 3.0 A name that only its own side may read; the Rebel is black, so all can tell it. */
export const nameFor = (seat: Seat, block: BlockId): Hidden<BlockName> =>
  block === REBEL ? openName(block) : onlyFor(seat, blockName(block));

/** How a block entered the battle of an area: over a border from a neighbour, or by a sea. */
export const wayName = (came: number, area: AreaId): AreaName | SeaName | null => {
  if (came === 0) return null;
  if (came >= BY_SEA) return SEAS[came - BY_SEA] as SeaName;
  return areaName(across((came - 1) as BorderId, area));
};
export const readWay = (name: string, area: AreaId): number | undefined => {
  const sea = seaOf(name);
  if (sea !== undefined) return BY_SEA + sea;
  if (!isAreaName(name)) return undefined;
  const border = borderBetween(A[name], area);
  return border === NO_BORDER ? undefined : border + 1;
};
export const seaOfWay = (came: number): SeaId => (came - BY_SEA) as SeaId;

export const attackName = ({ area, attacker, main, over }: Attack): SeenAttack => ({
  area: areaName(area),
  attacker,
  main: wayName(main, area),
  over: bySeat((side) => (over[side] ?? []).map((border) => areaName(across(border, area)))),
});
export const surplusName = ({ area, left }: Surplus): SeenSurplus => ({ area: areaName(area), left });

type Facts<N extends State['phase']['name']> = Extract<State['phase'], { name: N }>;
export const actionName = (phase: Facts<'action'>): Extract<SeenPhase, { name: 'action' }> => ({
  name: 'action',
  step: phase.step,
  acting: phase.acting,
  points: phase.points,
  used: phase.used.flatMap((blocks, border) => {
    const [from, to] = endsOf(border as BorderId);
    return blocks === 0 ? [] : [{ from: areaName(from), to: areaName(to), blocks }];
  }),
  active: areaNames(phase.active),
  credits: phase.credits.map((pair) => ({ from: areaName(Math.floor(pair / 33)), to: areaName(pair % 33) })),
  muster: phase.muster < 0 ? null : areaName(phase.muster),
  plagued: phase.plagued,
});
/** What a battle is made of, reserves and lines apart. */
export const battleName = (phase: Facts<'battle'>) => ({
  name: phase.name,
  step: phase.step,
  area: phase.area < 0 ? null : areaName(phase.area),
  attacker: phase.attacker,
  round: phase.round,
  acting: phase.acting,
  acted: blockNames(phase.acted),
  turned: blockNames(phase.turned),
  rolled: bySeat((side) => phase.rolled[side] === 1),
  warwickRolled: phase.warwickRolled,
  crossed: phase.crossed.map((code) => {
    const to = across((code % BORDER_COUNT) as BorderId, phase.area as AreaId);
    return { seat: seatOf(Math.floor(code / BORDER_COUNT)), from: areaName(phase.area), to: areaName(to) };
  }),
  treasonSpent: phase.treasonSpent,
  hits: phase.hits,
});
export const stepsName = (phase: Facts<'supply'> | Facts<'political'>) => ({
  ...phase,
  surplus: phase.surplus.map(surplusName),
});
