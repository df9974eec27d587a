// What happened when the plans were opened, cut into scenes: a plan, a bribe, a battle, a region before Parliament.
import { type LogEntry, SEATS, type Seat } from '@rose/lancaster-york/ids';
import type { BoardWords } from './words.ts';

export type Chapter = keyof BoardWords['chapters'];
const CHAPTERS: { readonly [say: string]: Chapter } = {
  'plan-revealed': 'deployment',
  'bid-paid': 'deployment',
  'captain-won': 'deployment',
  'no-captain': 'deployment',
  'order-ignored': 'deployment',
  'cube-paid': 'deployment',
  'cube-dropped': 'deployment',
  'troops-paid': 'deployment',
  'troops-short': 'deployment',
  'noble-moved': 'deployment',
  'ship-moved': 'deployment',
  'force-placed': 'deployment',
  'bribe-failed': 'bribery',
  'bribe-worked': 'bribery',
  'guards-returned': 'bribery',
  'battle-fought': 'combat',
  'place-entered': 'combat',
  'forces-went-home': 'combat',
  'region-judged': 'parliament',
  'votes-cast': 'parliament',
  'king-crowned': 'parliament',
  'no-king': 'parliament',
  'titles-scored': 'parliament',
  'trade-scored': 'parliament',
  'church-scored': 'parliament',
  'turn-ended': 'end',
  'captain-returned': 'end',
  'game-ended': 'end',
};
export interface Scene {
  readonly chapter: Chapter;
  readonly entries: readonly LogEntry[];
}

const isReveal = (told: readonly LogEntry[]): boolean => told.some(({ say }) => say === 'plan-revealed');
/** The last step in which plans were opened, by its place in the story. */
export const lastReveal = (story: readonly (readonly LogEntry[])[]): number => story.findLastIndex(isReveal);

/** A title that changes hands belongs to the scene in which it does. */
const isTitle = ({ say }: LogEntry): boolean => say === 'title-taken' || say === 'title-returned';
const seatIn = (entry: LogEntry): Seat | undefined => ('seat' in entry ? entry.seat : undefined);
const BONUSES: readonly string[] = ['titles-scored', 'trade-scored', 'church-scored'];
/** What is told in one breath: the deployment of one seat, the points and the votes of one region, all bonuses. */
const isOneBreath = (chapter: Chapter, before: LogEntry, entry: LogEntry): boolean => {
  if (isTitle(entry)) return true;
  if (chapter === 'end') return entry.say !== 'game-ended';
  if (chapter === 'deployment') return entry.say !== 'plan-revealed' && seatIn(before) === seatIn(entry);
  if (entry.say === 'votes-cast') return before.say === 'region-judged' && before.region === entry.region;
  return BONUSES.includes(before.say) && BONUSES.includes(entry.say);
};

export const scenesOf = (told: readonly LogEntry[]): readonly Scene[] => {
  if (!isReveal(told)) return [];
  const scenes: { readonly chapter: Chapter; readonly entries: LogEntry[] }[] = [];
  for (const entry of told) {
    const now = scenes.at(-1);
    const chapter = CHAPTERS[entry.say] ?? (isTitle(entry) ? now?.chapter : undefined);
    if (chapter === undefined) continue;
    const before = now?.entries.at(-1);
    if (now && before && now.chapter === chapter && isOneBreath(chapter, before, entry)) now.entries.push(entry);
    else scenes.push({ chapter, entries: [entry] });
  }
  return scenes;
};

const WHOLE = 55_000;
const LONGEST = 2_800;
/** How long one scene stays: all together less than a minute. */
export const paceOf = (count: number): number => Math.min(LONGEST, Math.floor(WHOLE / Math.max(1, count)));

type Scores = { readonly [S in Seat]?: number };
/** The victory points an entry brings. */
const gainsIn = (entry: LogEntry): readonly (readonly [Seat, number])[] => {
  if (entry.say === 'region-judged') return entry.ranking.map(({ seat, vp }) => [seat, vp]);
  if (entry.say === 'king-crowned') return entry.seats.map((seat) => [seat, entry.vp]);
  if (entry.say === 'titles-scored' || entry.say === 'trade-scored' || entry.say === 'church-scored')
    return [[entry.seat, entry.vp]];
  return [];
};
const finalScores = (scenes: readonly Scene[]): Scores | undefined => {
  const ended = scenes.flatMap(({ entries }) => entries).find(({ say }) => say === 'turn-ended');
  return ended?.say === 'turn-ended'
    ? Object.fromEntries(ended.scores.map(({ seat, score }) => [seat, score]))
    : undefined;
};
/** The scores as they stand when the scene has been told: they count up through Parliament. */
export const scoresAt = (scenes: readonly Scene[], at: number): Scores | undefined => {
  const final = finalScores(scenes);
  if (!final || at >= scenes.length) return undefined;
  const later = scenes.slice(at + 1).flatMap(({ entries }) => entries.flatMap(gainsIn));
  const toCome = (seat: Seat): number => later.reduce((sum, [who, vp]) => (who === seat ? sum + vp : sum), 0);
  return Object.fromEntries(
    SEATS.filter((seat) => final[seat] !== undefined).map((seat) => [seat, (final[seat] ?? 0) - toCome(seat)]),
  );
};
