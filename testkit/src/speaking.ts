// What the catalogues of a game say of each thing, as sayings: a game's test lists the things, and judges the prose.
import type { Kind, PhaseName } from '@rose/table';
import { type Catalogue, type Lesson, type Line, plain } from '@rose/table/text';
import type { Saying } from './prose.ts';

type Seats<K extends Kind> = readonly K['seat'][];
type Picks = readonly (readonly string[])[];
type By = Readonly<Record<string, ((thing: object) => Line) | undefined>>;

export interface Speaking<K extends Kind> {
  told(entries: Iterable<{ readonly say: string }>): readonly Saying<K>[];
  refused(whys: Iterable<{ readonly why: string }>): readonly Saying<K>[];
  done(actions: Iterable<{ readonly do: string }>): readonly Saying<K>[];
  /** What seats are asked in a view, for each way of having begun an answer. */
  asked(phase: PhaseName<K>, view: K['view'], seats: Seats<K>, picks: Picks): readonly Saying<K>[];
  /** What they must do to win. */
  aims(view: K['view'], seats: Seats<K>): readonly Saying<K>[];
  /** What places and seats are called in a view. */
  named(view: K['view'], places: readonly string[], seats: Seats<K>): readonly Saying<K>[];
  /** The names of verbs, options and their values, presets, and how these sections are cited. */
  labels(sections: readonly string[]): readonly Saying<K>[];
}

/** `known`: either catalogue, for what there is to be named. */
export const speaking = <K extends Kind>(known: Pick<Catalogue<K>, 'verbs' | 'options' | 'presets'>): Speaking<K> => {
  type Says = Saying<K>;
  const about =
    (list: 'log' | 'why' | 'does', kind: string, thing: object): Says =>
    (words) =>
      (words[list] as unknown as By)[kind]?.(thing) ?? '';
  const each = <T>(things: Iterable<T>, say: (thing: T) => Says): readonly Says[] => Array.from(things, say);
  return {
    told: (entries) => each(entries, (entry) => about('log', entry.say, entry)),
    refused: (whys) => each(whys, (why) => about('why', why.why, why)),
    done: (actions) => each(actions, (action) => about('does', action.do, action)),
    asked: (phase, view, seats, picks) =>
      seats.flatMap((seat) =>
        picks.flatMap((picked): readonly Says[] => [
          (words) => words.prompt[phase](view, seat, picked).ask,
          (words) => words.prompt[phase](view, seat, picked).explain,
        ]),
      ),
    aims: (view, seats) => each(seats, (seat) => (words) => words.aim(view, seat)),
    named: (view, places, seats) => [
      ...each(places, (place) => (words) => words.place(view, place)),
      ...each(seats, (seat) => (words) => words.seatLine(view, seat)),
    ],
    labels: (sections) => [
      ...each(Object.keys(known.verbs) as K['action']['do'][], (verb) => (words) => words.verbs[verb]),
      ...(Object.keys(known.options) as (keyof K['options'])[]).flatMap((option): readonly Says[] => [
        ({ options }) => options[option].name,
        ({ options }) => options[option].explain,
        ({ options }) => Object.values(options[option].values ?? {}).join(' · ') || options[option].name,
      ]),
      ...Object.keys(known.presets ?? {}).flatMap((preset): readonly Says[] => [
        ({ presets }) => presets?.[preset]?.name ?? '',
        ({ presets }) => presets?.[preset]?.explain ?? '',
      ]),
      ...each(sections, (section) => (words) => words.section(section)),
    ],
  };
};

/** The texts of a lesson. */
export const textsOf = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap(({ title, text }) => [title, plain(text)]);
