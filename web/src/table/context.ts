// What every component of a table is handed: the desk, the game's words, and the commands of its buttons.
import type { Signal } from '@preact/signals';
import type { LogStep } from '@rose/protocol';
import type { Kind, RuleRef } from '@rose/table';
import type { Line } from '@rose/table/text';
import type { Around } from './around.ts';
import { isPassAndPlay } from './handover.ts';
import { toldNow } from './log/meanwhile.ts';
import type { Desk } from './picking/desk.ts';
import { sayHow, sayWhole, sayWinner, seatName, sitterName, type Words } from './words/say.ts';
import { deskWords } from './words/words.ts';

/** What the buttons of a table set in motion beyond the board. */
export interface Commands {
  rules(rule: RuleRef): void;
  hint(): void;
  help(): void;
  resign(): void;
  save(): void;
  share(): void;
  replay(): void;
  newGame(): void;
  rematch(): void;
  home(): void;
  /** These steps once more on the board, one after the other. */
  recap?(steps: readonly LogStep[]): void;
}
export interface TableContext {
  readonly desk: Desk;
  readonly words: Words;
  readonly commands: Commands;
  /** Whether the paper of the end lies on the table; nothing: it has not come yet. */
  readonly end: Signal<boolean | undefined>;
  /** In the open house. */
  readonly around?: Around | undefined;
}

/** The question of the moment, whoever it is for. */
export interface Question {
  /** Said first where two persons share the device. */
  readonly turn: string | undefined;
  readonly ask: Line;
  readonly explain: Line;
  readonly rule: RuleRef | undefined;
  /** The seat whose badge stands beside it. */
  readonly seat: string | undefined;
}

const forViewer = ({ desk, words }: TableContext): Question => {
  const { phase, view, viewer, seating, active } = desk.sight.value;
  // somebody who only asked for the device is not told to play
  const isPassed = isPassAndPlay(seating) && active.includes(viewer);
  const picked = desk.picked.value;
  const prompt = words.prompt[phase]?.(view, viewer, picked.length > 0 ? [...picked, ...desk.held.value] : picked);
  return {
    turn: isPassed ? deskWords().turnOf(seatName(words, viewer)) : undefined,
    ask: prompt?.ask ?? [],
    explain: prompt?.explain ?? [],
    rule: prompt?.rule,
    seat: viewer,
  };
};

export const questionOf = (context: TableContext): Question => {
  const { desk, words } = context;
  const { outcome, seating, active } = desk.sight.value;
  const say = deskWords();
  // what is still to be told is not asked about, nor its end given away
  if (desk.telling.value)
    return { turn: undefined, ask: [say.telling], explain: [say.tellingExplain], rule: undefined, seat: undefined };
  if (outcome) {
    const ask = [sayWinner(words, seating, outcome)];
    return {
      turn: undefined,
      ask,
      explain: sayHow(words, seating, outcome),
      rule: outcome.rule,
      seat: outcome.winners[0],
    };
  }
  const action = toldNow(desk);
  // Who only may act is told so by the game, in the same place; nobody is called for it. What the house just did comes first.
  if (desk.mayAct.value) {
    const put = forViewer(context);
    return action ? { ...put, explain: sayWhole(words, action) } : put;
  }
  const [seat] = active;
  const none = { turn: undefined, rule: undefined, seat };
  if (seat !== undefined && seating[seat]?.kind === 'bot')
    return { ...none, ask: [say.thinking], explain: action ? sayWhole(words, action) : [say.thinkingExplain] };
  const name = seat === undefined ? '' : sitterName(seating, seat);
  return { ...none, ask: [say.waiting(name)], explain: [say.waitingExplain] };
};

/** An action's sentence where its verb already stands beside it. */
export const withoutVerb = (words: Words, action: Kind['action'], line: Line): Line => {
  const verb = words.verbs[action.do];
  const [first, ...rest] = line;
  if (verb === undefined || typeof first !== 'string' || !first.startsWith(verb)) return line;
  const trimmed = first.slice(verb.length).match(/^\s*:\s*(.*)$/s)?.[1];
  if (trimmed === undefined) return line;
  return trimmed === '' ? rest : [trimmed, ...rest];
};
