// The action phase by the second reading: marches, sea moves, recruits, events.
import {
  AREAS,
  adjacent,
  BLOCKS,
  city,
  crown,
  exile,
  inArea,
  kind,
  limit,
  neighbours,
  open,
  other,
  type Position,
  place,
  port,
  red,
  SEAS,
  type Seat,
  sailor,
  seas,
  shields,
  sideOf,
  vacant,
} from './naive.ts';

const GROUP_CARDS = ['event-force-march', 'event-surprise', 'event-treason', 'event-muster'];
const SEA_CARDS = ['event-surprise', 'event-treason', 'event-piracy'];
const isEvent = (card: string): boolean => card.startsWith('event-');

const crossings = (p: Position, from: string, to: string): number =>
  p.phase.used
    .filter((way) => (way.from === from && way.to === to) || (way.from === to && way.to === from))
    .reduce((sum, { blocks }) => sum + blocks, 0);

/** Rulings 3.5, 3.9: how many may still leave an area the enemy has attacked. */
const unpinned = (p: Position, seat: Seat, area: string): number => {
  const attack = p.attacks.find((one) => one.area === area && one.attacker !== seat);
  if (!attack) return Number.POSITIVE_INFINITY;
  const bySea = SEAS.includes(attack.main ?? '');
  const isMain = (block: string): boolean => {
    const came = p.came[block] ?? '';
    return bySea ? SEAS.includes(came) : came === attack.main;
  };
  const pinning = inArea(p, other(seat), area).filter(isMain).length;
  return inArea(p, seat, area).filter((block) => p.came[block] === undefined).length - pinning;
};
const enemyCameOver = (p: Position, seat: Seat, area: string, from: string): boolean =>
  p.attacks.some((attack) => attack.area === area && attack.over[other(seat)].includes(from));

/** Whether the last step of a march may be this one. */
const mayEnter = (p: Position, seat: Seat, from: string, to: string): boolean => {
  if (open(p, seat, to)) return true;
  if (p.cards[seat] === 'event-muster') return false;
  const attack = p.attacks.find(({ area }) => area === to);
  const used = attack?.over[seat] ?? [];
  const most = attack && attack.attacker !== seat ? 2 : 3;
  return used.includes(from) || used.length < most;
};

const paths = (p: Position, seat: Seat, from: string): readonly (readonly string[])[] => {
  const card = p.cards[seat];
  const reach = card === 'event-force-march' ? 3 : 2;
  const more = card === 'event-surprise' ? 1 : 0;
  const found: (readonly string[])[] = [];
  const go = (path: readonly string[]): void => {
    const here = path.at(-1) ?? '';
    for (const to of neighbours(here)) {
      if (to === path.at(-2) || exile(to) === other(seat)) continue;
      if (crossings(p, here, to) >= limit(here, to) + more) continue;
      if (path.length === 1 && enemyCameOver(p, seat, from, to)) continue;
      if (!mayEnter(p, seat, here, to)) continue;
      const longer = [...path, to];
      found.push(longer);
      if (longer.length <= reach && !red(here, to) && open(p, seat, to)) go(longer);
    }
  };
  go([from]);
  return card === 'event-muster' ? found.filter((path) => path.at(-1) === p.phase.muster) : found;
};

const isReady = (p: Position, seat: Seat, block: string): boolean =>
  sideOf(p, block) === seat && !p.done.includes(block) && inArea(p, seat, place(p, block)).includes(block);

const marches = (p: Position, seat: Seat): readonly string[] => {
  const card = p.cards[seat];
  if (isEvent(card) && !GROUP_CARDS.includes(card)) return [];
  if (card === 'event-muster' && p.phase.muster === null) return [];
  return BLOCKS.filter((block) => isReady(p, seat, block) && AREAS.includes(place(p, block))).flatMap((block) => {
    const from = place(p, block);
    const paid = card === 'event-muster' || p.phase.points > 0 || p.phase.active.includes(from);
    if (!paid || unpinned(p, seat, from) <= 0) return [];
    return paths(p, seat, from).map((path) => `march ${block} ${path.join('-')}`);
  });
};

const sails = (p: Position, seat: Seat): readonly string[] => {
  const card = p.cards[seat];
  if (isEvent(card) && !SEA_CARDS.includes(card)) return [];
  const piracy = card === 'event-piracy';
  return BLOCKS.filter((block) => isReady(p, seat, block) && sailor(block) && AREAS.includes(place(p, block))).flatMap(
    (block) => {
      const from = place(p, block);
      if (unpinned(p, seat, from) <= 0) return [];
      return AREAS.flatMap((to) => {
        if (to === from || exile(to) === other(seat) || !(piracy || open(p, seat, to))) return [];
        const free = port(from) && port(to) && p.phase.credits.some((way) => way.from === from && way.to === to);
        if (p.phase.points === 0 && !free) return [];
        const shared = SEAS.filter((sea) => seas(from).includes(sea) && seas(to).includes(sea));
        return (piracy ? shared : shared.slice(0, 1)).map((sea) => `sail ${block} ${from}-${to} ${sea}`);
      });
    },
  );
};

/** Rulings 6.2 to 6.7. */
const recruitAreas = (p: Position, seat: Seat, block: string): readonly string[] => {
  const free = (areas: readonly string[]) => areas.filter((area) => open(p, seat, area));
  switch (kind(block)) {
    case 'heir':
      return free(AREAS.filter((area) => (seat === p.kingSide ? crown(area) : exile(area) === seat)));
    case 'bombard':
      return free(AREAS.filter((area) => city(area) && inArea(p, seat, area).length > 0));
    case 'rebel':
      return AREAS.filter((area) => exile(area) === undefined && vacant(p, area));
    default:
      return free(shields(block));
  }
};
const recruits = (p: Position, seat: Seat): readonly string[] => {
  if (isEvent(p.cards[seat]) || p.phase.points === 0) return [];
  return BLOCKS.filter((block) => sideOf(p, block) === seat && place(p, block) === 'pool').flatMap((block) =>
    recruitAreas(p, seat, block).map((area) => `recruit ${block} ${area}`),
  );
};

const events = (p: Position, seat: Seat): readonly string[] => {
  const card = p.cards[seat];
  if (card === 'event-muster' && p.phase.muster === null)
    return AREAS.filter((area) => exile(area) !== other(seat) && open(p, seat, area)).map((area) => `muster ${area}`);
  if (card === 'event-plague' && !p.phase.plagued)
    return AREAS.filter(
      (area) => city(area) && inArea(p, seat, area).length === 0 && inArea(p, other(seat), area).length > 0,
    ).map((area) => `plague ${area}`);
  return [];
};

export const naiveActions = (p: Position): readonly string[] => {
  const seat = p.phase.acting;
  if (p.phase.step === 'main')
    return p.attacks
      .filter(({ attacker, main }) => attacker === seat && main === null)
      .flatMap(({ area, over }) =>
        over[seat].filter((from) => adjacent(from, area)).map((from) => `main ${area} ${from}`),
      );
  return [...marches(p, seat), ...sails(p, seat), ...recruits(p, seat), ...events(p, seat), 'end-actions'];
};
