// A battle as a paper over the map, on a phone as a screen: both ranks, the order of fire, the last dice, the choices.
import { BattleOrder, BattleScene, CoatPicture, GreatChance, type OrderStep } from '@rose/board';
import { A, type BlockName, isCity, isCrown, type LogEntry, other, type SeenBattle } from '@rose/richard-iii/ids';
import { plain } from '@rose/table/text';
import { actorOf, bonusReasons, deedsOf, orderOf, strongest, type Turn } from './battle-facts.ts';
import { Chances } from './chances.tsx';
import { DeedList, HitList, TreasonList } from './deeds.tsx';
import { coatOf } from './heraldry.ts';
import { Before, LastRoll } from './last-roll.tsx';
import { Rank } from './ranks.tsx';
import { nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

const LAST_ROUND = 4;

const diceOf = ({ letter, firepower, strength }: Turn): string => {
  const say = boardWords();
  return `${say.diceOf(strength)} ${say.hitsOn(`${letter}${firepower}`, firepower)}`;
};
/** Who acts, with how many dice, and why they hit. */
const Why = ({ board, battle, turn }: { readonly board: Props; readonly battle: SeenBattle; readonly turn: Turn }) => {
  const say = boardWords();
  const rating = `${turn.letter}${turn.firepower}`;
  return (
    <div class="why-paper">
      <h4>
        {nameOf(board.words, board.view, turn.block)}, <b>{rating}</b>
      </h4>
      <p>{diceOf(turn)}</p>
      {bonusReasons(battle, turn).map((reason) => (
        <p key={reason}>{say.bonus[reason]}</p>
      ))}
    </div>
  );
};

const subtitle = ({ area }: SeenBattle): string => {
  const say = boardWords();
  if (area === null) return '';
  return [...(isCity(A[area]) ? [say.marks.city] : []), ...(isCrown(A[area]) ? [say.marks.crown] : [])].join(' · ');
};

/** On a phone, where the page's own prompt is out of sight. */
const Question = ({ board, turn }: { readonly board: Props; readonly turn: Turn | undefined }) => {
  const { words, view, viewer, picked } = board;
  if (viewer === 'spectator') return null;
  const { ask, explain } = words.prompt.battle(view, viewer, turn ? [turn.block] : picked);
  return (
    <div class="battle-question">
      <div>
        <h3>{plain(ask)}</h3>
        <p>{turn ? diceOf(turn) : plain(explain)}</p>
      </div>
      <GreatChance odds={board.odds?.()} say={boardWords()} />
    </div>
  );
};

const stepOf = ({ words, view }: Props, { block, letter, seat, hasActed, isNext }: Turn): OrderStep => {
  const say = boardWords();
  return {
    key: block,
    rank: letter,
    name: nameOf(words, view, block),
    side: seat,
    picture: <CoatPicture coat={coatOf(block)} size={24} />,
    state: hasActed ? 'done' : isNext ? 'now' : 'later',
    note: hasActed ? say.acted : isNext ? say.mayAct : undefined,
  };
};

/** Whom a fire of the one who acts would hit. */
const aimedAt = (order: readonly Turn[], turn: Turn | undefined, isFiring: boolean): readonly BlockName[] =>
  turn && isFiring ? strongest(order, other(turn.seat)).map(({ block }) => block) : [];

interface BattleProps {
  readonly board: Props;
  readonly battle: SeenBattle;
  /** What was told of the battle before this one, if it has just ended. */
  readonly before: readonly LogEntry[];
}
export const Battle = ({ board, battle, before }: BattleProps) => {
  const say = boardWords();
  const { view, viewer, offered, picked } = board;
  const order = orderOf(view, battle);
  const actor = battle.step === 'turn' ? actorOf(offered, picked) : undefined;
  const shown = order.find(({ block }) => block === actor) ?? order.find(({ isNext }) => isNext);
  const below = viewer === 'spectator' ? other(battle.attacker) : viewer;
  const deeds = actor ? deedsOf(offered, actor) : undefined;
  const targets = aimedAt(order, shown, deeds?.fire !== undefined);
  const rank = (seat: typeof below) => (
    <Rank board={board} battle={battle} seat={seat} order={order} actor={actor} targets={targets}>
      {seat !== below && <LastRoll board={board} battle={battle} />}
      {shown?.seat === seat && battle.step === 'turn' && seat === below && (
        <Why board={board} battle={battle} turn={shown} />
      )}
    </Rank>
  );
  return (
    <BattleScene
      title={battle.area === null ? '' : say.battleOf(battle.area)}
      subtitle={subtitle(battle)}
      rounds={{ word: say.round, now: battle.round, last: LAST_ROUND, nowWord: say.now }}
      back={say.back}
      open={say.open}
    >
      <Before board={board} told={before} />
      {rank(other(below))}
      <div class="battle-middle">
        <BattleOrder label={say.orderOfFire} steps={order.map((one) => stepOf(board, one))} />
        <Chances board={board} />
      </div>
      {rank(below)}
      <div class="battle-choices">
        <Question board={board} turn={actor ? shown : undefined} />
        {deeds && <DeedList board={board} deeds={deeds} order={order} />}
        {battle.step === 'hits' && <HitList board={board} />}
        {battle.step === 'treason' && <TreasonList board={board} />}
        {battle.acting !== viewer && <p class="battle-waits">{say.waiting(battle.acting)}</p>}
      </div>
    </BattleScene>
  );
};
