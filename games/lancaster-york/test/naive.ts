// A second, slow rendering of deployment, bribery and combat, straight from the rule book and by names alone, to hold the
// engine against. It shares with it the tables of the box and nothing else.
import {
  C,
  CARD_NAMES,
  type CardName,
  controlPoints,
  garrisonOf,
  homeOf,
  kindOf,
  neighboursOf,
  R,
  REGION_NAMES,
  type RegionName,
  regionName,
  taxOf,
  votesOf,
  ZONE_NAMES,
} from '@rose/lancaster-york/ids';

export type Counts = { [name: string]: number };
export interface NaivePlan {
  readonly bid?: { readonly sum: number; readonly region: string };
  readonly moves: { readonly [piece: string]: string };
  readonly troops: Counts;
  readonly mercenaries: Counts;
  readonly black: readonly string[];
  readonly white: readonly string[];
}
/** A position document, as far as it is needed. */
export interface Board {
  readonly turn: number;
  readonly order: readonly string[];
  readonly houses?: { readonly [seat: string]: string };
  readonly scores: Counts;
  readonly money: Counts;
  readonly mercenaries: Counts;
  readonly cards: { [seat: string]: string[] };
  readonly nobles: { [noble: string]: string };
  readonly ships: { [ship: string]: string };
  readonly waiting: string[];
  readonly titles: { [title: string]: string | null };
  readonly kings?: (string | null)[];
  readonly plans: { readonly [seat: string]: NaivePlan };
  captain: { readonly seat: string; readonly region: string } | null;
}

const card = (name: string) => C[name as CardName];
export const kind = (name: string): string => kindOf(card(name));
export const home = (name: string): RegionName => regionName(homeOf(card(name)));
export const owner = (board: Board, name: string): string | undefined =>
  Object.keys(board.cards).find((seat) => board.cards[seat]?.includes(name));
const region = (name: string): number => votesOf(R[name as RegionName]);

/** Titles: what each counts, and who holds it after a change. */
const COUNTS = {
  'lord-high-admiral': 'ship',
  'archbishop-canterbury': 'bishop',
  'constable-tower': 'royalCastle',
  'warden-cinque-ports': 'port',
};
const settleTitles = (board: Board): void => {
  for (const [title, counted] of Object.entries(COUNTS)) {
    const number = (seat: string): number => (board.cards[seat] ?? []).filter((name) => kind(name) === counted).length;
    const most = Math.max(...board.order.map(number));
    const holder = board.titles[title];
    if (holder && number(holder) >= 2 && number(holder) === most) continue;
    board.titles[title] = most < 2 ? null : (board.order.find((seat) => number(seat) === most) ?? null);
  }
};
/** A card goes to a seat, or to nobody, and titles are looked at. */
const hand = (board: Board, name: string, to: string | undefined): void => {
  for (const seat of board.order) board.cards[seat] = (board.cards[seat] ?? []).filter((other) => other !== name);
  if (to !== undefined) board.cards[to]?.push(name);
  settleTitles(board);
};

const mayMove = (board: Board, seat: string, piece: string, to: string): boolean => {
  if (owner(board, piece) !== seat) return false;
  if (kind(piece) === 'ship')
    return Math.abs(ZONE_NAMES.indexOf(board.ships[piece] as 'mi-sea') - ZONE_NAMES.indexOf(to as 'mi-sea')) <= 2;
  const from = board.nobles[piece] as RegionName;
  return from === to || neighboursOf(R[from]).includes(R[to as RegionName]);
};
const hasPresence = (board: Board, seat: string, where: string): boolean =>
  (board.cards[seat] ?? []).some((name) => {
    if (kind(name) === 'ship') return false;
    if (kind(name) !== 'noble') return home(name) === where;
    const to = board.plans[seat]?.moves[name];
    return board.nobles[name] === where || (to === where && mayMove(board, seat, name, to));
  });
const mayStand = (board: Board, seat: string, place: string): boolean => {
  const holder = owner(board, place);
  return holder === seat || (holder !== undefined && hasPresence(board, seat, home(place)));
};

const CHART = ['noble', 'royalCastle', 'largeTown', 'bishop', 'town', 'port', 'ship'];
/** The order of payment: by the chart, nobles by rank, then by the votes of the home region. */
const asPaid = (names: readonly string[]): readonly string[] =>
  [...names].sort((a, b) => {
    const line = CHART.indexOf(kind(a)) - CHART.indexOf(kind(b));
    if (line !== 0) return line;
    const rank = kind(a) === 'noble' ? controlPoints(card(b)) - controlPoints(card(a)) : 0;
    return rank === 0 ? region(home(b)) - region(home(a)) : rank;
  });
