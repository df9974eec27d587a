// Who sits at this device when the open house is asked, and how the line to it stands. Small, because every page has it.
import { signal } from '@preact/signals';
import type { Sitter, TableId } from '@rose/protocol';

/** Tables of the open house are told from those of this device by their first letter. */
export const isOnlineTable = (table: TableId): boolean => /^w[0-9a-f]{15}$/.test(table);

/** The player this page is in the open house; nobody before the first visit there. */
export const playerHere = signal<string | undefined>(undefined);

/** A person at this device: one of its own tables, or the player this page is. */
export const isHere = (sitter: Sitter | undefined): boolean =>
  sitter?.kind === 'person' && (sitter.player === undefined || sitter.player === playerHere.value);

/** How often the line to the open house came back: whoever followed something there asks again. */
export const returns = signal(0);
/** What is said about the line: it is lost, or it has just come back. */
export const lineNote = signal<'lost' | 'back' | undefined>(undefined);
/** Tables of the open house at which this player must act. */
export interface Called {
  readonly table: TableId;
  readonly game: string;
  readonly seat: string;
}
export const called = signal<readonly Called[]>([]);

const KEY = 'rose.player';
const kept = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};
/** The name under which this device was last in the open house: who never was there fetches nothing of it. */
export const playerName = signal(kept());
export const rememberPlayer = (name: string | undefined): void => {
  playerName.value = name;
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // a browser that keeps nothing asks again next time
  }
};
