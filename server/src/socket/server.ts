// Accepts sockets: only from pages of this house, only as many as one address may have, each with its session.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Host } from '@rose/host';
import { CLOSED, MOST_FRAME, type Person, type SocketRequest } from '@rose/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Visitors } from '../http/visitor.ts';
import type { People } from '../people/index.ts';
import type { Answer } from './answers.ts';
import { type LineParts, type OpenClient, openClient } from './client.ts';
import type { Client, Clients } from './clients.ts';
import type { Places } from './places.ts';
import { HEARTBEAT, MOST_PER_ADDRESS, type SocketLimits } from './rates.ts';
import { inSlices } from './slices.ts';

export interface SocketServerOptions {
  readonly host: Host;
  readonly clients: Clients;
  readonly limits: SocketLimits;
  readonly people: Pick<People, 'whoIs'>;
  readonly visitors: Pick<Visitors, 'addressOf' | 'isFromHere'>;
  readonly places: Places;
  readonly mostPerAddress?: number;
  /** How often each page is asked whether it is still there, in milliseconds. */
  readonly heartbeat?: number;
  readonly answer: (client: Client, request: SocketRequest) => Promise<Answer>;
  readonly gone: (client: Client) => void;
  readonly report: (error: unknown) => void;
  readonly tooFast: LineParts['tooFast'];
  readonly now: () => string;
}
export interface SocketServer {
  attach(server: Server): void;
  /** Something about a player changed: their sockets are looked at again, and closed where the session has ended. */
  recheck(player: string): Promise<void>;
  /** Everybody is sent away, to come in again by whichever node is well. */
  letGo(): void;
  close(): Promise<void>;
}

type Cookie = string | undefined;
const PATH = '/socket';
/** How long a farewell may take when the house stops. */
const FAREWELL = 1_000;
/** How long answers may take then. */
const PATIENCE = 3_000;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** A message in so many pieces; browsers send one. */
const MOST_PIECES = 16;
/** Thousands at once would keep the moves of others waiting. */
const SLICES = 100;

/** Said before there is a socket: in HTTP. */
const turnAway = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), FAREWELL).unref();
};

export const createSocketServer = (parts: SocketServerOptions): SocketServer => {
  const { clients, host, limits, people, visitors, places, report, mostPerAddress = MOST_PER_ADDRESS } = parts;
  // A ping is answered by whoever counts it; pieces are counted by nobody, so there are few of them.
  const plain = { perMessageDeflate: false, autoPong: false, maxFragments: MOST_PIECES };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME, ...plain });
  const open = new Map<OpenClient, string | undefined>();
  const perAddress = new Map<string, number>();
  let count = 0;
  let isClosing = false;

  const countAt = (address: string, by: 1 | -1): void => {
    const now = (perAddress.get(address) ?? 0) + by;
    if (now > 0) perAddress.set(address, now);
    else perAddress.delete(address);
  };
  const welcome = (
    socket: WebSocket,
    stream: Duplex,
    address: string,
    cookie: Cookie,
    me: Person | undefined,
  ): void => {
    const gone = (client: OpenClient): void => {
      open.delete(client);
      countAt(address, -1);
      parts.gone(client);
    };
    const { answer, tooFast } = parts;
    const line = { socket, stream, host, limits, address, place: places(address), number: ++count, me };
    const client = openClient({ ...line, answer, report, tooFast, gone });
    open.set(client, cookie);
    clients.all.add(client);
    if (me) clients.players.add(me.player, client);
    client.send({ news: 'welcome', me, now: parts.now() });
  };
  const whoIs = async (cookie: string | undefined): Promise<Person | undefined> => {
    const who = await people.whoIs(cookie);
    return who && { player: who.player.id, name: who.player.name };
  };
  const letIn = async (request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> => {
    const { cookie } = request.headers;
    const me = await whoIs(cookie);
    if (isClosing || socket.destroyed) {
      countAt(address, -1);
      turnAway(socket, '503 Service Unavailable');
      return;
    }
    // A handshake that is refused here never calls back: then nobody came in.
    let isIn = false;
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      isIn = true;
      welcome(accepted, socket, address, cookie, me);
    });
    if (!isIn) countAt(address, -1);
  };
  const whyNot = (request: IncomingMessage, address: string): string | undefined => {
    if (request.url?.split('?')[0] !== PATH) return '404 Not Found';
    if (isClosing) return '503 Service Unavailable';
    if (!visitors.isFromHere(request)) return '403 Forbidden';
    const isTooMany = (perAddress.get(address) ?? 0) >= mostPerAddress;
    return isTooMany || limits.take('knock', address) > 0 ? '429 Too Many Requests' : undefined;
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const address = visitors.addressOf(request);
    const reason = whyNot(request, address);
    if (reason !== undefined) {
      turnAway(socket, reason);
      return;
    }
    countAt(address, 1);
    letIn(request, socket, head, address).catch((error: unknown) => {
      countAt(address, -1);
      report(error);
      turnAway(socket, '500 Internal Server Error');
    });
  };
  const beat = setInterval(
    inSlices(
      SLICES,
      () => open.keys(),
      (client) => {
        if (open.has(client) && !client.knock()) client.close(CLOSED.tooSlow, 'did not answer');
      },
    ),
    (parts.heartbeat ?? HEARTBEAT) / SLICES,
  ).unref();

  const recheckOne = async (client: OpenClient): Promise<void> => {
    const me = await whoIs(open.get(client));
    if (me?.player !== client.me?.player) client.close(CLOSED.sessionEnded, 'the session has ended');
    else client.me = me;
  };
  return {
    attach(server) {
      server.on('upgrade', onUpgrade);
    },
    async recheck(player) {
      const theirs = [...open.keys()].filter(({ me }) => me?.player === player);
      for (const client of theirs) await recheckOne(client);
    },
    letGo() {
      for (const client of open.keys()) client.close(CLOSED.stops, 'another node goes on');
    },
    async close() {
      isClosing = true;
      clearInterval(beat);
      // What was asked is answered first: whoever has an answer knows that their move is kept.
      await Promise.race([Promise.all([...open.keys()].map((client) => client.rest())), wait(PATIENCE)]);
      for (const client of open.keys()) client.close(CLOSED.stops, 'the house stops');
      const end = Date.now() + FAREWELL;
      while (open.size > 0 && Date.now() < end) await wait(10);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
};
