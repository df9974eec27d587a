// The dice that fell last in this battle, and what followed from them; they stay until others fall. Those that ended it
// are shown on the map, where the battle was.
import { Dice } from '@rose/board';
import type { LogEntry, SeenBattle } from '@rose/richard-iii/ids';
import { useRef } from 'preact/hooks';
import { nameOf, type Props, told } from './said.ts';
import { boardWords } from './words.ts';

type Rolled = Extract<LogEntry, { say: 'fired' | 'charged' | 'fired-back' }>;
type Tried = Extract<LogEntry, { say: 'treachery-rolled' }>;
const isRolled = (entry: LogEntry): entry is Rolled =>
  entry.say === 'fired' || entry.say === 'charged' || entry.say === 'fired-back';
const isTried = (entry: LogEntry): entry is Tried => entry.say === 'treachery-rolled';
const FOLLOWS = [
  'hit',
  'eliminated',
  'turned',
  'passed',
  'retreated',
  'no-way-out',
  'reserves-deployed',
  'roles-swapped',
  'battle-won',
  'crowned',
  'usurped',
  'throne-counted',
];

const hasDice = (entry: LogEntry): entry is Rolled | Tried => isRolled(entry) || isTried(entry);
/** Adds what the last step told to what is shown: new dice push out all but those that fell just before them. */
export const followRoll = (shown: readonly LogEntry[], last: readonly LogEntry[]): readonly LogEntry[] => {
  const start = last.findIndex(hasDice);
  if (start >= 0) return [...shown.slice(shown.findLastIndex(hasDice)).filter(hasDice), ...last.slice(start)];
  const isAlone = last.some(({ say }) => say === 'passed' || say === 'retreated');
  return isAlone ? last : [...shown, ...last];
};

const useLastRoll = (last: readonly LogEntry[], area: string | null): readonly LogEntry[] => {
  const kept = useRef<{
    readonly area: string | null;
    readonly last: readonly LogEntry[];
    readonly shown: readonly LogEntry[];
  }>({
    area,
    last: [],
    shown: [],
  });
  const { current } = kept;
  if (current.area !== area || JSON.stringify(current.last) !== JSON.stringify(last))
    kept.current = { area, last, shown: followRoll(current.area === area ? current.shown : [], last) };
  return kept.current.shown;
};

/** Even dice turn a coat. */
const EVEN = [2, 4, 6];
const Roll = ({ board, entry }: { readonly board: Props; readonly entry: Rolled | Tried }) => {
  const { words, view } = board;
  if (isTried(entry))
    return (
      <div class="roll">
        <Dice faces={entry.faces} isHit={(face) => EVEN.includes(face)} size={30} />
        <small>{told(words, entry)}</small>
      </div>
    );
  const { block, faces, firepower, hits } = entry;
  return (
    <div class="roll">
      <small>{nameOf(words, view, block)}</small>
      <Dice faces={faces} isHit={(face) => face <= firepower} size={30} />
      <b>{boardWords().hits(hits)}</b>
    </div>
  );
};
const Told = ({ board, shown }: { readonly board: Props; readonly shown: readonly LogEntry[] }) => (
  <>
    {shown.filter(hasDice).map((entry, i) => (
      <Roll key={String(i)} board={board} entry={entry} />
    ))}
    {shown
      .filter(({ say }) => FOLLOWS.includes(say))
      .map((entry, i) => (
        <small key={String(i)}>{told(board.words, entry)}</small>
      ))}
  </>
);
export const LastRoll = ({ board, battle }: { readonly board: Props; readonly battle: SeenBattle }) => (
  <div class="last-roll" role="status">
    <Told board={board} shown={useLastRoll(board.last, battle.area)} />
  </div>
);

/** What decides a campaign: steps that tell of it stay in sight. */
const DECISIVE: readonly string[] = ['battle-won', 'crowned', 'usurped', 'throne-counted'];
/** A battle that is over or a crown that was counted for, told until the viewer acts again: the house goes on at once. */
export const useAftermath = ({ view, last, offered }: Props): readonly LogEntry[] => {
  const kept = useRef<{ readonly view: unknown; readonly wasAsked: boolean; readonly told: readonly LogEntry[] }>({
    view: undefined,
    wasAsked: false,
    told: [],
  });
  const wasAsked = offered.length > 0;
  if (kept.current.view !== view) {
    const before = kept.current.wasAsked ? [] : kept.current.told;
    const isOver = last.some(({ say }) => DECISIVE.includes(say));
    kept.current = { view, wasAsked, told: isOver ? [...before, ...last] : before };
  } else if (wasAsked && !kept.current.wasAsked) kept.current = { ...kept.current, wasAsked };
  return kept.current.told;
};
export const Aftermath = ({ board, told: shown }: { readonly board: Props; readonly told: readonly LogEntry[] }) =>
  shown.length > 0 ? (
    <section class="aftermath" role="status">
      <Told board={board} shown={shown} />
    </section>
  ) : null;

const GRAVE: readonly string[] = ['eliminated', 'turned', ...DECISIVE];
/** In the next battle: how the one before ended, in words. */
export const Before = ({ board, told: entries }: { readonly board: Props; readonly told: readonly LogEntry[] }) => {
  const grave = entries.filter(({ say }) => GRAVE.includes(say));
  if (grave.length === 0) return null;
  return (
    <p class="battle-before" role="status">
      {grave.map((entry) => told(board.words, entry)).join(' ')}
    </p>
  );
};
