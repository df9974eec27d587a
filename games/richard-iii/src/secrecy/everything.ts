// 3.0 The table with nothing hidden, for looking back at a game that is over: what each side was shown of its own.
import { BLOCKS, type BlockName, blockName } from '../rules/data/blocks.ts';
import { SEATS, type State } from '../rules/state.ts';
import type { SeenBlock, SeenPhase, View } from './seen.ts';
import { view } from './view.ts';

/** Who is shown a block with its strength knows more of it than who is shown its back. */
const blocksIn = (views: readonly View[]): View['blocks'] => {
  const blocks: { [N in BlockName]?: SeenBlock } = {};
  for (const name of BLOCKS.map(blockName)) {
    const seen = views.flatMap((each) => each.blocks[name] ?? []);
    const best = seen.find(({ steps }) => steps !== null) ?? seen[0];
    if (best) blocks[name] = best;
  }
  return blocks;
};
const phaseIn = (phase: SeenPhase, others: readonly View[]): SeenPhase => {
  if (phase.name !== 'battle') return phase;
  const reserves = others.flatMap((each) => (each.phase.name === 'battle' ? each.phase.reserves : []));
  return { ...phase, reserves: [...new Set(reserves)] };
};

export const everything = (state: State): View => {
  const shown = view(state, 'spectator');
  const [lancaster, york] = SEATS.map((seat) => view(state, seat)) as [View, View];
  return {
    ...shown,
    blocks: blocksIn([lancaster, york]),
    hidden: [],
    pools: { lancaster: 0, york: 0 },
    support: { lancaster: lancaster.support.lancaster, york: york.support.york },
    hands: { lancaster: lancaster.hands.lancaster, york: york.hands.york },
    phase: phaseIn(shown.phase, [lancaster, york]),
  };
};
