// A page that asks little of its own processor: one socket, asks with their answers, and the newest sight.
import type { FromSocket, Sight, SocketAnswers, SocketAsk } from '@rose/protocol';
import { WebSocket } from 'ws';

export interface Page {
  get<A extends SocketAsk>(what: A): Promise<SocketAnswers[A['ask']]>;
  /** Called with every sight, from answers and from news. */
  onSight: (sight: Sight) => void;
  close(): void;
}

/** Where a house trusts whoever stands in front of it, pages may come from anywhere. */
const comingFrom = (address: string | undefined) => (address === undefined ? {} : { 'x-forwarded-for': address });

/** The cookie of a new guest, as a browser would bring it. */
export const guestAt = async (port: number, name: string, from?: string): Promise<string> => {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { origin, 'content-type': 'application/json', ...comingFrom(from) };
  const answer = await fetch(`${origin}/api/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no guest at this house: ${answer.status} ${await answer.text()}`);
  return cookie;
};

export const openSocket = (port: number, cookie: string | undefined, from?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const own = cookie === undefined ? {} : { cookie };
    const headers = { origin: `http://127.0.0.1:${port}`, ...own, ...comingFrom(from) };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

export const openPage = async (port: number, cookie: string, from?: string): Promise<Page> => {
  const socket = await openSocket(port, cookie, from);
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>();
  let last = 0;
  const page: Page = {
    onSight: () => undefined,
    get: (what) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('the socket is closed'));
        waiting.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ ...what, id: last }));
      }),
    close: () => socket.close(),
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as FromSocket;
    if ('news' in message) {
      if (message.news === 'sight') page.onSight(message.sight);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('trouble' in message) {
      asked?.reject(new Error(JSON.stringify(message.trouble)));
      return;
    }
    if ('sight' in message.answer) page.onSight(message.answer.sight as Sight);
    asked?.resolve(message.answer as never);
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the house closed the socket: ${code}`));
  });
  return page;
};

/** A guest who comes in from an address of their own, as they do. */
export const guestPage = async (port: number, name: string, from?: string): Promise<Page> =>
  openPage(port, await guestAt(port, name, from), from);
