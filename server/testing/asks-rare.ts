// The asks that can be made once at a table, or in pairs of which one undoes the other, and those that want an answer from the game.
import type { SocketAsk } from '@rose/protocol';
import {
  BOT,
  type Caller,
  done,
  type Group,
  type Made,
  type MakeGroup,
  ME,
  MOST_MADE,
  moveAt,
  OPEN,
  offerOf,
  SEATS,
  shownTo,
  together,
} from './asks-made.ts';

/** So many gatherings of one guest are open at most. */
const MOST_OPEN = 9;

/** Rounds of which each has something of its own that was made before, or is made for it when nothing is left. */
const prepared = <T>(
  asks: Group['asks'],
  most: number,
  make: () => Promise<T>,
  use: (made: T) => Promise<unknown>,
): Group => {
  const all: T[] = [];
  return {
    asks,
    most,
    async prepare(rounds) {
      while (all.length < rounds) all.push(await make());
    },
    round: async () => use(all.pop() ?? (await make())),
  };
};
const company = async (page: Caller, table: string): Promise<readonly string[]> => {
  const { gathering } = (await done(page, { ask: 'invitation', table })) as unknown as {
    readonly gathering: { readonly chairs: readonly { readonly player?: string }[] };
  };
  return gathering.chairs.flatMap(({ player }) => player ?? []);
};

/** Of seven chairs one stays free, so that nothing begins; whoever was sent away does not come back. */
const sendingAway = (ann: Caller, newcomer: () => Promise<Caller>): Group => {
  const chairs = [ME, ...Array.from({ length: 6 }, () => OPEN)];
  const guests: Caller[] = [];
  const there: { readonly table: string; readonly player: string }[] = [];
  const gather = async (): Promise<void> => {
    const { table, key } = await offerOf(ann, chairs, 'kingmaker', { players: 7 });
    while (guests.length < 5) guests.push(await newcomer());
    for (const guest of guests) await done(guest, { ask: 'join', table, key });
    there.push(...(await company(ann, table)).slice(1).map((player) => ({ table, player })));
  };
  return prepared(
    ['send-away'],
    MOST_OPEN * 5 - 1,
    async () => {
      if (there.length === 0) await gather();
      return there.pop() as (typeof there)[number];
    },
    (one) => done(ann, { ask: 'send-away', ...one, reason: 'we play without you' }),
  );
};
/** Three of whom the last does not come. */
const standingUp = (ann: Caller, ben: Caller): Group => {
  let at: Made | undefined;
  return {
    asks: ['join', 'stand-up'],
    async prepare() {
      at = await offerOf(ann, [ME, OPEN, OPEN], 'lancaster-york', { players: 3 });
    },
    async round() {
      const { table, key } = at as Made;
      await done(ben, { ask: 'join', table, key });
      await done(ben, { ask: 'stand-up', table });
    },
  };
};
/** What was called off can be asked for again. */
const meetingAgain = (ann: Caller, ben: Caller): Group => {
  let over = '';
  return {
    asks: ['rematch', 'call-off'],
    async prepare() {
      over = await together(ann, ben);
      await done(ann, { ask: 'manner', table: over, seq: 0, seat: SEATS[0], manner: 'resign' });
    },
    async round() {
      const { table } = (await done(ann, { ask: 'rematch', table: over })) as unknown as Made;
      await done(ann, { ask: 'call-off', table });
    },
  };
};

/** What can be done once, or in pairs of which one undoes the other. */
export const onceEach: readonly MakeGroup[] = [
  (ann, ben) => standingUp(ann, ben),
  (ann, _ben, newcomer) => sendingAway(ann, newcomer),
  (ann, ben) => meetingAgain(ann, ben),
  (ann, ben) =>
    prepared(
      ['manner', 'manner'],
      MOST_MADE,
      () => together(ann, ben),
      async (table) => {
        await done(ann, { ask: 'manner', table, seq: 0, seat: SEATS[0], manner: 'offer-draw' });
        await done(ben, { ask: 'manner', table, seq: 1, seat: SEATS[1], manner: 'decline-draw' });
      },
    ),
  // The house agrees to it: what is taken back is one's own move, and the bot's if it has made one.
  (ann) =>
    prepared(
      ['undo'],
      MOST_MADE,
      async () => {
        const { table } = await offerOf(ann, [ME, BOT]);
        await moveAt(ann, table, SEATS[0]);
        return table;
      },
      (table) => done(ann, { ask: 'undo', table, seq: 1, seat: SEATS[0] }),
    ),
];

/** Plays on by first choices, until something can be asked that has an answer. */
const MOST_MOVES = 400;
const untilAnswered = async (
  pages: readonly Caller[],
  table: string,
  ask: (page: Caller, seat: string) => Promise<boolean>,
): Promise<readonly [Caller, string]> => {
  const seats = Object.keys((await shownTo(pages[0] as Caller, table, 'spectator')).seating);
  for (let i = 0; i < MOST_MOVES; i++)
    for (const [at, page] of pages.entries()) {
      const seat = seats[at] as string;
      if (await ask(page, seat)) return [page, seat];
      await moveAt(page, table, seat);
    }
  throw new Error(`${table}: nothing was ever answered`);
};
const asked = (
  name: 'items' | 'odds' | 'hint',
  most: number,
  make: () => Promise<readonly [Caller, SocketAsk]>,
): Group => {
  let at: readonly [Caller, SocketAsk] | undefined;
  return {
    asks: [name],
    most,
    async prepare() {
      at = await make();
    },
    round: () => (at ? done(...at) : Promise.reject(new Error(`nobody asks for ${name}`))),
  };
};
/** Thoughts take up to a second each. */
const MOST_THOUGHTS = 20;
/** What only some games answer, and what somebody must think about. */
export const considered: readonly MakeGroup[] = [
  (ann, ben) =>
    asked('items', 300, async () => {
      const table = await together(ann, ben, 'kingmaker', { players: 2 });
      const [page, seat] = await untilAnswered([ann, ben], table, async (one, at) => {
        const { may, mayNot } = await done(one, { ask: 'items', table, seat: at });
        return (may as readonly string[]).length + (mayNot as readonly object[]).length > 0;
      });
      return [page, { ask: 'items', table, seat }];
    }),
  (ann, ben) =>
    asked('odds', MOST_THOUGHTS, async () => {
      const table = await together(ann, ben, 'richard-iii');
      const [page, seat] = await untilAnswered(
        [ann, ben],
        table,
        async (one, at) => (await done(one, { ask: 'odds', table, seat: at }))['odds'] !== undefined,
      );
      return [page, { ask: 'odds', table, seat }];
    }),
  (ann) =>
    asked('hint', MOST_THOUGHTS, async () => {
      const { table } = await offerOf(ann, [ME, BOT]);
      return [ann, { ask: 'hint', table, seat: SEATS[0] }];
    }),
];
