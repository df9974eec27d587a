// What a node does when it hears that something changed: it reads, and tells those who follow it here.
import type { TableId } from '@rose/protocol';
import type { Channel } from '../fanout/index.ts';
import type { Context } from '../lobby/context.ts';
import type { Watch } from '../lobby/watch.ts';
import { readConcerns, readGrown } from '../lobby/words.ts';
import type { Presence } from '../seats/presence.ts';
import { passOn } from '../talk/chat.ts';

export interface HearingParts {
  readonly context: Context;
  readonly watch: Watch;
  readonly presence: Presence;
  /** Shows what surrounds a table to those who follow it here, soon. */
  readonly showAbout: (table: TableId) => void;
  readonly recheck: (player: string) => Promise<void>;
}

export const createHearing = ({ context, watch, presence, showAbout, recheck }: HearingParts) => {
  const { host, clients, report } = context;
  const later = (job: Promise<unknown>): void => {
    job.catch(report);
  };

  const table = (id: string): void => {
    const { table: changed, seq } = readGrown(id);
    const read = host.refresh(changed, seq);
    watch.stir();
    // Who sits there is known when it has been read: the word may come before whoever told it knows it themselves.
    later(seq === undefined ? read.then(() => showAbout(changed)) : read);
  };
  const player = (id: string): void => {
    const concern = readConcerns(id);
    if (!concern) {
      if (!presence.hear(id)) later(recheck(id));
      return;
    }
    const { table: changed, players } = concern;
    // Whoever has the table open sees it there.
    const there = clients.tables.of(changed);
    for (const one of players)
      for (const client of clients.players.of(one))
        if (!there.has(client)) client.send({ news: 'my-tables', table: changed });
  };
  return {
    hear(channel: Channel, id: string): void {
      switch (channel) {
        case 'table':
          table(id);
          break;
        case 'lobby':
          watch.hear(id);
          break;
        case 'chat':
          later(passOn(context, id));
          break;
        case 'player':
          player(id);
      }
    },
    /** Some words may have been missed: everything that is followed here is read again. */
    lost(): void {
      presence.ask();
      later(host.refreshAll());
      later(watch.showAll());
      for (const followed of clients.tables.names()) showAbout(followed);
    },
  };
};
