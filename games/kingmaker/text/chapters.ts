// The chapters of the game: the round, whose turn it is, what was fought or where Parliament sat; and what each came to.
import type { AreaName, LogEntry, PieceName, PlaceName, Seat } from '@rose/kingmaker/ids';
import type { Peeked } from '@rose/table';
import type { Chapters } from '@rose/table/text';
import { isRoyalName } from './facts.ts';

type Entry = Peeked<LogEntry>;
type Told<S extends Entry['say']> = Extract<Entry, { readonly say: S }>;
const all = <S extends Entry['say']>(entries: readonly Entry[], ...says: readonly S[]): readonly Told<S>[] =>
  entries.filter((entry): entry is Told<S> => (says as readonly string[]).includes(entry.say));

export interface ChapterWords {
  readonly setup: string;
  readonly round: (number: number) => string;
  readonly seat: (seat: Seat) => string;
  readonly turn: (seat: Seat) => string;
  readonly battle: (area: AreaName) => string;
  readonly fight: (place: PlaceName) => string;
  readonly siege: (place: PlaceName) => string;
  readonly parliament: (place: PlaceName) => string;
  readonly won: (seat: Seat) => string;
  readonly nobody: string;
  readonly takes: (seat: Seat, place: PlaceName) => string;
  readonly holds: (place: PlaceName) => string;
  readonly heir: (seat: Seat, royal: PieceName) => string;
  readonly crowned: (piece: PieceName, seat: Seat) => string;
  readonly dead: (pieces: readonly PieceName[]) => string;
  readonly votes: (commons: readonly [number, number], lords: readonly [number, number], carried: boolean) => string;
  readonly awards: (count: number) => string;
}

const deadIn = (entries: readonly Entry[]): readonly PieceName[] =>
  all(entries, 'died', 'executed').flatMap((entry) => (entry.say === 'died' ? entry.pieces : [entry.piece]));
/** So many letters have room below a folded chapter. */
const ROOM = 60;
/** As many of the sentences, the weightiest first, as have room; the first in any case. */
const inRoom = ([first, ...others]: readonly string[]): string | undefined =>
  first && others.reduce((sum, one) => (sum.length + one.length < ROOM ? `${sum} ${one}` : sum), first);

export const chaptersIn = (say: ChapterWords): Chapters<Entry> => {
  const dead = (pieces: readonly PieceName[]): readonly string[] => (pieces.length > 0 ? [say.dead(pieces)] : []);
  const deeds = (entries: readonly Entry[]): readonly string[] => {
    const fallen = deadIn(entries);
    return [
      ...all(entries, 'crowned').map(({ piece, seat }) => say.crowned(piece, seat)),
      ...dead(fallen.filter(isRoyalName)),
      ...all(entries, 'heir-taken').map(({ seat, royal }) => say.heir(seat, royal)),
      ...all(entries, 'place-taken').map(({ seat, place }) => say.takes(seat, place)),
      ...dead(fallen.filter((piece) => !isRoyalName(piece))),
      ...all(entries, 'battle-won', 'field-won').map(({ seat }) => say.won(seat)),
    ];
  };
  const fight = (entries: readonly Entry[]): readonly string[] => [
    ...all(entries, 'battle-won', 'field-won').map(({ seat }) => say.won(seat)),
    ...all(entries, 'indecisive', 'bad-weather', 'field-left').map(() => say.nobody),
    ...all(entries, 'place-taken').map(({ seat, place }) => say.takes(seat, place)),
    ...all(entries, 'place-holds').map(({ place }) => say.holds(place)),
    ...dead(deadIn(entries)),
  ];
  const sitting = (entries: readonly Entry[]): readonly string[] => {
    const votes = all(entries, 'voted').at(-1);
    if (votes) return [say.votes(votes.commons, votes.lords, votes.carried)];
    const awards = all(entries, 'awarded').length;
    return awards > 0 ? [say.awards(awards)] : [];
  };
  return {
    opens(entry) {
      switch (entry.say) {
        case 'dealt':
          return [{ depth: 1, id: 'setup', head: say.setup, short: '·' }];
        case 'round-begins':
          return [{ depth: 1, id: `r${entry.round}`, head: say.round(entry.round), short: String(entry.round) }];
        case 'turn-begins': {
          const head = say.turn(entry.seat);
          return [{ depth: 2, id: entry.seat, head, short: say.seat(entry.seat) }];
        }
        case 'attack-declared': {
          const head = say.battle(entry.area);
          return [{ depth: 3, id: 'b#', head, short: head, place: entry.area }];
        }
        case 'town-fight-declared':
        case 'siege-declared':
        case 'summoned': {
          const { place } = entry;
          const [id, head] =
            entry.say === 'summoned'
              ? ['p#', say.parliament(place)]
              : entry.say === 'siege-declared'
                ? ['s#', say.siege(place)]
                : ['b#', say.fight(place)];
          return [{ depth: 3, id, head, short: head, place }];
        }
        default:
          return [];
      }
    },
    mark(entry) {
      if (entry.say === 'attack-declared' || entry.say === 'town-fight-declared') return 'battle';
      if (entry.say === 'siege-declared') return 'siege';
      if (entry.say === 'crowned') return 'crown';
      return deadIn([entry]).length > 0 ? 'death' : undefined;
    },
    sum(id, entries) {
      if (id === 'b#' || id === 's#') return inRoom(fight(entries));
      return inRoom(id === 'p#' ? sitting(entries) : deeds(entries));
    },
  };
};
