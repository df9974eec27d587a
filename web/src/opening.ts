// Opens tables: the ways to sit down from the home page.
import { signal } from '@preact/signals';
import type { Ask, Sitter } from '@rose/protocol';
import type { Kind, Meta } from '@rose/table';
import { FACES } from '../../games/faces.ts';
import { ask, isTrouble } from './connection.ts';
import { name, noteGame, strength } from './prefs.ts';
import { go } from './router.ts';
import { BOT } from './sitter.ts';
import { toast } from './toast.tsx';
import type { AnyTrouble } from './trouble.ts';
import { words } from './words/index.ts';
import { troubleWords } from './words/table.ts';

/** The game whose table is being set. */
export const setting = signal<string | undefined>(undefined);

export const complain = (trouble: AnyTrouble): void => {
  const { what, next } = troubleWords(trouble);
  toast({ kind: 'bad', title: what, text: next });
};

const me = (): Sitter => ({ kind: 'person', name: name.value });
const house = (level: number = strength.value): Sitter => ({ kind: 'bot', bot: BOT, strength: level });
/** Several neighbours are told apart by a number. */
const neighbour = (number = 1): Sitter => ({
  kind: 'person',
  name: number === 1 ? words().opening.neighbour : `${words().opening.neighbour} ${number}`,
});

/** The seats that play: where a game has an option `players`, the first so many. */
export const seatsAt = (
  { seats, options }: Meta<Kind>,
  chosen: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const specs = options as Readonly<Record<string, { readonly default: unknown }>>;
  const players = chosen['players'] ?? specs['players']?.default;
  return typeof players === 'number' ? seats.slice(0, players) : seats;
};
const seatsOf = async (game: string): Promise<readonly string[]> => {
  const meta = await FACES.get(game)?.meta();
  return meta ? seatsAt(meta, {}) : [];
};

type Opening = Omit<Extract<Ask, { ask: 'open' }>, 'ask'>;
const open = async (opening: Opening): Promise<void> => {
  if (setting.value !== undefined) return;
  setting.value = opening.game;
  const answer = await ask({ ask: 'open', ...opening });
  setting.value = undefined;
  if (isTrouble(answer)) complain(answer);
  else {
    noteGame();
    go('table', answer.table);
  }
};

export const playNow = async (game: string): Promise<void> => {
  const [, ...others] = await seatsOf(game);
  return open({ game, sitters: [me(), ...others.map(() => house())], draw: true });
};
export const playHere = async (game: string): Promise<void> => {
  const [, ...others] = await seatsOf(game);
  return open({ game, sitters: [me(), ...others.map((_, at) => neighbour(at + 1))], draw: false });
};
export const watch = async (game: string): Promise<void> =>
  open({ game, sitters: (await seatsOf(game)).map(() => house()), draw: false });

export interface Wish {
  readonly game: string;
  readonly options: object;
  /** The guest's seat; none: by lot. */
  readonly seat: string | undefined;
  readonly seats: readonly string[];
  readonly strength: number | undefined;
}
/** A table as wished for: without a strength the others are people on this screen. */
export const openAsWished = ({ game, options, seat, seats, strength: level }: Wish): Promise<void> => {
  let neighbours = 0;
  const others = (): Sitter => (level === undefined ? neighbour(++neighbours) : house(level));
  const sitters = seats.map((other, at) => (other === seat || (seat === undefined && at === 0) ? me() : others()));
  return open({ game, options, sitters, draw: seat === undefined });
};
