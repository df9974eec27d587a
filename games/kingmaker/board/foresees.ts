// What a finger is told of a march or a voyage before it is made: a mouse has seen the way under it.
import { type Action, MARCH, type View } from '@rose/kingmaker/ids';
import type { Foresight } from '../../face.ts';
import { isMarch, wayOf } from './ways.ts';
import { boardWords } from './words.ts';

const wayIn = (view: View, action: Action): string => {
  const [from, ...way] = isMarch(action) ? wayOf(view, action) : [];
  return from === undefined || way.length === 0 ? '' : boardWords().way(from, way.length, way.length > MARCH);
};
export const foresees = (view: View, action: Action): Foresight | undefined =>
  action.do === 'march' || action.do === 'sail' || action.do === 'cross'
    ? { explain: wayIn(view, action), back: boardWords().elsewhere }
    : undefined;
