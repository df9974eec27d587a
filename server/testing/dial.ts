// A page's end of the line, without a page: asks with numbers, answers by promise.
import type { SocketAnswers, SocketAsk, SocketReply, SocketTrouble } from '@rose/protocol';
import { WebSocket } from 'ws';

export interface Dialled {
  /** Rejects when the line breaks before the answer; then nobody knows whether it was done. */
  ask<A extends SocketAsk>(what: A): Promise<SocketAnswers[A['ask']] | SocketTrouble>;
  close(): void;
}

const isReply = (message: object): message is SocketReply => 'id' in message;

export const dial = (address: string, cookie: string): Promise<Dialled> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, origin: address };
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers, perMessageDeflate: false });
    const waiting = new Map<
      number,
      { readonly resolve: (reply: never) => void; readonly reject: (e: Error) => void }
    >();
    let id = 0;
    socket.on('error', reject);
    socket.on('close', () => {
      for (const { reject: fail } of waiting.values()) fail(new Error('the line broke'));
      waiting.clear();
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as object;
      if (!isReply(message)) return;
      waiting.get(message.id)?.resolve(('trouble' in message ? message.trouble : message.answer) as never);
      waiting.delete(message.id);
    });
    const ask: Dialled['ask'] = (what) =>
      new Promise((answered, failed) => {
        if (socket.readyState !== WebSocket.OPEN) return failed(new Error('the line is closed'));
        id++;
        waiting.set(id, { resolve: answered, reject: failed });
        socket.send(JSON.stringify({ ...what, id }));
      });
    socket.on('open', () => resolve({ ask, close: () => socket.terminate() }));
  });

/** A guest of the house, by the cookie that says so. */
export const comeIn = async (address: string, name: string): Promise<string> => {
  const response = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (!response.ok || cookie === '') throw new Error(`nobody may come in: ${response.status} ${await response.text()}`);
  return cookie.split(';')[0] ?? '';
};
