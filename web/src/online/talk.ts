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
  /** `to`: for one of the players alone. */
  say(audience: Audience, text: string, to?: string): Promise<AnyTrouble | undefined>;
  /** Fetches what was missed, or everything once more. */
  fetch(anew?: boolean): Promise<void>;
  stop(): void;
}

export const createTalk = (table: TableId): Talk => {
  const lines = signal<readonly ChatLine[]>([]);
  const isOpen = signal(false);
  /** When the newest line was said that somebody looked at. */
  const read = signal<string | undefined>(undefined);
  const newest = (): string => lines.peek().at(-1)?.at ?? '';
  const last = (): number => lines.peek().findLast(({ to }) => !to)?.n ?? 0;
  const take = (more: readonly ChatLine[]): void => {
    lines.value = joined(lines.peek(), more);
    // what was said before one came is not news
    if (isOpen.peek() || read.peek() === undefined) read.value = newest();
  };
  const forgetNews = onServerNews((news) => {
    if (news.news === 'chat' && news.line.table === table) take([news.line]);
  });
  const forgetOpen = isOpen.subscribe((open) => {
    if (open) read.value = newest();
  });
  return {
    lines,
    isOpen,
    unread: computed(
      () =>
        lines.value.filter(
          ({ at, player }) => read.value !== undefined && at > read.value && player !== playerHere.value,
        ).length,
    ),
    async say(audience, text, to) {
      const answer = await askServer({ ask: 'say', table, audience, text, ...(to === undefined ? {} : { to }) });
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
