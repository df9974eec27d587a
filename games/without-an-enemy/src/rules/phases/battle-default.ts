// What counts as the answer of a side whose time is up in a battle: it stands, waits to engage and fights on. Where it
// must choose among equals the first is taken; where it retreats to is its own to say.
import type { BattleAction } from '../actions.ts';
import type { BattleStep } from '../state.ts';
import type { Fighting } from './battle-line.ts';
import { strongest } from './hits.ts';

const DEFAULTS: { readonly [S in BattleStep]?: BattleAction } = {
  retire: { do: 'stand' },
  garrison: { do: 'stand' },
  withdraw: { do: 'stand' },
  places: { do: 'ready' },
  aim: { do: 'ready' },
  fire: { do: 'ready' },
  order: { do: 'fight-on' },
  regroup: { do: 'end-regroup' },
};
export const defaultAnswer = (state: Fighting): BattleAction | undefined => {
  if (state.phase.blows.length === 0) return DEFAULTS[state.phase.step];
  const [block] = strongest(state);
  return block === undefined ? undefined : { do: 'take-hit', block };
};
