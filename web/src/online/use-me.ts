// Who one is in the open house, asked for once a page.
import { signal } from '@preact/signals';
import type { Me } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import { type ApiTrouble, isApiTrouble } from './api.ts';
import { fetchMe, me } from './me.ts';

const trouble = signal<ApiTrouble | undefined>(undefined);
let asking: Promise<void> | undefined;
const askOnce = (): Promise<void> => {
  asking ??= fetchMe().then((found) => {
    trouble.value = isApiTrouble(found) ? found : undefined;
    asking = undefined;
  });
  return asking;
};

export interface WhoAmI {
  readonly me: Me | undefined;
  readonly trouble: ApiTrouble | undefined;
  again(): void;
}
export const useMe = (): WhoAmI => {
  useEffect(() => {
    if (!me.peek()) void askOnce();
  }, []);
  return { me: me.value, trouble: me.value ? undefined : trouble.value, again: () => void askOnce() };
};
