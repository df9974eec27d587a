// Numbers to names and back, for views, documents and the log.
import { type Hidden, onlyFor } from '@rose/table';
import { A, type AreaId, type AreaName, areaName, isAreaName, SEAS, type SeaName, seaOf } from '../rules/data/areas.ts';
import { type BlockId, type BlockName, blockName, REBEL } from '../rules/data/blocks.ts';
import { across, BORDER_COUNT, type BorderId, borderBetween, NO_BORDER } from '../rules/data/borders.ts';
import { type CardId, type CardName, cardName } from '../rules/data/cards.ts';
import { ATTACK, type Attack, BY_SEA, PHASE, type Seat, type State, seatOf } from '../rules/state.ts';
import type { BySeat, SeenAttack } from '../secrecy/seen.ts';

export const bySeat = <T>(make: (side: number) => T): BySeat<T> => ({ lancaster: make(0), york: make(1) });
export const blockNames = (blocks: readonly BlockId[]): readonly BlockName[] => blocks.map(blockName);
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

export const attackName = (attack: Attack): SeenAttack => ({
  ...ATTACK.write(attack),
  main: wayName(attack.main, attack.area),
  over: bySeat((side) => (attack.over[side] ?? []).map((border) => areaName(across(border, attack.area)))),
});

type Battle = Extract<State['phase'], { name: 'battle' }>;
/** A battle as all may see it, but for reserves and lines. */
export const battleName = (phase: Battle) => ({
  ...PHASE.of.battle.write(phase),
  crossed: phase.crossed.map((code) => {
    const to = across((code % BORDER_COUNT) as BorderId, phase.area as AreaId);
    return { seat: seatOf(Math.floor(code / BORDER_COUNT)), from: areaName(phase.area), to: areaName(to) };
  }),
});
