// English: what happened in battles and sieges.

import { type Catalogue, type Line, line } from '@rose/table/text';
import type { BattleKind, BlockRoll, Seat, WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import {
  area,
  city,
  count,
  die,
  inArea,
  listed,
  ofFight,
  rolled,
  Side,
  Somebody,
  side,
  somebody,
  The,
  the,
} from './parts.en.ts';

type Log = Catalogue<WithoutAnEnemy>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const KINDS: { readonly [K in BattleKind]: (where: Line, attacker: Seat) => Line } = {
  field: (where, attacker) => line`Battle ${where}: ${side(attacker)} attacks.`,
  relief: (where, attacker) => line`Relief ${where}: ${side(attacker)} attacks the besiegers.`,
  sortie: (where, attacker) => line`Sortie ${where}: ${side(attacker)} comes out and attacks.`,
  sally: (where, attacker) => line`Sortie ${where}: ${side(attacker)} falls on the siege works.`,
  storm: (where, attacker) => line`Storming ${where}: ${side(attacker)} attacks the walls.`,
};
const WON: { readonly [K in BattleKind]: (where: Line, winner: Seat) => Line } = {
  field: (where, winner) => line`${Side(winner)} wins the battle ${where}.`,
  relief: (where, winner) => line`${Side(winner)} wins the battle for the relief ${where}.`,
  sortie: (where, winner) => line`${Side(winner)} wins the battle of the sortie ${where}.`,
  sally: (where, winner) => line`The sortie ${where} is over, to the advantage of ${side(winner)}.`,
  storm: (where, winner) => line`The storming ${where} is over: ${side(winner)} is master of the walls.`,
};
const hits = (number: number): string => (number === 0 ? 'no hit' : count(number, 'hit'));
const roll = ({ block, power, faces, hits: number }: BlockRoll): Line =>
  line`${the(block)} (≤${power}) rolls ${rolled(faces)}: ${hits(number)}`;

const onset: Named<
  | 'area-picked'
  | 'event-aimed'
  | 'battle-begins'
  | 'main-named'
  | 'went-inside'
  | 'came-to-aid'
  | 'joined-storm'
  | 'picked'
  | 'withdrew'
> = {
  'area-picked': ({ area: id }) => line`What happens ${inArea(id)} is resolved.`,
  'event-aimed': ({ seat, area: id }) => line`${Side(seat)} will use the event of this turn ${inArea(id)}.`,
  'battle-begins': ({ area: id, kind, attacker }) => KINDS[kind](ofFight(id, kind), attacker),
  'main-named': ({ seat, area: id, from }) =>
    line`The main force of ${side(seat)} against ${area(id)} comes from ${area(from)}.`,
  'went-inside': ({ seat, block, city: id }) => line`${Somebody(block, seat)} goes inside ${city(id)}.`,
  'came-to-aid': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} comes out to help the relief ${ofFight(id, 'relief')}.`,
  'joined-storm': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} joins the storming ${ofFight(id, 'storm')}.`,
  picked: ({ seat, block, area: id, storms }) =>
    line`${Somebody(block, seat)} is chosen for the ${storms ? 'storming' : 'sortie'} ${ofFight(id, storms ? 'storm' : 'sortie')}.`,
  withdrew: ({ seat, area: id, face, modifier, success, loss }) => {
    const end = success ? 'it succeeds' : 'it fails';
    const cost = loss === 0 ? '' : `, and costs ${loss} strength`;
    return line`${Side(seat)} tries to withdraw from ${area(id)}, die ${die(face, modifier)}: ${end}${cost}.`;
  },
};
const cycles: Named<
  | 'cycle-begins'
  | 'rallied'
  | 'retreat-ordered'
  | 'reserves-in'
  | 'rolled'
  | 'hit'
  | 'hit-ignored'
  | 'rout-check'
  | 'pursuit-check'
