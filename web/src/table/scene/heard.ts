// What is heard at a table: the loudest of what has just been told.
import { useEffect } from 'preact/hooks';
import type { Sound } from '../../../../games/face.ts';
import { sound as isOn } from '../../prefs.ts';
import type { Desk } from '../picking/desk.ts';

export const useSounds = ({ change, face }: Desk): void =>
  useEffect(
    () =>
      change.subscribe((now) => {
        if (now.kind !== 'forward' || !isOn.peek()) return;
        const sounds: { readonly [say: string]: Sound | undefined } = face.sounds ?? {};
        const heard = now.steps.flatMap(({ told }) => told.flatMap(({ entry }) => sounds[entry.say] ?? []));
        if (heard.length > 0) void import('../../sounds.ts').then(({ playLoudest }) => playLoudest(heard));
      }),
    [change, face],
  );
