// The worker in which bots think and odds are weighed.
import { BOTS } from '@rose/bots';
import { thinkOver, weighUp } from '@rose/host';
import { fetchGame, GAMES_HERE } from './games-here.ts';
import type { BotAnswer, BotRequest } from './thinker.ts';

const now = (): number => performance.now();

const answer = async (asked: BotRequest): Promise<BotAnswer> => {
  const { id } = asked;
  try {
    if ('weigh' in asked) {
      await fetchGame(asked.weigh.game);
      return { id, odds: weighUp(GAMES_HERE, asked.weigh, now) };
    }
    await fetchGame(asked.request.game);
    return { id, advice: thinkOver(GAMES_HERE, BOTS, asked.request, now) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

export const answerAsBots = (): void =>
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    void answer(data).then((message) => postMessage(message));
  });
