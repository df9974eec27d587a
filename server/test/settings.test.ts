import { describe, expect, test } from 'vitest';
import { addressOf, readSettings, whyNoListening } from '../src/settings.ts';

const wrongOf = (environment: Parameters<typeof readSettings>[0]): readonly string[] => {
  const settings = readSettings(environment);
  return 'wrong' in settings ? settings.wrong : [];
};

describe('settings', () => {
  test('nothing set: port 8080 of this machine alone', () =>
    expect(readSettings({})).toEqual({ port: 8080, host: 'localhost' }));
  test('an empty setting is no setting', () =>
    expect(readSettings({ PORT: '', HOST: ' ' })).toEqual({ port: 8080, host: 'localhost' }));
  test('what is set is used', () =>
    expect(readSettings({ PORT: '9000', HOST: '0.0.0.0' })).toEqual({ port: 9000, host: '0.0.0.0' }));
  test.for(['::', '::1', '192.168.1.7', 'my-house.example'])('%s is a host', (HOST) =>
    expect(readSettings({ HOST })).toEqual({ port: 8080, host: HOST }),
  );

  test.for(['eighty', '-1', '80.5', '65536', '0x50', '1e3', '123456'])(
    'PORT=%s is refused with the way out',
    (PORT) => {
      const [line, ...more] = wrongOf({ PORT });
      expect(more).toEqual([]);
      expect(line).toContain(`PORT is "${PORT}"`);
      expect(line).toContain('PORT=8081 npm start');
    },
  );
  test.for(['http://localhost', 'localhost:8080', 'two words', '/', '-x'])('HOST=%s is refused', (HOST) =>
    expect(wrongOf({ HOST })[0]).toContain(`HOST is "${HOST}"`),
  );
  test('two mistakes are told at once', () => expect(wrongOf({ PORT: 'x', HOST: '?' })).toHaveLength(2));
});

describe('what goes wrong when listening', () => {
  const told = (code: string, port = 8080): string =>
    whyNoListening(Object.assign(new Error('as the system words it'), { code }), { port, host: 'there' });
  test('a port in use names the next one', () => expect(told('EADDRINUSE', 8123)).toContain('PORT=8124 npm start'));
  test('the last port has no next one', () => expect(told('EADDRINUSE', 65_535)).toContain('PORT=8080 npm start'));
  test('a port that needs rights', () => expect(told('EACCES', 80)).toContain('PORT=8080 npm start'));
  test('a host of another machine', () => expect(told('EADDRNOTAVAIL')).toContain('"there" is no address'));
  test('anything else keeps the words of the system', () => expect(told('EWHAT')).toContain('as the system words it'));
});

test.for([
  ['localhost', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['10.0.0.2', 'http://10.0.0.2:8080'],
] as const)('%s is reached at %s', ([host, address]) => expect(addressOf(host, 8080)).toBe(address));