const price = (name: string): number => (kind(name) === 'noble' ? controlPoints(card(name)) : taxOf(card(name)));

export interface Stand {
  readonly seat: string;
  readonly place: string;
  strength: number;
}
export interface Deployed {
  readonly white: Set<string>;
  readonly black: readonly (readonly [seat: string, person: string])[];
  readonly stands: readonly Stand[];
}

const bidAll = (board: Board): void => {
  let best = 0;
  for (const seat of board.order) {
    const { sum = 0, region: where = '' } = board.plans[seat]?.bid ?? {};
    board.money[seat] = (board.money[seat] ?? 0) - sum;
    if (sum > best) board.captain = { seat, region: where };
    best = Math.max(best, sum);
  }
};
export const deploy = (board: Board): Deployed => {
  board.captain = null;
  bidAll(board);
  const white = new Set<string>();
  const black: [string, string][] = [];
  const stands: Stand[] = [];
  for (const seat of [...board.order].reverse()) {
    const plan = board.plans[seat] as NaivePlan;
    const spend = (sum: number): boolean => {
      if (sum > (board.money[seat] ?? 0)) return false;
      board.money[seat] = (board.money[seat] ?? 0) - sum;
      return true;
    };
    for (const name of asPaid(plan.white)) if (owner(board, name) === seat && spend(price(name))) white.add(name);
    for (const name of asPaid(plan.black)) {
      const holder = owner(board, name);
      if (holder !== undefined && holder !== seat && spend(2 * price(name))) black.push([seat, name]);
    }
    for (const place of asPaid(CARD_NAMES.filter((name) => plan.troops[name] || plan.mercenaries[name]))) {
      if (!mayStand(board, seat, place)) continue;
      const hired = plan.mercenaries[place] ?? 0;
      board.mercenaries[seat] = (board.mercenaries[seat] ?? 0) - hired;
      let strength = hired;
      for (let n = 0; n < (plan.troops[place] ?? 0); n++) if (spend(3)) strength++;
      if (strength > 0) stands.push({ seat, place, strength });
    }
    const moves = Object.entries(plan.moves).filter(([piece, to]) => mayMove(board, seat, piece, to));
    for (const [piece, to] of moves) (kind(piece) === 'ship' ? board.ships : board.nobles)[piece] = to;
  }
  return { white, black, stands };
};

export const bribe = (board: Board, { white, black }: Deployed): void => {
  for (const [seat, person] of black) if (!white.delete(person)) hand(board, person, seat);
};

const KINDS = ['royalCastle', 'largeTown', 'town', 'port'];
/** Where a place comes among a player's battles. */
const battleNumber = (place: string): number => REGION_NAMES.indexOf(home(place)) * 4 + KINDS.indexOf(kind(place));
export const fight = (board: Board, { stands }: Deployed): void => {
  const garrisoned = new Set<string>();
  for (const seat of [...board.order].reverse()) {
    const own = stands.filter((stand) => stand.seat === seat && owner(board, stand.place) !== seat);
    for (const attack of own.toSorted((a, b) => battleNumber(a.place) - battleNumber(b.place))) {
      const { place } = attack;
      const holder = owner(board, place);
      const defence = stands.find((stand) => stand.seat === holder && stand.place === place);
      let wall = holder === undefined || garrisoned.has(place) ? 0 : garrisonOf(card(place));
      garrisoned.add(place);
      // One from each side at a time; a garrison that is left stays as defenders.
      while (attack.strength > 0 && wall + (defence?.strength ?? 0) > 0) {
        attack.strength--;
        if (wall > 0) wall--;
        else if (defence) defence.strength--;
      }
      if (wall > 0 && holder !== undefined) {
        if (defence) defence.strength += wall;
        else (stands as Stand[]).push({ seat: holder, place, strength: wall });
      }
      if (attack.strength > 0) {
        if (holder === undefined) board.waiting.splice(board.waiting.indexOf(place), 1);
        hand(board, place, seat);
      } else if (wall + (defence?.strength ?? 0) === 0 && holder !== undefined) {
        board.waiting.push(place);
        hand(board, place, undefined);
      }
    }
  }
};
