// The chapters of the war: year, turn or year end, battle or siege; and what each came to.
import type { Peeked } from '@rose/table';
import type { ChapterOpening, Chapters } from '@rose/table/text';
import {
  type AreaName,
  areaName,
  areaOfCity,
  B,
  type BattleKind,
  type CityName,
  isLeader,
  type LogEntry,
  type Seat,
  T,
  TURNS,
  type TurnName,
} from '@rose/without-an-enemy/ids';

type Entry = Peeked<LogEntry>;
type Told<S extends Entry['say']> = Extract<Entry, { readonly say: S }>;
const all = <S extends Entry['say']>(entries: readonly Entry[], say: S): readonly Told<S>[] =>
  entries.filter((entry): entry is Told<S> => entry.say === say);

export interface ChapterWords {
  readonly turn: (turn: TurnName) => readonly [head: string, short: string];
  readonly yearEnd: readonly [head: string, short: string];
  readonly battle: (area: AreaName, kind: BattleKind) => string;
  readonly siege: (city: CityName) => string;
  readonly shutIn: (seat: Seat) => string;
  readonly away: (seat: Seat) => string;
  readonly won: (winner: Seat, own: number, theirs: number) => string;
  readonly wonAt: (winner: Seat, area: AreaName) => string;
  readonly battles: (count: number) => string;
  readonly taken: (winner: Seat, city: CityName) => string;
  readonly takenMany: (count: number) => string;
  readonly kingTaken: string;
  readonly track: (track: number) => string;
  readonly recruits: (royalist: number, parliament: number) => string;
  readonly breach: string;
  readonly yields: (city: CityName) => string;
  readonly marker: (marker: number) => string;
}
/** So many are named; more are counted. */
const FEW = 2;
/** A siege is told once a turn: its walls, then its dice. */
const SIEGE = 'siege-';

/** What is told once an area is resolved: the next one, the end of the Tactical Phase, supply, the track. */
const AFTER_FIGHTS: ReadonlySet<Entry['say']> = new Set([
  'area-picked',
  'siege-begins',
  'siege-slackens',
  'starved',
  'resisted',
  'marker-raised',
  'track',
]);

const lostBy = (entries: readonly Entry[], seat: Seat): number =>
  all(entries, 'hit').filter((hit) => hit.seat === seat).length;
const raisedBy = (entries: readonly Entry[], seat: Seat): number =>
  entries.filter((entry) => (entry.say === 'strengthened' || entry.say === 'deployed') && entry.seat === seat).length;

const few = <T>(items: readonly T[], name: (item: T) => string, many: (count: number) => string): readonly string[] =>
  items.length > FEW ? [many(items.length)] : items.map(name);
const sums = (say: ChapterWords) => {
  const unfought = (entries: readonly Entry[]): string | undefined => {
    const away = all(entries, 'withdrew').find(({ success }) => success);
    if (away) return say.away(away.seat);
    const [inside] = all(entries, 'went-inside');
    return inside && all(entries, 'cycle-begins').length === 0 ? say.shutIn(inside.seat) : undefined;
  };
  const battle = (entries: readonly Entry[]): string | undefined => {
    const over = all(entries, 'battle-over').at(-1);
    if (!over) return unfought(entries);
    const loser: Seat = over.winner === 'royalist' ? 'parliament' : 'royalist';
    return say.won(over.winner, lostBy(entries, over.winner), lostBy(entries, loser));
  };
  const siege = (entries: readonly Entry[]): string | undefined => {
    const [yields] = all(entries, 'surrendered');
    if (yields) return say.yields(yields.city);
    const roll = all(entries, 'siege-rolled').at(-1);
    if (roll) return say.marker(roll.marker);
    return all(entries, 'battered').some(({ opened }) => opened) ? say.breach : undefined;
  };
  const turn = (entries: readonly Entry[]): string | undefined => {
    const track = all(entries, 'track').at(-1);
    if (!track) return undefined;
    const fields = all(entries, 'battle-over').filter(({ kind }) => kind === 'field' || kind === 'relief');
    return [
      ...(all(entries, 'king-captured').length > 0 ? [say.kingTaken] : []),
      ...few(all(entries, 'city-taken'), ({ seat, city }) => say.taken(seat, city), say.takenMany),
      ...few(fields, ({ winner, area }) => say.wonAt(winner, area), say.battles),
      say.track(track.track),
    ].join(' ');
  };
  const yearEnd = (entries: readonly Entry[]): string =>
    say.recruits(raisedBy(entries, 'royalist'), raisedBy(entries, 'parliament'));
  return { battle, siege, turn, yearEnd };
};

export const chaptersIn = (say: ChapterWords): Chapters<Entry> => {
  const year = (number: number): ChapterOpening => ({
    depth: 1,
    id: `y${number}`,
    head: String(number),
    short: String(number),
  });
  const named = (id: string, [head, short]: readonly [string, string]): ChapterOpening => ({
    depth: 2,
    id,
    head,
    short,
  });
  const siege = (city: CityName): readonly ChapterOpening[] => {
    const head = say.siege(city);
    return [{ depth: 3, id: SIEGE + city, head, short: head, place: city }];
  };
  const sum = sums(say);
  return {
    opens(entry) {
      switch (entry.say) {
        case 'cards-dealt':
          return [year(entry.year)];
        case 'turn-begins':
          return [
            year(entry.year),
            named(entry.turn === 'winter' ? 'winter' : `t${TURNS.indexOf(entry.turn) + 1}`, say.turn(entry.turn)),
          ];
        case 'year-ends':
          return [year(entry.year), named('end', say.yearEnd)];
        case 'battle-begins': {
          const head = say.battle(entry.area, entry.kind);
          return [{ depth: 3, id: 'b#', head, short: head, place: entry.area }];
        }
        case 'battered':
        case 'siege-rolled':
          return siege(entry.city);
        default:
          return [];
      }
    },
    ends(entry, told) {
      if (entry.say === 'city-taken')
        return all(told, 'battle-begins').some(({ area }) => area !== areaName(areaOfCity(T[entry.city])));
      return AFTER_FIGHTS.has(entry.say);
    },
    mark(entry) {
      if (entry.say === 'battle-begins') return entry.kind === 'storm' ? 'siege' : 'battle';
      if (entry.say === 'surrendered') return 'siege';
      if (entry.say === 'king-captured') return 'crown';
      return entry.say === 'eliminated' && isLeader(B[entry.block]) ? 'death' : undefined;
    },
    sum(id, entries) {
      if (id === 'b#') return sum.battle(entries);
      if (id.startsWith(SIEGE)) return sum.siege(entries);
      return id === 'end' ? sum.yearEnd(entries) : sum.turn(entries);
    },
  };
};
