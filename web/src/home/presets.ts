// Rules that are set together: which preset the chosen options are.
import type { AnyOptionSpec, Kind, Meta } from '@rose/table';

export type Values = Readonly<Record<string, unknown>>;
/** How many play is no matter of rules. */
export const PLAYERS = 'players';
/** The preset that these options are, if they are one. */
export const presetOf = ({ presets = {}, options }: Meta<Kind>, chosen: Values): string | undefined => {
  const specs = Object.entries(options as Readonly<Record<string, AnyOptionSpec>>).filter(([name]) => name !== PLAYERS);
  return Object.entries(presets as Readonly<Record<string, Values>>).find(([, preset]) =>
    specs.every(([name, spec]) => (chosen[name] ?? spec.default) === (preset[name] ?? spec.default)),
  )?.[0];
};
