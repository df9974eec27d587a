// The sequence of play (2): years of turns, turns of phases, and after the last turn of a year its end.
import type { Phases } from '@rose/table';
import type { WithoutAnEnemy } from '../state.ts';
import { actions } from './actions.ts';
import { battle } from './battle.ts';
import { events } from './events.ts';
import { homecoming } from './homecoming.ts';
import { initiative } from './initiative.ts';
import { newBlocks } from './new-blocks.ts';
import { recruitment } from './recruitment.ts';
import { siege } from './siege.ts';
import { supply } from './supply.ts';
import { sieges } from './surrender.ts';
import { tactics } from './tactics.ts';
import { count, deal, deck, turn, victory } from './year.ts';

export const phases: Phases<WithoutAnEnemy> = {
  deal,
  turn,
  initiative,
  events,
  actions,
  tactics,
  battle,
  siege,
  supply,
  surrender: sieges,
  victory,
  count,
  'new-blocks': newBlocks,
  recruitment,
  return: homecoming,
  deck,
};
