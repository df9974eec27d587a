// The page's one connection to the server, and the news that come over it.
import type { Ask, OnlineNews, SocketAnswers, SocketAsk } from '@rose/protocol';
import type { Answer } from '../connection.ts';
import { lineNote, playerHere, returns } from '../here.ts';
import { spreadNews } from '../news.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { learnTroubles } from '../words/table.ts';
import { addressOf, isApiTrouble } from './api.ts';
import { fetchMe, onNewPlayer } from './me.ts';
import { createReplays } from './replays.ts';
import { serverTime } from './server-time.ts';
import { createServerSocket, type ServerAnswer, type Wire } from './socket.ts';
import { houseTrouble } from './troubles.ts';

learnTroubles(houseTrouble);

const listeners = new Set<(news: OnlineNews) => void>();
export const onServerNews = (listener: (news: OnlineNews) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const connect = (heard: (text: string) => void, closed: () => void): Wire => {
  const address = addressOf('/socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
  socket.addEventListener('close', closed);
  return {
    // one that is going away says so soon: what was not sent is sent over the next
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
const after = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** A short break is not worth a word. */
const PATIENCE = 700;
const SHOWN = 3_000;
let forgetNote = (): void => undefined;
const noteLost = (): void => {
  forgetNote();
  forgetNote = after(PATIENCE, () => {
    lineNote.value = 'lost';
  });
};
const noteBack = (): void => {
  forgetNote();
  if (lineNote.value === undefined) return;
  lineNote.value = 'back';
  forgetNote = after(SHOWN, () => {
    lineNote.value = undefined;
  });
};

const socket = createServerSocket({
  async knock() {
    const found = await fetchMe();
    if (!isApiTrouble(found)) return 'open';
    return found.trouble === 'no-online' ? 'none' : 'unreachable';
  },
  connect,
  after,
  hear(news) {
    if (news.news === 'sight' || news.news === 'tables') spreadNews(news);
    else for (const listener of listeners) listener(news);
  },
  welcomed(person, again, now) {
    serverTime.set(now);
    playerHere.value = person?.player;
    noteBack();
    if (again) returns.value++;
  },
  lost: noteLost,
});

addEventListener('online', () => socket.hurry());
addEventListener('offline', () => socket.drop());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) socket.hurry();
});
onNewPlayer(() => socket.renew());

type ServerAnswerTo<A extends SocketAsk['ask']> = SocketAnswers[A] | AnyTrouble;
export const askServer = <A extends SocketAsk>(what: A): Promise<ServerAnswerTo<A['ask']>> =>
  socket.ask(what) as Promise<ServerAnswerTo<A['ask']>>;

let isAsking = false;
/** The device slept, or somebody set its clock: the house is asked what time it is. */
export const checkTime = async (): Promise<void> => {
  if (isAsking || !serverTime.isDoubtful()) return;
  isAsking = true;
  const answer = await askServer({ ask: 'time' });
  isAsking = false;
  if (!isTrouble(answer)) serverTime.set(answer.now);
};

const replays = createReplays(askServer, () => socket.times());

/** An ask about a table or a replay of the open house, as the page's own host would be asked. */
export const askAsTable = async <A extends Ask>(what: A): Promise<Answer<A['ask']>> => {
  const answer = replays.takes(what) ? await replays.ask(what) : await socket.ask(what as SocketAsk);
  return answer as ServerAnswer as Answer<A['ask']>;
};
