// The connection to the server: one socket, opened when first needed, opened again when it breaks. What was asked waits
// until it can be sent; what was sent and not answered is sent again where twice does no more than once.
import type { FromSocket, News, OnlineNews, Person, SocketAnswers, SocketAsk, SocketReply } from '@rose/protocol';
import type { AnyTrouble } from '../trouble.ts';

export type ServerAnswer = SocketAnswers[keyof SocketAnswers] | AnyTrouble;
export type ServerNews = News | OnlineNews;

export interface Wire {
  send(text: string): void;
  close(): void;
}
/** What the connection needs of the page; tests bring their own. */
export interface SocketEnvironment {
  /** Whether there is an open house at this address. */
  knock(): Promise<'open' | 'none' | 'unreachable'>;
  connect(heard: (text: string) => void, closed: () => void): Wire;
  /** Calls back after so many milliseconds unless called off. */
  after(milliseconds: number, call: () => void): () => void;
  hear(news: ServerNews): void;
  /** Who the house takes this page for; `again`: it was there before; `now`: the time by the house. */
  welcomed(me: Person | undefined, again: boolean, now: string): void;
  lost(): void;
}
export interface ServerSocket {
  ask(what: SocketAsk): Promise<ServerAnswer>;
  /** Tries at once, when there is reason to hope. */
  hurry(): void;
  /** The network has gone: what cannot arrive is not waited for. */
  drop(): void;
  /** Another person sits here now: the house must be told by a new socket. */
  renew(): void;
  /** Counts the sockets that were welcomed. */
  times(): number;
}

/** Twice would be twice, or come when it is not meant any more: of these the sender is told that nobody knows. */
const ONCE: ReadonlySet<SocketAsk['ask']> = new Set([
  'offer',
  'say',
  'report',
  'take-back',
  'vote-end',
  'hand-over',
  'reclaim',
]);
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
/** A socket that stays silent this long after an ask is taken for dead. */
const SILENCE = 20_000;
/** After so much quiet something is asked: a page that only waits would never hear that its house is gone. */
const QUIET = 30_000;

interface Waiting {
  readonly what: SocketAsk;
  readonly settle: (answer: ServerAnswer) => void;
  sent: boolean;
}

export const createServerSocket = (environment: SocketEnvironment): ServerSocket => {
  const waiting = new Map<number, Waiting>();
  let wire: Wire | undefined;
  let isWelcome = false;
  let isOpening = false;
  /** What has no online part gets none while the page is open. */
  let isNone = false;
  let welcomes = 0;
  let failures = 0;
  let lastId = 0;
  let forgetRetry = (): void => undefined;
  let forgetWatch = (): void => undefined;

  const settleAll = (trouble: AnyTrouble): void => {
    for (const [id, { settle }] of waiting) {
      waiting.delete(id);
      settle(trouble);
    }
  };
  const watch = (): void => {
    forgetWatch();
    if ([...waiting.values()].some(({ sent }) => sent)) forgetWatch = environment.after(SILENCE, drop);
    else if (isWelcome) forgetWatch = environment.after(QUIET, () => void ask({ ask: 'time' }));
  };
  const flush = (): void => {
    if (!isWelcome) return;
    for (const [id, one] of waiting)
      if (!one.sent) {
        one.sent = true;
        wire?.send(JSON.stringify({ ...one.what, id }));
      }
    watch();
  };
  const settle = (reply: SocketReply): void => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    one?.settle('trouble' in reply ? reply.trouble : reply.answer);
  };
  const welcome = ({ me, now }: Extract<OnlineNews, { news: 'welcome' }>): void => {
    const again = welcomes > 0;
    isWelcome = true;
    failures = 0;
    welcomes++;
    environment.welcomed(me, again, now);
    // whoever follows a table sits down first; what was interrupted comes after
    environment.after(0, flush);
  };
  const heard = (text: string): void => {
    watch();
    const message = JSON.parse(text) as FromSocket;
    if (!('news' in message)) settle(message);
    else if (message.news === 'welcome') welcome(message);
    else environment.hear(message);
    watch();
  };

  const retry = (): void => {
    forgetRetry();
    // Pages that lost the house together must not all come back at the same moment.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures) * (0.75 + Math.random() / 2);
    failures++;
    forgetRetry = environment.after(delay, open);
  };
  /** What was under way when the socket broke. */
  const interrupted = (): void => {
    for (const [id, one] of waiting) {
      if (!one.sent) continue;
      one.sent = false;
      if (!ONCE.has(one.what.ask)) continue;
      waiting.delete(id);
      one.settle({ trouble: 'unsure' });
    }
  };
  const broken = (): void => {
    const wasWelcome = isWelcome;
    wire = undefined;
    isWelcome = false;
    forgetWatch();
    interrupted();
    if (wasWelcome) environment.lost();
    else if (welcomes === 0) settleAll({ trouble: 'no-house' });
    retry();
  };
  const connect = (): void => {
    // a socket that was given up may still speak: only the newest is heard
    const mine: Wire = environment.connect(
      (text) => {
        if (wire === mine) heard(text);
      },
      () => {
        if (wire === mine) broken();
      },
    );
    wire = mine;
  };
  const open = (): void => {
    forgetRetry();
    if (wire || isOpening) return;
    if (welcomes > 0) {
      connect();
      return;
    }
    if (isNone) {
      settleAll({ trouble: 'no-online' });
      return;
    }
    isOpening = true;
    void environment.knock().then((found) => {
      isOpening = false;
      isNone = found === 'none';
      if (found === 'open') connect();
      else settleAll({ trouble: isNone ? 'no-online' : 'no-house' });
      if (found === 'unreachable') retry();
    });
  };
  const drop = (): void => {
    const old = wire;
    if (!old) return;
    broken();
    old.close();
  };

  const ask: ServerSocket['ask'] = (what) =>
    new Promise((resolve) => {
      waiting.set(++lastId, { what, settle: resolve, sent: false });
      if (isWelcome) flush();
      else open();
    });

  return {
    ask,
    hurry() {
      failures = 0;
      if (!wire && (welcomes > 0 || waiting.size > 0)) open();
    },
    drop,
    renew() {
      const old = wire;
      if (!old) return;
      wire = undefined;
      isWelcome = false;
      interrupted();
      old.close();
      connect();
    },
    times: () => welcomes,
  };
};
