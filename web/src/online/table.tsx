// A table of the open house: followed over the socket, and surrounded by talk, company and what is asked.
import { effect, signal } from '@preact/signals';
import type { About, TableId } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { returns } from '../here.ts';
import { keptKey } from '../lobby/keys.ts';
import { onNews } from '../news.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import type { Around } from '../table/around.ts';
import { hasSecrets, SittingDown, Table } from '../table/index.tsx';
import { type Feed, type Following, follow } from '../table/sending/follow.ts';
import { deskWords } from '../table/words/words.ts';
import { isTrouble } from '../trouble.ts';
import { createAround } from './around.tsx';
import { askServer, onServerNews } from './server.ts';
import { createTalk } from './talk.ts';
import { onlineWords } from './words.ts';
import './online.css';

/** The server as a table follows it; each time one has sat down, `sat` is told what surrounds it. */
const serverFeed = (sat: (about: About) => void): Feed => ({
  async sit(table, viewer) {
    const secret = keptKey(table);
    const answer = await askServer({ ask: 'sit', table, viewer, ...(secret === undefined ? {} : { key: secret }) });
    if (!isTrouble(answer)) sat(answer.about);
    return answer;
  },
  leave: (table) => void askServer({ ask: 'leave', table }),
  onSight: (listener) =>
    onNews((news) => {
      if (news.news === 'sight') listener(news.sight);
    }),
  onReturn(listener) {
    const first = returns.peek();
    return effect(() => {
      if (returns.value !== first) queueMicrotask(listener);
    });
  },
});

/** Choices remembered, for orders that are left later. */
const MOST_SEEN = 400;

interface Sitting {
  readonly following: Following;
  readonly around: Around;
  stop(): void;
}
const sitAt = (table: TableId): Sitting => {
  const about = signal<About | undefined>(undefined);
  const talk = createTalk(table);
  const feed = serverFeed((found) => {
    about.value = found;
    void talk.fetch();
  });
  const forget = onServerNews((news) => {
    if (news.news === 'about' && news.about.table === table) about.value = news.about;
  });
  const following = follow(table, feed, { hasSecrets });
  const seen = signal<ReadonlySet<string>>(new Set());
  const forgetSeen = following.sight.subscribe((sight) => {
    if (sight && sight.may.length > 0) seen.value = new Set([...seen.peek(), ...sight.may].slice(-MOST_SEEN));
  });
  return {
    following,
    around: createAround(table, about, talk, seen),
    stop() {
      forgetSeen();
      following.stop();
      talk.stop();
      forget();
    },
  };
};

const Lost = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <p>{text}</p>
    <a class="btn primary" href={href('lobby')}>
      {deskWords().home}
    </a>
  </Page>
);

export const OnlineTable = ({ id }: { readonly id: string }) => {
  const [sitting, setSitting] = useState<Sitting>();
  useEffect(() => {
    const fresh = sitAt(id);
    setSitting(fresh);
    return fresh.stop;
  }, [id]);
  if (!sitting) return <SittingDown text={deskWords().sittingDown} />;
  const trouble = sitting.following.sight.value ? undefined : sitting.following.trouble.value;
  const say = onlineWords().lost;
  if (trouble?.trouble === 'no-such-table') return <Lost title={say.none} text={say.noneText} />;
  if (trouble?.trouble === 'wrong-key') return <Lost title={say.wrongKey} text={say.wrongKeyText} />;
  if (trouble?.trouble === 'not-begun') {
    location.replace(href('join', id));
    return null;
  }
  return <Table key={id} following={sitting.following} around={sitting.around} />;
};
