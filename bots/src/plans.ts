// The door to all that bots need at games with a planner: a page fetches it for these alone.
export { chooseAhead } from './foresight.ts';
export { newIntentions } from './intentions.ts';
export { planGreedily, planThoughtfully } from './planning.ts';
