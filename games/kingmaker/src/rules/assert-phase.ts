// What a phase must remember for its questions to be asked: whose turn it is, who summoned, which ship, which pair. Kept
// short, since every table loads it: the field, and what it must be.
import type { Fault } from '@rose/parts';
import { isInPlay } from './position/pieces.ts';
import { isLead, isSailing, sailorOf } from './position/ships.ts';
import { keeperOfRoyal } from './position/throne.ts';
import { ASIDE, NONE } from './spots.ts';
import type { State } from './state.ts';

type Phase = State['phase'];
type Wrong = readonly [field: string, must: string] | false;

const sittingWrong = (state: State, phase: Extract<Phase, { name: 'parliament' }>): Wrong => {
  const { step, pairs, nominee, cards } = phase;
  const isHere = (noble: number | undefined): boolean => noble !== undefined && isInPlay(state, noble);
  if (step === 'summon' || step === 'done') return false;
  if (phase.summoner === NONE) return ['summoner', 'a seat'];
  if (phase.site === NONE && step !== 'site') return ['site', 'a place'];
  if (cards.some((card) => state.held[card] !== ASIDE)) return ['cards', 'cards that lie aside'];
  if ((step === 'partner' || step === 'assent') && !(isHere(pairs.at(-1)?.noble) && isHere(pairs.at(-1)?.other)))
    return ['pairs', 'of nobles in play'];
  return step === 'ballot' && !(isHere(nominee) && cards.length > 0) && ['nominee', 'a noble in play, for a card'];
};
const wrongIn = (state: State, phase: Phase): Wrong => {
  switch (phase.name) {
    case 'parliament':
      return sittingWrong(state, phase);
    case 'storm':
      return (
        !phase.ships.every(
          (ship) => isSailing(state, ship) && isLead(state, ship) && sailorOf(state, ship) !== NONE,
        ) && ['ships', 'ships at sea that lead']
      );
    case 'escort':
      return keeperOfRoyal(state, phase.royal) === NONE && ['royal', 'an heir whom somebody controls'];
    case 'free-moves':
      return phase.step !== 'ask' && phase.step !== 'done' && phase.mover === NONE && ['mover', 'a seat'];
    default:
      return false;
  }
};
/** Of the present phase, and of those that rest beneath it. */
export const phaseFault = (state: State): Fault | undefined => {
  const { name } = state.phase;
  const fault = (field: string, must: string): Fault => ({ field, reason: `must be ${must} here` });
  if (name === 'allocation') return undefined;
  if (state.first === NONE) return fault('first', 'a seat');
  if (state.turn === NONE && name !== 'placement') return fault('turn', 'a seat');
  for (const [i, phase] of [state.phase, ...state.under].entries()) {
    const wrong = wrongIn(state, phase);
    if (wrong) return fault(`${i === 0 ? 'phase' : `under[${i - 1}]`}.${wrong[0]}`, wrong[1]);
  }
  return undefined;
};
