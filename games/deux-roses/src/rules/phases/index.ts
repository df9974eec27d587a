// The sequence of play: both armies are placed, then turn follows turn until the end.
import type { Phases } from '@rose/table';
import type { DeuxRoses } from '../state.ts';
import { placement } from './placement.ts';
import { play } from './play.ts';

export const phases: Phases<DeuxRoses> = { placement, play };
