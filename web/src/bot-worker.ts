// The worker in which bots think and odds are weighed.
import { botsFor } from '@rose/bots/fetched';
import { thinkOver, weighUp } from '@rose/host';
import { fetchGame, GAMES_HERE } from './games-here.ts';
import type { BotAnswer, BotRequest } from './thinker.ts';

/** What is unknown here is named by whoever is asked to think about it. */
const NONE: Awaited<ReturnType<typeof botsFor>> = new Map();
const now = (): number => performance.now();

const answer = async (asked: BotRequest): Promise<BotAnswer> => {
  const { id } = asked;
  try {
    if ('weigh' in asked) {
      await fetchGame(asked.weigh.game);
      return { id, odds: weighUp(GAMES_HERE, asked.weigh, now) };
    }
    const game = await fetchGame(asked.request.game);
    const bots = game ? await botsFor(game) : NONE;
    return { id, advice: thinkOver(GAMES_HERE, bots, asked.request, now) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

export const answerAsBots = (): void =>
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    void answer(data).then((message) => postMessage(message));
  });
