// 1.1, 15.1, 16 The Event cards of this game, by its options.
import { EVENTS, type EventId, eventKind, isAdvancedEvent, isVariant } from './data/events.ts';
import { type Options, usesVariant } from './options.ts';

export const eventsOfGame = (options: Options): readonly EventId[] => {
  const copies = new Map<string, number>();
  return EVENTS.filter((event) => {
    const kind = eventKind(event);
    const nth = copies.get(kind) ?? 0;
    copies.set(kind, nth + 1);
    return isVariant(event) ? usesVariant(options, kind, nth) : options.advanced || !isAdvancedEvent(event);
  });
};
