// Where a block can mean one thing only, and that takes a second touch, one touch does both.
import { isBlockName } from '@rose/without-an-enemy/ids';
import { gestures, INSIDE, RECRUIT } from './gestures.ts';
import type { Props } from './said.ts';

const ENDS: readonly string[] = [INSIDE, RECRUIT];
export const touchesThrough = ({ offered, picked, open }: Props, place: string): readonly string[] => {
  if (!isBlockName(place) || picked.length > 0 || !open.includes(place)) return [place];
  const meant = offered.flatMap((action) => gestures(action).filter(([first]) => first === place));
  const [only, ...more] = meant;
  const end = only?.[1];
  return only?.length === 2 && more.length === 0 && end !== undefined && ENDS.includes(end) ? only : [place];
};
