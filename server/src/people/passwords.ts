// Passwords: scrypt from Node's own crypto, outside the main thread, a few at a time. What is kept names its own cost,
// so that a higher cost later takes nothing from those who have a password already.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PeopleTrouble } from '@rose/protocol';

export interface Cost {
  /** N is two to this power. */
  readonly log2: number;
  readonly blocks: number;
  readonly parallel: number;
}
/** 32 MB and about a fifth of a second on a small machine. */
export const COST: Cost = { log2: 15, blocks: 8, parallel: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 200;
/** Those that are tried first everywhere. */
const COMMON =
  /^(.)\1+$|^(password|passwort|motdepasse|azertyuiop|qwertyuiop|qwerty|azerty|iloveyou|letmein|football|baseball|princess|sunshine|superman|trustno|starwars|welcome|bonjour|doudou|loulou|soleil|chouchou|marseille|abcdefgh|abcdefghi)[0-9!.]*$|^(0?123456789?0?)+$|^(12345678|87654321|9876543210?|11223344|1q2w3e4r(5t)?(6y)?|1qaz2wsx(3edc)?|q1w2e3r4(t5)?|abcd1234|1234abcd|1234qwer|a1b2c3d4)$/;

/** Composed alike on every keyboard. */
const normal = (password: string): string => password.normalize('NFKC');

export const whyNoPassword = (password: string, name: string): PeopleTrouble | undefined => {
  const length = [...normal(password)].length;
  if (length < LEAST_PASSWORD) return { trouble: 'password-too-short', least: LEAST_PASSWORD };
  if (length > MOST_PASSWORD) return { trouble: 'password-too-long', most: MOST_PASSWORD };
  const plain = normal(password).toLowerCase();
  if (COMMON.test(plain) || plain === name.normalize('NFKC').toLowerCase()) return { trouble: 'password-too-common' };
  return undefined;
};

const derive = (password: string, salt: Buffer, { log2, blocks, parallel }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** log2;
    const options = { N, r: blocks, p: parallel, maxmem: 256 * N * blocks };
    scrypt(normal(password), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

interface Kept {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}
const write = ({ cost, salt, key }: Kept): string =>
  ['scrypt', cost.log2, cost.blocks, cost.parallel, salt.toString('base64url'), key.toString('base64url')].join('$');
const read = (text: string): Kept | undefined => {
  const [kind, log2, blocks, parallel, salt, key] = text.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const cost = { log2: Number(log2), blocks: Number(blocks), parallel: Number(parallel) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
};

export interface Passwords {
  /** The text to keep; nothing when too many wait already. */
  keep(password: string): Promise<string | undefined>;
  /** Takes as long for a name that nobody has: then a password that nobody knows is compared. */
  fits(password: string, kept: string | undefined): Promise<boolean | undefined>;
}

/** Each hash takes 32 MB and a core for a while: two at a time, and a queue that does not grow without end. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

const createGate = () => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting.length >= MOST_WAITING) return undefined;
    if (inside >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
};

export const createPasswords = (cost: Cost = COST): Passwords => {
  const gate = createGate();
  const nobody: Kept = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };
  return {
    keep: (password) =>
      gate(async () => {
        const salt = randomBytes(SALT_BYTES);
        return write({ cost, salt, key: await derive(password, salt, cost) });
      }),
    fits: (password, text) =>
      gate(async () => {
        const known = text === undefined ? undefined : read(text);
        const kept = known ?? nobody;
        const key = await derive(password, kept.salt, kept.cost);
        return timingSafeEqual(key, kept.key) && known !== undefined;
      }),
  };
};
