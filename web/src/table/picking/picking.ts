// What a touch on the board means. Choices are found by their gestures, sequences of places; no rule is known here.
import { beginsWith, mayMean } from '@rose/board';
import type { Kind, Refusal } from '@rose/table';

/** A choice of the seat: allowed, or refused with the reason. */
export interface Choice<A = Kind['action']> {
  readonly action: A;
  readonly text: string;
  readonly gestures: readonly (readonly string[])[];
  readonly refusal?: Refusal<Kind>;
}
export interface Hand {
  readonly may: readonly Choice[];
  /** None: nobody has asked for them yet. */
  readonly mayNot: readonly Choice[] | undefined;
}

/** What follows from a touch. */
export type Touched =
  | { readonly means: 'play'; readonly choice: Choice }
  | { readonly means: 'pick'; readonly picked: readonly string[] }
  /** Several actions are complete; longer gestures may still go on from here. */
  | { readonly means: 'menu'; readonly picked: readonly string[]; readonly choices: readonly Choice[] }
  /** Nothing that is allowed: what is refused must be asked for, then the same touch tells why not. */
  | { readonly means: 'wonder'; readonly place: string }
  | { readonly means: 'refuse'; readonly place: string; readonly choices: readonly Choice[] }
  /** Not on the list at all: actions heard of earlier that the host may be asked about. */
  | { readonly means: 'ask'; readonly place: string; readonly choices: readonly Choice[] }
  /** Nothing begins here: whoever knows the game may say what this touch could have meant. */
  | { readonly means: 'nothing'; readonly place: string }
  | { readonly means: 'clear' };

const meant = (choices: readonly Choice[], touches: readonly string[]): readonly Choice[] =>
  choices.filter(({ gestures }) => mayMean(gestures, touches));

const isComplete = (choice: Choice, touches: readonly string[]): boolean =>
  choice.gestures.some((gesture) => gesture.length === touches.length && beginsWith(gesture, touches));

const goesOn = (choice: Choice, touches: readonly string[]): boolean =>
  choice.gestures.some((gesture) => gesture.length > touches.length && beginsWith(gesture, touches));

/** The allowed choices that the touches so far may still mean. */
export const offered = (hand: Hand, picked: readonly string[]): readonly Choice[] => meant(hand.may, picked);

/** The places that go on from the touches so far. */
export const open = (hand: Hand, picked: readonly string[]): readonly string[] => {
  const places = new Set<string>();
  for (const { gestures } of hand.may)
    for (const gesture of gestures) {
      const next = gesture[picked.length];
      if (next !== undefined && beginsWith(gesture, picked)) places.add(next);
    }
  return [...places];
};

/** The choice that a touch here would make, when it is the only one. */
export const previewOf = (hand: Hand, picked: readonly string[], place: string): Choice | undefined => {
  const [only, ...others] = meant(hand.may, [...picked, place]);
  return only && others.length === 0 ? only : undefined;
};

/** Many refusals begin with the same touches: the reason most of them give speaks for all. */
const commonest = (choices: readonly Choice[]): readonly Choice[] => {
  const counts = new Map<string, number>();
  for (const { refusal } of choices) {
    const why = refusal?.because.why ?? '';
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return choices.filter(({ refusal }) => counts.get(refusal?.because.why ?? '') === most).slice(0, 1);
};

/** A first touch alone speaks only for those whose chief gesture, the first listed, begins with it. */
const refusedBy = (mayNot: readonly Choice[], touches: readonly string[]): readonly Choice[] => {
  const matching = meant(mayNot, touches);
  const complete = matching.filter((choice) => isComplete(choice, touches));
  if (complete.length > 0) return complete;
  const chief = matching.filter(({ gestures: [first = []] }) => touches.length > 1 || beginsWith(first, touches));
  return chief.length > 0 ? commonest(chief) : [];
};

/** Allowed choices match the touches: play the only one, go on, or let the player choose. */
const follow = (choices: readonly Choice[], touches: readonly string[]): Touched => {
  const complete = choices.filter((choice) => isComplete(choice, touches));
  const longer = choices.some((choice) => goesOn(choice, touches));
  const [only] = complete;
  if (!only) return { means: 'pick', picked: touches };
  if (complete.length === 1 && !longer) return { means: 'play', choice: only };
  return { means: 'menu', picked: touches, choices: complete };
};

/** A picked place touched again is put back; what else is in the hand stays there if it means something alone. */
const putBack = (hand: Hand, picked: readonly string[], place: string): Touched => {
  const rest = picked.filter((other) => other !== place);
  return rest.length > 0 && meant(hand.may, rest).length > 0 ? { means: 'pick', picked: rest } : { means: 'clear' };
};

/** The touch does not go on from all that was picked: it may from the later part of it, or begin anew. */
const changeOfMind = (hand: Hand, touches: readonly string[]): Touched | undefined => {
  for (let from = 1; from < touches.length; from++) {
    const later = touches.slice(from);
    const going = meant(hand.may, later);
    if (going.length > 0) return follow(going, later);
  }
  return undefined;
};

/** `heard` are actions that earlier moments of the same phase listed. */
export const touch = (
  hand: Hand,
  picked: readonly string[],
  place: string,
  heard: () => readonly Choice[] = () => [],
): Touched => {
  const touches = [...picked, place];
  const going = meant(hand.may, touches);
  if (going.length > 0) return follow(going, touches);
  if (picked.includes(place)) return putBack(hand, picked, place);
  const changed = changeOfMind(hand, touches);
  if (changed) return changed;
  const { mayNot } = hand;
  if (!mayNot) return { means: 'wonder', place };
  const refused = refusedBy(mayNot, touches);
  if (refused.length > 0) return { means: 'refuse', place, choices: refused };
  const formed = heard().filter((choice) => isComplete(choice, touches));
  if (formed.length > 0) return { means: 'ask', place, choices: formed };
  const alone = picked.length > 0 ? refusedBy(mayNot, [place]) : [];
  if (alone.length > 0) return { means: 'refuse', place, choices: alone };
  return picked.length > 0 ? { means: 'clear' } : { means: 'nothing', place };
};
