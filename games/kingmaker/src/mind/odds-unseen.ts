// 7.1, 17.3 The Event cards that may still lie in the deck, as far as one seat has seen: not those in its own hand, not
// those that lie open, and not those that all saw leave the deck since it was last shuffled.
import { E, type EventId, eventKind, eventName, isEventName } from '../rules/data/events.ts';
import { eventsOfGame } from '../rules/event-deck.ts';
import type { LogEntry } from '../rules/log.ts';
import type { View } from '../secrecy/seen.ts';

/** A line of the log as a page has it: what is not for its eyes is left out. */
export interface Told {
  readonly say: string;
}
type ToldNow = Told & { readonly card?: unknown; readonly nobles?: readonly unknown[] };
/** What each line says of the deck: a card left it for the discards, or for a hand; a card went from a hand to the discards. */
const TURNED: readonly LogEntry['say'][] = ['card-turned', 'combat-card', 'set-aside'];
const KEPT: readonly LogEntry['say'][] = ['card-kept', 'free-move-found'];
/** Used, without a name; of a summons one Writ a noble, and perhaps the card that allows it. */
const usedBy = ({ say, nobles }: ToldNow): number => {
  switch (say) {
    case 'free-move':
    case 'commissioned':
    case 'refuge-ends':
    case 'catastrophe-ends':
    case 'parliament-ignored':
      return 1;
    case 'summoned':
      return (nobles?.length ?? 0) + 1;
    default:
      return 0;
  }
};
const has = (list: readonly string[], say: string): boolean => list.includes(say);

/** Cards that left the deck since it was last shuffled. Where the pile of discards cannot hold any more, an earlier one
 * has been shuffled back. */
export const goneFrom = (story: readonly (readonly Told[])[], discards: number): ReadonlySet<EventId> => {
  const gone = new Set<EventId>();
  let left = discards;
  for (const told of story.flat().toReversed() as readonly ToldNow[]) {
    const isTurned = has(TURNED, told.say);
    const discarded = isTurned ? 1 : usedBy(told);
    if (discarded > left) break;
    left -= discarded;
    if ((isTurned || has(KEPT, told.say)) && typeof told.card === 'string' && isEventName(told.card))
      gone.add(E[told.card]);
  }
  return gone;
};

/** Each of them is as likely to come first as any other. An empty deck is made of the discards. */
export const unseenBy = (view: View, story: readonly (readonly Told[])[] = []): readonly EventId[] => {
  const own = new Set<string>(Object.values(view.hands).flatMap((hand) => hand?.cards ?? []));
  const inForce = new Set<string>([...view.catastrophes, ...view.refuges].flatMap(({ card }) => card ?? []));
  const isEmpty = view.decks.events === 0;
  const gone = isEmpty ? new Set<EventId>() : goneFrom(story, view.decks.discards);
  return eventsOfGame(view.options as never).filter((card) => {
    const name = eventName(card);
    if (own.has(name) || inForce.has(name)) return false;
    return isEmpty || (name !== view.shown && !gone.has(card));
  });
};
/** 16.4 Cards of Vacillating Allegiance. */
export const isWavering = (card: number): boolean => eventKind(card) === 'vacillating';
