// What the block whose turn it is may do, each deed with what it means and its chance. Touching one makes it.
import {
  type Bar,
  Bars,
  beginsWith,
  ChargeMarks,
  Deed,
  DeedChances,
  type DeedLine,
  DeedLines,
  Icon,
  ROLL_CHARGES,
} from '@rose/board';
import { type Action, areaName, type BlockName, blockName, other } from '@rose/richard-iii/ids';
import type { ComponentChildren } from 'preact';
import { type Deeds, fireOdds, killChance, strongest, type Turn, turnChance } from './battle-facts.ts';
import { LineChances } from './chances.tsx';
import { gestures } from './gestures.ts';
import { nameOf, type Props, sentence } from './said.ts';
import { boardWords } from './words.ts';

const Horse = () => (
  <svg width="22" height="22" viewBox="-52 -52 104 104" aria-hidden="true">
    <ChargeMarks charge={ROLL_CHARGES.horse} fill="#8c3a2c" ink="#2b1c10" />
  </svg>
);

/** A deed as it is touched: what is still missing of the action's gesture. */
const speaker =
  ({ picked, touch }: Props, action: Action) =>
  (): void => {
    const [gesture = []] = gestures(action);
    const isBegun = picked.length > 0 && beginsWith(gesture, picked);
    for (const place of gesture.slice(isBegun ? picked.length : 0)) touch(place);
  };
interface ActionDeedProps {
  readonly board: Props;
  readonly action: Action;
  readonly icon: ComponentChildren;
  readonly title: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}
const ActionDeed = ({ board, action, children, ...deed }: ActionDeedProps) => (
  <Deed {...deed} sentence={sentence(board.words, action)} speak={speaker(board, action)}>
    {children}
    <DeedChances odds={board.odds?.(action)} say={boardWords()} />
  </Deed>
);
const lineOf = (board: Props, action: Action, name: string, chance?: string): DeedLine => ({
  name,
  chance,
  sentence: sentence(board.words, action),
  foot: <LineChances board={board} action={action} />,
  speak: speaker(board, action),
});
const hitBars = (shares: readonly number[]): readonly Bar[] => {
  const say = boardWords();
  return shares.map((share, hits) => ({
    share,
    said: say.percent(share),
    of: say.hitsLabel(hits, hits === shares.length - 1),
  }));
};

const Fire = ({
  board,
  action,
  turn,
  order,
}: {
  readonly board: Props;
  readonly action: Action;
  readonly turn: Turn;
  readonly order: readonly Turn[];
}) => {
  const say = boardWords();
  const { words, view } = board;
  const enemy = other(turn.seat);
  const targets = strongest(order, enemy);
  return (
    <ActionDeed
      board={board}
      action={action}
      icon={<Icon name="sword" size={19} />}
      title={words.verbs.fire}
      class="fire"
    >
      <span class="deed-text">
        {say.strongest(targets.map(({ block }) => nameOf(words, view, block)).join(', '))}{' '}
        {targets.length > 1 && say.ownerChooses(enemy)}
      </span>
      <Bars bars={hitBars(fireOdds(turn))} />
    </ActionDeed>
  );
};

const turnOf = (order: readonly Turn[], block: BlockName): Turn | undefined =>
  order.find((turn) => turn.block === block);

export interface DeedsProps {
  readonly board: Props;
  readonly deeds: Deeds;
  readonly order: readonly Turn[];
}
export const DeedList = ({ board, deeds, order }: DeedsProps) => {
  const say = boardWords();
  const { words, view } = board;
  const turn = turnOf(order, deeds.block);
  if (!turn) return null;
  const name = (block: BlockName): string => nameOf(words, view, block);
  return (
    <div class="deeds">
      {deeds.fire && <Fire board={board} action={deeds.fire} turn={turn} order={order} />}
      {deeds.charges.length > 0 && (
        <DeedLines
          title={[<Horse key="horse" />, ' ', words.verbs.charge]}
          text={say.ifAlive}
          lines={deeds.charges.map((action) => {
            const target = turnOf(order, blockName(action.target));
            const share = target ? say.percent(killChance(turn, target)) : '';
            return lineOf(board, action, name(blockName(action.target)), say.dies(share));
          })}
        />
      )}
      {deeds.treacheries.length > 0 && (
        <DeedLines
          title={[<Icon key="key" name="hand" size={19} />, ' ', words.verbs.treachery]}
          text={say.allEven}
          lines={deeds.treacheries.map((action) => {
            const target = blockName(action.target);
            return lineOf(board, action, name(target), say.percent(turnChance(deeds.block, target)));
          })}
        />
      )}
      <div class="deed-column">
        {deeds.retreats.length > 0 && (
          <DeedLines
            title={[<Icon key="undo" name="undo" size={19} />, ' ', words.verbs.retreat]}
            isShort
            text={say.retreatTo}
            lines={deeds.retreats.map((action) => lineOf(board, action, nameOf(words, view, areaName(action.area))))}
          />
        )}
        {deeds.pass && (
          <ActionDeed
            board={board}
            action={deeds.pass}
            icon={<Icon name="arrow" size={19} />}
            title={words.verbs.pass}
            class="pass"
          >
            <span class="deed-text">{say.passes}</span>
          </ActionDeed>
        )}
      </div>
    </div>
  );
};

const isTake = (action: Action): action is Extract<Action, { do: 'take-hits' }> => action.do === 'take-hits';
/** 6.4 Equals in strength: their owner chooses who is hit. */
export const HitList = ({ board }: { readonly board: Props }) => {
  const { words, view, offered } = board;
  const takes = offered.filter(isTake);
  if (takes.length === 0) return null;
  const hits = view.phase.name === 'battle' && view.phase.step === 'hits' ? view.phase.hits : 0;
  return (
    <div class="deeds">
      {takes.map((action) => (
        <ActionDeed
          key={action.block}
          board={board}
          action={action}
          icon={<Icon name="shield" size={19} />}
          title={nameOf(words, view, blockName(action.block))}
        >
          <span class="deed-text">
            {boardWords().takesHits(view.blocks[blockName(action.block)]?.steps ?? 0, hits)}
          </span>
        </ActionDeed>
      ))}
    </div>
  );
};

const isTreason = (action: Action): action is Extract<Action, { do: 'treason' }> => action.do === 'treason';
const isHeld = (action: Action): action is Extract<Action, { do: 'hold-treason' }> => action.do === 'hold-treason';
/** 5.55 The card's one roll, or none of it in this battle. */
export const TreasonList = ({ board }: { readonly board: Props }) => {
  const { words, view, offered } = board;
  const say = boardWords();
  const betrayals = offered.filter(isTreason);
  const held = offered.find(isHeld);
  if (betrayals.length === 0) return null;
  return (
    <div class="deeds">
      <DeedLines
        title={[<Icon key="hand" name="hand" size={19} />, ' ', words.verbs.treason]}
        text={say.allEven}
        lines={betrayals.map((action) => {
          const target = blockName(action.block);
          return lineOf(board, action, nameOf(words, view, target), say.percent(turnChance('event-treason', target)));
        })}
      />
      {held && (
        <ActionDeed
          board={board}
          action={held}
          icon={<Icon name="arrow" size={19} />}
          title={words.verbs['hold-treason']}
        />
      )}
    </div>
  );
};
