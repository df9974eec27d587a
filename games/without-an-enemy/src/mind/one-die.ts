// What hangs on a single die, counted face by face: a voyage, a Breach, the die of a siege.
import type { Odds } from '@rose/table';
import { type AreaId, areaName } from '../rules/data/areas.ts';
import { type BlockId, isFoot, isGun, isHorse } from '../rules/data/blocks.ts';
import { effectOf } from '../rules/data/cards.ts';
import { type CityId, cityIn, isPort } from '../rules/data/cities.ts';
import { breachFrom, siegeResult, voyageOf } from '../rules/data/tables.ts';
import { fieldOf, insideOf, strengthOf } from '../rules/position.ts';
import { voyageModifier } from '../rules/seas.ts';
import { keeperOf } from '../rules/sieges.ts';
import { type During, other, type Seat, type State, sideOf } from '../rules/state.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const SHARE = 1 / FACES.length;
export type Numbers = Pick<Odds, 'win' | 'lose' | 'neither' | 'ownLost' | 'enemyLost'>;
const sure = (is: number) => ({ is, error: 0 });
/** One die, face by face. */
const overFaces = (read: (face: number) => { ending: keyof Shares; own?: number; enemy?: number }): Numbers => {
  const shares = { win: 0, lose: 0, neither: 0 };
  let [own, enemy] = [0, 0];
  for (const face of FACES) {
    const found = read(face);
    shares[found.ending] += SHARE;
    own += SHARE * (found.own ?? 0);
    enemy += SHARE * (found.enemy ?? 0);
  }
  return { ...shares, ownLost: sure(own), enemyLost: sure(enemy) };
};
interface Shares {
  win: number;
  lose: number;
  neither: number;
}
const exactly = (seat: Seat, area: AreaId, numbers: Numbers): Odds => ({
  seat,
  against: other(seat),
  place: areaName(area),
  ...numbers,
  exact: true,
  samples: 0,
  error: 0,
});

/** 6.4 It arrives, comes back, or is lost. */
export const voyage = (state: State, seat: Seat, block: BlockId, to: AreaId): Odds => {
  const from = state.at[block] as AreaId;
  const modifier = voyageModifier(state, sideOf(seat), from, to);
  const strength = strengthOf(state, block);
  const read = (face: number) => {
    const { result, loss } = voyageOf(face + modifier);
    const own = result === 'eliminated' ? strength : Math.min(strength, loss);
    const ending = own === strength ? 'lose' : result === 'arrives' ? 'win' : 'neither';
    return { ending, own } as const;
  };
  return exactly(seat, to, overFaces(read));
};
/** 9.4 A Breach opens or does not. */
export const breach = (state: During<'siege'>, seat: Seat): Odds => {
  const { area } = state.phase;
  const side = sideOf(seat);
  const guns = fieldOf(state, side, area).filter(isGun);
  const index = guns.reduce((sum, gun) => sum + strengthOf(state, gun), state.marker[cityIn(area)] as number);
  const event = state.aims[side] === area ? effectOf(state.cards[side] as number) : null;
  const modifier = event?.op === 'breach-mod' ? event.delta : 0;
  const opens = (face: number) => ({ ending: face + modifier >= breachFrom(index) ? 'win' : 'neither' }) as const;
  return exactly(seat, area as AreaId, overFaces(opens));
};

/** 11.2 What the die of a siege does to this garrison; the marker must be 1 or more. */
export const siegeDie = (state: State, seat: Seat, city: CityId, area: AreaId): Numbers => {
  const marker = state.marker[city] as number;
  const within = insideOf(state, area).filter((block) => !isGun(block));
  const keeps = keeperOf(state, city) === sideOf(seat);
  const read = (face: number) => {
    const { foot, horse, surrender } = siegeResult(marker, face, isPort(city));
    const struck = within.filter((block) => (foot && isFoot(block)) || (horse && isHorse(block)));
    const dead = struck.filter((block) => strengthOf(state, block) === 1).length;
    const falls = surrender || dead === within.length;
    const ending = falls ? (keeps ? 'lose' : 'win') : 'neither';
    return { ending, ...(keeps ? { own: struck.length } : { enemy: struck.length }) } as const;
  };
  return overFaces(read);
};
