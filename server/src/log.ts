// What the house notes of itself: one JSON object a line on the error stream, so that machines can read it, and never
// a secret in it.

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];
export type Facts = Readonly<Record<string, unknown>>;

export interface Log {
  debug(event: string, facts?: Facts): void;
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, facts?: Facts): void;
}

/** Facts under such names are hidden whatever they hold: a careless line must not become a leak. */
const SECRET = /pass|token|secret|cookie|auth|hash|key|mail|url|target/i;
const MOST_LENGTH = 500;
const MOST_STACK = 2_000;

const wordsOf = (error: Error): Facts => ({
  message: error.message.slice(0, MOST_LENGTH),
  ...('code' in error ? { code: error.code } : {}),
  stack: error.stack?.split('\n').slice(1).join('\n').slice(0, MOST_STACK),
});

const scrub = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.slice(0, MOST_LENGTH);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 3) return '[deep]';
  if (value instanceof Error) return wordsOf(value);
  if (Array.isArray(value)) return value.slice(0, 20).map((part) => scrub(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? '[hidden]' : scrub(part, depth + 1)]),
  );
};

const toErrorStream = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

export const createLog = (level: Level, write: (line: string) => void = toErrorStream): Log => {
  const least = LEVELS.indexOf(level);
  const at =
    (own: Exclude<Level, 'silent'>) =>
    (event: string, facts: Facts = {}): void => {
      if (LEVELS.indexOf(own) < least) return;
      write(JSON.stringify({ at: new Date().toISOString(), level: own, event, ...(scrub(facts) as Facts) }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};
