// The journal of a finished game in few bytes: its entries and when each was written, deflated. A long one is written and
// read in parts, a line each: in between, whoever else wants something has a turn.
import { setImmediate } from 'node:timers/promises';
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

/** All that most games have: one part, one line. */
const PART = 2_000;
const NEW_LINE = 10;

export const pack = async (journal: readonly Journaled[]): Promise<Uint8Array> => {
  const lines: Buffer[] = [];
  let before = 0;
  for (let from = 0; from === 0 || from < journal.length; from += PART) {
    if (from > 0) await setImmediate();
    const part = journal.slice(from, from + PART);
    const at = part.map((one) => {
      const moment = Date.parse(one.at);
      const since = moment - before;
      before = moment;
      return since;
    });
    const packed: Packed = { entries: part.map(({ entry }) => entry), at };
    lines.push(Buffer.from(`${from > 0 ? '\n' : ''}${JSON.stringify(packed)}`));
  }
  return deflate(Buffer.concat(lines), { level: 9, memLevel: 9 });
};

export const unpack = async (bytes: Uint8Array): Promise<readonly Journaled[]> => {
  const text = await inflate(bytes, { maxOutputLength: MOST_BYTES });
  const journal: Journaled[] = [];
  let moment = 0;
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    if (from > 0) await setImmediate();
    const end = text.indexOf(NEW_LINE, from);
    to = end === -1 ? text.length : end;
    const { entries, at } = JSON.parse(text.toString('utf8', from, to)) as Packed;
    for (const [i, entry] of entries.entries()) {
      moment += at[i] ?? 0;
      journal.push({ entry, at: new Date(moment).toISOString() });
    }
  }
  return journal;
};
