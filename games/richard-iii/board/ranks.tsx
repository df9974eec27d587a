// Both sides of a battle, large: front line, reserves, how they came.
import { BattleRank, Fighter, Reserves, type Waiting } from '@rose/board';
import { type BlockName, isAreaName, type Seat, type SeenBattle } from '@rose/richard-iii/ids';
import type { ComponentChildren, VNode } from 'preact';
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

const fighterOf = ({ board, battle, actor, targets }: RankProps, turn: Turn): VNode => {
  const { block, firepower, strength, hasActed, seat } = turn;
  const { open, picked, viewer, touch, rest } = board;
  const isOwn = seat === viewer;
  const isOpen = open.includes(block);
  const isPicked = block === actor || picked.includes(block);
  return (
    <Fighter
      key={block}
      id={block}
      wood={woodOfBlock(block)}
      face={faceOf(block, strength, `${letterNow(block, battle.round)}${firepower}`)}
      name={nameOf(board.words, board.view, block)}
      note={noteOf(battle, turn, block === actor)}
      label={labelFor(board, block)}
      isOpen={isOpen}
      ring={isPicked ? 'picked' : isOpen && isOwn ? 'open' : undefined}
      isTarget={targets.includes(block) || (isOpen && !isOwn)}
      isSpent={hasActed}
      touch={touch}
      rest={rest}
    />
  );
};

const waitingOf = ({ board, battle, seat }: RankProps): readonly Waiting[] => {
  const { known, hidden } = reservesOf(board.view, battle, seat);
  return [
    ...known.map((block) => ({
      key: block,
      wood: woodOfBlock(block),
      face: faceOf(block, board.view.blocks[block]?.steps ?? null),
      label: labelFor(board, block),
    })),
    ...Array.from({ length: hidden }, (_, i) => ({ key: String(i), wood: woodOf(seat) })),
  ];
};

const roleOf = ({ view, viewer }: Props, battle: SeenBattle, seat: Seat): string => {
  const say = boardWords();
  if (seat !== battle.attacker) return seat === viewer ? say.youDefend : say.defends;
  const attack = view.attacks.find(({ area }) => area === battle.area);
  const from = attack?.attacker === seat ? attack.over[seat].filter(isAreaName) : [];
  if (from.length === 0) return seat === viewer ? say.youAttack : say.attacks;
  return say.attacksFrom(from);
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
export const Rank = (props: RankProps) => {
  const { board, battle, seat, order, children } = props;
  const waiting = waitingOf(props);
  return (
    <BattleRank
      side={seat}
      badge={<Badge seat={seat} size={30} />}
      name={boardWords().side[seat]}
      role={roleOf(board, battle, seat)}
      fighters={order.filter((turn) => turn.seat === seat).map((turn) => fighterOf(props, turn))}
    >
      <Reserves waiting={waiting} words={boardWords().reserves(waiting.length)} />
      {children}
    </BattleRank>
  );
};
