// Pieces as they look on the board, beside their rules. They come after the words: nobody waits for a picture to read.
import { useEffect, useState } from 'preact/hooks';
import type { RulesPictures } from '../../games/face.ts';
import { FACES } from '../../games/faces.ts';

const NONE: readonly RulesPictures[] = [];

export const usePictures = (game: string): readonly RulesPictures[] => {
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setShown(NONE);
    FACES.get(game)
      ?.pictures?.()
      .then(
        (pictures) => isWanted && setShown(pictures),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return shown;
};
