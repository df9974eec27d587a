// Actions as short text: `take 2`. Reading is strict: anything else is not an action.
import { type Action, HANDFULS } from '../rules/state.ts';

export const write = ({ count }: Action): string => `take ${count}`;

export const read = (text: string): Action | undefined => {
  const count = HANDFULS.find((handful) => text === `take ${handful}`);
  return count && { do: 'take', count };
};
