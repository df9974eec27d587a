// What a game says of itself, seats and options above all, fetched when somebody needs it.
import type { Kind, Meta } from '@rose/table';
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../games/faces.ts';

/** Undefined until it has arrived. */
export const useMeta = (game: string): Meta<Kind> | undefined => {
  const [meta, setMeta] = useState<Meta<Kind>>();
  useEffect(() => void FACES.get(game)?.meta().then(setMeta), [game]);
  return meta?.id === game ? meta : undefined;
};
