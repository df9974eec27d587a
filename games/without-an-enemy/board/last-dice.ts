// Which dice fell last in a fight, and what followed from them; how the last fight ended.
import type { LogEntry } from '@rose/without-an-enemy/ids';
import { useRef } from 'preact/hooks';
import type { Props } from './said.ts';

export type Rolled = Extract<LogEntry, { say: 'rolled' }>;
export type Checked = Extract<
  LogEntry,
  { say: 'rout-check' | 'pursuit-check' | 'rallied' | 'withdrew' | 'battered' | 'gun-dragged' }
>;
export type Story = readonly (readonly LogEntry[])[];
const CHECKS = ['rout-check', 'pursuit-check', 'rallied', 'withdrew', 'battered', 'gun-dragged'];
export const isRolled = (entry: LogEntry): entry is Rolled => entry.say === 'rolled';
export const isChecked = (entry: LogEntry): entry is Checked => CHECKS.includes(entry.say);
export const hasDice = (entry: LogEntry): entry is Rolled | Checked => isRolled(entry) || isChecked(entry);
const FOLLOWS = ['eliminated', 'king-captured', 'reserves-in', 'retreat-ordered', 'battle-over', 'no-way-out', 'hit'];

/** New dice push out the old ones; what is told without dice is added. */
export const followRoll = (shown: readonly LogEntry[], last: readonly LogEntry[]): readonly LogEntry[] => {
  const start = last.findIndex(hasDice);
  return start >= 0 ? last.slice(start) : [...shown, ...last];
};
const isPicked = (entry: LogEntry, area: string): boolean => entry.say === 'area-picked' && entry.area === area;
/** The last dice in an area and what followed, by all that was told since its turn came. */
export const lastRollIn = (story: Story, area: string): readonly LogEntry[] => {
  const from = story.findLastIndex((step) => step.some((entry) => isPicked(entry, area)));
  const [first = [], ...more] = story.slice(Math.max(0, from));
  const begun = first.slice(first.findIndex((entry) => isPicked(entry, area)) + 1);
  return [begun, ...more].reduce(followRoll, []).filter(isShown);
};
const isShown = (entry: LogEntry): boolean => hasDice(entry) || FOLLOWS.includes(entry.say);

/** Where steps are gone through at will, those that were looked at. */
export const useStory = ({ story, last }: Props): Story => {
  const seen = useRef<Story>([]);
  if (story) return story;
  if (JSON.stringify(seen.current.at(-1)) !== JSON.stringify(last)) seen.current = [...seen.current, last];
  return seen.current;
};
/** A fight that is over. */
export interface Ended {
  readonly area: string;
  readonly told: readonly LogEntry[];
}
/** How the last fight ended, if one has. */
export const endedIn = (story: Story): Ended | undefined => {
  const at = story.findLastIndex((step) => step.some(({ say }) => say === 'battle-over'));
  const step = story[at] ?? [];
  const end = step.findLastIndex(({ say }) => say === 'battle-over');
  const over = step[end];
  if (over?.say !== 'battle-over') return undefined;
  return { area: over.area, told: lastRollIn([...story.slice(0, at), step.slice(0, end + 1)], over.area) };
};
/** Told until the viewer acts again. */
export const useEnded = ({ view, last, story, offered }: Props): Ended | undefined => {
  const kept = useRef<{ readonly view: unknown; readonly wasAsked: boolean; readonly ended: Ended | undefined }>({
    view: undefined,
    wasAsked: false,
    ended: undefined,
  });
  const wasAsked = offered.length > 0;
  if (kept.current.view !== view) {
    const before = kept.current.wasAsked ? undefined : kept.current.ended;
    const isOver = last.some(({ say }) => say === 'battle-over');
    kept.current = { view, wasAsked, ended: isOver ? endedIn(story ?? [last]) : before };
  } else if (wasAsked && !kept.current.wasAsked) kept.current = { ...kept.current, wasAsked };
  return kept.current.ended;
};
