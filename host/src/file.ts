// Game file ↔ table: what is exported, imported, shared and recorded. Reading checks everything before anything is kept.
import type { GameFile, Seating, Sitter } from '@rose/protocol';
import {
  type AnyGame,
  type Course,
  fingerprint,
  isMistake,
  type Kind,
  type Mistake,
  mistake,
  outcomeOf,
  replay,
  stateOf,
} from '@rose/table';
import type { Seen } from './sight.ts';

/** Files go round: they carry names, and not who is behind them. */
const nameOnly = (sitter: Sitter): Sitter => {
  if (sitter.kind === 'person') return { kind: 'person', name: sitter.name };
  const { keeps: _keeps, ...bot } = sitter;
  return bot;
};
const namesOnly = (seating: Seating): Seating =>
  Object.fromEntries(Object.entries(seating).map(([seat, sitter]) => [seat, nameOnly(sitter)]));

export const fileOf = ({ record, game, course }: Seen): GameFile => ({
  format: 'rose-and-crown/1',
  opening: record.opening,
  entries: course.entries,
  seating: namesOnly(record.seating),
  opened: record.opened,
  commitment: record.commitment,
  ...(record.secret !== undefined && outcomeOf(game, course) ? { secret: record.secret } : {}),
  ...(record.lots ? { lots: record.lots } : {}),
  ...(record.earlier ? { earlier: record.earlier } : {}),
  fingerprint: fingerprint(stateOf(course)),
});

/** JSON with a line for each field and each entry: small, and still for eyes. */
export const printFile = (file: GameFile): string => {
  const lines = Object.entries(file).map(([key, value]) => {
    const text =
      key === 'entries' && file.entries.length > 0
        ? `[\n${file.entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
};

/** `deux-roses-2026-04-23.json` */
export const fileName = ({ opening, opened }: GameFile): string =>
  `${opening.game}-${opened.replace(/[^0-9-].*$/, '')}.json`;

export interface ReadFile {
  readonly file: GameFile;
  readonly game: AnyGame;
  readonly course: Course<Kind>;
}

const seatFault = (game: AnyGame, { seating, lots }: GameFile, course: Course<Kind>): Mistake | undefined => {
  const seats = game.seats(course.opening.options);
  const missing = seats.find((seat) => !Object.hasOwn(seating, seat));
  if (missing !== undefined) return mistake(`seating.${missing}`, 'nobody sits there');
  const extra = Object.keys(seating).find((seat) => !seats.includes(seat));
  if (extra !== undefined) return mistake(`seating.${extra}`, 'is not a seat of this game');
  if (lots && lots.length !== seats.length - 1) return mistake('lots', `must be ${seats.length - 1} dice`);
  return undefined;
};

/** Dice of other houses end one after the other, and a game that was finished here was played on here. */
const earlierFault = (
  game: AnyGame,
  { earlier = [], entries }: GameFile,
  course: Course<Kind>,
): Mistake | undefined => {
  const last = outcomeOf(game, course) ? entries.length - 1 : entries.length;
  const at = earlier.findIndex(({ until }, i) => until > last || until < (earlier[i - 1]?.until ?? 0));
  return at === -1
    ? undefined
    : mistake(`earlier[${at}].until`, `must be a number of an entry, at most ${last}, in rising order`);
};

/** Replays a game file whose shape is right: game, rules, seats, every entry, and the last state. */
export const replayFile = (games: ReadonlyMap<string, AnyGame>, file: GameFile): ReadFile | Mistake => {
  const game = games.get(file.opening.game);
  if (!game) return mistake('opening.game', `is not a game of this house: ${file.opening.game}`);
  const course = replay(game, file);
  if (isMistake(course)) return course;
  if (fingerprint(course.opening.rolls) !== fingerprint(file.opening.rolls))
    return mistake('opening.rolls', 'has dice that the set-up does not throw');
  const fault = seatFault(game, file, course) ?? earlierFault(game, file, course);
  if (fault) return fault;
  const found = fingerprint(stateOf(course));
  if (found !== file.fingerprint) return mistake('fingerprint', `is ${file.fingerprint}, the replay ends at ${found}`);
  return { file, game, course };
};
