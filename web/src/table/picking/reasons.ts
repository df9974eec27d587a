// What the viewer may not do now, and why: asked of the host when a hand reaches for such a thing, and kept for as long
// as the table looks the same.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refused, Sight } from '@rose/protocol';
import type { AnyFace } from '../../../../games/face.ts';
import type { AskHost } from './desk.ts';
import { handOf } from './hand.ts';
import type { Hand } from './picking.ts';

export interface Reasons {
  readonly hand: ReadonlySignal<Hand>;
  /** Sees to it that what is refused is in the hand; false when somebody asked again. */
  fetch(): Promise<boolean>;
}
interface Known {
  readonly of: Sight;
  readonly mayNot: readonly Refused[];
}

export const createReasons = (face: AnyFace, sight: ReadonlySignal<Sight>, ask: AskHost): Reasons => {
  let asked = 0;
  const known = signal<Known | undefined>(undefined);
  const refused = computed(() => {
    // Nothing can be reached for: before the eyes of several, nobody is told what one of them may not do.
    if (sight.value.verbs.length === 0) return [];
    return known.value?.of === sight.value ? known.value.mayNot : undefined;
  });
  return {
    hand: computed(() => handOf(face, sight.value, refused.value)),
    async fetch() {
      const mine = ++asked;
      while (!refused.value) {
        const now = sight.value;
        const { table, viewer, seq } = now;
        const answer = await ask({ ask: 'refusals', table, seat: viewer });
        if (mine !== asked) return false;
        // others may have acted meanwhile: then it is asked of the table as it is now
        if (sight.value !== now) continue;
        // A host that cannot tell leaves the hand with what is allowed; a newer answer waits for its sight.
        const isOld = 'trouble' in answer || answer.seq !== seq;
        known.value = { of: now, mayNot: isOld ? [] : answer.mayNot };
      }
      return true;
    },
  };
};
