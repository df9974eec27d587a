// Proves a game file: the secret is the one that was promised, every die follows from it, every entry follows from
// the rules. A running game has no published secret yet; then only the rules are checked.
import type { GameFile, Verdict } from '@rose/protocol';
import { type AnyGame, isMistake, type Mistake, mistake, outcomeOf, type Roll } from '@rose/table';
import { commitmentOf, diceFor } from './dice.ts';
import { replayFile } from './file.ts';

/** Everything one entry threw, in order; the opening threw the lots for the seats first. */
interface Thrown {
  readonly seq: number;
  readonly field: string;
  readonly dice: readonly { readonly field: string; readonly sides: number; readonly faces: readonly number[] }[];
}

const diceIn = (field: string, rolls: readonly Roll[]) =>
  rolls.map(({ sides, faces }, i) => ({ field: `${field}.rolls[${i}]`, sides, faces }));

const thrownIn = ({ opening, entries, lots = [] }: GameFile): readonly Thrown[] => {
  const drawn = lots.map((face, i) => ({ field: `lots[${i}]`, sides: lots.length + 1 - i, faces: [face] }));
  const first = { seq: 0, field: 'opening', dice: [...drawn, ...diceIn('opening', opening.rolls)] };
  const later = entries.map((entry, i): Thrown => {
    const field = `entries[${i}]`;
    return { seq: entry.seq, field, dice: 'action' in entry ? diceIn(field, entry.rolls ?? []) : [] };
  });
  return [first, ...later];
};

/** The first die of an entry that the secret does not give. */
const wrongDie = (secret: string, { seq, dice }: Thrown): Mistake | undefined => {
  const random = diceFor(secret, seq);
  for (const { field, sides, faces } of dice) {
    const due = faces.map(() => random(sides));
    if (due.some((face, i) => face !== faces[i]))
      return mistake(field, `shows ${faces.join(' ')}, the secret gives ${due.join(' ')}`);
  }
  return undefined;
};

const count = (thrown: readonly Thrown[]): number =>
  thrown.reduce((sum, { dice }) => sum + dice.reduce((faces, die) => faces + die.faces.length, 0), 0);

const MOST_FAULTS = 20;
export const verify = (games: ReadonlyMap<string, AnyGame>, file: GameFile): Verdict => {
  const faults: Mistake[] = [];
  const played = replayFile(games, file);
  const thrown = thrownIn(file);
  const rolls = count(thrown);
  const closed = isMistake(played) ? file.secret !== undefined : outcomeOf(played.game, played.course) !== undefined;
  if (isMistake(played)) faults.push({ field: played.field, reason: played.reason });
  if (closed && file.secret === undefined) faults.push(mistake('secret', 'is missing although the game is over'));
  if (!closed && file.secret !== undefined) faults.push(mistake('secret', 'is published although the game goes on'));
  let proven = 0;
  if (file.secret !== undefined) {
    const { secret, earlier = [] } = file;
    if (commitmentOf(secret) !== file.commitment)
      faults.push(mistake('secret', 'is not the one promised by the commitment'));
    const until = earlier.at(-1)?.until ?? -1;
    for (const entry of thrown.filter(({ seq }) => seq > until)) {
      const wrong = wrongDie(secret, entry);
      if (wrong) faults.push(wrong);
      else proven += count([entry]);
    }
  }
  const { length: entries } = file.entries;
  return { ok: faults.length === 0, rolls, proven, entries, running: !closed, faults: faults.slice(0, MOST_FAULTS) };
};
