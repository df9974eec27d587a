// The slip of the place in hand: steppers for troops and mercenaries, cubes, the bid. Each press is an order of its own.
import { Icon } from '@rose/board';
import {
  type Action,
  blackPrice,
  C,
  type CardName,
  garrisonOf,
  isBishop,
  isCardName,
  isPerson,
  isPlace,
  LANDINGS,
  type PersonId,
  type PieceId,
  type PlaceId,
  R,
  type RegionId,
  regionName,
  type View,
  whitePrice,
} from '@rose/lancaster-york/ids';
import { CALAIS_PLACE, slipOf } from './gestures.ts';
import { nameOf, type Props, sentence } from './said.ts';
import { boardWords } from './words.ts';

const Step = ({
  board,
  action,
  icon,
}: {
  readonly board: Props;
  readonly action: Action;
  readonly icon: 'plus' | 'minus';
}) => (
  <button
    type="button"
    class="ly-step"
    data-place={slipOf(action)}
    aria-label={sentence(board.words, action)}
    onClick={() => board.touch(slipOf(action))}
  >
    <Icon name={icon} size={18} />
  </button>
);

interface StepperProps {
  readonly board: Props;
  readonly label: string;
  readonly value: number;
  readonly at: (count: number) => Action;
}
const Stepper = ({ board, label, value, at }: StepperProps) => (
  <div class="ly-stepper" data-stepper="">
    <span>{label}</span>
    {value > 0 ? <Step board={board} action={at(value - 1)} icon="minus" /> : <span class="ly-step none" />}
    <output>{value}</output>
    <Step board={board} action={at(value + 1)} icon="plus" />
  </div>
);

interface OrderProps {
  readonly board: Props;
  readonly action: Action;
  /** What it costs; nothing where it costs nothing. */
  readonly price?: number;
}
const Order = ({ board, action, price = 0 }: OrderProps) => (
  <button
    type="button"
    class="btn sm ly-order-button"
    data-place={slipOf(action)}
    onClick={() => board.touch(slipOf(action))}
  >
    {sentence(board.words, action)} {price > 0 && <b>{boardWords().pounds(price)}</b>}
  </button>
);

const forceAt = (view: View, card: CardName) => view.plan?.forces.find(({ place }) => place === card);
/** 7.2 There are no dice: what would happen is certain, as far as nobody else interferes. */
const Strength = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { view, viewer } = board;
  const say = boardWords();
  const owner = view.owners[card];
  const force = forceAt(view, card);
  const all = (force?.bought ?? 0) + (force?.mercenaries ?? 0);
  const garrison = garrisonOf(C[card]);
  if (owner === undefined) return null;
  if (owner === viewer) return <p class="ly-odds">{say.defence(garrison, garrison + all)}</p>;
  return (
    <div class="ly-odds">
      <p>{say.against(say.seats[owner], garrison)}</p>
      {all > 0 && (
        <p>
          <b>{say.unguarded(all, garrison)}</b> {say.outcome(all - garrison)}
        </p>
      )}
      <p>{say.unknown}</p>
    </div>
  );
};
const Troops = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { view } = board;
  const say = boardWords();
  const place = C[card] as PlaceId;
  const force = forceAt(view, card);
  const held = view.players.find(({ seat }) => seat === board.viewer)?.mercenaries ?? 0;
  return (
    <>
      <Stepper
        board={board}
        label={say.troops}
        value={force?.troops ?? 0}
        at={(count) => ({ do: 'troops', place, count })}
      />
      {held > 0 && (
        <Stepper
          board={board}
          label={say.mercenaries}
          value={force?.mercenaries ?? 0}
          at={(count) => ({ do: 'mercenaries', place, count })}
        />
      )}
    </>
  );
};
const PRICES: { readonly [verb: string]: (person: PersonId) => number } = { bribe: blackPrice, guard: whitePrice };
const Person = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { view, viewer } = board;
  const person = C[card] as PersonId;
  const cube = view.plan?.cubes.find((one) => one.person === card);
  const isMine = view.owners[card] === viewer;
  const isMoving = [
    ...(view.plan?.moves ?? []).map(({ noble }) => noble),
    ...(view.plan?.sails ?? []).map(({ ship }) => ship),
  ].includes(card as never);
  const verb = isMine ? (cube ? 'unguard' : 'guard') : cube ? 'unbribe' : 'bribe';
  return (
    <>
      {isMine && !isBishop(person) && <p class="ly-odds">{boardWords().howToMove}</p>}
      <Order board={board} action={{ do: verb, person }} price={PRICES[verb]?.(person) ?? 0} />
      {isMine && isMoving && <Order board={board} action={{ do: 'stay', piece: C[card] as PieceId }} />}
    </>
  );
};
const Bid = ({ board }: { readonly board: Props }) => {
  const { view } = board;
  const say = boardWords();
  const bid = view.plan?.bid;
  const landing = bid ? R[bid.region] : (LANDINGS[0] as RegionId);
  const sum = bid?.sum ?? 0;
  const at = (count: number): Action => (count === 0 ? { do: 'unbid' } : { do: 'bid', sum: count, region: landing });
  return (
    <>
      <Stepper board={board} label={say.sum} value={sum} at={at} />
      <div class="ly-pair" role="group" aria-label={say.landing}>
        {LANDINGS.map((region) => (
          <button
            key={region}
            type="button"
            class="btn sm"
            aria-pressed={bid !== null && landing === region && sum > 0}
            data-place={slipOf({ do: 'bid', sum: Math.max(1, sum), region })}
            onClick={() => board.touch(slipOf({ do: 'bid', sum: Math.max(1, sum), region }))}
          >
            {say.regions[regionName(region)]}
          </button>
        ))}
      </div>
    </>
  );
};

interface SlipProps {
  readonly board: Props;
  readonly subject: string | undefined;
  close(): void;
}
export const Slip = ({ board, subject, close }: SlipProps) => {
  const { view, words, viewer } = board;
  const isMine = view.plan !== null && viewer !== 'spectator';
  const isLocked = view.players.find(({ seat }) => seat === viewer)?.locked;
  if (!isMine || isLocked || subject === undefined) return null;
  const card = isCardName(subject) ? subject : undefined;
  if (subject !== CALAIS_PLACE && (card === undefined || view.owners[card] === undefined)) return null;
  const title = card ? nameOf(words, view, card) : boardWords().calais;
  return (
    <section class="paper ly-slip" aria-label={title}>
      <h3>
        {title}
        <button type="button" class="ly-close" aria-label={boardWords().closeIt} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </h3>
      {subject === CALAIS_PLACE && <Bid board={board} />}
      {card && isPlace(C[card]) && <Troops board={board} card={card} />}
      {card && isPlace(C[card]) && <Strength board={board} card={card} />}
      {card && isPerson(C[card]) && <Person board={board} card={card} />}
    </section>
  );
};
