// The chapters of the war: campaign, turn or political turn, battle or supply; and what each came to.
import {
  type AreaName,
  B,
  type BlockName,
  type CardName,
  kindOf,
  type LogEntry,
  type Seat,
} from '@rose/richard-iii/ids';
import type { Peeked } from '@rose/table';
import type { ChapterOpening, Chapters } from '@rose/table/text';

type Entry = Peeked<LogEntry>;
type Told<S extends Entry['say']> = Extract<Entry, { readonly say: S }>;
const find = <S extends Entry['say']>(entries: readonly Entry[], say: S): Told<S> | undefined =>
  entries.findLast((entry): entry is Told<S> => entry.say === say);
const all = <S extends Entry['say']>(entries: readonly Entry[], say: S): readonly Told<S>[] =>
  entries.filter((entry): entry is Told<S> => entry.say === say);

export interface ChapterWords {
  readonly campaign: (number: number) => readonly [head: string, short: string];
  readonly turn: (number: number) => string;
  readonly political: readonly [head: string, short: string];
  readonly battle: (area: AreaName) => string;
  readonly supply: string;
  readonly cards: (lancaster: CardName, york: CardName, player1: Seat) => string;
  readonly battles: (count: number) => string;
  readonly won: (seat: Seat, round: number, own: number, theirs: number) => string;
  readonly dead: (block: BlockName) => string;
  /** The count of lords, first the King's side. */
  readonly counted: (king: Seat, own: number, theirs: number, isUsurped: boolean) => string;
}

const isHeir = (block: BlockName): boolean => kindOf(B[block]) === 'heir';
/** 6.8, 7.2 Heirs who are gone for good. */
const deathsIn = (entries: readonly Entry[]): readonly BlockName[] =>
  entries.flatMap((entry) => {
    const isDeath = entry.say === 'executed' || (entry.say === 'eliminated' && entry.fate === 'dead');
    return isDeath && isHeir(entry.block) ? [entry.block] : [];
  });

export const chaptersIn = (say: ChapterWords): Chapters<Entry> => {
  const campaign = (number: number): ChapterOpening => {
    const [head, short] = say.campaign(number);
    return { depth: 1, id: `c${number}`, head, short };
  };
  const turn = (number: number): ChapterOpening => ({
    depth: 2,
    id: `t${number}`,
    head: say.turn(number),
    short: String(number),
  });
  const deaths = (entries: readonly Entry[]): readonly string[] => deathsIn(entries).map(say.dead);
  const battle = (entries: readonly Entry[]): string | undefined => {
    const won = find(entries, 'battle-won');
    if (!won) return undefined;
    const lost = (isWinner: boolean): number =>
      all(entries, 'hit').reduce((sum, { seat, hits }) => sum + ((seat === won.seat) === isWinner ? hits : 0), 0);
    const round = find(entries, 'round-begins')?.round ?? 1;
    return [say.won(won.seat, round, lost(true), lost(false)), ...deaths(entries)].join(' ');
  };
  const ofTurn = (entries: readonly Entry[]): string | undefined => {
    const cards = find(entries, 'cards-revealed');
    if (!cards) return undefined;
    const fought = say.battles(all(entries, 'battle-begins').length);
    return [say.cards(cards.lancaster, cards.york, cards.player1), fought, ...deaths(entries)].join(' ');
  };
  const ofCampaign = (entries: readonly Entry[]): string | undefined => {
    const count = find(entries, 'throne-counted');
    if (!count) return deaths(entries).join(' ') || undefined;
    const { kingSide, lancaster, york } = count;
    const [own, theirs] = kingSide === 'lancaster' ? [lancaster, york] : [york, lancaster];
    return [say.counted(kingSide, own, theirs, theirs > own), ...deaths(entries)].join(' ');
  };
  return {
    opens(entry) {
      switch (entry.say) {
        case 'campaign-begins':
          return [campaign(entry.campaign)];
        case 'turn-begins':
          return [campaign(entry.campaign), turn(entry.turn)];
        case 'battle-begins': {
          const head = say.battle(entry.area);
          return [{ depth: 3, id: 'b#', head, short: head, place: entry.area }];
        }
        case 'crowned':
        case 'starved':
        case 'minor-entered':
        case 'minor-waits':
          return [{ depth: 3, id: 'supply', head: say.supply, short: say.supply }];
        case 'armies-disbanded': {
          const [head, short] = say.political;
          return [campaign(entry.campaign), { depth: 2, id: 'political', head, short }];
        }
        default:
          return [];
      }
    },
    mark(entry) {
      if (entry.say === 'battle-begins') return 'battle';
      if (entry.say === 'crowned' || entry.say === 'usurped') return 'crown';
      return deathsIn([entry]).length > 0 ? 'death' : undefined;
    },
    sum(id, entries) {
      if (id === 'b#') return battle(entries);
      if (id.startsWith('t')) return ofTurn(entries);
      if (id === 'supply') return deaths(entries).join(' ') || undefined;
      return ofCampaign(entries);
    },
  };
};
