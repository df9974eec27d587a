// The worker in which bots think.
import { BOTS } from '@rose/bots';
import { type ThinkRequest, thinkOver } from '@rose/host';
import { fetchGame, GAMES_HERE } from './games-here.ts';
import type { BotAnswer } from './thinker.ts';

const answer = async (id: number, request: ThinkRequest): Promise<BotAnswer> => {
  try {
    await fetchGame(request.game);
    return { id, advice: thinkOver(GAMES_HERE, BOTS, request, () => performance.now()) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly request: ThinkRequest }>) => {
  void answer(data.id, data.request).then((message) => postMessage(message));
});
