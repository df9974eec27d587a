// The dice that fell last in this fight, and what followed from them; they stay until others fall.
import { Dice } from '@rose/board';
import type { BlockRoll, LogEntry } from '@rose/without-an-enemy/ids';
import { useRef } from 'preact/hooks';
import { Badge } from './badge.tsx';
import { nameOf, type Props, told } from './said.ts';
import { fightWords } from './words-fight.ts';

type Rolled = Extract<LogEntry, { say: 'rolled' }>;
type Checked = Extract<
  LogEntry,
  { say: 'rout-check' | 'pursuit-check' | 'rallied' | 'withdrew' | 'battered' | 'gun-dragged' }
>;
const CHECKS = ['rout-check', 'pursuit-check', 'rallied', 'withdrew', 'battered', 'gun-dragged'];
const isRolled = (entry: LogEntry): entry is Rolled => entry.say === 'rolled';
const isChecked = (entry: LogEntry): entry is Checked => CHECKS.includes(entry.say);
const hasDice = (entry: LogEntry): entry is Rolled | Checked => isRolled(entry) || isChecked(entry);
const FOLLOWS = ['eliminated', 'king-captured', 'reserves-in', 'retreat-ordered', 'battle-over', 'no-way-out', 'hit'];

/** New dice push out the old ones; what is told without dice is added. */
export const followRoll = (shown: readonly LogEntry[], last: readonly LogEntry[]): readonly LogEntry[] => {
  const start = last.findIndex(hasDice);
  return start >= 0 ? last.slice(start) : [...shown, ...last];
};
export const useLastRoll = (last: readonly LogEntry[], place: string): readonly LogEntry[] => {
  const kept = useRef<{
    readonly place: string;
    readonly last: readonly LogEntry[];
    readonly shown: readonly LogEntry[];
  }>({
    place,
    last: [],
    shown: [],
  });
  const { current } = kept;
  if (current.place !== place || JSON.stringify(current.last) !== JSON.stringify(last))
    kept.current = { place, last, shown: followRoll(current.place === place ? current.shown : [], last) };
  return kept.current.shown;
};

const Throw = ({ board, roll: { block, faces, power } }: { readonly board: Props; readonly roll: BlockRoll }) => (
  <span class="wae-throw">
    <small>{nameOf(board.words, board.view, block)}</small>
    <Dice faces={faces} isHit={(face) => face <= power && face < 6} size={22} />
  </span>
);
const Volley = ({ board, entry: { seat, rolls } }: { readonly board: Props; readonly entry: Rolled }) => (
  <div class="wae-volley">
    <Badge seat={seat} size={20} />
    {rolls.map((roll) => (
      <Throw key={roll.block} board={board} roll={roll} />
    ))}
    <b>{fightWords().hits(rolls.reduce((sum, { hits }) => sum + hits, 0))}</b>
  </div>
);
const Check = ({ board, entry }: { readonly board: Props; readonly entry: Checked }) => (
  <div class="wae-check">
    <Dice faces={[entry.face]} isHit={() => false} size={22} />
    <small>{told(board.words, entry)}</small>
  </div>
);
export const LastRoll = ({ board, place }: { readonly board: Props; readonly place: string }) => {
  const shown = useLastRoll(board.last, place);
  return (
    <div class="wae-rolls" role="status">
      {shown.map((entry, i) => {
        if (isRolled(entry)) return <Volley key={String(i)} board={board} entry={entry} />;
        if (isChecked(entry)) return <Check key={String(i)} board={board} entry={entry} />;
        return FOLLOWS.includes(entry.say) && <small key={String(i)}>{told(board.words, entry)}</small>;
      })}
    </div>
  );
};
