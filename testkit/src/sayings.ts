// Everything that two catalogues say in games played by chance: said at all, each in its own typography, about the same
// places. A game asks with one line of a test.
import {
  type AnyGame,
  act,
  begin,
  choices,
  isMistake,
  type Kind,
  legal,
  mustAnswer,
  outcomeOf,
  peekInto,
  pick,
  type Random,
  seeded,
  stateOf,
  type Viewer,
} from '@rose/table';
import { type Catalogue, type Line, placesIn, plain } from '@rose/table/text';
import { anyOptions } from './options.ts';
import type { Saying as SayingOf } from './prose.ts';
import { slipIn } from './rules-text.ts';

export interface BothWords<K extends Kind> {
  readonly en: Catalogue<K>;
  readonly fr: Catalogue<K>;
}
type Words = Catalogue<Kind>;
type Saying = SayingOf<Kind>;
interface Heard {
  /** By what they are about, so that the same is not heard twice. */
  readonly sentences: Map<string, Saying>;
  readonly names: Map<string, Saying>;
}

type By<T> = Readonly<Record<string, (about: T) => Line>>;
/** What a catalogue says about a thing of a kind; nothing where it has no words for the kind. */
const said = <T>(about: By<T>, kind: string, thing: T): Line | string => about[kind]?.(thing) ?? '';

const MOST = 40;
const hearState = (game: AnyGame, state: Kind['state'], seat: string, heard: Heard): void => {
  const view = game.view(state, seat);
  const at = JSON.stringify(view);
  const asked = (words: Words) => words.prompt[state.phase.name]?.(view, seat, []);
  heard.sentences.set(`ask ${seat} ${at}`, (words) => asked(words)?.ask ?? '');
  heard.sentences.set(`explain ${seat} ${at}`, (words) => asked(words)?.explain ?? '');
  heard.sentences.set(`aim ${seat} ${at}`, (words) => words.aim(view, seat));
  heard.names.set(`seat ${seat} ${at}`, (words) => words.seatLine(view, seat));
  const { may, mayNot } = choices(game, state, seat);
  for (const action of [...may.slice(0, MOST), ...mayNot.slice(0, MOST).map((refused) => refused.action)])
    heard.names.set(`does ${game.write(action)}`, (words) => said(words.does, action.do, action));
  for (const { refusal } of mayNot.slice(0, MOST))
    if (refusal.rule !== undefined)
      heard.sentences.set(`why ${JSON.stringify(refusal.because)}`, (words) =>
        said(words.why as By<unknown>, refusal.because.why, refusal.because),
      );
};

/** Behind a curtain whoever comes reads what is asked, put by what bystanders see. */
const hearBeside = (game: AnyGame, state: Kind['state'], heard: Heard): void => {
  const view = game.view(state, 'spectator');
  for (const seat of mustAnswer(game, state))
    heard.sentences.set(
      `beside ${seat} ${JSON.stringify(view)}`,
      (words) => words.prompt[state.phase.name]?.(view, seat, []).ask ?? '',
    );
};

const listen = (game: AnyGame, random: Random, heard: Heard): void => {
  const course = begin(game, { options: anyOptions(game, random) }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const seats = game.seats(course.opening.options);
  for (let n = 0; n < 400 && !outcomeOf(game, course); n++) {
    const state = stateOf(course);
    if (n % 8 === 0) for (const seat of seats) hearState(game, state, seat, heard);
    if (n % 8 === 0) hearBeside(game, state, heard);
    const seat = pick(mustAnswer(game, state), random);
    act(game, course, seat, pick(legal(game, state, seat), random), random);
  }
  const viewers: readonly Viewer<Kind>[] = [...seats, 'spectator'];
  for (const { told } of course.steps)
    for (const { entry } of told)
      for (const viewer of viewers) {
        const peeked: Kind['entry'] | undefined = peekInto<unknown>(entry, viewer) as Kind['entry'] | undefined;
        // a line for others alone was never said
        if (peeked)
          heard.sentences.set(`log ${JSON.stringify(peeked)}`, (words) =>
            said(words.log as By<unknown>, peeked.say, peeked),
          );
      }
  const outcome = outcomeOf(game, course);
  if (outcome)
    heard.sentences.set(`how ${outcome.how} ${outcome.winners.join()}`, (words) =>
      said(words.how as By<readonly string[]>, outcome.how, outcome.winners),
    );
};

const UNSAID = /^$|undefined|\bnull\b|NaN|object Object|function| {2}|^\s|\s$|\.\./;
/** Marks of the other language, and such as no language of the house has. */
const SLIPS = {
  en: /[\u202f«»'"]/,
  fr: /[^\u202f][;!?]|[^\u00a0][:%£]|'|"|«[^\u00a0]|[^\u00a0]»/,
} as const;

/** The places that are named, each once. */
const namedIn = (line: Line | string): string =>
  typeof line === 'string' ? '' : [...new Set(placesIn(line))].sort().join(', ');

const faultOf = (saying: Saying, both: BothWords<Kind>, isSentence: boolean): string | undefined => {
  for (const language of ['en', 'fr'] as const) {
    const line = saying(both[language]);
    const text = typeof line === 'string' ? line : plain(line);
    if (UNSAID.test(text)) return `${language} leaves something unsaid: "${text}"`;
    const slip = slipIn(text, SLIPS[language]);
    if (slip !== undefined) return `${language} typography: ${slip}`;
    if (isSentence && !/[.!?…»”]$/.test(text)) return `${language} is no sentence: "${text}"`;
  }
  const [en, fr] = [namedIn(saying(both.en)), namedIn(saying(both.fr))];
  return en === fr ? undefined : `other places: ${en} / ${fr}`;
};

/** So many of a kind are enough to see what is wrong. */
const MOST_OF_A_KIND = 12;
/** Kinds of faults stand before what is told of one. */
const kindOf = (fault: string): string => fault.slice(0, fault.indexOf('"'));
const firstOfEachKind = (faults: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return faults.filter((fault) => {
    const count = (counts.get(kindOf(fault)) ?? 0) + 1;
    counts.set(kindOf(fault), count);
    return count <= MOST_OF_A_KIND;
  });
};

/** What is wrong with the words of a game, each fault once. */
export const wordsFaults = <K extends Kind>(
  game: AnyGame,
  words: BothWords<K>,
  { games = 10, seed = 1485 } = {},
): readonly string[] => {
  const both = words as unknown as BothWords<Kind>;
  const heard: Heard = { sentences: new Map(), names: new Map() };
  const random = seeded(seed);
  for (let n = 0; n < games; n++) listen(game, random, heard);
  const faults = [
    ...[...heard.sentences.values()].map((saying) => faultOf(saying, both, true)),
    ...[...heard.names.values()].map((saying) => faultOf(saying, both, false)),
  ];
  return firstOfEachKind([...new Set(faults.flatMap((fault) => fault ?? []))]);
};
