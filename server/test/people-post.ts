// A small mail server: as much of SMTP as a letter needs, and it can be told to refuse.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and text, as they came. */
  readonly data: string;
}
export interface PostOffice {
  readonly url: string;
  readonly received: Received[];
  /** How many letters to refuse, as a mail server does that asks to come again later. */
  refuse(count: number): void;
  /** Resolves when so many have come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** One conversation. */
const serve = (socket: Socket, take: (received: Received) => boolean): void => {
  let waiting = '';
  let from = '';
  let to: string[] = [];
  let data: string[] | undefined;
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  const hearData = (line: string): void => {
    if (line !== '.') {
      data?.push(line.startsWith('..') ? line.slice(1) : line);
      return;
    }
    const taken = take({ from, to, data: data?.join('\n') ?? '' });
    data = undefined;
    to = [];
    say(taken ? '250 taken' : '451 come again later');
  };
  const hearCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = addressIn(line);
    if (verb === 'RCPT') to.push(addressIn(line));
    if (verb === 'DATA') {
      data = [];
      say('354 go on');
    } else if (verb === 'QUIT') socket.end('221 good bye\r\n');
    else say('250 well');
  };
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    waiting += part.toString();
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) (data === undefined ? hearCommand : hearData)(line);
  });
  say('220 post.test ready');
};

export const openPost = async (): Promise<PostOffice> => {
  const received: Received[] = [];
  const listeners = new Set<() => void>();
  const sockets = new Set<Socket>();
  let refused = 0;
  const take = (letter: Received): boolean => {
    if (refused > 0) {
      refused -= 1;
      return false;
    }
    received.push(letter);
    for (const listener of listeners) listener();
    return true;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, take);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (count) => {
      refused = count;
    },
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** The text of a letter, whichever way it travelled. */
export const textIn = ({ data }: Received): string => {
  const [head = '', ...body] = data.split('\n\n');
  const text = body.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
