// How single settings are read: text in, value out, nothing for what cannot be meant.
import { BlockList, isIP } from 'node:net';

export const LAST_PORT = 65_535;

export const readWhole =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    if (!/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= least && value <= most ? value : undefined;
  };

/** Names and addresses as they stand in an address bar, without scheme, port or path. */
export const readHost = (text: string): string | undefined =>
  /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) || /^[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*$/.test(text)
    ? text
    : undefined;

const urlOf = (text: string, protocols: readonly string[]): URL | undefined => {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
};

export const readDatabase = (text: string): string | undefined => {
  const url = urlOf(text, ['postgres:', 'postgresql:']);
  return url && url.pathname.length > 1 ? text : undefined;
};
export const readSmtp = (text: string): string | undefined => (urlOf(text, ['smtp:', 'smtps:']) ? text : undefined);

/** The address of the house as visitors type it: the house stands at the root of its name. */
export const readPublicUrl = (text: string): string | undefined => {
  const url = urlOf(text, ['http:', 'https:']);
  const bare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare ? url.origin : undefined;
};

/** `name@host`, or a name before it: `Rose & Crown <name@host>`. Nothing that could begin a second header line. */
export const readSender = (text: string): string | undefined =>
  /^([^<>\p{Cc}]{1,60} )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u.test(text) && text.length <= 200
    ? text
    : undefined;

/** Which forwarding servers are believed when they say for whom they ask: so many, or those at these addresses. */
export type Trust = { readonly hops: number } | { readonly from: BlockList };
const MOST_HOPS = 10;

const addNetwork = (list: BlockList, network: string): boolean => {
  const [address = '', bits, ...more] = network.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  const family = kind === 4 ? 'ipv4' : 'ipv6';
  const most = kind === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : readWhole(0, most)(bits);
  if (prefix === undefined) return false;
  list.addSubnet(address, prefix, family);
  return true;
};

export const readTrust = (text: string): Trust | undefined => {
  const hops = readWhole(0, MOST_HOPS)(text);
  if (hops !== undefined) return { hops };
  const from = new BlockList();
  const networks = text.split(',').map((part) => part.trim());
  return networks.every((network) => addNetwork(from, network)) ? { from } : undefined;
};
