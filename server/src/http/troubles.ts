// The status that goes with each trouble. The page reads the trouble; the status is for everything in between.
import type { PeopleTrouble } from '@rose/protocol';
import type { FastifyError, FastifyReply } from 'fastify';
import { isDiskFull, isLost } from '../database/index.ts';

export const STATUS: { readonly [T in PeopleTrouble['trouble']]: number } = {
  'bad-request': 400,
  'foreign-origin': 403,
  'not-json': 415,
  'too-large': 413,
  'too-fast': 429,
  'not-found': 404,
  'signed-out': 401,
  'no-account': 403,
  'already-account': 409,
  'guest-has-games': 409,
  'name-too-short': 422,
  'name-too-long': 422,
  'name-has-strange-character': 422,
  'name-begins-oddly': 422,
  'name-mixes-scripts': 422,
  'name-reserved': 422,
  'name-taken': 409,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-too-common': 422,
  'wrong-password': 403,
  'wrong-name-or-password': 401,
  'email-malformed': 422,
  'no-mail': 409,
  'token-spent': 410,
  'too-many-channels': 409,
  'too-much-vacation': 409,
  busy: 503,
  storage: 503,
  stopping: 503,
  internal: 500,
};

export const sendTrouble = (reply: FastifyReply, trouble: PeopleTrouble): FastifyReply => {
  if (trouble.trouble === 'too-fast') reply.header('retry-after', String(trouble.after));
  return reply.code(STATUS[trouble.trouble]).send(trouble);
};

/** What the framework refuses before anything of ours has seen it. */
export const troubleOf = (error: FastifyError, most: number): PeopleTrouble => {
  const { code, statusCode = 500 } = error;
  if (isDiskFull(error) || isLost(error)) return { trouble: 'storage' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { trouble: 'not-json' };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { trouble: 'too-large', most };
  return statusCode < 500 ? { trouble: 'bad-request', field: 'body' } : { trouble: 'internal' };
};
