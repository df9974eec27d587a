// Both sides of a battle, large: front line, reserves, how they came.
import { Block } from '@rose/board';
import { type BlockName, isAreaName, type Seat, type SeenBattle } from '@rose/richard-iii/ids';
import type { ComponentChildren } from 'preact';
import { Badge } from './badge.tsx';
import { reservesOf, type Turn } from './battle-facts.ts';
import { woodOf, woodOfBlock } from './heraldry.ts';
import { faceOf, letterNow } from './pieces.ts';
import { labelFor, nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

const noteOf = (battle: SeenBattle, { block, hasActed, isNext }: Turn, isActor: boolean): string => {
  const say = boardWords();
  if (battle.turned.includes(block)) return say.turned;
  if (hasActed) return say.acted;
  if (!isNext || battle.step !== 'turn') return '';
  return isActor ? say.itsTurn : say.mayAct;
};

interface FighterProps {
  readonly board: Props;
  readonly battle: SeenBattle;
  readonly turn: Turn;
  readonly actor: BlockName | undefined;
  readonly isTarget: boolean;
}
const Fighter = ({ board, battle, turn, actor, isTarget }: FighterProps) => {
  const { block, firepower, strength, hasActed, seat } = turn;
  const { open, picked, viewer, touch, rest } = board;
  const isOwn = seat === viewer;
  const isOpen = open.includes(block);
  const ring = block === actor || picked.includes(block) ? 'picked' : isOpen && isOwn ? 'open' : undefined;
  return (
    <button
      type="button"
      class={`fighter block-button${isOpen ? ' open' : ''}${hasActed && !isOpen ? ' spent' : ''}`}
      data-place={block}
      data-lit={isOpen ? '' : undefined}
      data-picked={ring === 'picked' ? '' : undefined}
      aria-pressed={ring === 'picked'}
      onClick={() => touch(block)}
      onPointerEnter={() => rest(block)}
      onPointerLeave={() => rest(undefined)}
    >
      <svg viewBox="-7 -12 60 64" aria-hidden="true">
        <Block
          wood={woodOfBlock(block)}
          face={faceOf(block, strength, `${letterNow(block, battle.round)}${firepower}`)}
          ring={ring}
          isTarget={isTarget || (isOpen && !isOwn)}
        />
      </svg>
      <b>{nameOf(board.words, board.view, block)}</b>
      <small>{noteOf(battle, turn, block === actor)}</small>
      <span class="unseen"> {labelFor(board, block)}</span>
    </button>
  );
};

const Reserve = ({
  board,
  battle,
  seat,
}: {
  readonly board: Props;
  readonly battle: SeenBattle;
  readonly seat: Seat;
}) => {
  const { known, hidden } = reservesOf(board.view, battle, seat);
  if (known.length + hidden === 0) return null;
  return (
    <div class="reserves">
      {known.map((block) => (
        <svg key={block} width="34" height="40" viewBox="-3 -9 50 58" role="img" aria-label={labelFor(board, block)}>
          <Block wood={woodOfBlock(block)} face={faceOf(block, board.view.blocks[block]?.steps ?? null)} />
        </svg>
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <svg key={String(i)} width="34" height="40" viewBox="-3 -9 50 58" aria-hidden="true">
          <Block wood={woodOf(seat)} />
        </svg>
      ))}
      <small>{boardWords().reserves(known.length + hidden)}</small>
    </div>
  );
};

const roleOf = ({ view, viewer, words }: Props, battle: SeenBattle, seat: Seat): string => {
  const say = boardWords();
  if (seat !== battle.attacker) return seat === viewer ? say.youDefend : say.defends;
  const attack = view.attacks.find(({ area }) => area === battle.area);
  const from = attack?.attacker === seat ? attack.over[seat] : [];
  if (from.length === 0) return seat === viewer ? say.youAttack : say.attacks;
  return say.attacksFrom(
    from
      .filter(isAreaName)
      .map((area) => nameOf(words, view, area))
      .join(', '),
  );
};

export interface RankProps {
  readonly board: Props;
  readonly battle: SeenBattle;
  readonly seat: Seat;
  readonly order: readonly Turn[];
  readonly actor: BlockName | undefined;
  /** Whom the next fire would hit. */
  readonly targets: readonly BlockName[];
  /** What is to be said of the one who acts. */
  readonly children?: ComponentChildren;
}
export const Rank = ({ board, battle, seat, order, actor, targets, children }: RankProps) => (
  <section class={`rank ${seat}`} aria-label={boardWords().side[seat]}>
    <header>
      <Badge seat={seat} size={30} />
      <h3>{boardWords().side[seat]}</h3>
      <small>{roleOf(board, battle, seat)}</small>
    </header>
    <div class="fighters">
      {order
        .filter((turn) => turn.seat === seat)
        .map((turn) => (
          <Fighter
            key={turn.block}
            board={board}
            battle={battle}
            turn={turn}
            actor={actor}
            isTarget={targets.includes(turn.block)}
          />
        ))}
    </div>
    <Reserve board={board} battle={battle} seat={seat} />
    {children}
  </section>
);
