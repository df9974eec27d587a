// The connection to the server: what waits, what is repeated, what is never asked twice.
import type { Person, SocketAsk } from '@rose/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { createReplays } from '../src/online/replays.ts';
import { createServerSocket, type ServerAnswer, type ServerSocket } from '../src/online/socket.ts';

interface Socket {
  readonly sent: { readonly id: number; readonly ask: string }[];
  isClosed: boolean;
  hear(message: object): void;
  die(): void;
}
const ME: Person = { player: '00112233445566aa', name: 'Anne' };
const TABLE = 'w0123456789abcde';
const play: SocketAsk = { ask: 'play', table: TABLE, seq: 3, seat: 'york', action: 'place e3' };
const undo: SocketAsk = { ask: 'undo', table: TABLE, seq: 3, seat: 'york' };
const leave: SocketAsk = { ask: 'hand-over', table: TABLE, seat: 'york' };

let sockets: Socket[] = [];
let timers: { readonly at: number; readonly call: () => void }[] = [];
let welcomes: boolean[] = [];
let lost = 0;
let knocked: 'open' | 'none' | 'unreachable' = 'open';
let socket: ServerSocket;

const newest = (): Socket => sockets.at(-1) as Socket;
const tick = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};
/** Lets the timers up to so many milliseconds ring once. */
const ring = (milliseconds: number): void => {
  const due = timers.filter(({ at }) => at <= milliseconds);
  timers = timers.filter((timer) => !due.includes(timer));
  for (const { call } of due) call();
};
const welcome = (): void => {
  newest().hear({ news: 'welcome', me: ME, now: '2026-01-01T00:00:00.000Z' });
  ring(0);
};

