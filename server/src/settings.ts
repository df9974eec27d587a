// What the person who starts the house may set, checked before anything listens. A mistake says what to write instead.

export interface Settings {
  readonly port: number;
  readonly host: string;
}
/** Sentences for the person at the keyboard, one for each wrong setting. */
export interface WrongSettings {
  readonly wrong: readonly string[];
}
export interface Environment {
  readonly PORT?: string | undefined;
  readonly HOST?: string | undefined;
}

const DEFAULT_PORT = 8080;
/** The name, not an address: it stands for 127.0.0.1 and ::1, so that both kinds of browser connection find the house. */
const DEFAULT_HOST = 'localhost';
const LAST_PORT = 65_535;

const readPort = (text: string): number | undefined => {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const port = Number(text);
  return port <= LAST_PORT ? port : undefined;
};

/** Names and addresses as they stand in an address bar, without scheme, port or path. */
const isHost = (text: string): boolean =>
  /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) || /^[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*$/.test(text);

export const readSettings = (environment: Environment): Settings | WrongSettings => {
  const wrong: string[] = [];
  const portText = environment.PORT?.trim() || String(DEFAULT_PORT);
  const port = readPort(portText);
  if (port === undefined)
    wrong.push(`PORT is "${portText}", but must be a whole number from 0 to ${LAST_PORT}: PORT=8081 npm start`);
  const host = environment.HOST?.trim() || DEFAULT_HOST;
  if (!isHost(host))
    wrong.push(
      `HOST is "${host}", but must be a bare name or address such as localhost or 0.0.0.0: HOST=0.0.0.0 npm start`,
    );
  return port === undefined || wrong.length > 0 ? { wrong } : { port, host };
};

export const isWrong = (settings: Settings | WrongSettings): settings is WrongSettings => 'wrong' in settings;

/** Why the house could not take its place, in one line that names the next step. */
export const whyNoListening = (error: NodeJS.ErrnoException, { port, host }: Settings): string => {
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
