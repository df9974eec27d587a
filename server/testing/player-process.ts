// A player as a process of its own, to be killed: plays at random on all of a guest's tables, comes back whenever the line
// breaks, and tells on standard output what it tries and what was confirmed.
// `node player-process.ts ADDRESS,ADDRESS… COOKIE SEED`: a line that breaks or falls silent is followed by one to the next.
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@rose/table';
import { type Dialled, dial } from './dial.ts';
import type { Told, Try } from './kill-verdict.ts';

const [addresses = '', cookie = '', seed = '1'] = process.argv.slice(2);
const dice = seeded(Number(seed));
const tell = (told: Told): void => {
  process.stdout.write(`${JSON.stringify(told)}\n`);
};

/** What was sent and not answered when the line broke, by table: a page sends it again. */
const open = new Map<string, Try>();

const send = async ({ ask }: Dialled, made: Try): Promise<void> => {
  open.set(made.table, made);
  const answer = await ask({ ask: 'play', ...made });
  // Nobody knows whether it was kept: it is sent again.
  if ('trouble' in answer && answer.trouble === 'storage') throw new Error('the house cannot keep it now');
  open.delete(made.table);
  if (!('trouble' in answer)) tell({ ...made, told: 'confirmed', entry: answer.seq });
  else if (answer.trouble !== 'stale' && answer.trouble !== 'too-fast')
    tell({ ...made, told: 'wrong', trouble: JSON.stringify(answer) });
};

/** One move on a table where it is this player's turn; tells whether there was one to make. */
const move = async (line: Dialled, table: string, seats: readonly string[]): Promise<boolean> => {
  for (const seat of seats) {
    const found = await line.ask({ ask: 'sit', table, viewer: seat });
    if ('trouble' in found || !found.sight.active.includes(seat)) continue;
    const { seq, may } = found.sight;
    const action = may[dice(may.length) - 1];
    if (action === undefined) continue;
    const made: Try = { table, seq, seat, action };
    tell({ ...made, told: 'tried' });
    await send(line, made);
    return true;
  }
  return false;
};

const AT_ONCE = 10;
const playAt = async (line: Dialled, table: string, seats: readonly string[]): Promise<void> => {
  for (let i = 0; i < AT_ONCE && (await move(line, table, seats)); i++);
};

/** Moves at all tables at the same time, until the line breaks. */
const playOn = async (line: Dialled): Promise<never> => {
  const again = [...open.values()];
  for (const made of again) tell({ ...made, told: 'again' });
  await Promise.all(again.map((made) => send(line, made)));
  for (;;) {
    const listed = await line.ask({ ask: 'my-tables' });
    const tables = 'trouble' in listed ? [] : listed.tables;
    await Promise.all(
      tables.flatMap((table) => (table.state === 'running' ? [playAt(line, table.card.table, table.mine)] : [])),
    );
    await wait(5);
  }
};

/** What is not answered in this time is not waited for. A page has more patience. */
const SILENCE = 8_000;
const inTime = async <T>(promise: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('silence')), SILENCE);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

const ways = addresses.split(',');
for (let i = 0; ; i++) {
  let line: Dialled | undefined;
  try {
    const found = await inTime(dial(ways[i % ways.length] ?? '', cookie));
    line = found;
    await playOn({ ...found, ask: (what) => inTime(found.ask(what)) });
  } catch {
    line?.close();
    await wait(30);
  }
}
