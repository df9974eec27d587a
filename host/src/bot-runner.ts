// Plays for the bots of a table: they play when it is their turn and answer offers of a draw, at a human pace. A thought
// that comes too late, because the table changed, is thrown away.
import { type Advice, GAME_STAND_IN, type Sitter, type Trouble } from '@rose/protocol';
import { isWindow, type Kind, legal, pick, stateOf } from '@rose/table';
import { untilKept } from './again.ts';
import { type Duty, dutyAt, isAlone, keepsFor } from './duty.ts';
import type { Environment, ThinkRequest } from './environment.ts';
import { numberOf } from './ledger.ts';
import type { Live, Lives, Thinking } from './live.ts';
import { atPace, isGoingOn, thoughtFor } from './pace.ts';
import { inSecret, isPlanning } from './planning.ts';
import { sitterOf } from './seats.ts';
import { activeAt, lastSeq } from './sight.ts';
import { inWindow } from './windows.ts';

type BotSitter = Extract<Sitter, { kind: 'bot' }>;

/** Milliseconds. */
const BREATH = 1_000;
/** An offer is taken when the house finds itself clearly worse than even. */
const ACCEPTS_BELOW = -0.2;

/** What a seat's bot is asked: from the seat's own view. */
export const thinkRequest = (
  live: Live,
  seat: string,
  by: Pick<ThinkRequest, 'bot' | 'strength' | 'milliseconds' | 'explains'>,
  seed: number,
): ThinkRequest => {
  const { game, course } = live;
  const state = stateOf(course);
  const all = activeAt(live).includes(seat) ? legal(game, state, seat) : [];
  const own = keepsFor(live, seat) ? all.filter((action) => !game.consents?.(action)) : all;
  // A question is answered, whatever the answers are.
  const may = (own.length > 0 ? own : all).map((action) => game.write(action));
  return { game: game.meta.id, seed, seat, view: game.view(state, seat), may, ...by };
};

/** Thinks, and once more when that fails. */
export const thinkTwice = async (
  { think, report }: Environment,
  request: ThinkRequest,
  signal: AbortSignal,
): Promise<Advice | undefined> => {
  for (let tries = 0; tries < 2 && !signal.aborted; tries++) {
    try {
      const advice = await think(request, signal);
      if (request.may.length === 0 || request.may.includes(advice.action)) return advice;
      throw new Error(`${request.bot} chose what ${request.seat} may not do: ${advice.action}`);
    } catch (error) {
      if (!signal.aborted) report(error);
    }
  }
  return undefined;
};

const NO_THOUGHT = { line: [], score: 0, depth: 0, reason: 'holds' } as const;
/** What the game itself does for a seat that nobody plays; it offers and takes no draws. */
const byTheGame = ({ game }: Live, { seat, view, may }: ThinkRequest): Advice => {
  const action = may.length > 0 ? game.standIn?.(view, seat) : undefined;
  return { ...NO_THOUGHT, action: action ? game.write(action) : (may[0] ?? '') };
};

export interface BotRunner {
  /** After every change: stops what comes too late, starts what is due. `byEntry`: the store knows what is due. */
  settle(live: Live, byEntry: boolean): void;
  /** When only who is there changed: starts what is due, stops what nobody waits for. */
  attend(live: Live): void;
  /** Does what is due at a table, where that was put down as work; false when it could not be done. */
  serve(live: Live): Promise<boolean>;
  setPace(milliseconds: number): void;
}

