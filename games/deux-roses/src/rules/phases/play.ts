// 3.0 On your turn you do exactly one action: a move (3), an attack (4) or a reinforcement (5).
import { type Asked, refuse } from '@rose/table';
import { around } from '../data/cells.ts';
import { outcome } from '../outcome.ts';
import { isEmpty, perform, soldiersOf } from '../position.ts';
import { type OtherAction, recreates, recreatesFrom, remember } from '../situation.ts';
import { other, type Phase, type PlayAction, type Seat, type State, type Table } from '../state.ts';
import { addAttacks, attackCandidates, attacksTried, whyNotCombat } from './combat.ts';
import { addMarches, addTranslations, legalSteps, moveCandidates, movesTried, whyNotMove } from './moves.ts';
import { addCalls, callCandidates, whyNotCall } from './reinforcement.ts';
import { report } from './report.ts';

/** 3.4 The very first action must be a plain step (ruling 12). */
const isOpening = (state: State): boolean => state.actions === 0 && state.options.openingIsSingleStep;

/** Why the chapters refuse an action, before the opening and repetition are looked at. */
const whyNotByChapter = (state: State, seat: Seat, action: PlayAction) => {
  switch (action.do) {
    case 'step':
    case 'march':
    case 'translate':
      return whyNotMove(state, seat, action);
    case 'breakthrough':
    case 'attack':
      return whyNotCombat(state, seat, action);
    case 'reinforce':
      return whyNotCall(state, seat, action);
    case 'pass':
      // 3.5 A pass happens by itself when nothing is legal, never by choice (rulings 13, 14).
      return refuse('3.5', { why: 'must-act' });
  }
};

const legalActions = (state: State, seat: Seat): readonly PlayAction[] => {
  const soldiers = soldiersOf(state, seat);
  const walks = legalSteps(state, soldiers);
  const others: OtherAction[] = [];
  if (!isOpening(state)) {
    addMarches(state, soldiers, walks);
    addTranslations(state, soldiers, others);
    addAttacks(state, seat, soldiers, others);
    addCalls(state, seat, soldiers, others);
  }
  const recreating = recreatesFrom(state, seat);
  const actions: PlayAction[] = [];
  for (const walk of walks) if (!recreating.walk(walk)) actions.push(walk);
  for (const action of others) if (!recreating.other(action)) actions.push(action);
  return actions;
};

/** Whether the player to move has any action; nearly always some step answers it. */
export const canAct = (state: State): boolean => {
  const seat = state.toMove;
  const recreating = recreatesFrom(state, seat);
  for (const from of soldiersOf(state, seat))
    for (const to of around(from)) if (isEmpty(state, to) && !recreating.walk({ do: 'step', from, to })) return true;
  return legalActions(state, seat).length > 0;
};

/** The turn goes to the other player; the situation is remembered (6.2). */
const endTurn = (state: Table['state']): void => {
  state.actions += 1;
  state.toMove = other(state.toMove);
  remember(state);
};

/** 3.5 Who has no legal action passes; the pass counts as an action (rulings 14, 45). */
const passWhileStuck = ({ state, tell }: Table): void => {
  while (!outcome(state) && !canAct(state)) {
    tell('3.5', { say: 'passed', seat: state.toMove });
    state.passes += 1;
    endTurn(state);
  }
};

/** Ruling 11: who placed first also moves first, unless the table was opened otherwise. */
const startPlay = (state: Table['state']): void => {
  state.toMove = state.options.firstPlacerMovesFirst ? 'lancaster' : 'york';
  remember(state);
};

const NOBODY: Asked<Seat> = { must: [] };
const ASKED: { readonly [S in Seat]: Asked<Seat> } = { lancaster: { must: ['lancaster'] }, york: { must: ['york'] } };

export const play: Phase<'play', PlayAction> = {
  rule: '3.0',
  verbs: ['step', 'march', 'translate', 'breakthrough', 'attack', 'reinforce', 'pass'],
  enter({ state }) {
    startPlay(state);
    state.phase = { name: 'play', open: false };
  },
  goOn(table) {
    const { state } = table;
    if (state.phase.open) return;
    passWhileStuck(table);
    state.phase.open = !outcome(state);
  },
  asked: (state) => (state.phase.open ? ASKED[state.toMove] : NOBODY),
  *candidates(state, seat) {
    // A hand that reaches for an enemy means an attack: those reasons come first.
    yield* attackCandidates(state, seat);
    yield* moveCandidates(state, seat);
    yield* callCandidates();
    yield { do: 'pass' };
  },
  whyNot(state, seat, action) {
    const refusal = whyNotByChapter(state, seat, action);
    if (refusal) return refusal;
    if (isOpening(state) && action.do !== 'step') return refuse('3.4', { why: 'opening-is-a-step' });
    if (recreates(state, seat, action)) return refuse('6.2', { why: 'situation-seen-before' });
    return undefined;
  },
  legal: legalActions,
  verbsNow: (state, seat) => [...attacksTried(state, seat), ...movesTried(state, seat), 'reinforce', 'pass'],
  apply(table, seat, action) {
    const { state } = table;
    report(table, seat, action);
    perform(state, seat, action);
    state.passes = 0;
    endTurn(state);
    state.phase.open = false;
  },
  next: () => 'play',
};
