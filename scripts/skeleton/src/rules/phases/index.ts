// The sequence of play: turn follows turn until the end.
import type { Phases } from '@rose/table';
import type { Skeleton } from '../state.ts';
import { play } from './play.ts';

export const phases: Phases<Skeleton> = { play };
