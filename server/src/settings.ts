// What the person who starts the house may set, checked before anything listens. A mistake says what to write instead.
import { LEVELS, type Level } from './log.ts';
import { hintsFor } from './settings-hint.ts';
import {
  LAST_PORT,
  readDatabase,
  readHost,
  readPublicUrl,
  readSender,
  readSmtp,
  readTrust,
  readWhole,
  type Trust,
} from './settings-read.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file, where no `database` is named. */
  readonly dataDir: string;
  /** The URL of a PostgreSQL. */
  readonly database: string | undefined;
  readonly databaseConnections: number;
  /** Where visitors find the house, as an origin: `https://rose.example`. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: Trust;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly logLevel: Level;
  readonly botThreads: number | undefined;
  readonly metricsToken: string | undefined;
  readonly stopSeconds: number;
  /** How many times the usual rates are allowed. */
  readonly limits: number;
}
/** Sentences for the person at the keyboard, one for each wrong setting. */
export interface WrongSettings {
  readonly wrong: readonly string[];
}
export type Environment = Readonly<Record<string, string | undefined>>;

interface Spec<T> {
  readonly name: string;
  readonly fallback: T;
  /** Completes "… must be". */
  readonly must: string;
  readonly write: string;
  readonly read: (text: string) => T | undefined;
  /** Its value may hold a password, so it is not repeated. */
  readonly secret?: true;
}
const DEFAULT_PORT = 8080;

const SPECS: { readonly [K in keyof Settings]: Spec<Settings[K]> } = {
  port: {
    name: 'PORT',
    fallback: DEFAULT_PORT,
    must: `a whole number from 0 to ${LAST_PORT}`,
    write: '8081',
    read: readWhole(0, LAST_PORT),
  },
  /** The name, not an address: it stands for 127.0.0.1 and ::1, so that both kinds of browser connection find the house. */
  host: {
    name: 'HOST',
    fallback: 'localhost',
    must: 'a bare name or address such as localhost or 0.0.0.0',
    write: '0.0.0.0',
    read: readHost,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: 'data',
    must: 'the path of a folder',
    write: './data',
    read: (text) => (text.includes('\0') || text.includes('://') ? undefined : text),
  },
  database: {
    name: 'DATABASE_URL',
    fallback: undefined,
    must: 'the address of a PostgreSQL with the name of a database',
    write: 'postgres://user:password@localhost:5432/rose',
    read: readDatabase,
    secret: true,
  },
  databaseConnections: {
    name: 'DATABASE_CONNECTIONS',
    fallback: 10,
    must: 'a whole number from 2 to 200',
    write: '20',
    read: readWhole(2, 200),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: undefined,
    must: 'the address of the house as visitors type it, without a path',
    write: 'https://rose.example',
    read: readPublicUrl,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    fallback: { hops: 0 },
    must: 'how many servers stand in front (0 to 10), or their addresses such as 10.0.0.0/8,::1',
    write: '1',
    read: readTrust,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: undefined,
    must: 'the address of a mail server',
    write: 'smtps://user:password@mail.example',
    read: readSmtp,
    secret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: undefined,
    must: 'an address, or a name with one in angle brackets',
    write: 'house@rose.example',
    read: readSender,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    must: `one of ${LEVELS.join(', ')}`,
    write: 'warn',
    read: (text) => LEVELS.find((level) => level === text.toLowerCase()),
  },
  botThreads: {
    name: 'BOT_THREADS',
    fallback: undefined,
    must: 'a whole number from 1 to 64',
    write: '2',
    read: readWhole(1, 64),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: undefined,
    must: 'a secret of 16 to 200 letters, digits and -._~',
    write: 'the-one-your-prometheus-sends',
    read: (text) => (/^[\w.~-]{16,200}$/.test(text) ? text : undefined),
    secret: true,
  },
  stopSeconds: {
    name: 'STOP_SECONDS',
    fallback: 10,
    must: 'a whole number from 0 to 600',
    write: '20',
    read: readWhole(0, 600),
  },
  limits: {
    name: 'LIMITS',
    fallback: 1,
    must: 'how many times the usual rates are allowed, from 1 to 100000',
    write: '5',
    read: readWhole(1, 100_000),
  },
};
export const SETTING_NAMES: readonly string[] = Object.values(SPECS).map(({ name }) => name);

const wrongLine = ({ name, must, write, secret }: Spec<unknown>, text: string): string =>
  `${name} ${secret ? 'cannot be read: it' : `is "${text}", but`} must be ${must}: ${name}=${write} npm start`;

/** Settings that are fine alone and make no sense together. */
const conflicts = ({ smtpUrl, publicUrl, mailFrom }: Settings): readonly string[] => {
  if (smtpUrl === undefined && mailFrom !== undefined)
    return [
      'MAIL_FROM is set, but no mail can be sent without SMTP_URL: SMTP_URL=smtps://user:password@mail.example npm start',
    ];
  if (smtpUrl !== undefined && publicUrl === undefined)
    return ['SMTP_URL is set, but letters carry links and need PUBLIC_URL: PUBLIC_URL=https://rose.example npm start'];
  return [];
};

export const readSettings = (environment: Environment): Settings | WrongSettings => {
  const wrong: string[] = [];
  const take = <T>(spec: Spec<T>): T => {
    const text = environment[spec.name]?.trim();
    if (text === undefined || text === '') return spec.fallback;
    const value = spec.read(text);
    if (value === undefined) wrong.push(wrongLine(spec, text));
    return value ?? spec.fallback;
  };
  const settings: Settings = {
    port: take(SPECS.port),
    host: take(SPECS.host),
    dataDir: take(SPECS.dataDir),
    database: take(SPECS.database),
    databaseConnections: take(SPECS.databaseConnections),
    publicUrl: take(SPECS.publicUrl),
    trustProxy: take(SPECS.trustProxy),
    smtpUrl: take(SPECS.smtpUrl),
    mailFrom: take(SPECS.mailFrom),
    logLevel: take(SPECS.logLevel),
    botThreads: take(SPECS.botThreads),
    metricsToken: take(SPECS.metricsToken),
    stopSeconds: take(SPECS.stopSeconds),
    limits: take(SPECS.limits),
  };
  if (wrong.length === 0) wrong.push(...conflicts(settings));
  return wrong.length > 0 ? { wrong } : settings;
};

export const isWrong = (settings: Settings | WrongSettings): settings is WrongSettings => 'wrong' in settings;

const UNNAMED = 'behind a server the house answers by names only if it knows its own: PUBLIC_URL=https://rose.example';
/** Names that look like a slip of the hand, and settings that want another. */
export const settingHints = (environment: Environment): readonly string[] => {
  const isSet = (name: string): boolean => !['', '0'].includes(environment[name]?.trim() ?? '');
  const unnamed = isSet(SPECS.trustProxy.name) && !isSet(SPECS.publicUrl.name) ? [UNNAMED] : [];
  return [...hintsFor(Object.keys(environment), SETTING_NAMES), ...unnamed];
};

/** Why the house could not take its place, in one line that names the next step. */
export const whyNoListening = (
  error: NodeJS.ErrnoException,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another: PORT=${port < LAST_PORT ? port + 1 : DEFAULT_PORT} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights than you have. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST "${host}" is no address of this machine. Leave HOST out, or listen everywhere: HOST=0.0.0.0 npm start`;
    default:
      return `The house cannot listen on ${host}, port ${port}: ${error.message}`;
  }
};

/** The address to type: an address that stands for every interface is reached as localhost. */
export const addressOf = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
