// What must hold after every entry.
import { faultIn } from '@rose/parts';
import { OUTSIDE } from './data/cells.ts';
import { ARMY, castleOf, isCastleOf, soldiersOf } from './position.ts';
import { CASTLE, SEATS, STATE, type State } from './state.ts';

export const assert = (state: State): void => {
  const fail = (what: string): never => {
    throw new Error(`deux-roses: ${what} in ${JSON.stringify(state)}`);
  };
  const range = faultIn(STATE, state);
  if (range) fail(`${range.field} ${range.reason}`);
  for (const seat of SEATS) {
    const soldiers = soldiersOf(state, seat).length;
    if (soldiers > ARMY) fail(`${seat} has ${soldiers} soldiers`);
    const castle = castleOf(state, seat);
    const standing = state.on.filter((piece) => piece === CASTLE[seat]).length;
    if (castle === OUTSIDE ? standing !== 0 : standing !== 1 || !isCastleOf(state, seat, castle))
      fail(`${seat}'s castle is not where it should be`);
  }
  if (state.castles.every((castle) => castle === OUTSIDE)) fail('both castles are gone');
  // Rulings 38 and 39: the second call turns both markers back.
  if (state.moon[0] === 1 && state.moon[1] === 1) fail('both markers show the moon');
  if (state.actions > state.options.plyLimit && state.phase.name === 'play' && state.phase.open)
    fail('the limit of actions was passed');
  if (!state.options.noRepetition && state.seen.length > 0) fail('situations are remembered without need');
};
