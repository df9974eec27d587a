// What would count as each seat's answer, where questions have a time of their own; and who acts on a turn of their own.
import { type AnyGame, defaultOf, type Kind, mustAnswer } from '@rose/table';

export const answersAt = (game: AnyGame, state: Kind['state']): ReadonlyMap<string, string> => {
  if (!game.meta.questionTime) return new Map();
  return new Map(
    mustAnswer(game, state).flatMap((seat) => {
      const action = defaultOf(game, state, seat);
      return action ? [[seat, game.write(action)] as const] : [];
    }),
  );
};

/** Who must act, and not to answer such a question. */
export const actingAt = (game: AnyGame, state: Kind['state']): readonly string[] => {
  const answers = answersAt(game, state);
  const must = mustAnswer(game, state);
  return answers.size === 0 ? must : must.filter((seat) => !answers.has(seat));
};
