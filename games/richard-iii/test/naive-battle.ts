// The battle phase by the second reading: whose turn, what he may do, how well he fires.
import {
  AREAS,
  adjacent,
  crown,
  exile,
  heirShields,
  heirs,
  inArea,
  kind,
  letter,
  limit,
  loyalty,
  man,
  open,
  other,
  type Position,
  pretender,
  SEAS,
  type Seat,
  seas,
  shields,
  sideOf,
  strength,
} from './naive.ts';

export const front = (p: Position, seat: Seat): readonly string[] =>
  inArea(p, seat, p.phase.area).filter((block) => !p.phase.reserves.includes(block));

/** Ruling 7.1: the blocks of which one must act now. */
const acting = (p: Position): readonly string[] => {
  for (const initiative of ['A', 'B', 'C', 'D'])
    for (const seat of [other(p.phase.attacker), p.phase.attacker]) {
      const ready = front(p, seat).filter((block) => {
        const now = kind(block) === 'bombard' && p.phase.round === 1 ? 'A' : letter(block);
        return now === initiative && !p.phase.acted.includes(block);
      });
      if (ready.length > 0) return ready;
    }
  return [];
};
export const seniorThere = (p: Position, seat: Seat): string | undefined =>
  heirs(seat).find((heir) => front(p, seat).includes(heir));

/** Rulings 8.1 to 8.7 and 5.6. */
const waysOut = (p: Position, block: string, regroup: boolean): readonly string[] => {
  const seat = sideOf(p, block);
  const from = p.phase.area;
  const attack = p.attacks.find(({ area }) => area === from);
  const sea = SEAS.find((name) => name === p.came[block]);
  const may = (to: string): boolean => {
    if (to === from || exile(to) === other(seat) || !open(p, seat, to)) return false;
    if (sea !== undefined) return seas(to).includes(sea);
    if (!adjacent(from, to)) return false;
    const theirs = attack?.over[other(seat)].includes(to) === true;
    const ours = attack?.over[seat].includes(to) === true;
    const closed = theirs && !(ours && seat !== p.player1);
    if (closed && !regroup) return false;
    const crossed = p.phase.crossed.filter((way) => way.seat === seat && way.to === to && way.from === from);
    return crossed.length < limit(from, to);
  };
  return AREAS.filter(may);
};

const NORTHERNERS = ['northumberland', 'westmoreland'];
const isTarget = (p: Position, by: string, target: string): boolean => {
  if (loyalty(target) === 0 || p.phase.turned.includes(target)) return false;
  if (target === p.king || target === pretender(p)) return false;
  return !(man(by) === 'warwick' && NORTHERNERS.includes(man(target)));
};
const mayRoll = (p: Position, block: string): boolean => {
  if (man(block) === 'warwick') return !p.phase.warwickRolled;
  return (block === p.king || block === pretender(p)) && !p.phase.rolled[sideOf(p, block)];
};

const turns = (p: Position): readonly string[] =>
  acting(p).flatMap((block) => {
    const seat = sideOf(p, block);
    const out = p.phase.round === 1 ? [] : waysOut(p, block, false).map((area) => `retreat ${block} ${area}`);
    if (p.phase.round === 4 && seat === p.phase.attacker) return out;
    const enemies = front(p, other(seat));
    const charges = seniorThere(p, seat) === block ? enemies.map((target) => `charge ${block} ${target}`) : [];
    const targets = mayRoll(p, block) ? enemies.filter((target) => isTarget(p, block, target)) : [];
    const rolls = targets.map((target) => `treachery ${block} ${target}`);
    return [`fire ${block}`, `pass ${block}`, ...charges, ...rolls, ...out];
  });

export const naiveBattle = (p: Position): readonly string[] => {
  const { step, acting: seat, area } = p.phase;
  switch (step) {
    case 'choose':
      return p.attacks.map((attack) => `fight ${attack.area}`);
    case 'treason':
      return [
        ...front(p, other(seat))
          .filter((target) => isTarget(p, 'event-treason', target))
          .map((target) => `treason ${target}`),
        'hold-treason',
      ];
    case 'hits': {
      const line = front(p, seat);
      const most = Math.max(...line.map((block) => strength(p, block)));
      return line.filter((block) => strength(p, block) === most).map((block) => `take-hits ${block}`);
    }
    case 'regroup':
      return [
        'end-regroup',
        ...inArea(p, seat, area).flatMap((block) => waysOut(p, block, true).map((to) => `regroup ${block} ${to}`)),
      ];
    default:
      return turns(p);
  }
};

/** Rulings 7.4 and 7.5: what a defender gains. */
export const naiveBonus = (p: Position, block: string): number => {
  const seat = sideOf(p, block);
  const { area, attacker } = p.phase;
  if (seat === attacker) return 0;
  if (kind(block) !== 'heir') return shields(block).includes(area) ? 1 : 0;
  const first = seniorThere(p, seat) === block;
  const personal = ['exeter', 'somerset', 'richmond'].includes(man(block)) && shields(block).includes(area);
  const shield = personal || (first && heirShields(p, block).includes(area)) ? 1 : 0;
  return shield + (first && seat === p.kingSide && crown(area) ? 1 : 0);
};