> = {
  'cycle-begins': ({ area: id, cycle }) => line`Cycle ${cycle} ${inArea(id)}.`,
  rallied: ({ block, face, back }) =>
    back
      ? line`${The(block)} comes back from the pursuit: die ${face}.`
      : line`${The(block)} does not come back from the pursuit yet: die ${face}.`,
  'retreat-ordered': ({ seat, area: id }) => line`${Side(seat)} orders a general retreat ${inArea(id)}.`,
  'reserves-in': ({ seat, area: id, blocks }) =>
    line`The reserves of ${side(seat)} enter the battle ${inArea(id)}: ${listed(blocks.map(the))}.`,
  rolled: ({ seat, rolls }) => {
    const each = rolls.flatMap((one, n): Line => (n === 0 ? roll(one) : ['; ', ...roll(one)]));
    return line`${Side(seat)}: ${each}.`;
  },
  hit: ({ block, left }) =>
    left === 0 ? line`${The(block)} takes its last hit.` : line`${The(block)} is hit and has ${left} strength left.`,
  'hit-ignored': ({ block }) => line`${The(block)} shrugs a hit off.`,
  'rout-check': ({ block, face, routs }) =>
    routs ? line`${The(block)} routs: die ${face}.` : line`${The(block)} stands firm: die ${face}.`,
  'pursuit-check': ({ block, face, pursues }) =>
    pursues ? line`${The(block)} rides off in pursuit: die ${face}.` : line`${The(block)} keeps ranks: die ${face}.`,
};
const after: Named<
  'battle-over' | 'retreated' | 'regrouped' | 'gun-dragged' | 'no-way-out' | 'eliminated' | 'king-captured'
> = {
  'battle-over': ({ area: id, winner, kind }) => WON[kind](ofFight(id, kind), winner),
  retreated: ({ seat, block, from, to }) => line`${Somebody(block, seat)} retreats from ${area(from)} to ${area(to)}.`,
  regrouped: ({ seat, block, from, to }) => line`${Somebody(block, seat)} regroups from ${area(from)} to ${area(to)}.`,
  'gun-dragged': ({ seat, block, face, lost }) =>
    lost
      ? line`${Somebody(block, seat)} loses 1 strength on the road: die ${face}.`
      : line`${Somebody(block, seat)} saves all its guns on the road: die ${face}.`,
  'no-way-out': ({ block, area: id }) => line`${The(block)} must retreat and has no way out of ${area(id)}.`,
  eliminated: ({ block, area: id }) => line`${The(block)} is eliminated ${inArea(id)}.`,
  'king-captured': ({ block, area: id }) =>
    line`${The(block)} is captured ${inArea(id)}: 1 victory point to Parliament.`,
};
export const battles = { ...onset, ...cycles, ...after };

const suffers = (foot: boolean, horse: boolean): string => {
  if (foot) return 'every Infantry and Cavalry block inside loses 1 strength';
  return horse ? 'every Cavalry block inside loses 1 strength' : 'nothing happens';
};
const siegeEnd = (foot: boolean, horse: boolean, surrender: boolean): string => {
  if (!surrender) return suffers(foot, horse);
  return foot || horse ? `${suffers(foot, horse)}, and the city surrenders` : 'the city surrenders';
};
export const sieges: Named<
  | 'siege-begins'
  | 'siege-slackens'
  | 'siege-over'
  | 'city-taken'
  | 'surrendered'
  | 'resisted'
  | 'marker-raised'
  | 'battered'
  | 'siege-rolled'
  | 'marched-out'
  | 'starved'
> = {
  'siege-begins': ({ city: id, area: where }) => line`The siege of ${city(id)}, ${inArea(where)}, begins: marker 0.`,
  'siege-slackens': ({ city: id }) =>
    line`Without Infantry before it, ${city(id)} is only watched: its siege marker is removed.`,
  'siege-over': ({ seat, city: id }) => line`The siege of ${city(id)} is over; ${side(seat)} keeps it.`,
  'city-taken': ({ seat, city: id }) => line`${city(id)} falls to ${side(seat)}.`,
  surrendered: ({ city: id }) => line`${city(id)} surrenders; its garrison marches out.`,
  resisted: ({ city: id }) => line`${city(id)} holds out: it rolls no siege die this turn.`,
  'marker-raised': ({ city: id, marker }) => line`The siege of ${city(id)} rises to ${marker}.`,
  battered: ({ city: id, index, face, modifier, opened }) =>
    line`Breach at ${city(id)}, index ${index}, die ${die(face, modifier)}: ${opened ? 'the wall is open' : 'the wall holds'}.`,
  'siege-rolled': ({ city: id, marker, face, foot, horse, surrender }) =>
    line`Siege of ${city(id)}, marker ${marker}, die ${face}: ${siegeEnd(foot, horse, surrender)}.`,
  'marched-out': ({ seat, block, from, to }) =>
    line`${Somebody(block, seat)} leaves the city, ${inArea(from)}, and marches to ${area(to)}.`,
  starved: ({ seat, block, area: id }) =>
    line`For want of supply ${inArea(id)}, ${somebody(block, seat)} loses 1 strength.`,
};
