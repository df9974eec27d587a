// Every column by hand: a search copies states all the time.
import type { Attack, State, Writable } from './state.ts';

const lists = <T>(rows: readonly (readonly T[])[]): T[][] => rows.map((row) => row.slice());
const attackOf = ({ area, attacker, main, over }: Attack): Writable['attacks'][number] => ({
  area,
  attacker,
  main,
  over: lists(over),
});

const phaseOf = (phase: State['phase']): Writable['phase'] => {
  switch (phase.name) {
    case 'card':
      return { ...phase, chosen: phase.chosen.slice() };
    case 'action':
      return {
        ...phase,
        used: phase.used.slice(),
        active: phase.active.slice(),
        credits: phase.credits.slice(),
      };
    case 'battle':
      return {
        ...phase,
        reserves: phase.reserves.slice(),
        acted: phase.acted.slice(),
        turned: phase.turned.slice(),
        rolled: phase.rolled.slice(),
        crossed: phase.crossed.slice(),
      };
    case 'supply':
    case 'political':
      return { ...phase, surplus: phase.surplus.map((owed) => ({ ...owed })) };
  }
};

export const copy = (state: State): Writable => ({
  rules: state.rules,
  options: state.options,
  campaign: state.campaign,
  turn: state.turn,
  kingSide: state.kingSide,
  king: state.king,
  prisoner: state.prisoner,
  at: state.at.slice(),
  steps: state.steps.slice(),
  down: state.down.slice(),
  done: state.done.slice(),
  came: state.came.slice(),
  held: state.held.slice(),
  owed: state.owed.slice(),
  hands: lists(state.hands),
  played: lists(state.played),
  asked: state.asked.slice(),
  dealt: state.dealt.slice(),
  cards: state.cards.slice(),
  player1: state.player1,
  attacks: state.attacks.length === 0 ? [] : state.attacks.map(attackOf),
  suspects: state.suspects.slice(),
  low: state.low.slice(),
  high: state.high.slice(),
  phase: phaseOf(state.phase),
});
