// One socket: frames become asks, answers and news become frames. Whoever sends too much, too fast or nonsense is told,
// and in the end let go; whoever does not read is let go at once.
import type { Duplex } from 'node:stream';
import type { Connection, Host } from '@rose/host';
import { guestOf } from '@rose/host';
import {
  CLOSED,
  type FromSocket,
  type Person,
  parseSocketRequest,
  type SocketRequest,
  type SocketTrouble,
  troubleOf,
} from '@rose/protocol';
import type { RawData, WebSocket } from 'ws';
import { isDiskFull, isLost } from '../database/index.ts';
import type { Answer } from './answers.ts';
import { costOfBytes } from './charges.ts';
import type { Client } from './clients.ts';
import { MOST_UNANSWERED, MOST_UNDER_WAY, MOST_UNREAD, MOST_WRONG, type SocketLimits, waitFor } from './rates.ts';

export interface OpenClient extends Client {
  me: Person | undefined;
  /** Asks whether the other end is there; false when it did not answer the last times. */
  knock(): boolean;
  /** Hears nothing more; done when everything that was asked has been answered. */
  rest(): Promise<void>;
  close(code: number, reason: string): void;
}
export interface LineParts {
  readonly socket: WebSocket;
  /** What the frames are written to. */
  readonly stream: Duplex;
  readonly host: Host;
  readonly limits: SocketLimits;
  readonly address: string;
  readonly place: string;
  /** Sockets are counted, so that each has a bucket of its own. */
  readonly number: number;
  readonly me: Person | undefined;
  readonly answer: (client: Client, request: SocketRequest) => Promise<Answer>;
  readonly report: (error: unknown) => void;
  /** What came too fast: a kind of ask, or a frame of any kind. */
  readonly tooFast: (what: SocketRequest['ask'] | 'frame', address: string) => void;
  readonly gone: (client: OpenClient) => void;
}
const idOf = (message: unknown): number => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return -1;
  return typeof message.id === 'number' && Number.isSafeInteger(message.id) ? message.id : -1;
};
const parse = (data: RawData): unknown => {
  try {
    return Buffer.isBuffer(data) ? (JSON.parse(data.toString('utf8')) as unknown) : undefined;
  } catch {
    return undefined;
  }
};
/** A long ask costs more than a short one. */
const costOf = (data: RawData): number => 1 + ('length' in data ? data.length : 0) / 4_096;

/** What many are told is written once, as the bytes that all of them are sent. */
const written = new WeakMap<FromSocket, Buffer>();
const writtenOnce = (message: FromSocket): Buffer => {
  const bytes = written.get(message) ?? Buffer.from(JSON.stringify(message));
  written.set(message, bytes);
  return bytes;
};
/** Answers, and what a seat sees. */
const isForOne = (message: FromSocket): boolean =>
  !('news' in message) || (message.news === 'sight' && message.sight.viewer !== 'spectator');

interface Refused {
  readonly id: number;
  readonly trouble: SocketTrouble;
  readonly code: number;
}
const CARELESS = 'sends what is no ask of this house';
/** Milliseconds; the short one is enough to be heard, and no answer is read. */
const FAREWELL = 2_000;
const SHORT_FAREWELL = 300;

