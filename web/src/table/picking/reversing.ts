// What was chosen in secret, beside others who do so too, is taken back by choosing again: a take-back of the journal
// would tell that something had been written there.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Sight } from '@rose/protocol';
import type { AnyFace } from '../../../../games/face.ts';

export interface Reversing {
  readonly isPossible: ReadonlySignal<boolean>;
  /** The choice was made when the table looked like this. */
  note(before: Sight, text: string): void;
  /** What takes back the newest choice, in the order in which it must be chosen; it is handed out once. */
  take(): readonly string[];
  forget(): void;
  stop(): void;
}

export const createReversing = (face: AnyFace, sight: ReadonlySignal<Sight>): Reversing => {
  const ways = signal<readonly (readonly string[])[]>([]);
  const phase = computed(() => sight.value.phase);
  const forget = (): void => {
    ways.value = [];
  };
  const stop = effect(() => {
    if (phase.value !== undefined) forget();
  });
  return {
    isPossible: computed(() => ways.value.length > 0),
    note(before, text) {
      if (before.phase !== phase.value) return;
      const newest = ways.value.at(-1);
      // whoever takes it back by hand has done so
      if (newest?.length === 1 && newest[0] === text) {
        ways.value = ways.value.slice(0, -1);
        return;
      }
      const action = face.read(text);
      const back = action ? (face.reverse?.(before.view, action) ?? []) : [];
      ways.value = back.length > 0 ? [...ways.value, back.map(face.write)] : ways.value;
    },
    take() {
      const newest = ways.value.at(-1) ?? [];
      ways.value = ways.value.slice(0, -1);
      return newest;
    },
    forget,
    stop,
  };
};
