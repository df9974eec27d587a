// Who this page is in the open house.
import { signal } from '@preact/signals';
import type { Me, PeopleAsks } from '@rose/protocol';
import { playerHere, rememberPlayer } from '../here.ts';
import { language } from '../prefs.ts';
import { type ApiTrouble, isApiTrouble, look, post } from './api.ts';

/** Undefined until the house was asked. */
export const me = signal<Me | undefined>(undefined);
const listeners = new Set<() => void>();
/** Called when another person sits here than before. */
export const onNewPlayer = (listener: () => void): void => {
  listeners.add(listener);
};

export const takeMe = (found: Me): void => {
  const before = me.value?.player?.id;
  me.value = found;
  playerHere.value = found.player?.id;
  rememberPlayer(found.player?.name);
  if (before !== found.player?.id) for (const listener of listeners) listener();
};

export const fetchMe = async (): Promise<Me | ApiTrouble> => {
  const found = await look('/api/me');
  if (!isApiTrouble(found)) takeMe(found);
  return found;
};

type Sitting = '/api/guest' | '/api/register' | '/api/login' | '/api/logout' | '/api/reset';
/** Any of the asks that answer with who one is from now on; returns what is wrong. */
export const become = async <P extends Sitting>(path: P, body: PeopleAsks[P]): Promise<ApiTrouble | undefined> => {
  const found = await post(path, body);
  if (isApiTrouble(found)) return found;
  takeMe(found);
  return undefined;
};

/** A guest's name is enough to sit down anywhere. */
export const sitAs = (name: string): Promise<ApiTrouble | undefined> =>
  become('/api/guest', { name, language: language.value });
