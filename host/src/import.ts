// A game file becomes a table.
import { isMistake, mistake, outcomeOf } from '@rose/table';
import { commitmentOf, secretFrom } from './dice.ts';
import type { Environment } from './environment.ts';
import { freshId, keep, type Opened } from './open.ts';
import { readFile } from './shapes.ts';
import { readJournal } from './tail.ts';
import { badFile } from './trouble.ts';

/** An unfinished one goes on with dice of this house; whose came before is written down. */
export const importTable = async (environment: Environment, text: string): Promise<Opened> => {
  const read = readFile(environment.games, text);
  if (isMistake(read)) return badFile(read);
  const { file, game, course } = read;
  const again = readJournal(game, course);
  if (isMistake(again)) return badFile(again);
  const seats = Object.keys(file.seating);
  const stranger = seats.find((seat) => {
    const sitter = file.seating[seat];
    return sitter?.kind === 'bot' && !environment.bots.includes(sitter.bot);
  });
  if (stranger !== undefined)
    return badFile(mistake(`seating.${stranger}.bot`, `must be one of: ${environment.bots.join(', ')}`));
  const closed = outcomeOf(game, course) !== undefined;
  const secret = closed ? file.secret : secretFrom(environment.secret());
  const before = { until: course.entries.length, commitment: file.commitment };
  const earlier = closed ? file.earlier : [...(file.earlier ?? []), before];
  const record = {
    table: freshId(environment),
    opening: { ...course.opening, rules: file.opening.rules },
    seating: file.seating,
    opened: file.opened,
    commitment: closed || secret === undefined ? file.commitment : commitmentOf(secret),
    ...(secret === undefined ? {} : { secret }),
    ...(file.lots ? { lots: file.lots } : {}),
    ...(earlier ? { earlier } : {}),
  };
  return keep(environment, { record, game, course, ledger: again.ledger });
};