export const openClient = (parts: LineParts): OpenClient => {
  const { socket, limits, address, report } = parts;
  let unanswered = 0;
  let underWay = 0;
  let wrong = 0;
  const name = `${address} ${parts.number}`;

  let isResting = false;
  let isShownOut = false;
  let rested: () => void = () => undefined;
  let isHeldBack = false;
  const letGo = (): void => {
    isHeldBack = false;
    parts.stream.uncork();
  };
  const post = (text: string | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    if (!isHeldBack) {
      // A move is answered and shown in one breath: one write for both.
      isHeldBack = true;
      parts.stream.cork();
      setImmediate(letGo);
    }
    socket.send(text, { binary: false });
  };
  const send = (message: FromSocket): void => post(isForOne(message) ? JSON.stringify(message) : writtenOnce(message));
  const close = (code: number, reason: string, patience = FAREWELL): void => {
    socket.close(code, reason);
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => socket.terminate(), patience).unref();
  };
  /** Nothing is read any more, not even an answer to the farewell: a flood goes on to the last moment. */
  const showOut = (code: number): void => {
    isShownOut = true;
    socket.pause();
    close(code, CARELESS, SHORT_FAREWELL);
  };
  const refuse = ({ id, trouble, code }: Refused): void => {
    send({ id, trouble });
    if (++wrong >= MOST_WRONG) showOut(code);
  };
  // Most of a crowd only sits there: a place at the host is made for whoever asks something.
  let connection: Connection | undefined;
  const connect = (): Connection => {
    connection ??= parts.host.connect(send, guestOf(parts.me?.player));
    return connection;
  };
  const client: OpenClient = {
    me: parts.me,
    address,
    place: parts.place,
    connect,
    entered: new Set(),
    invited: new Set(),
    send,
    close,
    rest() {
      isResting = true;
      return new Promise((resolve) => {
        rested = resolve;
        if (underWay === 0) resolve();
      });
    },
    knock() {
      // A busy house hears an answer late: one that is missing is not enough.
      if (++unanswered > MOST_UNANSWERED) return false;
      socket.ping();
      return true;
    },
  };

  const pay = (cost: number): void => {
    if (cost === 0) return;
    limits.owe('person-work', client.me?.player ?? address, cost);
    limits.owe('address-work', address, cost);
  };
  const reply = async (request: SocketRequest): Promise<void> => {
    const { id } = request;
    try {
      const found = await parts.answer(client, request);
      const text = JSON.stringify('trouble' in found ? { id, trouble: found } : { id, answer: found });
      pay(costOfBytes(Buffer.byteLength(text)));
      post(text);
    } catch (error) {
      const isStorage = isDiskFull(error) || isLost(error);
      if (!isStorage) report(error);
      send({ id, trouble: { trouble: isStorage ? 'storage' : 'internal' } });
    }
  };
  const take = async (request: SocketRequest): Promise<void> => {
    underWay++;
    if (underWay >= MOST_UNDER_WAY) socket.pause();
    await reply(request);
    underWay--;
    if (isResting && underWay === 0) rested();
    if (socket.isPaused && !isShownOut && underWay < MOST_UNDER_WAY) socket.resume();
  };
  const tooFast = (what: Parameters<LineParts['tooFast']>[0], id: number, seconds: number): Refused => {
    parts.tooFast(what, address);
    return { id, trouble: { trouble: 'too-fast', wait: seconds }, code: CLOSED.tooFast };
  };
  /** Seconds to wait when it is a frame too many, or 0. */
  const payFrame = (cost: number): number => limits.take('socket', name, cost) || limits.take('address', address, cost);
  /** A frame that asks nothing: whether it is let through. */
  const isPaid = (): boolean => {
    if (isShownOut) return false;
    unanswered = 0;
    if (payFrame(1) === 0) return true;
    parts.tooFast('frame', address);
    if (++wrong >= MOST_WRONG) showOut(CLOSED.tooFast);
    return false;
  };
  /** The ask in a frame, or why it is none. */
  const read = (data: RawData, isBinary: boolean): SocketRequest | Refused => {
    const wait = payFrame(costOf(data));
    const message = isBinary ? undefined : parse(data);
    const id = idOf(message);
    if (wait > 0) return tooFast('frame', id, wait);
    const parsed = parseSocketRequest(message);
    if (!parsed.ok) {
      const known = 'notHere' in parsed;
      const trouble: SocketTrouble = known ? { trouble: 'not-here', ask: parsed.notHere } : troubleOf(parsed);
      return { id, trouble, code: CLOSED.notJson };
    }
    const pause = waitFor(limits, parsed.value, { socket: name, player: client.me?.player ?? address, address });
    return pause > 0 ? tooFast(parsed.value.ask, id, pause) : parsed.value;
  };
  const hear = (data: RawData, isBinary: boolean): void => {
    if (isResting || isShownOut) return;
    unanswered = 0;
    const found = read(data, isBinary);
    if ('trouble' in found) refuse(found);
    else {
      // Before the answer, which may come after the socket has closed: what is made here is closed with it.
      connect();
      void take(found);
    }
  };

  socket.on('message', hear);
  socket.on('pong', isPaid);
  socket.on('ping', (data) => {
    if (isPaid()) socket.pong(data);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    connection?.close();
    parts.gone(client);
  });
  return client;
};