beforeEach(() => {
  sockets = [];
  timers = [];
  welcomes = [];
  lost = 0;
  knocked = 'open';
  socket = createServerSocket({
    knock: () => Promise.resolve(knocked),
    connect(heard, closed) {
      const sent: Socket['sent'] = [];
      const socket: Socket = {
        sent,
        isClosed: false,
        hear: (message) => heard(JSON.stringify(message)),
        die: closed,
      };
      sockets.push(socket);
      return {
        send: (text) => void sent.push(JSON.parse(text) as Socket['sent'][number]),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    after(at, call) {
      const timer = { at, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    hear: () => undefined,
    welcomed: (_me, again) => void welcomes.push(again),
    lost: () => {
      lost++;
    },
  });
});

describe('opening', () => {
  test('no socket before the first ask; what is asked waits for the welcome', async () => {
    expect(sockets).toEqual([]);
    const answer = socket.ask(play);
    await tick();
    expect(newest().sent).toEqual([]);
    welcome();
    expect(newest().sent).toEqual([{ ...play, id: 1 }]);
    newest().hear({ id: 1, answer: { seq: 4 } });
    expect(await answer).toEqual({ seq: 4 });
  });
  test('a house without an online part is told at once and not tried again', async () => {
    knocked = 'none';
    expect(await socket.ask({ ask: 'lobby' })).toEqual({ trouble: 'no-online' });
    ring(60_000);
    await tick();
    expect(sockets).toEqual([]);
  });
  test('a house that cannot be reached is told at once, and tried again', async () => {
    knocked = 'unreachable';
    expect(await socket.ask({ ask: 'lobby' })).toEqual({ trouble: 'no-house' });
    knocked = 'open';
    ring(1_000);
    await tick();
    welcome();
    expect(welcomes).toEqual([false]);
  });
});

describe('a page that only waits', () => {
  test('asks after a while of quiet; a node that says nothing then is left for another', async () => {
    const first = socket.ask({ ask: 'lobby' });
    await tick();
    welcome();
    newest().hear({ id: 1, answer: {} });
    await first;
    ring(20_000);
    expect([newest().sent.length, newest().isClosed]).toEqual([1, false]);
    ring(30_000);
    expect(newest().sent.at(-1)).toMatchObject({ ask: 'time' });
    ring(20_000);
    expect([newest().isClosed, lost]).toEqual([true, 1]);
    ring(1_000);
    expect(sockets.length).toBe(2);
    welcome();
    expect(newest().sent).toMatchObject([{ ask: 'time' }]);
  });
  test('goes on with the same node when that answers', async () => {
    void socket.ask({ ask: 'lobby' });
    await tick();
    welcome();
    newest().hear({ id: 1, answer: {} });
    for (let i = 2; i < 5; i++) {
      ring(30_000);
      expect(newest().sent.at(-1)).toEqual({ ask: 'time', id: i });
      newest().hear({ id: i, answer: { now: '2026-01-01T00:00:00.000Z' } });
    }
    expect([sockets.length, lost]).toEqual([1, 0]);
  });
});

describe('a socket that breaks', () => {
  const connected = async (what: SocketAsk): Promise<() => Promise<ServerAnswer>> => {
    const answer = socket.ask(what);
    await tick();
    welcome();
    return () => answer;
  };
  test('a play without answer is asked again under the same number, after the return was told', async () => {
    const answer = await connected(play);
    newest().die();
    expect(lost).toBe(1);
    ring(1_000);
    expect(sockets.length).toBe(2);
    expect(newest().sent).toEqual([]);
    newest().hear({ news: 'welcome', me: ME });
    expect(welcomes).toEqual([false, true]);
    ring(0);
    expect(newest().sent).toEqual([{ ...play, id: 1 }]);
    newest().hear({ id: 1, answer: { seq: 4 } });
    expect(await answer()).toEqual({ seq: 4 });
  });
  test('what names what it undoes is asked again, too', async () => {
    await connected(undo);
    newest().die();
    ring(1_000);
    welcome();
    expect(newest().sent).toEqual([{ ...undo, id: 1 }]);
  });
  test.for([leave, { ask: 'say', table: TABLE, audience: 'players', text: 'Well?' } as const])(
    'what must not happen twice is not repeated: %s',
    async (what) => {
      const answer = await connected(what);
      newest().die();
      expect(await answer()).toEqual({ trouble: 'unsure' });
      ring(1_000);
      welcome();
      expect(newest().sent).toEqual([]);
    },
  );
  test('what was not sent yet is sent once, whatever it is', async () => {
    await connected(play);
    newest().die();
    void socket.ask(leave);
    ring(1_000);
    welcome();
    expect(newest().sent.map(({ ask }) => ask)).toEqual(['play', 'hand-over']);
  });
  test('the pause between attempts grows, and hope shortens it', async () => {
    await connected(play);
    for (let n = 0; n < 6; n++) {
      newest().die();
      ring(60_000);
    }
    newest().die();
    const [{ at } = { at: 0 }] = timers;
    expect(at).toBeGreaterThan(5_000);
    const before = sockets.length;
    socket.hurry();
    expect(sockets.length).toBe(before + 1);
  });
  test('a silent socket is taken for dead, and an old socket is not heard any more', async () => {
    const answer = await connected(play);
    const old = newest();
    ring(20_000);
    expect(old.isClosed).toBe(true);
    old.hear({ id: 1, answer: { seq: 99 } });
    ring(1_000);
    welcome();
    newest().hear({ id: 1, answer: { seq: 4 } });
    expect(await answer()).toEqual({ seq: 4 });
  });
  test('another person here means another socket', async () => {
    await connected(play);
    const old = newest();
    socket.renew();
    expect(old.isClosed).toBe(true);
    welcome();
    expect(newest().sent).toEqual([{ ...play, id: 1 }]);
    expect(lost).toBe(0);
  });
});

describe('replays', () => {
  test('a replay that the house forgot with its socket is asked for again', async () => {
    let socket = 1;
    const asked: string[] = [];
    const replays = createReplays(
      async (what) => {
        asked.push('replay' in what ? `${what.ask} ${what.replay}` : what.ask);
        return { replay: `r${socket}` } as never;
      },
      () => socket,
    );
    const opened = await replays.ask({ ask: 'replay', table: TABLE });
    if (!('replay' in opened)) throw new Error('no replay');
    expect(opened.replay.startsWith(TABLE)).toBe(true);
    const look = { ask: 'look', replay: opened.replay, step: 1, viewer: 'york' } as const;
    await replays.ask(look);
    socket = 2;
    await replays.ask(look);
    expect(asked).toEqual(['replay', 'look r1', 'replay', 'look r2']);
  });
});
