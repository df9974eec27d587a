// Where people are, as all nodes of a house tell it: by a few bits of a keyed hash. Two who come from one address are known
// to share it, whichever node each of them came in by; which address it is, nobody can tell, since many have the same bits.
import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../lobby/context.ts';
import { secretIn } from '../secret.ts';

/** The place of an address. */
export type Places = (address: string) => string;
/** 24 bits: of the addresses of version 4 each place has 256, and those of a crowd are seldom mixed up. */
const BYTES = 3;

export const placesBy =
  (key: string): Places =>
  (address) =>
    createHmac('sha256', key)
      .update(address)
      .digest('hex')
      .slice(0, 2 * BYTES);

export const placesIn = async (db: Db): Promise<Places> =>
  placesBy(await secretIn(db, 'places', () => randomBytes(32).toString('hex')));
