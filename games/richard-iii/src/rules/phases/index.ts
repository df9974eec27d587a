// The sequence of play: turns of four phases, and after seven of them the political turn.
import type { Phases } from '@rose/table';
import type { RichardIII } from '../state.ts';
import { action } from './action.ts';
import { battle } from './battle.ts';
import { card } from './card.ts';
import { political } from './political.ts';
import { supply } from './supply.ts';

export const phases: Phases<RichardIII> = { card, action, battle, supply, political };
