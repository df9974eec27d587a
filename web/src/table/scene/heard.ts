// What is heard at a table: the loudest of what has just been told.

import type { Kind } from '@rose/table';
import { useEffect } from 'preact/hooks';
import type { Sound } from '../../../../games/face.ts';
import { sound as isOn } from '../../prefs.ts';
import type { Desk } from '../picking/desk.ts';

type Heard = { readonly [say: string]: Sound | ((entry: Kind['entry']) => Sound) | undefined };
const soundOf = (face: Desk['face'], entry: Kind['entry']): Sound | undefined => {
  const sounds: Heard = face.sounds ?? {};
  const sound = sounds[entry.say];
  return typeof sound === 'function' ? sound(entry) : sound;
};

export const useSounds = ({ change, face }: Desk): void =>
  useEffect(
    () =>
      change.subscribe((now) => {
        if (now.kind !== 'forward' || !isOn.peek()) return;
        const heard = now.steps.flatMap(({ told }) => told.flatMap(({ entry }) => soundOf(face, entry) ?? []));
        if (heard.length > 0) void import('../../sounds.ts').then(({ playLoudest }) => playLoudest(heard));
      }),
    [change, face],
  );
