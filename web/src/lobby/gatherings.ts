// The room's open tables, kept live while somebody looks.
import { type Signal, signal } from '@preact/signals';
import type { Gathering } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import { returns } from '../here.ts';
import { askHouse, onHouseNews } from '../online/house.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { merged } from './merge.ts';

export interface Lobby {
  readonly tables: Signal<readonly Gathering[] | undefined>;
  readonly trouble: Signal<AnyTrouble | undefined>;
  again(): Promise<void>;
}

const tables = signal<readonly Gathering[] | undefined>(undefined);
const trouble = signal<AnyTrouble | undefined>(undefined);
const again = async (): Promise<void> => {
  const answer = await askHouse({ ask: 'lobby' });
  trouble.value = isTrouble(answer) ? answer : undefined;
  if (!isTrouble(answer)) tables.value = merged([], { news: 'lobby', put: answer.gatherings, gone: [], whole: true });
};

export const useLobby = (): Lobby => {
  const times = returns.value;
  useEffect(() => void again(), [times]);
  useEffect(() => {
    const forget = onHouseNews((news) => {
      if (news.news === 'lobby') tables.value = merged(tables.value ?? [], news);
    });
    return () => {
      forget();
      tables.value = undefined;
      void askHouse({ ask: 'leave-lobby' });
    };
  }, []);
  return { tables, trouble, again };
};
