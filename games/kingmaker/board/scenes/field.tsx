// 15.2 A battle in lines: two fields of three columns that face each other, second lines and reserves face down; each column
// has its own ladder.
import { Block, Icon } from '@rose/board';
import { N, type NobleName, nobleName, type SpaceName, spaceName } from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import { useState } from 'preact/hooks';
import type { Props } from '../said.ts';
import { menAt } from '../stacks.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, act, offeredOf, touchFor } from './act.tsx';
import {
  type Encounter,
  encountersIn,
  type Field,
  favourOf,
  heirsWith,
  inSpace,
  isFaceDown,
  LINES,
  meritsOf,
  RESERVE,
  type SideNumber,
  seatOfSide,
  unplaced,
} from './field-facts.ts';
import { areaName, Flag, isAsked, person, Question, Sheet, Tile, tintOf, waitsFor, whoIs } from './frame.tsx';
import { Ladder } from './ladder.tsx';
import './field.css';

interface Common {
  readonly board: Props;
  readonly field: Field;
  readonly side: SideNumber;
}
/** The noble that is picked, to be sent somewhere. */
interface Picking {
  readonly picked: NobleName | undefined;
  pick(noble: NobleName | undefined): void;
}
const Standing = ({ board, field, side, noble, picked, pick }: Common & Picking & { readonly noble: NobleName }) => {
  const say = sceneWords().field;
  if (isFaceDown(field, side, noble, board.viewer))
    return (
      <span class="km-back" title={say.faceDown}>
        <svg width="46" height="50" viewBox="-4 -9 52 58" aria-hidden="true">
          <Block wood="black" />
        </svg>
      </span>
    );
  const movable = offeredOf(board, 'deploy', 'shift', 'support', 'detach').some(
    (action) => nobleName(action.noble) === noble,
  );
  return (
    <button
      type="button"
      class={movable ? 'km-who open' : 'km-who'}
      data-lit={movable ? '' : undefined}
      aria-pressed={picked === noble}
      onClick={() => pick(picked === noble ? undefined : noble)}
    >
      <Tile
        view={board.view}
        noble={noble}
        seat={seatOfSide(field, side)}
        heirs={heirsWith(field, noble)}
        size={0.85}
      />
      <span>
        {person(board, noble)} <small>{menAt(board.view, noble)}</small>
      </span>
    </button>
  );
};
/** One space; lit where the picked noble may go. */
const Space = ({ space, ...common }: Common & Picking & { readonly space: number }) => {
  const { board, field, side, picked, pick } = common;
  const say = sceneWords().field;
  const going = offeredOf(board, 'deploy', 'shift').find(
    (action) => picked !== undefined && action.noble === N[picked] && action.space === space,
  );
  const isOwn = seatOfSide(field, side) === board.viewer;
  const name = say.spaces[spaceName(space) as SpaceName];
  return (
    <div class={going && isOwn ? 'km-space open' : 'km-space'}>
      <small>{name}</small>
      {inSpace(field, side, space).map((noble) => (
        <Standing key={noble} {...common} noble={noble} />
      ))}
      {going && isOwn && (
        <button
          type="button"
          class="btn sm"
          data-place={touchFor(going)}
          data-lit=""
          onClick={() => {
            act(board, going);
            pick(undefined);
          }}
        >
          <Icon name="arrow" size={15} weight={2} /> {name}
        </button>
      )}
    </div>
  );
};
/** `isAbove`: its front is its lowest rank, so that both fronts meet in the middle. */
const Lines = ({ isAbove, ...common }: Common & Picking & { readonly isAbove: boolean }) => {
  const { board, field, side } = common;
  const say = sceneWords().field;
  const lines = isAbove ? [LINES[1], LINES[0]] : LINES;
  const left = unplaced(field, side);
  const reserve = <Space {...common} space={RESERVE} />;
  return (
    <section class="km-lines" style={{ '--tint': tintOf(seatOfSide(field, side)) }}>
      <header>
        <Flag seat={seatOfSide(field, side)} size={28} /> <b>{whoIs(board, seatOfSide(field, side))}</b>
        {left.length > 0 && <small>{say.unplaced}</small>}
        {left.map((noble) => (
          <Standing key={noble} {...common} noble={noble} />
        ))}
      </header>
      {isAbove && reserve}
      {lines.map((line) => (
        <div key={line.join()} class="km-rank">
          {line.map((space) => (
            <Space key={space} {...common} space={space} />
          ))}
        </div>
      ))}
      {!isAbove && reserve}
    </section>
  );
};
const ColumnOdds = ({
  board,
  field,
  encounter,
}: {
  readonly board: Props;
  readonly field: Field;
  readonly encounter: Encounter;
}) => {
  const say = sceneWords();
  const { column, men, odds, side, share, isEngaged } = encounter;
  const engage = offeredOf(board, 'engage').find((action) => action.space === column);
  return (
    <div class={isEngaged ? 'km-column engaged' : 'km-column'} style={{ gridColumn: `${column + 1}` }}>
      <b>
        {men[0]} <em>{say.combat.to}</em> {men[1]}
      </b>
      <Ladder odds={odds} men={men} />
      <small>
        {side === undefined
          ? say.field.nobodyWins
          : say.field.wins(whoIs(board, seatOfSide(field, side)), say.share(share))}
      </small>
      {engage && <Act board={board} action={engage} icon="sword" class="btn sm" />}
    </div>
  );
};
const REST = ['stand-with', 'execute', 'exchange', 'agree', 'disagree'] as const;
/** Support and detachments of the picked noble; what else may be done. */
const Orders = ({ board, picked }: { readonly board: Props; readonly picked: NobleName | undefined }) => {
  const say = sceneWords().field;
  const sent = offeredOf(board, 'support', 'detach').filter(
    (action) => picked === undefined || action.noble === N[picked],
  );
  const supports = sent.filter((action) => action.do === 'support');
  const detached = sent.filter((action) => action.do === 'detach');
  const [ready] = offeredOf(board, 'ready');
  return (
    <>
      {(supports.length > 0 || detached.length > 0) && <p class="km-hint">{say.support}</p>}
      <div class="km-answers-row start">
        {supports.map((action) => (
          <Act key={touchFor(action)} board={board} action={action} icon="shield" class="btn sm">
            {plain(board.words.does.support(action))}
          </Act>
        ))}
        {picked !== undefined &&
          detached.map((action) => (
            <Act key={touchFor(action)} board={board} action={action} class="btn sm">
              {plain(board.words.does.detach(action))}
            </Act>
          ))}
        {offeredOf(board, ...REST).map((action) => (
          <Act key={touchFor(action)} board={board} action={action} class="btn sm">
            {plain(
              (board.words.does[action.do] as (one: typeof action) => ReturnType<typeof board.words.does.agree>)(
                action,
              ),
            )}
          </Act>
        ))}
      </div>
      {ready && (
        <div class="km-answers-row">
          <Act board={board} action={ready} icon="arrow" isMain />
        </div>
      )}
    </>
  );
};
const STEPS = ['array', 'engage', 'support', 'shift'] as const;

