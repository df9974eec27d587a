// 10, 14.5 A second, slow reading of the court: who has how many votes, who may be crowned and who has won, found by names
// from the position alone, by the tables of the rules, and held against the game in positions drawn by lot.
import { isMistake, legal, pick, type Random, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';

type Names = Readonly<Record<string, string>>;
interface Position {
  readonly held: Names;
  readonly spot: Names;
  readonly keeper: Names;
  readonly noted: Names;
  readonly crowned: readonly string[];
  readonly fresh: readonly string[];
}
const SEATS = ['red', 'yellow', 'blue'];
/** Commons with a title, Lords. */
const NOBLES: Readonly<Record<string, readonly [commons: number, lords: number]>> = {
  neville: [3, 4],
  mowbray: [2, 4],
  percy: [2, 3],
  beaufort: [2, 3],
  courtenay: [1, 2],
  stanley: [1, 2],
  roos: [1, 1],
  grey: [1, 1],
  scrope: [1, 1],
};
const BORN = ['neville', 'mowbray', 'percy', 'beaufort', 'courtenay'];
const TITLES = ['kent', 'essex', 'richmond'];
const OFFICES: Readonly<Record<string, number>> = {
  chancellor: 0,
  'warden-north': 2,
  'chancellor-lancaster': 3,
  'constable-tower': 3,
  'warden-cinque-ports': 5,
};
const SEES: Readonly<Record<string, number>> = {
  'canterbury-see': 7,
  'york-see': 5,
  'durham-see': 4,
  'carlisle-see': 3,
  'lincoln-see': 2,
  'norwich-see': 2,
};
/** Places that can be noted here, with their votes and the card that names them. */
const PLACES: Readonly<Record<string, readonly [votes: number, card: string]>> = {
  london: [4, 'constable-tower'],
  york: [4, 'york-see'],
  bristol: [4, 'town-bristol'],
  norwich: [4, 'norwich-see'],
  coventry: [3, 'town-coventry'],
  berwick: [3, 'warden-north'],
  carlisle: [3, 'carlisle-see'],
  durham: [3, 'durham-see'],
  lincoln: [3, 'lincoln-see'],
  canterbury: [3, 'canterbury-see'],
  rochester: [0, 'kent'],
  colchester: [3, 'essex'],
  bamburgh: [0, 'warden-north'],
  conway: [0, 'chancellor-lancaster'],
  warwick: [0, 'neville'],
};
const LINES = {
  lancaster: ['henry', 'margaret', 'edward-wales'],
  york: ['richard-york', 'edward-march', 'george', 'richard-gloucester'],
} as const;
const HEIRS: readonly string[] = [...LINES.lancaster, ...LINES.york];
const MINSTERS = ['in:york', 'in:london', 'in:wells'];
const SPOTS = [...MINSTERS, ...MINSTERS, ...MINSTERS, 'in:coventry', 'york', 'wells', 'captive:red'];

const isThere = (spot: string | undefined): boolean =>
  spot !== undefined && spot !== '-' && !spot.startsWith('captive');
const seatOf = ({ held }: Position, noble: string | undefined): string | undefined =>
  noble === undefined ? undefined : SEATS.find((seat) => held[noble] === seat);
const holderOf = (position: Position, place: string): string | undefined => {
  const card = PLACES[place]?.[1] ?? '';
  const bearer = card in NOBLES ? card : position.held[card];
  return seatOf(position, position.noted[place] ?? bearer);
};
/** 8.2 Prisoners are off the board, and cast nothing. */
const standing = (position: Position, seat: string): readonly string[] =>
  Object.keys(NOBLES).filter((noble) => seatOf(position, noble) === seat && isThere(position.spot[noble]));
const under = ({ held }: Position, noble: string, cards: readonly string[]): readonly string[] =>
  cards.filter((card) => held[card] === noble);
const seniors = ({ spot }: Position): readonly string[] =>
  Object.values(LINES).flatMap((line) => line.find((heir) => spot[heir] !== '-') ?? []);
const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
const votesOf = (position: Position, seat: string): { readonly commons: number; readonly lords: number } => {
  const own = standing(position, seat);
  if (own.length === 0) return { commons: 0, lords: 0 };
  const isTitled = (noble: string) => BORN.includes(noble) || under(position, noble, TITLES).length > 0;
  const heirs = seniors(position).filter((heir) => position.keeper[heir] === seat);
  const reigning = position.crowned.filter((one) => isThere(position.spot[one]));
  const [king] = reigning.length === 1 ? reigning : [];
  const chancellor = SEATS.flatMap((one) => standing(position, one)).find(
    (noble) => position.held['chancellor'] === noble,
  );
  const caster = king === undefined ? seatOf(position, chancellor) : (position.keeper[king] ?? seatOf(position, king));
  return {
    commons:
      sum(Object.keys(PLACES).map((place) => (holderOf(position, place) === seat ? (PLACES[place]?.[0] ?? 0) : 0))) +
      sum(own.filter(isTitled).map((noble) => NOBLES[noble]?.[0] ?? 0)) +
      sum(own.flatMap((noble) => under(position, noble, Object.keys(OFFICES))).map((office) => OFFICES[office] ?? 0)) +
      10 * heirs.length +
      (caster === seat ? 20 : 0),
    lords:
      sum(own.map((noble) => NOBLES[noble]?.[1] ?? 0)) +
      sum(own.flatMap((noble) => under(position, noble, Object.keys(SEES))).map((see) => SEES[see] ?? 0)) +
      10 * heirs.length,
  };
};
/** 10.1, 10.3 The first survivor, or Beaufort after the last, in a cathedral with an archbishop or two bishops. */
const coronations = (position: Position, seat: string): readonly string[] => {
  const isServed = (spot: string | undefined): boolean => {
    const sees = standing(position, seat)
      .filter((noble) => position.spot[noble] === spot)
      .flatMap((noble) => under(position, noble, Object.keys(SEES)))
      .filter((see) => !position.fresh.includes(see));
    return sees.length > 1 || sees.includes('canterbury-see') || sees.includes('york-see');
  };
  const lancaster = LINES.lancaster.every((heir) => position.spot[heir] === '-');
  const york = LINES.york.some((heir) => position.spot[heir] !== '-' && position.keeper[heir] === seat);
  const claimants = seniors(position).filter((heir) => position.keeper[heir] === seat);
  if (lancaster && !york && standing(position, seat).includes('beaufort')) claimants.push('beaufort');
  return claimants
    .filter((one) => !position.crowned.includes(one) && MINSTERS.includes(position.spot[one] ?? ''))
    .filter((one) => isServed(position.spot[one]))
    .map((one) => `crown ${one}`);
};
/** 10.4 The only royal left is crowned; if of York, Beaufort is not on the board. 10.3 Or there is none, and he is crowned. */
const winnerOf = (position: Position): string | undefined => {
  const left = HEIRS.filter((heir) => position.spot[heir] !== '-');
  const [last = ''] = left;
  if (left.length === 0) return position.crowned.includes('beaufort') ? seatOf(position, 'beaufort') : undefined;
  if (left.length > 1 || !position.crowned.includes(last)) return undefined;
  const isKept = isThere(position.spot['beaufort']) && seatOf(position, 'beaufort') !== undefined;
  return isKept && (LINES.york as readonly string[]).includes(last) ? undefined : position.keeper[last];
};

const drawn = (random: Random): Position => {
  const nobles = Object.keys(NOBLES).filter(() => random(4) > 1);
  const held: Record<string, string> = Object.fromEntries(nobles.map((noble) => [noble, pick(SEATS, random)]));
  const spot: Record<string, string> = Object.fromEntries(nobles.map((noble) => [noble, pick(SPOTS, random)]));
  const titled = nobles.filter((noble) => BORN.includes(noble));
  for (const [n, noble] of nobles
    .filter((one) => !BORN.includes(one))
    .slice(0, TITLES.length)
    .entries())
    if (random(2) === 1) {
      held[TITLES[n] ?? ''] = noble;
      titled.push(noble);
    }
  for (const office of Object.keys(OFFICES)) {
    const [bearer] = titled.splice(random(titled.length + 1) - 1, 1);
    if (bearer !== undefined) held[office] = bearer;
  }
  for (const card of [...Object.keys(SEES), 'town-bristol', 'town-coventry'])
    if (nobles.length > 0 && random(3) > 1) held[card] = pick(nobles, random);
  const keeper: Record<string, string> = {};
  const few = random(3);
  for (const heir of HEIRS) {
    spot[heir] = random(few + 1) === 1 ? pick(SPOTS.slice(0, -1), random) : '-';
    const seat = pick(SEATS, random);
    if (spot[heir] !== '-' && nobles.some((noble) => held[noble] === seat)) keeper[heir] = seat;
  }
  const bare = { held, spot, keeper, noted: {}, crowned: [], fresh: [] };
  const noted = Object.fromEntries(
    Object.keys(PLACES).flatMap((place) =>
      nobles.length > 0 && random(5) === 1 ? [[place, pick(nobles, random)]] : [],
    ),
  );
  const beaufort = seatOf(bare, 'beaufort') !== undefined && LINES.lancaster.every((heir) => spot[heir] === '-');
  const crowned = [...seniors(bare), ...(beaufort ? ['beaufort'] : [])].filter(() => random(2) === 1);
  return { ...bare, noted, crowned, fresh: random(2) === 1 ? [] : ['york-see'] };
};
const inOrder = (position: Position): readonly string[] =>
  ['beaufort', ...HEIRS].filter((one) => position.crowned.includes(one));

describe('10.1, 10.4, 14.5 votes, crowns and victory', () => {
  test.for(Array.from({ length: 4 }, (_, n) => n + 1))('10.1, 10.4, 14.5 positions drawn from %i', (seed) => {
    const random = seeded(seed);
    const found = { crowns: 0, winners: 0, judged: 0 };
    for (let n = 0; n < 150; n++) {
      const position = drawn(random);
      const turn = pick(SEATS, random);
      const state = kingmaker.fromPosition({
        options: { players: SEATS.length, votes: true },
        turn,
        ...position,
        crowned: inOrder(position),
        phase: { name: 'coronation', over: false },
      });
      if (isMistake(state)) continue;
      found.judged++;
      const { votes } = kingmaker.view(state, 'spectator');
      const want = Object.fromEntries(SEATS.map((seat) => [seat, votesOf(position, seat)]));
      expect([position, votes]).toEqual([position, want]);
      const winner = winnerOf(position);
      expect([position, kingmaker.outcome(state)?.winners[0]]).toEqual([position, winner]);
      const crowns = legal(kingmaker, state, turn as 'red').flatMap((one) =>
        one.do === 'crown' ? [kingmaker.write(one)] : [],
      );
      const may = winner === undefined ? coronations(position, turn) : [];
      if (crowns.length > 0 || may.length > 0)
        expect([position, crowns.toSorted()]).toEqual([position, may.toSorted()]);
      found.crowns += crowns.length;
      found.winners += winner === undefined ? 0 : 1;
    }
    for (const [what, times] of Object.entries(found)) expect([what, times > 0]).toEqual([what, true]);
  });
});
