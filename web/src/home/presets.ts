// Rules that are set together: which preset the chosen options are.
import type { AnyOptionSpec, Kind, Meta } from '@rose/table';

export type Values = Readonly<Record<string, unknown>>;
/** How many play is no matter of rules. */
export const PLAYERS = 'players';
type Specs = Readonly<Record<string, AnyOptionSpec>>;
/** The game with the defaults of a table where a move may take days, as the house completes them. */
export const bySlowClock = (meta: Meta<Kind>): Meta<Kind> => ({
  ...meta,
  options: Object.fromEntries(
    Object.entries(meta.options as Specs).map(([name, spec]) => [
      name,
      { ...spec, default: spec.slow ?? spec.default },
    ]),
  ) as Meta<Kind>['options'],
});
/** The preset that these options are, if they are one. */
export const presetOf = ({ presets = {}, options }: Meta<Kind>, chosen: Values): string | undefined => {
  const specs = Object.entries(options as Specs).filter(([name]) => name !== PLAYERS);
  return Object.entries(presets as Readonly<Record<string, Values>>).find(([, preset]) =>
    specs.every(([name, spec]) => (chosen[name] ?? spec.default) === (preset[name] ?? spec.default)),
  )?.[0];
};
