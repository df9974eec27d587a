// Random options, over the whole space that a game declares.
import { type AnyGame, type AnyOptionSpec, pick, type Random } from '@rose/table';

/** A value of an option. Any may come; bounds and low numbers come often, since they make short games. */
const anyValue = (spec: AnyOptionSpec, random: Random): unknown => {
  switch (spec.kind) {
    case 'flag':
      return random(2) === 1;
    case 'number': {
      const { min = 0, max = 0 } = spec;
      const edge = random(20);
      if (edge === 1) return max;
      if (edge === 2) return min;
      return min + Math.floor((max - min + 1) * (random(1000) / 1001) ** 3);
    }
    default:
      return pick(spec.values ?? [], random);
  }
};
export const anyOptions = (game: AnyGame, random: Random): object =>
  Object.fromEntries(
    Object.entries(game.meta.options as { readonly [name: string]: AnyOptionSpec }).map(([name, spec]) => [
      name,
      random(4) === 1 ? spec.default : anyValue(spec, random),
    ]),
  );
