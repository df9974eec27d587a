// The worker in which bots think.
import { BOTS } from '@rose/bots';
import { type ThinkRequest, thinkOver } from '@rose/host';
import { DOORS } from '../../games/doors.ts';
import type { BotAnswer } from './thinker.ts';

const answer = (id: number, request: ThinkRequest): BotAnswer => {
  try {
    return { id, advice: thinkOver(DOORS, BOTS, request, () => performance.now()) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly request: ThinkRequest }>) => {
  postMessage(answer(data.id, data.request));
});
