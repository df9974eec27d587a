// The real connection, as a table follows it.
import { effect } from '@preact/signals';
import { ask, onNews, restarts } from '../../connection.ts';
import type { Line } from './follow.ts';

export const hostLine: Line = {
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
