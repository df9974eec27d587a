// `rose calibrate`: how often what the steward judges comes true, over games against itself.
import {
  type Fit,
  fitOf,
  chanceOf as fitted,
  isChance,
  type Player,
  type Sample,
  type SampleRules,
  samplesOf,
  type Verdict,
  verdictOn,
} from '@rose/bots';
import { type AnyGame, isMistake } from '@rose/table';
import { gameNamed, optionsGiven, playersNamed, wholeNumber } from '../arguments.ts';
import type { Command, Io } from '../command.ts';
import { processorTime } from '../measure.ts';
import { wrong } from '../wrong.ts';

/** Of a game no more moments than this are looked at: neighbours say the same. */
const MOMENTS = 20;
/** So many games unseen by the fit are asked for before a number is called a chance. */
const ENOUGH = 200;

const play = (
  game: AnyGame,
  player: Player,
  rules: SampleRules,
  [from, to]: readonly [number, number],
  io: Io,
): readonly Sample[] =>
  Array.from({ length: to - from }, (_, n) => {
    const samples = samplesOf(game, player, rules, from + n);
    if (isMistake(samples)) throw wrong(`${samples.field} ${samples.reason}`);
    if ((from + n + 1) % 20 === 0) io.err(`${from + n + 1} games`);
    return samples;
  }).flat();

const rounded = (share: number): string => `${(100 * share).toFixed(1)} %`;
const tell = (io: Io, name: string, { tenths, brier, baseBrier }: Verdict): void => {
  io.out(
    `${name}: Brier ${brier.toFixed(4)}, always the base rate ${baseBrier.toFixed(4)}, ${rounded(1 - brier / baseBrier)} better`,
  );
  for (const { from, samples, said, came } of tenths)
    if (samples > 0)
      io.out(`  from ${rounded(from)}: said ${rounded(said)}, came ${rounded(came)}, ${samples} samples`);
};

export const calibrate: Command = {
  name: 'calibrate',
  summary: 'How often what the steward judges comes true: a fit on games against itself, checked on others',
  usage: [
    'calibrate <game> --fit N --held N [--bots steward:S] [--seed S] [--milliseconds M] [--opening K] [--option NAME=VALUE]…',
  ],
  help: [
    '--fit N               games the fit is made of, 1 to 100000',
    '--held N              games it is checked on, which it has never seen; 200 for a verdict',
    '--bots steward:S      who plays against itself, default steward:3',
    '--seed S              of the openings and of the bots, default 1',
    '--milliseconds M      processor time for each decision, default 20',
    '--opening K           random actions before the bots begin, default 4',
    '--option NAME=VALUE   an option of the game, see rose games',
  ],
  words: [1, 1],
  options: {
    fit: { type: 'string' },
    held: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    milliseconds: { type: 'string' },
    opening: { type: 'string' },
    option: { type: 'string', multiple: true },
  },
  run({ words, values, json }, io) {
    const game = gameNamed(words[0]);
    const [player] = playersNamed({ ...values, bots: values['bots'] ?? 'steward:3' }, 1) as readonly [Player];
    const rules: SampleRules = {
      seed: wholeNumber(values, 'seed', { min: 0, max: 1_000_000, default: 1 }),
      opening: wholeNumber(values, 'opening', { min: 0, max: 1000, default: 4 }),
      options: optionsGiven(game, values),
      moments: MOMENTS,
      pace: {
        milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 20 }),
        now: processorTime,
      },
    };
    const games = wholeNumber(values, 'fit', { min: 1, max: 100_000 });
    const heldGames = wholeNumber(values, 'held', { min: 1, max: 100_000 });
    const fit: Fit = fitOf(play(game, player, rules, [0, games], io));
    const held = play(game, player, rules, [games, games + heldGames], io);
    const raw = verdictOn(held, fit.base, ({ said }) => said);
    const calibrated = verdictOn(held, fit.base, (sample) => fitted(fit, sample));
    const holds = heldGames >= ENOUGH && isChance(calibrated);
    const { seed, opening, options, moments, pace } = rules;
    if (json) {
      const { milliseconds } = pace;
      const setting = { game: game.meta.id, seed, opening, options, moments, milliseconds, games, heldGames };
      io.out(JSON.stringify({ ...setting, samples: held.length, raw, calibrated, holds, fit }));
      return 0;
    }
    io.out(`${game.meta.id}: fitted on ${games} games, checked on ${heldGames} others, ${held.length} samples`);
    tell(io, 'as judged', raw);
    tell(io, 'as fitted', calibrated);
    io.out(holds ? 'may be called a chance' : 'may not be called a chance');
    return 0;
  },
};
