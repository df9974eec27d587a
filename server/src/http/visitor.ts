// Who sends a request: the address a connection comes from, and whether it comes from a page of this house. Headers
// that a forwarding server adds are believed only from servers the settings name: anybody can write them. Works on the
// bare request, so that the socket judges by the same rules.
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';
import type { Trust } from '../settings-read.ts';

/** What is needed of a request to judge it. */
export type Knock = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface Visitors {
  /** For limits: one household, one key. A whole /64 of IPv6 is one. */
  addressOf(knock: Knock): string;
  /** Whether a browser says that a page of this house sent it. None of that said: no. */
  isFromHere(knock: Knock): boolean;
  /** Whether the house was asked by a name of its own; one with a public address leaves that to who stands in front. */
  isCalledRight(knock: Knock): boolean;
  /** Whether the visitor came by https, so that the cookie may be bound to it. */
  isSecure(knock: Knock): boolean;
  /** Whether it is a server in front that the settings name. */
  isForwarder(knock: Knock): boolean;
  /** Whether somebody on this very machine asks, nobody in between. */
  isLocal(knock: Knock): boolean;
}

const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);
const remoteOf = ({ socket }: Knock): string => plain(socket.remoteAddress ?? '');
const lastOf = (header: string | readonly string[] | undefined): string | undefined => {
  const text = typeof header === 'string' ? header : header?.join(',');
  return text?.split(',').at(-1)?.trim();
};
const isListed = (list: BlockList, address: string): boolean =>
  isIPv4(address) ? list.check(address) : isIPv6(address) && list.check(address, 'ipv6');

const trusts = (trust: Trust, address: string, hop: number): boolean =>
  'hops' in trust ? hop < trust.hops : isListed(trust.from, address);

/** From the nearest server outwards, as long as each is one of ours; what a stranger wrote further out is not read. */
const clientOf = (trust: Trust, knock: Knock): string => {
  const header = knock.headers['x-forwarded-for'];
  const said = (typeof header === 'string' ? header : (header?.join(',') ?? '')).split(',').map((part) => part.trim());
  let address = remoteOf(knock);
  for (let hop = 0; said.length > 0 && trusts(trust, address, hop); hop += 1) {
    const next = plain(said.pop() ?? '');
    if (!isIPv4(next) && !isIPv6(next)) break;
    address = next;
  }
  return address;
};

/** The first four groups, written out. */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = address.split('::');
  const first = before.split(':').filter((group) => group !== '');
  const last = after.split(':').filter((group) => group !== '');
  const groups = address.includes('::')
    ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
    : first;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * Without a public address, a house is known by numbers, which nobody can turn elsewhere, and by the names of this machine:
 * a page of a name that somebody else has turned to this machine is not one of ours.
 */
const isOwnHost = (host: string, own: string): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIPv4(bare) || isIPv6(bare) || bare === 'localhost' || bare.endsWith('.localhost')) return true;
  const machine = hostname().toLowerCase();
  return [own.toLowerCase(), machine, `${machine}.local`].includes(bare);
};

export const createVisitors = ({
  publicUrl,
  trustProxy,
  host: own = 'localhost',
}: Pick<Settings, 'publicUrl' | 'trustProxy'> & Partial<Pick<Settings, 'host'>>): Visitors => {
  const believes = (knock: Knock): boolean => trusts(trustProxy, remoteOf(knock), 0);
  const hostOf = (knock: Knock): string | undefined =>
    (believes(knock) ? lastOf(knock.headers['x-forwarded-host']) : undefined) ?? knock.headers.host;
  const isSecure = (knock: Knock): boolean =>
    publicUrl === undefined
      ? believes(knock) && lastOf(knock.headers['x-forwarded-proto']) === 'https'
      : publicUrl.startsWith('https:');
  /** Browsers always say by which name they came; a server in front hands on whatever name it was called by. */
  const isCalledRight = (knock: Knock): boolean =>
    publicUrl !== undefined || isOwnHost(hostOf(knock) ?? 'localhost', own);
  return {
    isCalledRight,
    addressOf: (knock) => network(clientOf(trustProxy, knock)),
    isFromHere: (knock) => {
      const { origin } = knock.headers;
      if (origin === undefined || origin === 'null') return false;
      if (publicUrl !== undefined) return origin === publicUrl;
      const url = URL.parse(origin);
      return (
        url !== null &&
        isCalledRight(knock) &&
        /^https?:$/.test(url.protocol) &&
        url.origin === origin &&
        url.host === hostOf(knock)?.toLowerCase()
      );
    },
    isSecure,
    isForwarder: believes,
    isLocal: (knock) => {
      if (!isCalledRight(knock)) return false;
      const { headers } = knock;
      const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'] ?? headers['x-real-ip'];
      return forwarded === undefined && /^(127\.|::1$)/.test(remoteOf(knock));
    },
  };
};
