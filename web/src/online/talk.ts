// The talk at one table: what was said, what nobody has looked at yet.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Audience, ChatLine, TableId } from '@rose/protocol';
import { playerHere } from '../here.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { askServer, onServerNews } from './server.ts';
import { joined } from './talk-lines.ts';

export interface Talk {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** Whether somebody looks at it. */
  readonly isOpen: Signal<boolean>;
  say(audience: Audience, text: string): Promise<AnyTrouble | undefined>;
  /** Fetches what was missed, or everything once more. */
  fetch(anew?: boolean): Promise<void>;
  stop(): void;
}

export const createTalk = (table: TableId): Talk => {
  const lines = signal<readonly ChatLine[]>([]);
  const isOpen = signal(false);
  const read = signal<number | undefined>(undefined);
  const last = (): number => lines.peek().at(-1)?.n ?? 0;
  const take = (more: readonly ChatLine[]): void => {
    lines.value = joined(lines.peek(), more);
    // what was said before one came is not news
    if (isOpen.peek() || read.peek() === undefined) read.value = last();
  };
  const forgetNews = onServerNews((news) => {
    if (news.news === 'chat' && news.line.table === table) take([news.line]);
  });
  const forgetOpen = isOpen.subscribe((open) => {
    if (open) read.value = last();
  });
  return {
    lines,
    isOpen,
    unread: computed(
      () =>
        lines.value.filter(
          ({ n, player }) => n > (read.value ?? Number.POSITIVE_INFINITY) && player !== playerHere.value,
        ).length,
    ),
    async say(audience, text) {
      const answer = await askServer({ ask: 'say', table, audience, text });
      return isTrouble(answer) ? answer : undefined;
    },
    async fetch(anew = false) {
      const answer = await askServer({ ask: 'chat', table, ...(anew ? {} : { after: last() }) });
      if (isTrouble(answer)) return;
      if (anew) lines.value = [];
      take(answer.lines);
    },
    stop() {
      forgetNews();
      forgetOpen();
    },
  };
};
