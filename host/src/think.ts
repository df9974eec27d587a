// How a request is thought about: wherever there is a processor to spare. Pure; its clock is given.
import type { Bot, Weighed } from '@rose/bots';
import type { Advice } from '@rose/protocol';
import { type AnyGame, type Kind, legal, mustAnswer, type Odds, seeded } from '@rose/table';
import type { OddsRequest, ThinkRequest } from './environment.ts';

const known = <T>(things: ReadonlyMap<string, T>, id: string): T => {
  const thing = things.get(id);
  if (!thing) throw new Error(`think: unknown here: ${id}`);
  return thing;
};

/** What a seat that is not to act thinks of its position: with two seats, the opposite of the best the other finds. */
const judge = (game: AnyGame, bot: Bot, request: ThinkRequest, now: () => number): Advice => {
  const { seat, view, strength, milliseconds } = request;
  const random = seeded(request.seed);
  const even: Advice = { action: '', line: [], score: 0, depth: 0, reason: 'holds' };
  const state = game.imagine?.(view, random);
  if (!state) return even;
  const [mover] = mustAnswer(game, state);
  if (mover === undefined || mover === seat || game.meta.seats.length !== 2)
    return { ...even, score: game.evaluate?.(state, seat) ?? 0 };
  const may = legal(game, state, mover);
  const thought = bot.choose({ game, view: game.view(state, mover), seat: mover, may }, random, {
    milliseconds,
    strength,
    now,
  });
  return { ...even, score: -thought.score, depth: thought.depth };
};

const readAll = (game: AnyGame, texts: readonly string[]): readonly Kind['action'][] =>
  texts.map((text) => game.read(text)).filter((action): action is Kind['action'] => action !== undefined);

const written = (game: AnyGame, { next, ...weighed }: Weighed): NonNullable<Advice['weighed']> => ({
  ...weighed,
  ...(next ? { next: { ...next, action: game.write(next.action) } } : {}),
});

export const thinkOver = (
  games: ReadonlyMap<string, AnyGame>,
  bots: ReadonlyMap<string, Bot>,
  request: ThinkRequest,
  now: () => number,
): Advice => {
  const game = known(games, request.game);
  const bot = known(bots, request.bot);
  const may = readAll(game, request.may);
  if (may.length === 0) return judge(game, bot, request, now);
  const { view, seat, strength, milliseconds, explains = false } = request;
  const control = { milliseconds, strength, explains, now };
  const thought = bot.choose({ game, view, seat, may }, seeded(request.seed), control);
  const { score, depth, reason, weighed } = thought;
  return {
    action: game.write(thought.action),
    line: thought.line.map((action) => game.write(action)),
    score,
    depth,
    reason,
    ...(weighed ? { weighed: written(game, weighed) } : {}),
  };
};

export const weighUp = (
  games: ReadonlyMap<string, AnyGame>,
  request: OddsRequest,
  now: () => number,
): Odds | undefined => {
  const game = known(games, request.game);
  const until = now() + request.milliseconds;
  const actions = readAll(game, request.actions);
  return game.odds?.(request.view, request.seat, actions, seeded(request.seed), () => now() >= until);
};
