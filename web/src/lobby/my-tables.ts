// One's own tables in the open house, kept live; how many of them wait for a move.
import { signal } from '@preact/signals';
import type { MyTable } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import { called, playerHere, returns } from '../here.ts';
import { knock } from '../knock.ts';
import { askServer, onServerNews } from '../online/server.ts';
import { isTrouble } from '../trouble.ts';

const mine = signal<readonly MyTable[] | undefined>(undefined);

const refresh = async (): Promise<void> => {
  const answer = await askServer({ ask: 'my-tables' });
  if (isTrouble(answer)) return;
  const before = mine.value && new Set(called.value.map(({ table }) => table));
  mine.value = answer.tables;
  called.value = answer.tables.flatMap((one) =>
    one.state === 'running' && one.isMyTurn
      ? [{ table: one.card.table, game: one.card.game, seat: one.mine[0] ?? '' }]
      : [],
  );
  if (before && called.value.some(({ table }) => !before.has(table))) knock();
};

/** Those on which something can be done first: one's turn, then what still runs, then what gathers. */
const rank = (table: MyTable): number => {
  if (table.state === 'gathering') return 2;
  if (table.state === 'over') return 3;
  return table.isMyTurn ? 0 : 1;
};

/** Undefined until the house has answered; nothing is asked before one has a name there. */
export const useMyTables = (): readonly MyTable[] | undefined => {
  const player = playerHere.value;
  const times = returns.value;
  useEffect(() => {
    if (player !== undefined) void refresh();
    else {
      mine.value = undefined;
      called.value = [];
    }
  }, [player, times]);
  useEffect(
    () =>
      onServerNews((news) => {
        if (news.news === 'my-tables') void refresh();
      }),
    [],
  );
  return mine.value?.toSorted((a, b) => rank(a) - rank(b));
};
