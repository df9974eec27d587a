// What is asked of a house to learn what each kind of ask costs it, over and over.
import type { About, SocketAsk } from '@rose/protocol';

export interface Caller {
  ask(what: SocketAsk): Promise<Readonly<Record<string, unknown>>>;
  /** Sent by the house so far. */
  bytes(): number;
  close(): void;
}

const TERMS = {
  sides: 'chosen',
  access: 'link',
  clock: { kind: 'none' },
  standIn: { bot: 'random', strength: 1 },
} as const;
export const BOT = { kind: 'bot', bot: 'random', strength: 1 } as const;
export const [ME, OPEN] = [{ kind: 'me' }, { kind: 'open' }] as const;
const STRANGER = '0123456789abcdef';

/** What is asked in a round, one after the other: some asks go together, since one undoes or follows the other. */
export interface Group {
  readonly asks: readonly SocketAsk['ask'][];
  /** At most so many rounds. */
  readonly most?: number;
  /** What must be there before, for so many rounds: it is not measured. */
  prepare?(rounds: number): Promise<void>;
  round(): Promise<unknown>;
}
/** By two guests who have no table yet, and as many more as are wanted. */
export type MakeGroup = (ann: Caller, ben: Caller, newcomer: () => Promise<Caller>) => Group;
export interface Guests {
  readonly ann: Caller;
  /** A table of two, where Ann sits at `seat`, and a replay of it. */
  readonly table: string;
  readonly seat: string;
  readonly replay: string;
}

/** What is turned away is not measured as if it had been done. */
export const done = async (page: Caller, ask: SocketAsk): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await page.ask(ask);
  if ('trouble' in answer) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(answer)}`);
  return answer;
};
export const again = (page: Caller, ...asks: readonly SocketAsk[]): Group => ({
  asks: asks.map(({ ask }) => ask),
  async round() {
    for (const ask of asks) await done(page, ask);
  },
});

/** What is asked of the others and taken away again; what it is called is told beside the table. */
const withdrawn = (
  { ann, table, seat }: Omit<Guests, 'replay'>,
  asks: Group['asks'],
  ask: (seq: number) => SocketAsk,
  withdraw: (about: About) => SocketAsk,
): Group => {
  let seq = 0;
  return {
    asks,
    async prepare() {
      seq = (await shownTo(ann, table, seat)).seq;
    },
    async round() {
      await done(ann, ask(seq));
      await done(ann, withdraw((await done(ann, { ask: 'sit', table, viewer: seat }))['about'] as About));
    },
  };
};

/** What may be asked as often as one likes, and leaves the table as it is. */
export const lasting = ({ ann, table, seat, replay }: Guests): readonly Group[] => [
  again(ann, { ask: 'time' }),
  again(ann, { ask: 'lobby' }),
  again(ann, { ask: 'leave-lobby' }, { ask: 'lobby' }),
  again(ann, { ask: 'my-tables' }),
  again(ann, { ask: 'sit', table, viewer: seat }),
  again(ann, { ask: 'refusals', table, seat }),
  again(ann, { ask: 'why-not', table, seat, action: 'resign' }),
  again(ann, { ask: 'export', table }),
  again(ann, { ask: 'look', replay, step: 3, viewer: seat }),
  again(ann, { ask: 'retell', replay, viewer: seat }),
  again(ann, { ask: 'replay', table }),
  again(ann, { ask: 'invitation', table }),
  again(ann, { ask: 'chat', table }),
  again(ann, { ask: 'say', table, audience: 'players', text: 'a line of talk at the table' }),
  again(ann, { ask: 'report', table, n: 1, reason: 'that is not how one talks' }),
  again(ann, { ask: 'note', table, text: 'a note of my own' }),
  again(ann, { ask: 'notes', table }),
  again(ann, { ask: 'orders', table, seat }),
  again(ann, { ask: 'leave-orders', table, seat, orders: [] }),
  again(ann, { ask: 'mute', table, muted: false }),
  again(ann, { ask: 'block', player: STRANGER, blocked: false }),
  again(ann, { ask: 'blocks' }),
  again(ann, { ask: 'unlearn', table, seat }),
  withdrawn(
    { ann, table, seat },
    ['take-back', 'sit', 'answer-take-back'],
    (seq) => ({ ask: 'take-back', table, seq, seat }),
    ({ takeBack }) => ({ ask: 'answer-take-back', table, seat, asked: takeBack?.id ?? '', agree: false }),
  ),
  withdrawn(
    { ann, table, seat },
    ['vote-end', 'sit', 'vote-end'],
    () => ({ ask: 'vote-end', table, agree: true }),
    ({ endVote }) => ({ ask: 'vote-end', table, vote: endVote?.id ?? '', agree: false }),
  ),
  again(ann, { ask: 'hand-over', table, seat }, { ask: 'reclaim', table, seat }),
  again(ann, { ask: 'leave', table }, { ask: 'sit', table, viewer: seat }),
];

export interface Made {
  readonly table: string;
  readonly key: string;
}
export const offerOf = async (page: Caller, chairs: readonly object[], game = 'deux-roses', options: object = {}) =>
  (await done(page, { ask: 'offer', game, options, ...TERMS, chairs } as SocketAsk)) as unknown as Made;
/** A table of two persons. */
export const together = async (ann: Caller, ben: Caller, game?: string, options?: object): Promise<string> => {
  const { table, key } = await offerOf(ann, [ME, OPEN], game, options);
  await done(ben, { ask: 'join', table, key });
  return table;
};

interface Shown {
  readonly seq: number;
  readonly may: readonly string[];
  readonly active: readonly string[];
  readonly seating: { readonly [seat: string]: object };
}
export const shownTo = async (page: Caller, table: string, viewer: string): Promise<Shown> =>
  (await done(page, { ask: 'sit', table, viewer }))['sight'] as Shown;
/** The first choice of a seat whose turn it is; tells whether it was. */
export const moveAt = async (page: Caller, table: string, seat: string): Promise<boolean> => {
  const { seq, may, active } = await shownTo(page, table, seat);
  const [action] = may;
  if (!active.includes(seat) || action === undefined) return false;
  await done(page, { ask: 'play', table, seq, seat, action });
  return true;
};

/** A guest has so many tables at most. */
export const MOST_MADE = 50;
export const SEATS = ['lancaster', 'york'] as const;

/** What makes tables and moves: by guests who have no table yet. */
export const making: readonly MakeGroup[] = [
  (ann) => ({ asks: ['offer'], most: MOST_MADE, round: () => offerOf(ann, [ME, BOT]) }),
  (ann) => ({
    asks: ['offer', 'call-off'],
    most: MOST_MADE,
    async round() {
      const { table } = await offerOf(ann, [ME, OPEN]);
      await done(ann, { ask: 'call-off', table });
    },
  }),
  (ann) => ({
    asks: ['offer', 'start'],
    most: MOST_MADE,
    async round() {
      const { table } = await offerOf(ann, [ME, OPEN]);
      await done(ann, { ask: 'start', table });
    },
  }),
  (ann, ben) => ({ asks: ['offer', 'join'], most: MOST_MADE, round: () => together(ann, ben) }),
  (ann, ben) => {
    let table: string | undefined;
    return {
      asks: ['sit', 'play'],
      most: MOST_MADE,
      async round() {
        for (const [i, page] of [ann, ben].entries())
          if (table !== undefined && (await moveAt(page, table, SEATS[i] as string))) return;
        table = await together(ann, ben);
      },
    };
  },
];
