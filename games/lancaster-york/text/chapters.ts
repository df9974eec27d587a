// The chapters of the game: a turn, its phases, and in them one battle or one region of Parliament.
import type { CardName, House, LogEntry, RegionName, Seat } from '@rose/lancaster-york/ids';
import type { Peeked } from '@rose/table';
import type { ChapterOpening, Chapters } from '@rose/table/text';

type Entry = Peeked<LogEntry>;
type Told<S extends Entry['say']> = Extract<Entry, { readonly say: S }>;
const find = <S extends Entry['say']>(entries: readonly Entry[], say: S): Told<S> | undefined =>
  entries.findLast((entry): entry is Told<S> => entry.say === say);
const countOf = (entries: readonly Entry[], ...says: readonly Entry['say'][]): number =>
  entries.filter(({ say }) => says.includes(say)).length;

export type PhaseOfTurn = 'cards' | 'taxes' | 'plans' | 'bribes' | 'combat' | 'parliament';
export interface ChapterWords {
  readonly turn: (number: number, year: number) => string;
  readonly phases: { readonly [P in PhaseOfTurn]: readonly [head: string, short: string] };
  readonly place: (id: CardName) => string;
  readonly region: (id: RegionName) => string;
  readonly taken: (cards: number) => string;
  readonly bribes: (worked: number, failed: number) => string;
  readonly battles: (fought: number, taken: number) => string;
  readonly crowned: (house: House, votes: number, against: number) => string;
  readonly leads: (seats: readonly Seat[], score: number) => string;
}

/** What each entry belongs to; a title that changes hands, and the end, belong to what is open. */
const PHASE_OF: { readonly [S in Entry['say']]?: PhaseOfTurn } = {
  'cards-shown': 'cards',
  'card-picked': 'cards',
  'mercenaries-hired': 'cards',
  'cards-left': 'cards',
  'taxes-paid': 'taxes',
  'aid-taken': 'taxes',
  'aid-declined': 'taxes',
  'plan-locked': 'plans',
  'plan-unlocked': 'plans',
  'plan-revealed': 'plans',
  'bribe-failed': 'bribes',
  'bribe-worked': 'bribes',
  'guards-returned': 'bribes',
  'battle-fought': 'combat',
  'place-entered': 'combat',
  'forces-went-home': 'combat',
  'region-judged': 'parliament',
  'king-crowned': 'parliament',
  'no-king': 'parliament',
  'titles-scored': 'parliament',
  'trade-scored': 'parliament',
  'church-scored': 'parliament',
  'turn-ended': 'parliament',
};

export const chaptersIn = (say: ChapterWords): Chapters<Entry> => {
  const inside = (entry: Entry): readonly ChapterOpening[] => {
    if (entry.say === 'battle-fought' || entry.say === 'place-entered') {
      const head = say.place(entry.place);
      return [{ depth: 3, id: '#', head, short: head, place: entry.place }];
    }
    if (entry.say !== 'region-judged') return [];
    const head = say.region(entry.region);
    return [{ depth: 3, id: '#', head, short: head, place: entry.region }];
  };
  const ofTurn = (entries: readonly Entry[]): string | undefined => {
    const ended = find(entries, 'turn-ended');
    if (!ended) return undefined;
    const king = find(entries, 'king-crowned');
    const most = Math.max(...ended.scores.map(({ score }) => score));
    const leaders = ended.scores.filter(({ score }) => score === most).map(({ seat }) => seat);
    return [...(king ? [kingIn(king)] : []), say.leads(leaders, most)].join(' ');
  };
  const kingIn = ({ house, votes }: Told<'king-crowned'>): string =>
    say.crowned(house, votes[house], votes[house === 'york' ? 'lancaster' : 'york']);
  return {
    opens(entry) {
      if (entry.say === 'turn-began') {
        const head = say.turn(entry.turn, entry.year);
        return [{ depth: 1, id: `t${entry.turn}`, head, short: String(entry.turn) }];
      }
      const phase = PHASE_OF[entry.say];
      if (phase === undefined) return [];
      const [head, short] = say.phases[phase];
      return [{ depth: 2, id: phase, head, short }, ...inside(entry)];
    },
    mark(entry) {
      if (entry.say === 'battle-fought') return 'battle';
      return entry.say === 'king-crowned' ? 'crown' : undefined;
    },
    sum(id, entries) {
      if (/^t\d/.test(id)) return ofTurn(entries);
      if (id === 'cards') return say.taken(countOf(entries, 'card-picked', 'mercenaries-hired'));
      if (id === 'bribes') return say.bribes(countOf(entries, 'bribe-worked'), countOf(entries, 'bribe-failed'));
      const king = find(entries, 'king-crowned');
      if (id === 'parliament') return king && kingIn(king);
      if (id !== 'combat') return undefined;
      const taken = entries.filter((entry) => entry.say === 'battle-fought' && entry.result === 'taken').length;
      return say.battles(countOf(entries, 'battle-fought'), taken);
    },
  };
};
