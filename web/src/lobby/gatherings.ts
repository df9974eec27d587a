// The room's tables, those that gather and those that play, kept live while somebody looks.
import { type Signal, signal } from '@preact/signals';
import type { Gathering, OpenGame } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import { returns } from '../here.ts';
import { askServer, onServerNews } from '../online/server.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { merged, mergedGames } from './merge.ts';

export interface Lobby {
  /** With a free chair; undefined until the house has answered. */
  readonly tables: Signal<readonly Gathering[] | undefined>;
  /** Under way. */
  readonly games: Signal<readonly OpenGame[]>;
  readonly trouble: Signal<AnyTrouble | undefined>;
  again(): Promise<void>;
}

const tables = signal<readonly Gathering[] | undefined>(undefined);
const games = signal<readonly OpenGame[]>([]);
const trouble = signal<AnyTrouble | undefined>(undefined);
const again = async (): Promise<void> => {
  const answer = await askServer({ ask: 'lobby' });
  trouble.value = isTrouble(answer) ? answer : undefined;
  if (isTrouble(answer)) return;
  tables.value = merged([], { news: 'lobby', put: answer.gatherings, gone: [], whole: true });
  games.value = mergedGames([], { put: answer.games, gone: [] });
};

export const useLobby = (): Lobby => {
  const times = returns.value;
  useEffect(() => void again(), [times]);
  useEffect(() => {
    const forget = onServerNews((news) => {
      if (news.news !== 'lobby') return;
      tables.value = merged(tables.value ?? [], news);
      if (news.games) games.value = mergedGames(games.value, news.games);
    });
    return () => {
      forget();
      tables.value = undefined;
      games.value = [];
      void askServer({ ask: 'leave-lobby' });
    };
  }, []);
  return { tables, games, trouble, again };
};
