// Games with secrets are thought about in worlds: states that could stand behind what the seat sees. A few are imagined,
// one after the other as they are needed, and used in turns; the thinker owns the copies it gets.
import { type AnyGame, copyState, type Kind, type Random } from '@rose/table';

export interface Worlds {
  /** The n-th world, to look at. */
  look(n: number): Kind['state'];
  /** A copy of the n-th world, to play on. */
  own(n: number): Kind['state'];
}

/** To imagine is dear: after the first few, a new world for every fourth game. */
const FEW = 8;
export const worldsBehind = (game: AnyGame, view: object, dice: Random, most: number): Worlds => {
  const worlds: Kind['state'][] = [];
  const count = game.meta.secrets ? most : 1;
  const look = (n: number): Kind['state'] => {
    const place = n % Math.min(count, FEW + (n >> 2));
    while (worlds.length <= place) {
      const world = game.imagine?.(view, dice);
      if (!world) throw new Error(`${game.meta.id}: cannot be imagined`);
      worlds.push(world);
    }
    return worlds[place] as Kind['state'];
  };
  return { look, own: (n) => copyState(game, look(n)) as Kind['state'] };
};