export const FieldScene = ({ board, field }: { readonly board: Props; readonly field: Field }) => {
  const say = sceneWords();
  const [picked, pick] = useState<NobleName | undefined>(undefined);
  const { view, viewer, story } = board;
  const encounters = encountersIn(view, field, story);
  const favoured = favourOf(field);
  const now = (STEPS as readonly string[]).indexOf(field.step);
  const common = { board, field, picked, pick };
  return (
    <Sheet
      title={say.field.title(areaName(board, field.area))}
      subtitle={say.field.subtitle}
      steps={STEPS.map((key, i) => ({
        key,
        word: say.field.steps[key],
        state: i < now ? 'done' : i === now ? 'now' : 'later',
      }))}
    >
      <div class="km-field-sheet">
        <Lines {...common} side={viewer === field.by ? 1 : 0} isAbove />
        <div class="km-columns-odds">
          {encounters.map((encounter) => (
            <ColumnOdds key={encounter.column} board={board} field={field} encounter={encounter} />
          ))}
          {encounters.length === 0 && <p class="km-hint">{say.field.noneFaces}</p>}
          {encounters.length > 0 && favoured !== undefined && (
            <p class="km-hint">
              {say.field.favours(whoIs(board, seatOfSide(field, favoured)), meritsOf(field, favoured))}
            </p>
          )}
        </div>
        <Lines {...common} side={viewer === field.by ? 0 : 1} isAbove={false} />
      </div>
      <div class="km-foot">
        <Question board={board} />
        {isAsked(board) ? <Orders board={board} picked={picked} /> : <p class="battle-waits">{waitsFor(board)}</p>}
      </div>
    </Sheet>
  );
};
