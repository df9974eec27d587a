// A game's face and words, fetched when its table is first shown.
import type { Kind } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { FACES } from '../../../games/faces.ts';
import { gameWords } from '../game-words.ts';
import type { AnyTrouble } from '../trouble.ts';

export const useFace = (game: string | undefined): AnyFace | AnyTrouble | undefined => {
  const [face, setFace] = useState<AnyFace | AnyTrouble>();
  useEffect(() => {
    if (game === undefined) return;
    const loader = FACES.get(game);
    if (!loader) setFace({ trouble: 'no-such-game', game });
    else
      loader.face().then(
        // what was just read in is drawn in a task of its own
        (loaded) => void setTimeout(() => setFace(() => loaded)),
        () => setFace({ trouble: 'internal' }),
      );
  }, [game]);
  return face;
};

/** The game's words; while those of another language come, the old ones stay. */
export const useWords = (game: string | undefined): Catalogue<Kind> | undefined => {
  const kept = useRef<Catalogue<Kind> | undefined>(undefined);
  const words = game === undefined ? undefined : gameWords(game);
  if (words) kept.current = words;
  return words ?? kept.current;
};
