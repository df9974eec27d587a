import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  readSettings,
  SETTING_NAMES,
  type Settings,
  settingHints,
  whyNoListening,
} from '../src/settings.ts';

const wrongOf = (environment: Parameters<typeof readSettings>[0]): readonly string[] => {
  const settings = readSettings(environment);
  return 'wrong' in settings ? settings.wrong : [];
};

const settingsOf = (environment: Parameters<typeof readSettings>[0]): Settings => {
  const settings = readSettings(environment);
  if ('wrong' in settings) throw new Error(settings.wrong.join('\n'));
  return settings;
};

describe('settings', () => {
  test('nothing set: port 8080 of this machine alone, a file in data, no mail, nobody in front believed', () =>
    expect(settingsOf({})).toEqual({
      port: 8080,
      host: 'localhost',
      dataDir: 'data',
      database: undefined,
      databaseConnections: 10,
      publicUrl: undefined,
      trustProxy: { hops: 0 },
      smtpUrl: undefined,
      mailFrom: undefined,
      logLevel: 'info',
      botThreads: undefined,
      metricsToken: undefined,
      stopSeconds: 10,
      limits: 1,
    }));
  test('an empty setting is no setting', () =>
    expect(settingsOf({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(settingsOf({})));
  test('what is set is used', () =>
    expect(
      settingsOf({ PORT: '9000', HOST: '0.0.0.0', DATA_DIR: '/var/rose', LOG_LEVEL: 'WARN', LIMITS: '5' }),
    ).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/var/rose',
      logLevel: 'warn',
      limits: 5,
    }));
  test.for(['::', '::1', '192.168.1.7', 'my-house.example'])('%s is a host', (HOST) =>
    expect(settingsOf({ HOST }).host).toBe(HOST),
  );
  test('the public address is kept as an origin', () =>
    expect(settingsOf({ PUBLIC_URL: 'https://Rose.Example:443/' }).publicUrl).toBe('https://rose.example'));

  test.for(['eighty', '-1', '80.5', '65536', '0x50', '1e3', '123456'])(
    'PORT=%s is refused with the way out',
    (PORT) => {
      const [line, ...more] = wrongOf({ PORT });
      expect(more).toEqual([]);
      expect(line).toContain(`PORT is "${PORT}"`);
      expect(line).toContain('PORT=8081 npm start');
    },
  );
  const WRONG = [
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:8080'],
    ['HOST', 'two words'],
    ['HOST', '/'],
    ['HOST', '-x'],
    ['PUBLIC_URL', 'rose.example'],
    ['PUBLIC_URL', 'https://rose.example/house'],
    ['PUBLIC_URL', 'ftp://rose.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['BOT_THREADS', '0'],
    ['STOP_SECONDS', '-5'],
    ['LIMITS', '0'],
    ['DATA_DIR', 'postgres://x'],
  ] as const;
  test.for(WRONG)('%s=%s is refused, named, and with an example', ([name, value]) => {
    const [line, ...more] = wrongOf({ [name]: value });
    expect(more).toEqual([]);
    expect(line).toContain(`${name} is "${value}"`);
    expect(line).toMatch(new RegExp(`${name}=\\S+ npm start$`));
  });
  const SECRET = [
    ['DATABASE_URL', 'mysql://rose:hunter22@host/rose'],
    ['DATABASE_URL', 'postgres://rose:hunter22@host'],
    ['SMTP_URL', 'https://rose:hunter22@host'],
    ['METRICS_TOKEN', 'hunter22'],
  ] as const;
  test.for(SECRET)('%s is refused without being repeated', ([name, value]) => {
    const lines = wrongOf({ [name]: value });
    expect(lines[0]).toContain(`${name} cannot be read`);
    expect(lines.join()).not.toContain('hunter22');
  });
  test('two mistakes are told at once', () => expect(wrongOf({ PORT: 'x', HOST: '?' })).toHaveLength(2));
  test('letters need an address for their links', () =>
    expect(wrongOf({ SMTP_URL: 'smtp://localhost' })[0]).toContain('PUBLIC_URL=https://'));
  test('a sender without a mail server is a mistake', () =>
    expect(wrongOf({ MAIL_FROM: 'house@rose.example' })[0]).toContain('SMTP_URL='));
  test.for(['house@rose.example', 'Rose & Crown <house@rose.example>'])('%s is a sender', (MAIL_FROM) =>
    expect(settingsOf({ MAIL_FROM, SMTP_URL: 'smtp://m', PUBLIC_URL: 'https://r.example' }).mailFrom).toBe(MAIL_FROM),
  );
  test.for(['house', 'a@b\r\nBcc: c@d', '<a@b', 'x <a@b>\nSubject: y'])('%s is no sender', (MAIL_FROM) =>
    expect(wrongOf({ MAIL_FROM, SMTP_URL: 'smtp://m', PUBLIC_URL: 'https://r.example' })[0]).toContain('MAIL_FROM is'),
  );
});

describe('names that are nearly settings', () => {
  test.for([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['ROSE_PORT', 'PORT'],
    ['BOT_THREAD', 'BOT_THREADS'],
    ['smtp_url', 'SMTP_URL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
  ] as const)('%s: did you mean %s?', ([given, meant]) => {
    const [line, ...more] = settingHints({ [given]: 'x' });
    expect(more).toEqual([]);
    expect(line).toContain(`Did you mean ${meant}?`);
  });
  test('what has nothing to do with us is left in peace', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'PATH',
      'PWD',
      'POST',
      'SPORT',
      'LANG',
      'SHELL',
      'NODE_ENV',
      'LOGNAME',
      'DATABASE',
      'LIMIT_X',
    ];
    expect(settingHints(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
    expect(settingHints(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toEqual([]);
    expect(settingHints({ TRUST_PROXY: '0' })).toEqual([]);
    expect(settingHints({ TRUST_PROXY: '1' }).join()).toContain('PUBLIC_URL=');
  });
});

test('every setting stands in the page for whoever runs the house', () => {
  const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(listed).toHaveLength(SETTING_NAMES.length);
  expect(listed).toEqual(expect.arrayContaining([...SETTING_NAMES]));
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
