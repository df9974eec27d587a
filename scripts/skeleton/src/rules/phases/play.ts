// 2 Play: in turn each player takes one, two or three stones.
import { refuse } from '@rose/table';
import { type Action, HANDFULS, other, type Phase } from '../state.ts';

export const play: Phase<'play', Action> = {
  rule: '2',
  verbs: ['take'],
  enter({ state }) {
    state.phase = { name: 'play' };
  },
  asked: (state) => ({ must: [state.toMove] }),
  *candidates() {
    for (const count of HANDFULS) yield { do: 'take', count };
  },
  /** 2.1 Nobody takes more stones than there are. */
  whyNot({ left }, _seat, { count }) {
    return count > left ? refuse('2.1', { why: 'too-few-left', count, left }) : undefined;
  },
  apply({ state, tell }, seat, { count }) {
    state.left -= count;
    state.toMove = other(seat);
    tell('2', { say: 'took', seat, count, left: state.left });
  },
  next: () => 'play',
};
