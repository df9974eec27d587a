// How often a judgement comes true: moments of games of the house against itself, a fit on some of them, and a check on
// others that the fit has never seen.
import { type AnyGame, begin, isMistake, type Mistake, seeded } from '@rose/table';
import { match, openAtRandom, type Pace, type Player } from './match.ts';

/** One moment of a game: what the seat to act was told, from 0 to 1, how far on the game was, and what came of it. */
export interface Sample {
  readonly said: number;
  readonly decisions: number;
  /** 1 won, 0 lost, a half drawn. */
  readonly came: number;
}
export interface SampleRules {
  readonly seed: number;
  /** Random decisions before the bots begin. */
  readonly opening: number;
  readonly options: object;
  readonly moments: number;
  readonly pace: Pace;
}
/** One game against itself: so many of its moments, spread evenly. */
export const samplesOf = (
  game: AnyGame,
  player: Player,
  rules: SampleRules,
  nth: number,
): readonly Sample[] | Mistake => {
  const course = begin(game, { options: rules.options }, seeded(rules.seed * 100_003 + nth));
  if (isMistake(course)) return course;
  openAtRandom(game, course, rules.opening, seeded(rules.seed * 100_003 + nth + 50_000));
  const seats = game.seats(course.opening.options);
  const dice = seeded(rules.seed * 200_003 + nth);
  const { outcome, thoughts } = match(game, course, new Map(seats.map((seat) => [seat, player])), dice, rules.pace);
  const { winners } = outcome;
  const count = Math.min(rules.moments, thoughts.length);
  return Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * thoughts.length) / count)).flatMap((at) => {
    const thought = thoughts[at];
    if (!thought) return [];
    const came = winners.length === 0 ? 0.5 : winners.includes(thought.seat) ? 1 : 0;
    return [{ said: (1 + thought.thought.score) / 2, decisions: at, came }];
  });
};

/** Steps of a rising line: from `from` on, `share` came true. */
export interface Stair {
  readonly from: number;
  readonly share: number;
}
interface Block {
  readonly from: number;
  readonly sum: number;
  readonly count: number;
}
/** The rising line nearest to the samples: neighbours that fall are levelled (isotonic regression). */
export const risingFit = (samples: readonly Sample[]): readonly Stair[] => {
  const blocks: Block[] = [];
  for (const { said, came } of samples.toSorted((a, b) => a.said - b.said)) {
    let last: Block = { from: said, sum: came, count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.count >= last.sum / last.count; ) {
      blocks.pop();
      last = { from: before.from, sum: before.sum + last.sum, count: before.count + last.count };
      before = blocks.at(-1);
    }
    blocks.push(last);
  }
  return blocks.map(({ from, sum, count }) => ({ from, share: sum / count }));
};
export const shareAt = (stairs: readonly Stair[], said: number): number =>
  (stairs.findLast(({ from }) => from <= said) ?? stairs[0])?.share ?? 0.5;

/** A line for each third of the game, by how many decisions have been made. */
export interface Fit {
  readonly stages: readonly { readonly below: number; readonly stairs: readonly Stair[] }[];
  /** What always saying the same would say. */
  readonly base: number;
}
const STAGES = 3;
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const fitOf = (samples: readonly Sample[]): Fit => {
  const sorted = samples.map(({ decisions }) => decisions).toSorted((a, b) => a - b);
  const bounds = Array.from({ length: STAGES }, (_, n) =>
    n === STAGES - 1 ? Number.MAX_SAFE_INTEGER : (sorted[Math.floor(((n + 1) * sorted.length) / STAGES)] ?? 0),
  );
  const stages = bounds.map((below, n) => ({
    below,
    stairs: risingFit(samples.filter(({ decisions }) => decisions < below && decisions >= (bounds[n - 1] ?? 0))),
  }));
  return { stages, base: mean(samples.map(({ came }) => came)) };
};
export const chanceOf = ({ stages }: Fit, { said, decisions }: Sample): number =>
  shareAt(stages.find(({ below }) => decisions < below)?.stairs ?? [], said);

export interface Tenth {
  readonly from: number;
  readonly samples: number;
  readonly said: number;
  readonly came: number;
}
/** How well a chance keeps its word. */
export interface Verdict {
  readonly tenths: readonly Tenth[];
  /** The mean squared distance from what came; and of always saying the base rate. */
  readonly brier: number;
  readonly baseBrier: number;
}
export const verdictOn = (samples: readonly Sample[], base: number, says: (sample: Sample) => number): Verdict => {
  const said = samples.map((sample) => ({ chance: says(sample), came: sample.came }));
  const tenths = Array.from({ length: 10 }, (_, n): Tenth => {
    const here = said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === n);
    const [chance, came] = [mean(here.map((one) => one.chance)), mean(here.map((one) => one.came))];
    return { from: n / 10, samples: here.length, said: chance, came };
  });
  const brier = mean(said.map(({ chance, came }) => (chance - came) ** 2));
  return { tenths, brier, baseBrier: mean(said.map(({ came }) => (base - came) ** 2)) };
};
/** A number may be called a chance where every well-filled tenth is right within five points and it says more than the base rate. */
export const isChance = ({ tenths, brier, baseBrier }: Verdict): boolean =>
  brier <= 0.85 * baseBrier &&
  tenths.every(({ samples, said, came }) => samples < 100 || Math.abs(said - came) <= 0.05);
