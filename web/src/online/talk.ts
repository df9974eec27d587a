// The talk at one table: what was said, what nobody has looked at yet.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Audience, ChatLine, TableId } from '@rose/protocol';
import { playerHere } from '../here.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { askServer, onServerNews } from './server.ts';
import { joined, keyOf } from './talk-lines.ts';

export interface Talk {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** What has just come while nobody looked. */
  readonly missed: ReadonlySignal<readonly ChatLine[]>;
  /** Whether somebody looks at it. */
  readonly isOpen: Signal<boolean>;
  /** `to`: for one of the players alone. */
  say(audience: Audience, text: string, to?: string): Promise<AnyTrouble | undefined>;
  /** Fetches what was missed, or everything once more. */
  fetch(anew?: boolean): Promise<void>;
  stop(): void;
}

/** Until when somebody at this device has read what was said at a table: it is asked again after a night. */
const keptRead = (table: TableId): string | undefined => {
  try {
    return localStorage.getItem(`rose.read.${table}`) ?? undefined;
  } catch {
    return undefined;
  }
};
const keepRead = (table: TableId, at: string): void => {
  try {
    localStorage.setItem(`rose.read.${table}`, at);
  } catch {
    // a browser that keeps nothing takes what was said before one came for read
  }
};

export const createTalk = (table: TableId): Talk => {
  const lines = signal<readonly ChatLine[]>([]);
  const missed = signal<readonly ChatLine[]>([]);
  const isOpen = signal(false);
  /** When the newest line was said that somebody looked at. */
  const read = signal(keptRead(table));
  const newest = (): string => lines.peek().at(-1)?.at ?? '';
  const last = (): number => lines.peek().findLast(({ to }) => !to)?.n ?? 0;
  const markRead = (): void => {
    const before = read.peek();
    if (before === undefined || newest() > before) read.value = newest();
  };
  const isUnread = ({ at, player }: ChatLine, since: string | undefined): boolean =>
    since !== undefined && at > since && player !== playerHere.value;
  const take = (more: readonly ChatLine[]): void => {
    const known = new Set(lines.peek().map(keyOf));
    lines.value = joined(lines.peek(), more);
    // what was said before one first came is not news
    if (isOpen.peek() || read.peek() === undefined) markRead();
    const fresh = more.filter((line) => !known.has(keyOf(line)) && isUnread(line, read.peek()));
    if (fresh.length > 0) missed.value = fresh;
  };
  const forgetNews = onServerNews((news) => {
    if (news.news === 'chat' && news.line.table === table) take([news.line]);
  });
  const forgetOpen = isOpen.subscribe((open) => {
    if (open && lines.peek().length > 0) markRead();
  });
  const forgetRead = read.subscribe((at) => {
    if (at !== undefined) keepRead(table, at);
  });
  return {
    lines,
    missed,
    isOpen,
    unread: computed(() => lines.value.filter((line) => isUnread(line, read.value)).length),
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
      forgetRead();
    },
  };
};
