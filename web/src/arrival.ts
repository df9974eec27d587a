// What happens when a guest walks from one screen to another: the heading takes the focus, the title follows.
import { useEffect, useRef } from 'preact/hooks';
import type { Route } from './router.ts';
import { hideToast } from './toast.tsx';
import { words } from './words/index.ts';

/** Equal keys are the same screen although the address changes: a step of a replay, a section of the rules. */
export const screenKey = (at: Route): string => {
  switch (at.at) {
    case 'table':
      return `table ${at.id}`;
    case 'learn':
      return `learn ${at.game}`;
    case 'replay':
      return `replay ${at.table}`;
    case 'game':
      return `game ${at.data}`;
    case 'rules':
      return `rules ${at.game ?? ''}`;
    case 'verify':
      return `verify ${at.table ?? ''}`;
    case 'join':
      return `join ${at.table}`;
    case 'player':
      return `player ${at.name}`;
    case 'reset':
    case 'email':
      return `${at.at} ${at.token}`;
    case 'home':
    case 'lobby':
    case 'open':
    case 'account':
    case 'settings':
    case 'credits':
    case 'host':
    case 'fair-play':
    case 'unknown':
      return at.at;
  }
};

/** The window's title, where the screen itself does not set it. */
export const titleOf = (at: Route): string => {
  const say = words();
  switch (at.at) {
    case 'rules':
      return say.rules.title;
    case 'settings':
      return say.settings.title;
    case 'verify':
      return say.verify.title;
    case 'credits':
      return say.credits.title;
    case 'host':
      return say.host.title;
    case 'fair-play':
      return say.footer.fair;
    case 'unknown':
      return say.unknown.title;
    case 'lobby':
    case 'open':
    case 'join':
      return say.online.title;
    case 'account':
    case 'reset':
    case 'email':
      return say.online.account;
    case 'player':
      return at.name;
    case 'home':
    case 'table':
    case 'learn':
    case 'replay':
    case 'game':
      return '';
  }
};

/** The heading gets the focus, so that a screen reader starts there; a screen that is fetched may take its time. */
const focusHeading = (): (() => void) => {
  const tryNow = (): boolean => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryNow()) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (tryNow()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
};

export const useArrival = (key: string): void => {
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollTo(0, 0);
    hideToast();
    return focusHeading();
  }, [key]);
};
