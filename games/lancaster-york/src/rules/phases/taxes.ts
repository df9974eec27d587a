// 3.0 Taxes (3.1), then French aid (3.2), both in turn order.
import { SEATS, seatOf } from '../data/box.ts';
import { aidFor, incomeOf, pay } from '../position.ts';
import type { AidAction, Phase, State, Table } from '../state.ts';

/** 3.1 The sum printed on all cards held, those just picked included. */
const collect = ({ state, tell }: Table): void => {
  for (const seat of state.order) {
    const sum = incomeOf(state, seat);
    pay(state, seat, -sum);
    tell('3.1', { say: 'taxes-paid', seat: seatOf(seat), sum, money: state.money[seat] as number });
  }
  state.phase = { name: 'taxes', step: 'aid', asked: 0 };
};

/** 3.2 The players who have still to be asked; those with nothing to decide are skipped. */
export const toBeAsked = (state: State, asked: number): readonly number[] =>
  state.turn === 1 ? [] : state.order.slice(asked).filter((seat) => aidFor(state, seat) > 0);

const ANSWERS: readonly AidAction[] = [{ do: 'take-aid' }, { do: 'decline-aid' }];

export const taxes: Phase<'taxes', AidAction> = {
  rule: '3.2',
  verbs: ['take-aid', 'decline-aid'],
  enter({ state }) {
    state.phase = { name: 'taxes', step: 'collect', asked: 0 };
  },
  goOn(table) {
    if (table.state.phase.step === 'collect') collect(table as unknown as Table);
  },
  asked: (state) => ({
    must: state.phase.step === 'collect' ? [] : toBeAsked(state, state.phase.asked).slice(0, 1).map(seatOf),
  }),
  candidates: () => ANSWERS,
  whyNot: () => undefined,
  apply({ state, tell }, seat, action) {
    const player = SEATS.indexOf(seat);
    const sum = aidFor(state as State, player);
    state.phase.asked = state.order.indexOf(player) + 1;
    if (action.do === 'decline-aid') {
      tell('3.2', { say: 'aid-declined', seat, sum });
      return;
    }
    state.aid[player] = 0;
    pay(state, player, -sum);
    tell('3.2', { say: 'aid-taken', seat, sum, money: state.money[player] as number });
  },
  next: () => 'planning',
  legal: () => ANSWERS,
};
