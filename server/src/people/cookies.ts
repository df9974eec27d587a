// The one cookie of the house. Its value is a random token of which the house keeps only the hash.
import { createHash, randomBytes } from 'node:crypto';

export const COOKIE = 'rose';
/** Browsers keep no cookie longer than 400 days. */
export const COOKIE_DAYS = 400;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const MOST_HEADER = 8_192;

export const freshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/** A token has 256 random bits, so a plain hash of it can be neither guessed nor looked up. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const isToken = (text: string): boolean => TOKEN.test(text);

/** The token a browser brought, if it has the form of one. Two cookies of our name: somebody planted one; trust none. */
export const tokenFrom = (header: string | undefined): string | undefined => {
  if (header === undefined || header.length > MOST_HEADER) return undefined;
  const values = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`))
    .map((part) => part.slice(COOKIE.length + 1));
  const [value] = values;
  return value !== undefined && new Set(values).size === 1 && isToken(value) ? value : undefined;
};

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
export const setCookie = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Max-Age=${COOKIE_DAYS * 86_400}; ${attributes(secure)}`;
export const dropCookie = (secure: boolean): string => `${COOKIE}=; Max-Age=0; ${attributes(secure)}`;
