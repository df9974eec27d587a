// Whole plans weighed: in worlds where everybody else's plan lies on the table, one plan after the other is laid beside
// them and it is judged what all of them together come to.
import type { Draft, IsUp, Kind, Planner, Random } from '@rose/table';

export interface Trial {
  readonly planner: Planner<Kind>;
  readonly seat: string;
  /** What all plans together come to for a seat. */
  readonly judge: (world: Kind['state'], seat: string) => number;
  /** Owned by the thinker. */
  readonly worlds: readonly Kind['state'][];
}
/** A plan with what it comes to in each world of its trial. */
export interface Weighed {
  readonly plan: object;
  readonly scores: readonly number[];
  readonly mean: number;
}

const weighIn = ({ planner, seat, judge }: Trial, world: Kind['state'], plan: object): number => {
  planner.lay(world as Draft<Kind['state']>, seat, plan);
  return judge(world, seat);
};
export const meanOfAll = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / Math.max(1, numbers.length);
};
export const weigh = (trial: Trial, plan: object): Weighed => {
  const scores = trial.worlds.map((world) => weighIn(trial, world, plan));
  return { plan, scores, mean: meanOfAll(scores) };
};

/** A gain smaller than this is none. */
const LEAST_GAIN = 1e-4;
interface Found {
  readonly best: Weighed;
  readonly looked: number;
}
/** The best single change, again and again, until none is better; every step looks at all changes. */
export const climb = (trial: Trial, start: object, most: number, isUp: IsUp): Found => {
  const [world] = trial.worlds as readonly [Kind['state']];
  let best = weigh(trial, start);
  let looked = 1;
  for (let step = 0; step < most; step++) {
    let next = best;
    for (const plan of trial.planner.near(world, trial.seat, best.plan)) {
      if (isUp()) return { best: next, looked };
      const weighed = weigh(trial, plan);
      looked++;
      if (weighed.mean > next.mean + LEAST_GAIN) next = weighed;
    }
    if (next === best) break;
    best = next;
  }
  return { best, looked };
};

/** Worlds looked at before a change that seems worse is given up. */
const CHUNK = 4;
const HOPELESS = 0.01;
/** The change weighed against what it changes; nothing where it is no better. */
const better = (trial: Trial, plan: object, than: Weighed): Weighed | undefined => {
  const scores: number[] = [];
  let ahead = 0;
  for (const [n, world] of trial.worlds.entries()) {
    const score = weighIn(trial, world, plan);
    scores.push(score);
    ahead += score - (than.scores[n] as number);
    if ((n + 1) % CHUNK === 0 && ahead < -HOPELESS * (n + 1)) return undefined;
  }
  return ahead > LEAST_GAIN * scores.length ? { plan, scores, mean: meanOfAll(scores) } : undefined;
};

/** Changes at random, the better ones kept: reaches further than single steps, and may be stopped at any time. */
export const wander = (trial: Trial, start: object, rounds: number, dice: Random, isUp: IsUp): Found => {
  const [world] = trial.worlds as readonly [Kind['state']];
  let best = weigh(trial, start);
  let looked = 1;
  for (; looked <= rounds && !isUp(); looked++) {
    const plan = trial.planner.vary(world, trial.seat, best.plan, dice);
    best = better(trial, plan, best) ?? best;
  }
  return { best, looked };
};
