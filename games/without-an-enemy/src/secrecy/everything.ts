// 1.3 The table with nothing hidden, for looking back at a game that is over.
import { BLOCKS, blockName } from '../rules/data/blocks.ts';
import { type CardId, cardName } from '../rules/data/cards.ts';
import { STATE, type State } from '../rules/state.ts';
import type { View } from './seen.ts';
import { bySeat, seenBlock, view } from './view.ts';

export const everything = (state: State): View => ({
  ...view(state, 'spectator'),
  blocks: Object.fromEntries(BLOCKS.map((block) => [blockName(block), seenBlock(state, block)])),
  hidden: [],
  reserves: { royalist: 0, parliament: 0 },
  hands: bySeat((side) => {
    const cards = state.hands[side] as readonly CardId[];
    return { count: cards.length, cards: cards.map(cardName) };
  }),
  phase: STATE.members.phase.write(state.phase),
});
