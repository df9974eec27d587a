// The dice that fell last in this battle, and what followed from them; they stay until others fall.
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
];

/** Adds what the last step told to what is shown: new dice begin anew. */
export const followRoll = (shown: readonly LogEntry[], last: readonly LogEntry[]): readonly LogEntry[] => {
  const start = last.findIndex((entry) => isRolled(entry) || isTried(entry));
  if (start >= 0) return last.slice(start);
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
export const LastRoll = ({ board, battle }: { readonly board: Props; readonly battle: SeenBattle }) => {
  const { last, words, view } = board;
  const shown = useLastRoll(last, battle.area);
  const lines = shown.filter(({ say }) => FOLLOWS.includes(say));
  return (
    <div class="last-roll" role="status">
      {shown.filter(isRolled).map(({ say, block, faces, firepower, hits }) => (
        <div key={`${say} ${block}`} class="roll">
          <small>{nameOf(words, view, block)}</small>
          <Dice faces={faces} isHit={(face) => face <= firepower} size={32} />
          <b>{boardWords().hits(hits)}</b>
        </div>
      ))}
      {shown.filter(isTried).map((entry) => (
        <div key={entry.target} class="roll">
          <Dice faces={entry.faces} isHit={(face) => EVEN.includes(face)} size={32} />
          <small>{told(words, entry)}</small>
        </div>
      ))}
      {lines.map((entry, i) => (
        <small key={String(i)}>{told(words, entry)}</small>
      ))}
    </div>
  );
};
