// Requests to addresses that players gave. They must lead out of the house: whoever could make the house knock on its own
// doors, or on those of its neighbours, would be inside. The address is judged where it is used, after its name was
// looked up, so that a name that changes its mind does not help.
import { Resolver } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const NEAR = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NEAR.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NEAR.addSubnet(net, bits, 'ipv6');
/** The only IPv6 addresses that are handed out to the world; all others are near, however they wrap an IPv4 one. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

/** Of this machine, of a network around it, or of nobody. */
export const isNear = (address: string): boolean => {
  const family = isIP(address);
  if (family === 6) return !WORLD.check(address, 'ipv6') || NEAR.check(address, 'ipv6');
  return family === 0 || NEAR.check(address, 'ipv4');
};

export interface Roads {
  /** Where no request goes. */
  isNear(address: string): boolean;
  /** Whether `http:` will do. */
  readonly plain: boolean;
  /** How long the whole of it may take, from the name to the answer, in milliseconds. */
  readonly patience: number;
  addressesOf(name: string): Promise<readonly Found[]>;
}
interface Found {
  readonly address: string;
  readonly family: number;
}
const PATIENCE = 10_000;

/**
 * All addresses of a name, asked of name servers directly: the system's own look-up would hold one of the few threads
 * that also wait for the disk, for as long as a stranger's name server keeps silent.
 */
const addressesOf = async (name: string): Promise<readonly Found[]> => {
  if (/(^|\.)localhost\.?$/i.test(name)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver({ timeout: PATIENCE / 4, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};

export const ROADS: Roads = { isNear, plain: false, patience: PATIENCE, addressesOf };

/** Looks a name up, and fails where any of its addresses is near. */
const lookupBy =
  (roads: Roads): LookupFunction =>
  (name, options, answer) => {
    roads.addressesOf(name).then(
      (found) => {
        const [first] = found;
        const near = found.find(({ address }) => roads.isNear(address));
        if (!first || near) return answer(new Error(`no way to ${name}: ${near?.address ?? 'no address'}`), '', 0);
        return options.all ? answer(null, [...found]) : answer(null, first.address, first.family);
      },
      (error: Error) => answer(error, '', 0),
    );
  };

/** `gone`: nobody is there any more, or never could be. */
export type Sent = 'done' | 'gone' | 'refused';
export interface Parcel {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

const isWay = (url: URL | null, { isNear: near, plain }: Roads): url is URL => {
  if (!url || !(url.protocol === 'https:' || (plain && url.protocol === 'http:'))) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || !near(host);
};
const judge = (status: number): Sent => {
  if (status >= 200 && status < 300) return 'done';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`answered with ${status}`);
  return 'refused';
};

/** Sends it once. Fails where another try may help; where the answer leads elsewhere, it is not followed. */
export const post = async ({ address, headers, body }: Parcel, roads: Roads): Promise<Sent> => {
  const url = URL.parse(address);
  if (!isWay(url, roads)) return 'gone';
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const status = await new Promise<number>((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, ...length },
        lookup: lookupBy(roads),
        agent: false,
        // One for the whole of it: an answer that drips a byte now and then is as bad as none.
        signal: AbortSignal.timeout(roads.patience),
      },
      (response) => {
        // What it says is of no interest, and there may be no end of it.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
  return judge(status);
};
