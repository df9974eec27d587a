// What is heard at a table: the loudest of what has just been told.
import { useEffect } from 'preact/hooks';
import type { Sound } from '../../../../games/face.ts';
import { outranks, play } from '../../sounds.ts';
import type { Desk } from '../picking/desk.ts';

export const useSounds = ({ change, face }: Desk): void =>
  useEffect(
    () =>
      change.subscribe((now) => {
        if (now.kind !== 'forward') return;
        const sounds: { readonly [say: string]: Sound | undefined } = face.sounds ?? {};
        let loudest: Sound | undefined;
        for (const { told } of now.steps)
          for (const { entry } of told) {
            const sound = sounds[entry.say];
            if (sound && outranks(sound, loudest)) loudest = sound;
          }
        if (loudest) play(loudest);
      }),
    [change, face],
  );
