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
type Specs = { readonly [name: string]: AnyOptionSpec };
export const anyOptions = (game: AnyGame, random: Random): object =>
  Object.fromEntries(
    Object.entries(game.meta.options as Specs).map(([name, spec]) => [
      name,
      random(4) === 1 ? spec.default : anyValue(spec, random),
    ]),
  );

/** The option that says how many play: apart from the others, and any number of them as often as any other. */
const PLAYERS = 'players';
const playersOf = (game: AnyGame, random: Random): object => {
  const spec = (game.meta.options as Specs)[PLAYERS];
  return spec ? { [PLAYERS]: (spec.min ?? 0) - 1 + random((spec.max ?? 0) - (spec.min ?? 0) + 1) } : {};
};
export interface AnyOpening {
  /** The preset that was drawn; nothing where each option was drawn by itself. */
  readonly preset: string | undefined;
  readonly options: object;
}
/** Options as somebody might choose them: where a game has presets, half of the time one of them, else each by itself. */
export const anyOpening = (game: AnyGame, random: Random): AnyOpening => {
  const presets = Object.entries((game.meta.presets ?? {}) as { readonly [preset: string]: object });
  if (presets.length === 0 || random(2) === 1)
    return { preset: undefined, options: { ...anyOptions(game, random), ...playersOf(game, random) } };
  const [preset, said] = pick(presets, random);
  return { preset, options: { ...said, ...playersOf(game, random) } };
};
