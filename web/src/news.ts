// What hosts send unasked, for whoever listens on this page: from the page's own worker or from the open house.
import type { News } from '@rose/protocol';

const listeners = new Set<(news: News) => void>();

/** Hears what the hosts send unasked, until the returned function is called. */
export const onNews = (listener: (news: News) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const spreadNews = (news: News): void => {
  for (const listener of listeners) listener(news);
};
