// `rose replay`: a game file played again.
import { parseFile } from '@rose/host';
import {
  type AnyGame,
  type Course,
  type Entry,
  isMistake,
  type Journal,
  type Kind,
  mustAnswer,
  outcomeOf,
  replay as replayJournal,
  type Step,
} from '@rose/table';
import { fileNamed, gameNamed, jsonOf, seatGiven, wholeNumber } from '../arguments.ts';
import type { Command, Io, Values } from '../command.ts';
import { SIMULATED } from '../record.ts';
import { wrong } from '../wrong.ts';

/** All that a game file has besides its journal: a bare one is checked like any other. */
const FRAME = {
  format: 'rose-and-crown/1',
  seating: {},
  opened: SIMULATED,
  commitment: '0'.repeat(64),
  fingerprint: '0'.repeat(16),
};

/** A game file, or a bare journal as `rose laws` leaves it. */
const journalIn = (path: string, io: Io): Journal => {
  const json = jsonOf(path, io);
  const isBare = typeof json === 'object' && json !== null && 'opening' in json && !('format' in json);
  const file = parseFile(JSON.stringify(isBare ? { ...FRAME, ...json } : json));
  if (isMistake(file)) throw wrong(`${fileNamed(path)} is not a game file: ${file.field} ${file.reason}`);
  return file;
};

/** An entry as a line: number, seat, and what was done. */
const lineOf = (entry: Entry): string => {
  const dice = 'action' in entry ? (entry.rolls ?? []).flatMap(({ faces }) => faces) : [];
  const what = 'action' in entry ? entry.action : 'manner' in entry ? entry.manner : `undo ${entry.undo}`;
  return `${entry.seq} ${entry.seat} ${what}${dice.length > 0 ? ` [${dice.join(' ')}]` : ''}`;
};

const showCourse = (game: AnyGame, course: Course<Kind>, json: boolean, io: Io): void => {
  const outcome = outcomeOf(game, course);
  if (json) {
    const { opening, entries } = course;
    io.out(
      JSON.stringify({
        game: game.meta.id,
        steps: course.steps.length - 1,
        opening,
        entries,
        outcome: outcome ?? null,
      }),
    );
    return;
  }
  for (const entry of course.entries) io.out(lineOf(entry));
  const winners = outcome?.winners.join(', ') || 'nobody';
  io.out(outcome ? `end: ${outcome.how} (${outcome.rule}), won by ${winners}` : 'the game goes on');
};

/** The position after a step, as a document that `--position` takes; or what one seat saw of it. */
const showStep = (game: AnyGame, step: Step<Kind>, values: Values, json: boolean, io: Io): void => {
  const seat = seatGiven(game, values, ['spectator']);
  const shown = seat === undefined ? game.toPosition(step.state) : game.view(step.state, seat);
  if (!json) {
    io.out(JSON.stringify(shown, undefined, 2));
    return;
  }
  const told = step.told.map(({ rule, entry }) => ({ rule, entry }));
  const active = mustAnswer(game, step.state);
  const what = seat === undefined ? { position: shown, told } : { seat, view: shown };
  io.out(JSON.stringify({ game: game.meta.id, entry: step.entry ?? null, active, ...what }));
};

export const replay: Command = {
  name: 'replay',
  summary: 'Plays a game file again: its entries, or the position after one of its steps',
  usage: ['replay <file|-> [--step N] [--seat SEAT]'],
  help: [
    '--step N              the position document after step N; 0 is the opening',
    '--seat SEAT           with --step: what this seat (or spectator) saw instead',
  ],
  words: [1, 1],
  options: { step: { type: 'string' }, seat: { type: 'string' } },
  run({ words: [path = '-'], values, json }, io) {
    const journal = journalIn(path, io);
    const game = gameNamed(journal.opening.game);
    const course = replayJournal(game, journal);
    if (isMistake(course)) throw wrong(`${fileNamed(path)} cannot be replayed: ${course.field} ${course.reason}`);
    if (values['step'] === undefined) {
      if (values['seat'] !== undefined) throw wrong('--seat needs --step; see rose replay --help');
      showCourse(game, course, json, io);
      return 0;
    }
    const number = wholeNumber(values, 'step', { min: 0, max: course.steps.length - 1 });
    showStep(game, course.steps[number] as Step<Kind>, values, json, io);
    return 0;
  },
};
