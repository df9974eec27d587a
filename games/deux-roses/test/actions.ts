// Every action that can be said at all, legal anywhere or not.
import type { Action } from '@rose/deux-roses';
import { C, CELLS, D, DIRECTION_IDS } from '@rose/deux-roses/ids';

export { C, D };

export const deuxRosesActions = (): readonly Action[] => {
  const actions: Action[] = [{ do: 'pass' }];
  for (const from of CELLS) {
    actions.push({ do: 'place', cell: from }, { do: 'reinforce', cell: from });
    for (const direction of DIRECTION_IDS)
      actions.push({ do: 'breakthrough', rear: from, direction }, { do: 'attack', from, direction });
    for (const to of CELLS) {
      actions.push({ do: 'step', from, to }, { do: 'march', from, to });
      if (from >= to) continue;
      for (const direction of DIRECTION_IDS) actions.push({ do: 'translate', first: from, second: to, direction });
    }
  }
  return actions;
};
