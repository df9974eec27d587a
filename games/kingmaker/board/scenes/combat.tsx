// 7 A combat as a screen: both sides with each bonus and its reason, the ladder of odds, what the card could say, who may
// fall; then the card, or what it brought.
import { CHARGES, ChargeMarks } from '@rose/board';
import { plain } from '@rose/table/text';
import type { Props } from '../said.ts';
import { boardWords } from '../words.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, offeredOf } from './act.tsx';
import { AfterCombat } from './after.tsx';
import { combatChances } from './combat-chances.ts';
import type { Combat, Fighter, Side } from './combat-facts.ts';
import { CouldSay } from './could-say.tsx';
import {
  areaName,
  cardName,
  Flag,
  isAsked,
  person,
  placeName,
  Question,
  Sheet,
  type StepNow,
  Tile,
  tintOf,
  waitsFor,
  whoIs,
} from './frame.tsx';
import { Ladder } from './ladder.tsx';
import './combat.css';

const Figure = ({ board, fighter }: { readonly board: Props; readonly fighter: Fighter }) => {
  const say = sceneWords();
  const { noble, seat, men, extras, heirs, fate } = fighter;
  return (
    <figure class={fate ? `km-fighter ${fate}` : 'km-fighter'}>
      <Tile view={board.view} noble={noble} seat={seat} heirs={fate ? [] : heirs} />
      {fate && <i class="km-stamp">{say.fates[fate]}</i>}
      <figcaption>
        <b>{person(board, noble)}</b>
        {boardWords().bornAs(noble) && <small>{boardWords().bornAs(noble)}</small>}
        {heirs.length > 0 && !fate && <small>{say.withHeirs(heirs.map((royal) => person(board, royal)))}</small>}
        <span>
          {fate ? '' : men}
          {extras.map(({ card, men: more }) => (
            <u key={card} title={cardName(board, card)}>
              +{more}
            </u>
          ))}
        </span>
      </figcaption>
    </figure>
  );
};
const SideOf = ({
  board,
  side,
  role,
  combat,
}: {
  readonly board: Props;
  readonly side: Side;
  readonly role: string;
  readonly combat: Combat;
}) => {
  const say = sceneWords();
  const label = (
    <div class="km-label">
      <Flag seat={side.seat} size={34} />
      <b>{side.seat === undefined && side.garrison > 0 ? say.garrison : whoIs(board, side.seat)}</b>
      <small>{role}</small>
    </div>
  );
  return (
    <section class="km-side" style={{ '--tint': tintOf(side.seat) }} aria-label={whoIs(board, side.seat)}>
      {label}
      {side.fighters.map((fighter) => (
        <Figure key={fighter.noble} board={board} fighter={fighter} />
      ))}
      {side.garrison > 0 && combat.place && (
        <figure class={combat.result === 'taken' ? 'km-fighter walls killed' : 'km-fighter walls'}>
          <svg width="70" height="76" viewBox="-60 -62 120 124" aria-hidden="true">
            <ChargeMarks charge={CHARGES.castle} fill="#cdb994" ink="#3b2716" />
          </svg>
          <figcaption>
            <b>{say.garrison}</b>
            <span>{side.garrison}</span>
          </figcaption>
        </figure>
      )}
    </section>
  );
};

/** Where each number comes from. */
const Sum = ({ board, side }: { readonly board: Props; readonly side: Side }) => {
  const base = side.fighters.reduce((men, fighter) => men + fighter.men, 0);
  const extras = side.fighters.flatMap((fighter) => (fighter.fate ? [] : fighter.extras));
  return (
    <span>
      <b>{side.men}</b>
      {extras.length > 0 && (
        <small>
          {[base, ...extras.map(({ men }) => men)].join(' + ')}
          {extras.map(({ card }) => (
            <i key={card}>{cardName(board, card)}</i>
          ))}
        </small>
      )}
    </span>
  );
};
const STEPS = ['declared', 'heirs', 'card', 'after'] as const;
const stepsOf = (combat: Combat): readonly StepNow[] => {
  const say = sceneWords().combat;
  const now = combat.step === 'heirs' ? 1 : combat.step === 'card' ? 2 : 3;
  return STEPS.map((key, i) => ({
    key,
    word: say.steps[key],
    state: i < now ? 'done' : i === now ? 'now' : 'later',
  }));
};
const HeirsAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().combat;
  const executions = offeredOf(board, 'execute');
  const [pass] = offeredOf(board, 'pass');
  if (!pass) return null;
  return (
    <div class="km-answers-row">
      {executions.map((action) => (
        <Act key={action.piece} board={board} action={action} icon="close">
          {plain(board.words.does.execute(action))}
        </Act>
      ))}
      <Act board={board} action={pass} icon="check" isMain>
        {say.letLive}
      </Act>
    </div>
  );
};
const CardAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().combat;
  const [turn] = offeredOf(board, 'turn-card');
  const [off] = offeredOf(board, 'call-off');
  const victims = offeredOf(board, 'ambush');
  if (!turn && victims.length === 0) return null;
  return (
    <>
      {victims.length > 0 && <p class="km-hint">{say.whom}</p>}
      <div class="km-answers-row">
        {off && <Act board={board} action={off} icon="undo" class="btn km-twin" />}
        {victims.map((action) => (
          <Act key={action.piece} board={board} action={action} icon="sword">
            {plain(board.words.does.ambush(action))}
          </Act>
        ))}
        {turn && <Act board={board} action={turn} icon="arrow" isMain />}
      </div>
      {victims.length > 0 && <p class="km-hint">{say.noUndo}</p>}
    </>
  );
};
export const CombatScene = ({ board, combat }: { readonly board: Props; readonly combat: Combat }) => {
  const say = sceneWords();
  const { view, story, viewer } = board;
  const chances = combatChances(view, combat, story);
  const where = combat.place ? placeName(board, combat.place) : areaName(board, combat.area);
  const isMine = combat.attackers.seat === viewer;
  return (
    <Sheet
      title={say.combat.title[combat.kind](where)}
      subtitle={say.combat.where[combat.kind]}
      steps={stepsOf(combat)}
    >
      <div class="km-sides">
        <SideOf
          board={board}
          side={combat.attackers}
          role={isMine ? say.combat.youAttack : say.combat.attacks}
          combat={combat}
        />
        <div class="km-versus">
          <div class="km-sum">
            <Sum board={board} side={combat.attackers} />
            <em>{say.combat.to}</em>
            <Sum board={board} side={combat.defenders} />
          </div>
          {combat.kind === 'siege' ? (
            <p>{say.combat.need(combat.attackers.men, combat.defenders.men)}</p>
          ) : (
            <Ladder odds={chances.odds} men={[combat.attackers.men, combat.defenders.men]} />
          )}
        </div>
        <SideOf
          board={board}
          side={combat.defenders}
          role={combat.defenders.seat === viewer ? say.combat.youDefend : say.combat.defends}
          combat={combat}
        />
      </div>
      <CouldSay board={board} combat={combat} chances={chances} />
      <div class="km-foot">
        <Question board={board} />
        {combat.step === 'heirs' && <HeirsAsked board={board} />}
        {combat.step === 'card' && <CardAsked board={board} />}
        {combat.step === 'after' && <AfterCombat board={board} />}
        {combat.step !== 'after' && !isAsked(board) && <p class="battle-waits">{waitsFor(board)}</p>}
      </div>
    </Sheet>
  );
};
