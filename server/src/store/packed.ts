// The journal of a finished game in few bytes: its entries and when each was written, deflated.
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Entry } from '@rose/table';

export interface Journaled {
  readonly entry: Entry;
  /** ISO 8601. */
  readonly at: string;
}
interface Packed {
  readonly entries: readonly Entry[];
  /** Milliseconds: the first since 1970, each other since the one before. */
  readonly at: readonly number[];
}

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** No journal comes near it; more would be an attack on the memory of the house. */
const MOST_BYTES = 64 * 1024 * 1024;

export const pack = async (journal: readonly Journaled[]): Promise<Uint8Array> => {
  const moments = journal.map(({ at }) => Date.parse(at));
  const packed: Packed = {
    entries: journal.map(({ entry }) => entry),
    at: moments.map((moment, i) => moment - (moments[i - 1] ?? 0)),
  };
  return deflate(JSON.stringify(packed), { level: 9, memLevel: 9 });
};

export const unpack = async (bytes: Uint8Array): Promise<readonly Journaled[]> => {
  const text = await inflate(bytes, { maxOutputLength: MOST_BYTES });
  const { entries, at } = JSON.parse(text.toString('utf8')) as Packed;
  let moment = 0;
  return entries.map((entry, i) => {
    moment += at[i] ?? 0;
    return { entry, at: new Date(moment).toISOString() };
  });
};
