// A player as a process of its own, to be killed: plays at random on all of a guest's tables, comes back whenever the line
// breaks, and tells on standard output what it tries and what was confirmed.
// `node player-process.ts ADDRESS COOKIE SEED`
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@rose/table';
import { type Dialled, dial } from './dial.ts';
import type { Told, Try } from './kill-verdict.ts';

const [address = '', cookie = '', seed = '1'] = process.argv.slice(2);
const dice = seeded(Number(seed));
const tell = (told: Told): void => {
  process.stdout.write(`${JSON.stringify(told)}\n`);
};

/** What was sent and not answered when the line broke: a page sends it again. */
let open: Try | undefined;

const send = async ({ ask }: Dialled, made: Try): Promise<void> => {
  open = made;
  const answer = await ask({ ask: 'play', ...made });
  open = undefined;
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

const playOn = async (line: Dialled): Promise<never> => {
  if (open) await send(line, open);
  for (;;) {
    const listed = await line.ask({ ask: 'my-tables' });
    const tables = 'trouble' in listed ? [] : listed.tables;
    let moved = false;
    for (const table of tables)
      if (table.state === 'running' && (await move(line, table.card.table, table.mine))) moved = true;
    if (!moved) await wait(20);
  }
};

for (;;) {
  try {
    await playOn(await dial(address, cookie));
  } catch {
    await wait(30);
  }
}
