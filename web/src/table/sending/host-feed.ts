// The host of this page, as a table follows it.
import { effect } from '@preact/signals';
import { ask, onNews, restarts } from '../../connection.ts';
import type { Feed } from './follow.ts';

export const hostFeed: Feed = {
  sit: (table, viewer) => ask({ ask: 'sit', table, viewer }),
  leave: (table) => void ask({ ask: 'leave', table }),
  onSight: (listener) =>
    onNews((news) => {
      if (news.news === 'sight') listener(news.sight);
    }),
  onReturn(listener) {
    const first = restarts.peek();
    return effect(() => {
      if (restarts.value !== first) queueMicrotask(listener);
    });
  },
};
