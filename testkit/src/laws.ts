// The laws every game must pass, as one harness. A game writes none of them: it is asked.

import { COPIES } from './laws/copies.ts';
import { DRAWING } from './laws/drawing.ts';
import { REPLAY, SEALS, UNDO } from './laws/journals.ts';
import { type Breach, type Change, judge, type LawName, type Moment, type Story } from './laws/law.ts';
import { QUESTIONS } from './laws/questions.ts';
import { LEARNING, SECRECY } from './laws/secrecy.ts';
import { CHEAP, DEAR, FROZEN } from './laws/states.ts';

export { journalOf } from './laws/journals.ts';
export { type Breach, LAWS, type LawName, type Moment } from './laws/law.ts';
export { printOf } from './laws/print.ts';

type Only = readonly LawName[] | undefined;
/** Of every state. */
export const judgeState = (moment: Moment, only?: Only): readonly Breach[] => judge(CHEAP, moment, only);
/** Of some states: these play and refuse everything there is. */
export const judgeStateWhole = (moment: Moment, only?: Only): readonly Breach[] =>
  judge([...DEAR, ...COPIES, ...DRAWING, ...QUESTIONS, ...SECRECY], moment, only);
/** Of the same states, last of all: once an engine has met a frozen state, all rules are slower for good. */
export const judgeStateFrozen = (moment: Moment, only?: Only): readonly Breach[] => judge(FROZEN, moment, only);
/** Of a change, when it is among them. */
export const judgeChange = (change: Change, only?: Only): readonly Breach[] =>
  judge([...SEALS, ...LEARNING], change, only);
/** Of a course as it stands. */
export const judgeUndo = (story: Story, only?: Only): readonly Breach[] => judge(UNDO, story, only);
/** Of a whole journal. */
export const judgeReplay = (story: Story, only?: Only): readonly Breach[] => judge(REPLAY, story, only);
