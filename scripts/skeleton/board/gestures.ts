// The touches that express an action. What ends a turn takes two, so that no stray touch does it.
import type { Action } from '@rose/skeleton/ids';
import { BOWL } from './layout.ts';

/** Stones are numbered from the end of the pile: the second and the bowl takes two. */
export const gestures = ({ count }: Action): readonly (readonly string[])[] => [[String(count), BOWL]];
