// Which dice fell last in a fight, and what followed from them; how the last fight ended.
import type { LogEntry } from '@rose/without-an-enemy/ids';
import { useRef } from 'preact/hooks';
import type { Props } from './said.ts';
import { sceneIn } from './scene-facts.ts';

export type Rolled = Extract<LogEntry, { say: 'rolled' }>;
export type Checked = Extract<
  LogEntry,
  { say: 'rout-check' | 'pursuit-check' | 'rallied' | 'withdrew' | 'battered' | 'gun-dragged' | 'siege-rolled' }
>;
export type Story = readonly (readonly LogEntry[])[];
const CHECKS = ['rout-check', 'pursuit-check', 'rallied', 'withdrew', 'battered', 'gun-dragged', 'siege-rolled'];
/** 9.4, 11.2 Of sieges, whose paper is closed by then. */
const OF_SIEGES = ['battered', 'siege-rolled', 'surrendered', 'city-taken'];
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
/** A fight that is over, and what came of sieges. */
export interface Ended {
  /** Of a fight. */
  readonly area?: string;
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
type Inside = Extract<LogEntry, { say: 'went-inside' }>;
type Picked = Extract<LogEntry, { say: 'area-picked' }>;
/** So many steps hold one area, from its turn to the last block inside. */
const ONE_AREA = 24;
/** 8.3 The enemy shut himself in, and nothing was fought. */
export const shutIn = (story: Story, viewer: Props['viewer']): Ended | undefined => {
  const told = story.slice(-ONE_AREA).flat();
  const end = told.findLastIndex(({ say }) => say === 'went-inside');
  const at = told.slice(0, end + 1).findLastIndex(({ say }) => say === 'area-picked');
  const picked = told[at] as Picked | undefined;
  const inside = told
    .slice(at + 1, end + 1)
    .filter((entry): entry is Inside => entry.say === 'went-inside' && entry.seat !== viewer);
  return picked && inside.length > 0 ? { area: picked.area, told: inside } : undefined;
};
const fightOver = ({ view, last, viewer, story = [last] }: End): Ended | undefined => {
  if (last.some(({ say }) => say === 'battle-over')) return endedIn(story);
  const isShut = view.phase.name !== 'battle' && last.some(({ say }) => say === 'went-inside');
  return isShut ? shutIn(story, viewer) : undefined;
};
type End = Pick<Props, 'view' | 'last' | 'viewer' | 'story'>;
/** What is over with the last step. */
export const endOf = (board: End): Ended | undefined => {
  const fight = fightOver(board);
  if (sceneIn(board.view, board.viewer)) return fight;
  const sieges = board.last.filter(({ say }) => OF_SIEGES.includes(say));
  return sieges.length > 0 ? { ...fight, told: [...(fight?.told ?? []), ...sieges] } : fight;
};
/** Told until the viewer acts again. */
export const useEnded = (props: Props): Ended | undefined => {
  const { view, offered } = props;
  const kept = useRef<{ readonly view: unknown; readonly wasAsked: boolean; readonly ended: Ended | undefined }>({
    view: undefined,
    wasAsked: false,
    ended: undefined,
  });
  const wasAsked = offered.length > 0;
  if (kept.current.view !== view) {
    const before = kept.current.wasAsked ? undefined : kept.current.ended;
    kept.current = { view, wasAsked, ended: endOf(props) ?? before };
  } else if (wasAsked && !kept.current.wasAsked) kept.current = { ...kept.current, wasAsked };
  return kept.current.ended;
};
