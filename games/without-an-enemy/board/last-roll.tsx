// The dice that fell last in a fight, and what followed from them; they stay until others fall. Those that ended it are
// told on the map, until the viewer acts again: by then the house has gone on.
import { Dice } from '@rose/board';
import type { BlockRoll, LogEntry } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { type Checked, type Ended, hasDice, isRolled, lastRollIn, type Rolled, useStory } from './last-dice.ts';
import { nameOf, type Props, told } from './said.ts';
import { fightWords } from './words-fight.ts';

interface ToldProps {
  readonly board: Props;
  /** Dice that fell before these. */
  readonly after: number;
}
const Throw = ({ board, roll: { block, faces, power }, after }: ToldProps & { readonly roll: BlockRoll }) => (
  <span class="wae-throw" style={{ '--after': after }}>
    <small>{nameOf(board.words, board.view, block)}</small>
    <Dice faces={faces} isHit={(face) => face <= power && face < 6} size={22} />
  </span>
);
const Volley = ({ board, entry: { seat, rolls }, after }: ToldProps & { readonly entry: Rolled }) => {
  const upTo = rolls.map((_, i) => after + countOf(rolls.slice(0, i)));
  return (
    <div class="wae-volley">
      <Badge seat={seat} size={20} />
      {rolls.map((roll, i) => (
        <Throw key={roll.block} board={board} roll={roll} after={upTo[i] ?? after} />
      ))}
      <b style={{ '--after': after + countOf(rolls) }}>
        {fightWords().hits(rolls.reduce((sum, { hits }) => sum + hits, 0))}
      </b>
    </div>
  );
};
const Check = ({ board, entry, after }: ToldProps & { readonly entry: Checked }) => (
  <div class="wae-check" style={{ '--after': after }}>
    <Dice faces={[entry.face]} isHit={() => false} size={22} />
    <small>{told(board.words, entry)}</small>
  </div>
);
const countOf = (rolls: readonly BlockRoll[]): number => rolls.reduce((sum, { faces }) => sum + faces.length, 0);
const diceIn = (thrown: readonly (Rolled | Checked)[]): number =>
  thrown.reduce((sum, entry) => sum + (isRolled(entry) ? countOf(entry.rolls) : 1), 0);

/** Of several hits on a block the last says what is left of it; of one that falls, its fall says all. */
const SAYS_MORE: readonly LogEntry['say'][] = ['hit', 'eliminated', 'king-captured'];
export const isTold = (entry: LogEntry, at: number, all: readonly LogEntry[]): boolean =>
  entry.say !== 'hit' ||
  !all.slice(at + 1).some((later) => SAYS_MORE.includes(later.say) && 'block' in later && later.block === entry.block);
/** One die after the other, then what came of it. */
const Told = ({ board, shown }: { readonly board: Props; readonly shown: readonly LogEntry[] }) => {
  const thrown = shown.filter(hasDice);
  const follows = shown.filter((entry) => !hasDice(entry)).filter(isTold);
  // other dice are told anew, the same ones are not
  const dice = JSON.stringify(thrown);
  return (
    <>
      {thrown.map((entry, i) => {
        const after = diceIn(thrown.slice(0, i));
        const key = `${dice} ${i}`;
        if (isRolled(entry)) return <Volley key={key} board={board} entry={entry} after={after} />;
        return <Check key={key} board={board} entry={entry} after={after} />;
      })}
      {follows.length > 0 && (
        <small key={dice} class="wae-follows" style={{ '--after': diceIn(thrown) }}>
          {follows.map((entry) => told(board.words, entry)).join(' ')}
        </small>
      )}
    </>
  );
};
export const LastRoll = ({ board, place }: { readonly board: Props; readonly place: string }) => (
  <div class="wae-rolls" role="status">
    <Told board={board} shown={lastRollIn(useStory(board), place)} />
  </div>
);

export const EndedPaper = ({ board, ended }: { readonly board: Props; readonly ended: Ended }) => (
  <section class="wae-ended" role="status">
    {ended.area !== undefined && <h3>{nameOf(board.words, board.view, ended.area)}</h3>}
    <Told board={board} shown={ended.told} />
  </section>
);
const GRAVE = ['eliminated', 'king-captured', 'battle-over', 'went-inside'];
/** In the next fight: how the one before ended, in words. */
export const Before = ({ board, ended }: { readonly board: Props; readonly ended: Ended }) => (
  <p class="battle-before" role="status">
    {ended.told
      .filter(({ say }) => GRAVE.includes(say))
      .map((entry) => told(board.words, entry))
      .join(' ')}
  </p>
);
