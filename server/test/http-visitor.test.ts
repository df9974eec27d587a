import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createVisitors, type Knock } from '../src/http/visitor.ts';
import { readTrust } from '../src/settings-read.ts';

const knock = (headers: IncomingHttpHeaders, remoteAddress = '203.0.113.9'): Knock =>
  ({ headers, socket: { remoteAddress } }) as Knock;
const visitors = (trust = '0', publicUrl?: string) =>
  createVisitors({ publicUrl, trustProxy: readTrust(trust) ?? { hops: 0 } });
const behind = (trust: string, forwarded: string, remote = '10.0.0.1'): string =>
  visitors(trust).addressOf(knock({ 'x-forwarded-for': forwarded }, remote));

describe('the address of a visitor', () => {
  test('is that of the connection, whatever it says of itself', () =>
    expect(behind('0', '198.51.100.7', '203.0.113.9')).toBe('203.0.113.9'));
  test('one server in front: what that one saw', () => expect(behind('1', '198.51.100.7')).toBe('198.51.100.7'));
  test('what a visitor wrote further out is not read', () =>
    expect(behind('1', '192.0.2.66, 198.51.100.7')).toBe('198.51.100.7'));
  test('two servers in front', () => expect(behind('2', '192.0.2.66, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7'));
  test('by addresses: as far out as they are ours', () => {
    expect(behind('10.0.0.0/8', '192.0.2.66, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7');
    expect(behind('10.0.0.0/8', '198.51.100.7', '203.0.113.9')).toBe('203.0.113.9');
    expect(behind('::1', '198.51.100.7', '::1')).toBe('198.51.100.7');
  });
  test('nonsense from a server of ours leaves its own address', () => {
    expect(behind('1', 'unknown')).toBe('10.0.0.1');
    expect(behind('1', '')).toBe('10.0.0.1');
    expect(behind('3', '198.51.100.7')).toBe('198.51.100.7');
  });
  test('IPv4 in the clothes of IPv6 is IPv4', () =>
    expect(visitors().addressOf(knock({}, '::ffff:203.0.113.9'))).toBe('203.0.113.9'));
  test.for([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const)('%s counts as %s', ([address, network]) =>
    expect(visitors().addressOf(knock({}, address))).toBe(network),
  );
});

describe('a page of this house', () => {
  const isFromHere = (headers: IncomingHttpHeaders, trust = '0', publicUrl?: string): boolean =>
    visitors(trust, publicUrl).isFromHere(knock(headers, '10.0.0.1'));
  test('without a public address: the one it was asked at', () => {
    expect(isFromHere({ host: 'localhost:8080', origin: 'http://localhost:8080' })).toBe(true);
    expect(isFromHere({ host: '192.168.1.7:8080', origin: 'http://192.168.1.7:8080' })).toBe(true);
    expect(isFromHere({ host: '[::1]:8080', origin: 'http://[::1]:8080' })).toBe(true);
  });
  test('without a public address, a name that somebody turned to this machine is not ours', () => {
    expect(isFromHere({ host: 'evil.example:8080', origin: 'http://evil.example:8080' })).toBe(false);
    const named = createVisitors({ publicUrl: undefined, trustProxy: { hops: 0 }, host: 'rose.lan' });
    expect(named.isFromHere(knock({ host: 'Rose.lan', origin: 'http://rose.lan' }))).toBe(true);
    expect(named.isFromHere(knock({ host: 'evil.lan', origin: 'http://evil.lan' }))).toBe(false);
  });
  test('without a public address, nothing is told to who asks by a name that is not ours, on this machine neither', () => {
    const house = createVisitors({ publicUrl: undefined, trustProxy: { hops: 0 }, host: 'rose.lan' });
    const asked = (host: string) => [
      house.isCalledRight(knock({ host }, '127.0.0.1')),
      house.isLocal(knock({ host }, '127.0.0.1')),
    ];
    expect(asked('localhost:8080')).toEqual([true, true]);
    expect(asked('rose.lan')).toEqual([true, true]);
    expect(asked('127.0.0.1:8080')).toEqual([true, true]);
    expect(asked('evil.example:8080')).toEqual([false, false]);
    expect(visitors('0', 'https://rose.example').isCalledRight(knock({ host: '10.0.0.3' }))).toBe(true);
    // Behind a server, too: whatever name it was called by, it hands on.
    const handedOn = (name: string) =>
      visitors('1').isCalledRight(knock({ host: 'localhost', 'x-forwarded-host': name }));
    expect(['evil.example', '10.0.0.3:8080', 'localhost'].map(handedOn)).toEqual([false, true, true]);
  });
  const FOREIGN = [
    undefined,
    'null',
    'http://evil.example',
    'http://localhost:8081',
    'http://localhost',
    'http://localhost:8080.evil.example',
    'http://localhost:8080@evil.example',
    'file://localhost:8080',
    'localhost:8080',
    'http://localhost:8080/',
    'http://LOCALHOST:8080',
    '',
  ];
  test.for(FOREIGN)('the origin %s is foreign', (origin) =>
    expect(isFromHere({ host: 'localhost:8080', ...(origin === undefined ? {} : { origin }) })).toBe(false),
  );
  test('with a public address: that one alone', () => {
    expect(isFromHere({ host: 'x', origin: 'https://rose.example' }, '0', 'https://rose.example')).toBe(true);
    for (const origin of ['http://rose.example', 'https://rose.example:8443', 'https://x', 'https://rose.example.evil'])
      expect(isFromHere({ host: 'x', origin }, '0', 'https://rose.example'), origin).toBe(false);
  });
  test('the host a server in front names counts from servers of ours alone', () => {
    const headers = { host: 'localhost:1', 'x-forwarded-host': '10.0.0.3', origin: 'https://10.0.0.3' };
    expect(isFromHere(headers, '1')).toBe(true);
    expect(isFromHere(headers, '0')).toBe(false);
    const named = { ...headers, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    expect(isFromHere(named, '1')).toBe(false);
  });
});

test('https is what the public address or a server of ours says', () => {
  const https = { 'x-forwarded-proto': 'https' };
  expect(visitors('0', 'https://rose.example').isSecure(knock({}))).toBe(true);
  expect(visitors('0', 'http://rose.example').isSecure(knock(https))).toBe(false);
  expect(visitors('1').isSecure(knock(https))).toBe(true);
  expect(visitors('0').isSecure(knock(https))).toBe(false);
});
test('from this machine, nobody in between', () => {
  expect(visitors().isLocal(knock({}, '127.0.0.1'))).toBe(true);
  expect(visitors().isLocal(knock({}, '::1'))).toBe(true);
  expect(visitors().isLocal(knock({}, '203.0.113.9'))).toBe(false);
  expect(visitors().isLocal(knock({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'))).toBe(false);
});
