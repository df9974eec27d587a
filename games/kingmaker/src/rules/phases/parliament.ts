// 9, 14.5 Parliament: summoned after the fighting, or called by a card; step by step, each a stage of its own.
import { refuse } from '@rose/table';
import type { Action, Verb } from '../actions.ts';
import { chapter } from '../chapter.ts';
import { NOBLES } from '../data/persons.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import { PHASE_FACTS } from '../facts.ts';
import type { Phase } from '../kind.ts';
import { attendance, shipping } from '../parliament/attendance.ts';
import { awarding } from '../parliament/awards.ts';
import { asking, closeVotes, returning } from '../parliament/going-home.ts';
import { consenting, nominating } from '../parliament/nominating.ts';
import { choosing, houses } from '../parliament/opening.ts';
import type { Sitting, SittingTable, Stage } from '../parliament/sitting.ts';
import type { SittingStep } from '../parliament/steps.ts';
import { meeting, sampleSummons, summoning } from '../parliament/summoning.ts';
import { assent, partner, swapping } from '../parliament/swaps.ts';
import { balloting, pardonBallot, pardoning } from '../parliament/voting.ts';

const STAGES = {
  summon: summoning,
  site: meeting,
  ships: shipping,
  attend: attendance,
  houses,
  kings: choosing,
  award: awarding,
  nominate: nominating,
  consent: consenting,
  ballot: balloting,
  pardon: pardoning,
  'pardon-ballot': pardonBallot,
  swap: swapping,
  partner,
  assent,
  manner: asking,
  home: returning,
} as unknown as { readonly [S in Exclude<SittingStep, 'done'>]: Stage };
const stageOf = ({ phase }: Sitting): Stage | undefined => (phase.step === 'done' ? undefined : STAGES[phase.step]);
const VERBS: readonly Verb[] = [...new Set(Object.values(STAGES).flatMap(({ verbs }) => verbs))];
const OPEN: readonly Verb[] = ['summon-all'];

/** On to the next question; a place that changed hands on the way may ask one of its own first. */
const advance = (table: SittingTable): void => {
  const depth = table.state.under.length;
  while (table.state.under.length === depth && table.state.acclaimed === (-1 as number)) {
    const stage = stageOf(table.state as Sitting);
    if (!stage || stage.asked(table.state as Sitting).length > 0) return;
    const next = stage.close(table);
    table.state.phase.step = next;
    if (next === 'manner') closeVotes(table);
  }
};

const inner: Phase<'parliament'> = {
  rule: '9.1',
  verbs: VERBS,
  enter({ state }) {
    state.phase = PHASE_FACTS.of.parliament.blank();
  },
  goOn: advance,
  asked: (state) => ({ must: (stageOf(state)?.asked(state) ?? []).map(seatName) }),
  candidates: (state, seat) => stageOf(state)?.candidates(state, seatNumber(seat)) ?? [],
  whyNot(state, seat, action) {
    const stage = stageOf(state);
    if (!stage?.verbs.includes(action.do))
      return refuse(stage?.rule ?? '9.1', { why: 'not-at-this-step', verb: action.do });
    return stage.whyNot(state, seatNumber(seat), action as never);
  },
  apply: (table, seat, action) => stageOf(table.state as Sitting)?.apply(table, seatNumber(seat), action as never),
  next: ({ phase }) => (phase.called ? undefined : 'coronation'),
  byDefault: (state, seat): Action | undefined => stageOf(state)?.byDefault(state, seatNumber(seat)),
  open: {
    verbs: OPEN,
    items: ({ phase }) =>
      phase.step === 'summon' ? NOBLES.map((noble) => ({ do: 'summon-all', nobles: [noble] }) as const) : [],
    sample: (state, seat, random) => sampleSummons(state, seatNumber(seat), random),
  },
};
/** Ruling 164: one Parliament is one step; before it is summoned others may still act. */
export const parliament = chapter(inner, ({ phase }) => phase.step === 'summon');
