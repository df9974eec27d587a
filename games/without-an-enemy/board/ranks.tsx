// One side of a fight in its lanes: guns, foot, horse; and who is off the field, in reserve, or behind the walls.
import { BattleRank, Block, Fighter } from '@rose/board';
import { other, type Seat } from '@rose/without-an-enemy/ids';
import type { VNode } from 'preact';
import { Badge } from './badge.tsx';
import { hasDone, LANES, type Lane, lanesNow, type Ranked, ranksOf, type SeenBattle } from './battle-facts.ts';
import { faceOf, woodOf } from './pieces.ts';
import { labelForPiece, nameOf, type Props } from './said.ts';
import { shortNames } from './short-names.ts';
import { fightWords } from './words-fight.ts';

const noteOf = (battle: SeenBattle, { piece, lane }: Ranked): string => {
  const say = fightWords();
  const { block, line, came } = piece;
  if (block === undefined) return '';
  if (line === 'routed') return say.notes.routed;
  if (line === 'pursuing') return say.notes.pursuing;
  if (lane === 'reserve') return came === null ? say.notes.reserve : say.notes.from(shortNames()(came));
  if (hasDone(battle, block, 'aims-at-horse')) return say.notes.aimsAtHorse;
  if (hasDone(battle, block, 'fired')) return battle.step === 'fire' ? say.notes.fires : say.notes.fired;
  if (hasDone(battle, block, 'engaged')) return say.notes.engaged;
  if (battle.step === 'fire' && lane === 'foot') return say.notes.waits;
  return '';
};

const Unseen = ({ ranked }: { readonly ranked: readonly Ranked[] }) => (
  <div class="wae-unseen">
    {ranked.map(({ piece }) => (
      <svg key={piece.id} width="48" height="54" viewBox="-4 -9 52 58" aria-hidden="true">
        <Block wood={woodOf(piece.colour)} />
      </svg>
    ))}
    <small>{fightWords().unseen(ranked.length)}</small>
  </div>
);
const fighterOf = (board: Props, battle: SeenBattle, ranked: Ranked): VNode | null => {
  const { piece } = ranked;
  const { block } = piece;
  if (block === undefined) return null;
  const { open, picked, viewer, touch, rest } = board;
  const isOpen = open.includes(block);
  const isOff = ranked.lane === 'off' || ranked.lane === 'reserve';
  return (
    <Fighter
      key={block}
      id={block}
      wood={woodOf(piece.colour)}
      face={faceOf(block, piece.strength)}
      name={nameOf(board.words, board.view, block)}
      note={noteOf(battle, ranked)}
      label={labelForPiece(board, piece)}
      isOpen={isOpen}
      ring={picked.includes(block) ? 'picked' : isOpen ? 'open' : undefined}
      isTarget={isOpen && piece.seat !== viewer}
      isSpent={isOff || hasDone(battle, block, 'fired') || hasDone(battle, block, 'engaged')}
      touch={touch}
      rest={rest}
    />
  );
};

interface RankProps {
  readonly board: Props;
  readonly battle: SeenBattle;
  readonly seat: Seat;
}
/** Classes fight classes: the lanes of both sides, one below the other, each as wide as the longer of the two. */
const columnsOf = (sides: readonly (readonly Ranked[])[]): readonly (readonly [Lane, number])[] =>
  LANES.flatMap((lane): readonly (readonly [Lane, number])[] => {
    const most = Math.max(...sides.map((all) => all.filter((one) => one.lane === lane).length));
    return most === 0 ? [] : [[lane, most]];
  });
/** So few in the whole fight are drawn larger. */
const FEW = 8;
interface LaneProps extends Omit<RankProps, 'seat'> {
  readonly lane: Lane;
  readonly all: readonly Ranked[];
  readonly isRoomy: boolean;
}
const LaneOf = ({ board, battle, lane, all, isRoomy }: LaneProps) => {
  const unseen = all.filter(({ piece }) => piece.block === undefined);
  const looks = `wae-lane lane-${lane}${isRoomy ? ' roomy' : ''}${lanesNow(battle).includes(lane) ? ' now' : ''}`;
  // kept free beside those of its class on the other side
  if (all.length === 0)
    return (
      <div class={`${looks} bare`} aria-hidden="true">
        <h4>{fightWords().lanes[lane]}</h4>
      </div>
    );
  return (
    <div role="group" class={looks} aria-label={fightWords().lanes[lane]}>
      <h4>{fightWords().lanes[lane]}</h4>
      <div class="wae-lane-blocks">
        {all.map((ranked) => fighterOf(board, battle, ranked))}
        {unseen.length > 0 && <Unseen ranked={unseen} />}
      </div>
    </div>
  );
};
export const Rank = ({ board, battle, seat }: RankProps) => {
  const say = fightWords();
  const ranked = ranksOf(board.view, battle, seat);
  const others = ranksOf(board.view, battle, other(seat));
  const attacks = seat === battle.attacker;
  const isRoomy = ranked.length + others.length <= FEW;
  const columns = columnsOf([ranked, others]);
  return (
    <BattleRank
      side={seat}
      badge={<Badge seat={seat} size={30} />}
      name={board.words.seats[seat]}
      role={`${attacks ? say.attacks : say.defends}${battle.retreating[seat] ? `, ${say.retreats}` : ''}`}
      fighters={
        <div class="wae-lanes" style={{ '--lanes': columns.map(([, most]) => `minmax(84px, ${most}fr)`).join(' ') }}>
          {columns.map(([lane]) => (
            <LaneOf
              key={lane}
              board={board}
              battle={battle}
              lane={lane}
              all={ranked.filter((one) => one.lane === lane)}
              isRoomy={isRoomy}
            />
          ))}
        </div>
      }
    />
  );
};