export const createBotRunner = (
  environment: Environment,
  lives: () => Lives,
  show: (live: Live) => void,
): BotRunner => {
  let { pace = 800 } = environment;

  /** When thought fails, what the game itself would do; where it knows nothing, something legal rather than nothing. */
  const ponder = async (live: Live, request: ThinkRequest, signal: AbortSignal): Promise<Advice> => {
    const advice = await thinkTwice(environment, request, signal);
    if (advice) return advice;
    if (live.game.standIn) return byTheGame(live, request);
    const action = request.may.length > 0 ? pick(request.may, environment.random) : '';
    return { ...NO_THOUGHT, action };
  };

  const carryOut = (live: Live, { is, seat }: Duty, { action, score }: Advice): Promise<'done' | 'raced' | Trouble> =>
    lives().commit(live, (change) => {
      if (is === 'answer') {
        const isTaken = score < ACCEPTS_BELOW && !keepsFor(live, seat);
        const reason = change.applyManner(seat, isTaken ? 'accept-draw' : 'decline-draw');
        return reason && { trouble: 'no-manner', reason };
      }
      const refusal = change.act(seat, live.game.read(action) as Kind['action']);
      return refusal && { trouble: 'refused', refusal };
    });

  const isWatched = ({ record, followers }: Live): boolean =>
    followers.size > 0 || environment.isWatched?.(record.table) === true;
  /** A table without persons rests while nobody watches. */
  const dutyOf = (live: Live): Duty | undefined => (isAlone(live) && !isWatched(live) ? undefined : dutyAt(live));
  /** Who has just come to watch elsewhere is known a moment later. */
  const dutySoon = async (live: Live): Promise<Duty | undefined> => {
    if (environment.isWatched && isAlone(live) && !isWatched(live)) await environment.wait(BREATH);
    return dutyOf(live);
  };

  const woken = new WeakMap<Live, number>();
  /** At a table without persons the house may have rested elsewhere: whoever comes wakes it, once in a while. */
  const mayRest = (live: Live): boolean => {
    if (live.thinking?.isHere !== false || !isAlone(live)) return false;
    const now = Date.parse(environment.now());
    if (now - (woken.get(live) ?? 0) < BREATH) return false;
    woken.set(live, now);
    return true;
  };

  const giveUp = (live: Live, thinking: Thinking): false => {
    if (live.thinking === thinking) {
      live.thinking = undefined;
      show(live);
    }
    return false;
  };

  const think = async (live: Live, thinking: Thinking): Promise<boolean> => {
    const { seat, stop } = thinking;
    if (thinking.action !== undefined) {
      await environment.wait(pace);
      return perform(live, thinking, { ...NO_THOUGHT, action: thinking.action });
    }
    const { bot, strength } = sitterOf(live.record, seat) as BotSitter;
    const isAlike = isWindow(live.game, stateOf(live.course));
    const by = { bot, strength, milliseconds: thoughtFor(isAlike ? 0 : pace) };
    const request = thinkRequest(live, seat, by, environment.random(2 ** 31));
    const thought = Promise.resolve(
      bot === GAME_STAND_IN.bot ? byTheGame(live, request) : ponder(live, request, stop.signal),
    );
    const advice = isAlike
      ? await inWindow(environment, live, pace, thought)
      : isPlanning(live, seat)
        ? await inSecret(environment, live, request, pace, thought)
        : await atPace(environment, request, isGoingOn(live.course, seat), pace, thought);
    return perform(live, thinking, advice);
  };
  const perform = (live: Live, thinking: Thinking, advice: Advice): Promise<boolean> => {
    const { seat, stop } = thinking;
    return lives().inTurn(live, async () => {
      const isWanted = (): boolean => !stop.signal.aborted && isDue(live, thinking);
      if (!isWanted()) return true;
      const result = await untilKept(() => carryOut(live, thinking, advice), isWanted);
      if (result === 'done' || !isWanted()) return true;
      environment.report(new Error(`table ${live.record.table}: the house could not play for ${seat}`));
      return giveUp(live, thinking);
    });
  };

  const start = async (live: Live, thinking: Thinking): Promise<boolean> => {
    thinking.isHere = true;
    try {
      return await think(live, thinking);
    } catch (error) {
      environment.report(error);
      return giveUp(live, thinking);
    }
  };

  const numberAt = ({ course, ledger }: Live, seat: string): number => numberOf(ledger, seat, lastSeq(course));
  /** Whether what is thought about is still what is due, for all that seat may know. */
  const isDue = (live: Live, { is, seat }: Duty): boolean => {
    const { thinking } = live;
    return thinking?.seat === seat && thinking.is === is && thinking.number === numberAt(live, seat);
  };
  const prepare = (live: Live, duty: Duty): Thinking => {
    live.thinking?.stop.abort();
    live.thinking = { ...duty, number: numberAt(live, duty.seat), stop: new AbortController(), isHere: false };
    return live.thinking;
  };

  const settle = (live: Live, byEntry: boolean): void => {
    const duty = dutyOf(live);
    if (!duty) {
      live.thinking?.stop.abort();
      live.thinking = undefined;
      return;
    }
    if (isDue(live, duty)) return;
    const thinking = prepare(live, duty);
    if (!environment.enlist) void start(live, thinking);
    // A store puts down the turns that follow from an entry; what is done out of turn follows from none.
    else if (!byEntry || duty.is === 'aside') environment.enlist(live.record.table, lastSeq(live.course));
  };

  return {
    settle,
    attend(live) {
      if (mayRest(live)) live.thinking = undefined;
      if (!live.thinking || !dutyOf(live)) settle(live, false);
    },
    async serve(live) {
      const duty = await dutySoon(live);
      if (!duty) return true;
      const thinking = live.thinking && isDue(live, duty) ? live.thinking : prepare(live, duty);
      return thinking.isHere || start(live, thinking);
    },
    setPace(milliseconds) {
      pace = milliseconds;
    },
  };
};
