// Supply phase and political turn by the second reading.
import {
  AREAS,
  BLOCKS,
  city,
  crown,
  dead,
  exile,
  heirShields,
  heirs,
  inArea,
  kind,
  man,
  open,
  other,
  type Position,
  place,
  type Seat,
  shields,
  sideOf,
  vacant,
} from './naive.ts';

const LOCAL: Readonly<Record<string, readonly string[]>> = {
  calais: ['y-merc-calais', 'y-merc-burgundian'],
  france: ['l-merc-french'],
  ireland: ['y-merc-irish'],
  scotland: ['l-merc-scots'],
};
const feeds = (area: string): number =>
  ({ calais: 4, france: 4, ireland: 2, scotland: 2 })[area] ?? (city(area) ? 5 : 4);
/** Those who count for the limit of an area. */
const eaters = (p: Position, seat: Seat, area: string): readonly string[] =>
  inArea(p, seat, area).filter((block) => !LOCAL[area]?.includes(block));
const tooMany = (p: Position, seat: Seat, area: string, paid: readonly string[]): boolean =>
  eaters(p, seat, area).filter((block) => !paid.includes(block)).length > feeds(area);

export const naiveSupply = (p: Position, paid: readonly string[]): readonly string[] => {
  const seat = p.phase.acting;
  switch (p.phase.step) {
    case 'minors': {
      const minor = heirs(seat).find((heir) => place(p, heir) === 'minor');
      const entries = AREAS.filter((area) => (seat === p.kingSide ? crown(area) : exile(area) === seat));
      return entries.filter((area) => open(p, seat, area)).map((area) => `enter-minor ${minor} ${area}`);
    }
    case 'executions':
      return [`execute ${seat === 'york' ? 'y-exeter' : 'l-clarence'}`, 'spare'];
    default:
      return AREAS.filter((area) => tooMany(p, seat, area, paid)).flatMap((area) =>
        eaters(p, seat, area)
          .filter((block) => !paid.includes(block))
          .map((block) => `starve ${block}`),
      );
  }
};

const NEVILLES = ['warwick', 'salisbury', 'kent'];
const calaisHasRoom = (p: Position): boolean => eaters(p, 'york', 'calais').length < 4;
/** Rulings 11.4 to 11.11. */
const homes = (p: Position, seat: Seat, block: string): readonly string[] => {
  if (kind(block) === 'heir') {
    if (seat !== p.kingSide) return AREAS.filter((area) => exile(area) === seat);
    const royal = AREAS.filter((area) => (crown(area) || heirShields(p, block).includes(area)) && open(p, seat, area));
    return royal.length > 0 ? royal : ['pool'];
  }
  if (block === 'l-clarence') {
    const without = { ...p, blocks: { ...p.blocks, 'l-clarence': 'pool' } };
    const empty = shields(block).filter((area) => vacant(without, area));
    return empty.length > 0 ? empty : ['pool'];
  }
  const own = shields(block).filter((area) => open(p, seat, area));
  const found = new Set(own.length > 0 ? own : ['pool']);
  if (!NEVILLES.includes(man(block))) return [...found];
  const york = seat === 'york';
  for (const name of NEVILLES.filter((one) => one !== man(block) && dead(p, one)))
    for (const area of shields(`${york ? 'y' : 'l'}-${name}`))
      if (area === 'calais' ? calaisHasRoom(p) : open(p, seat, area)) found.add(area);
  if (york && own.length === 0 && calaisHasRoom(p)) found.add('calais');
  return [...found];
};

export const naivePolitics = (p: Position): readonly string[] => {
  const seat = p.phase.acting;
  if (p.phase.step === 'overflow')
    return AREAS.filter((area) => exile(area) === seat && eaters(p, seat, area).length > feeds(area)).flatMap((area) =>
      eaters(p, seat, area).map((block) => `leave-exile ${block}`),
    );
  return BLOCKS.filter((block) => {
    const area = place(p, block);
    return sideOf(p, block) === seat && AREAS.includes(area) && exile(area) === undefined && !p.done.includes(block);
  }).flatMap((block) => homes(p, seat, block).map((to) => `go-home ${block} ${to}`));
};
/** Ruling 11.4: who counts for the throne once the armies are disbanded. */
export const naiveCount = (p: Position, seat: Seat): number => {
  const counts = (block: string): boolean => ['heir', 'noble', 'church'].includes(kind(block));
  const areas = AREAS.filter((area) => exile(area) === undefined && area !== 'isle-of-man');
  const men = areas.flatMap((area) => inArea(p, seat, area)).filter(counts);
  const london = inArea(p, seat, 'middlesex').some(counts) ? 1 : 0;
  return men.length + london + (p.prisoner && other(seat) === 'york' ? 1 : 0);
};
