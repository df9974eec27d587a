// What a node does when it hears that something changed: it reads, and tells those who follow it here.
import type { TableId } from '@rose/protocol';
import type { Channel } from '../fanout/index.ts';
import type { Ground } from '../lobby/ground.ts';
import type { Watch } from '../lobby/watch.ts';
import { readConcerns, readGrown } from '../lobby/words.ts';
import type { Presence } from '../seats/presence.ts';
import { passOn } from '../talk/chat.ts';

export interface HearingParts {
  readonly ground: Ground;
  readonly watch: Watch;
  readonly presence: Presence;
  /** Shows what surrounds a table to those who follow it here, soon. */
  readonly showAbout: (table: TableId) => void;
  readonly recheck: (player: string) => Promise<void>;
}

export const createHearing = ({ ground, watch, presence, showAbout, recheck }: HearingParts) => {
  const { host, crowd, report } = ground;
  const later = (job: Promise<unknown>): void => {
    job.catch(report);
  };

  const table = (id: string): void => {
    const { table: changed, seq } = readGrown(id);
    later(host.refresh(changed, seq));
    watch.stir();
    if (seq === undefined) showAbout(changed);
  };
  const player = (id: string): void => {
    if (presence.hear(id)) return;
    const concern = readConcerns(id);
    if (!concern) {
      later(recheck(id));
      return;
    }
    const { table: changed, players } = concern;
    // Whoever has the table open sees it there.
    const there = crowd.tables.of(changed);
    for (const one of players)
      for (const line of crowd.players.of(one)) if (!there.has(line)) line.send({ news: 'my-tables', table: changed });
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
          later(passOn(ground, id));
          break;
        case 'player':
          player(id);
      }
    },
    /** Some words may have been missed: everything that is followed here is read again. */
    lost(): void {
      later(host.refreshAll());
      later(watch.showAll());
      for (const followed of crowd.tables.names()) showAbout(followed);
    },
  };
};
