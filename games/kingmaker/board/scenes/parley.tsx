// 12 Parley: what each gives now, in a column each; words of a promise apart; below, what could be added, with the reason of
// what cannot. Nothing here is known to others, and nothing is sent before the red button.
import { Icon } from '@rose/board';
import { type Item, SEATS, type Seat, writeItem } from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Props } from '../said.ts';
import { wordOf } from '../word.ts';
import { boardWords } from '../words.ts';
import { sceneWords } from '../words-scenes.ts';
import { Flag, Sheet, whoIs } from './frame.tsx';
import { ItemLine, itemIcon, itemName, Picture } from './item-line.tsx';
import { MainButton } from './main-button.tsx';
import { type Draft, draft, endParley } from './parley-draft.ts';
import {
  type Choice,
  choicesIn,
  choicesOf,
  givenBy,
  type ItemKind,
  isSame,
  isSent,
  KINDS,
  MOST_OFFERS,
  ownOffers,
  possibleIn,
  standingOf,
  withRansom,
  withReturn,
} from './parley-facts.ts';
import { reasonOf } from './reasons.ts';
import './parley.css';

const write = (now: Draft): void => {
  draft.value = now;
};
interface ColumnProps {
  readonly board: Props;
  readonly now: Draft;
  readonly choices: readonly Choice[];
  readonly seat: Seat;
}
/** What one party gives. */
const Column = ({ board, now, choices, seat }: ColumnProps) => {
  const say = sceneWords().parley;
  const given = givenBy(board.view, now.items, seat).filter((item) => item.kind !== 'ally' || seat !== now.others[0]);
  const change = (item: Item, to: Item | undefined): void =>
    write({ ...now, items: now.items.flatMap((other) => (isSame(other, item) ? (to ? [to] : []) : [other])) });
  return (
    <section class="km-gives">
      <h3>
        <Flag seat={seat} size={26} /> {seat === now.viewer ? say.youGive : say.gives(board.words.seats[seat])}
        <small>{boardWords().wordOf(wordOf(board.view, seat))}</small>
      </h3>
      <ul>
        {given.map((item) => (
          <ItemLine
            key={writeItem(item)}
            board={board}
            item={item}
            standing={standingOf(choices, item)}
            change={(to) => change(item, to)}
          />
        ))}
      </ul>
      {given.length === 0 && (
        <p class="km-nothing">
          <Icon name="plus" size={18} /> {say.chooseBelow}
        </p>
      )}
    </section>
  );
};
/** What one party could give, by kind; a thing that cannot pass says why. */
const Shelves = ({ board, now, choices, seat }: ColumnProps) => {
  const say = sceneWords().parley;
  const [kind, open] = useState<ItemKind | undefined>(undefined);
  const [why, wonder] = useState<Choice | undefined>(undefined);
  const me = now.viewer as Seat;
  const [other = me] = now.others;
  const [to, setTo] = useState<Seat>(other);
  const taker = seat === me ? (now.others.includes(to) ? to : other) : me;
  const listOf = (one: ItemKind): readonly Choice[] => choicesOf(board.view, choices, seat, taker, one);
  const toggle = (choice: Choice): void => {
    if (choice.refusal) {
      wonder(choice);
      return;
    }
    const isIn = now.items.some((item) => isSame(item, choice.item));
    write({
      ...now,
      items: isIn ? now.items.filter((item) => !isSame(item, choice.item)) : [...now.items, choice.item],
    });
  };
  const shown = kind ? listOf(kind) : [];
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind) below.current?.scrollIntoView({ block: 'nearest' });
  }, [kind, why]);
  return (
    <section class="km-shelves">
      <h4>
        {seat === me ? say.addYours : say.addTheirs(board.words.seats[seat])} <small>{say.possibleNow}</small>
      </h4>
      {seat === me && now.others.length > 1 && (
        <div class="km-answers-row start">
          {now.others.map((one) => (
            <button key={one} type="button" class="btn sm" aria-pressed={one === taker} onClick={() => setTo(one)}>
              <Flag seat={one} size={20} /> {say.toSeat(board.words.seats[one])}
            </button>
          ))}
        </div>
      )}
      <div class="km-kinds">
        {KINDS.map((one) => {
          const count = possibleIn(listOf(one));
          return (
            <button
              key={one}
              type="button"
              class={count === 0 ? 'none' : undefined}
              aria-pressed={kind === one}
              onClick={() => {
                wonder(undefined);
                open(kind === one ? undefined : one);
              }}
            >
              <Icon name={itemIcon(one)} size={16} /> {say.shelves[one]} <b>{count}</b>
            </button>
          );
        })}
      </div>
      <div class="km-opened" ref={below}>
        {kind && shown.length === 0 && <p class="km-hint">{say.nothingOf[kind]}</p>}
        <ul class="km-things">
          {shown.map((choice) => (
            <li key={writeItem(choice.item)}>
              <button
                type="button"
                class={choice.refusal ? 'not' : undefined}
                aria-pressed={now.items.some((item) => isSame(item, choice.item))}
                onClick={() => toggle(choice)}
              >
                <Picture item={choice.item} /> {itemName(board, choice.item)}
                {choice.refusal && <Icon name="hand" size={16} />}
              </button>
            </li>
          ))}
        </ul>
        {why?.refusal && (
          <p class="km-why" role="status">
            <Icon name="hand" size={18} />
            <span>
              <b>{say.whyNot(itemName(board, why.item))}</b> {plain(reasonOf(board, why.refusal))}
              <small> § {board.words.section(why.refusal.rule ?? '12.3')}</small>
            </span>
          </p>
        )}
      </div>
    </section>
  );
};
const MOST_WORDS = 280;
const PromiseLine = ({ now }: { readonly now: Draft }) => {
  const say = sceneWords().parley;
  return (
    <label class="km-promise">
      <Icon name="chat" size={20} />
      <span>
        <small>{say.promise}</small>
        <input
          type="text"
          maxLength={MOST_WORDS}
          value={now.words}
          placeholder={say.promiseHint}
          onInput={(event) => write({ ...now, words: event.currentTarget.value })}
        />
      </span>
      <em>{say.neverEnforced}</em>
    </label>
  );
};
const Head = ({ board, now }: { readonly board: Props; readonly now: Draft }) => {
  const say = sceneWords().parley;
  const seats = SEATS.filter((seat) => board.view.hands[seat] !== undefined && seat !== now.viewer);
  const left = seats.filter((seat) => !now.others.includes(seat));
  return (
    <div class="km-for">
      <span>{say.for}</span>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="btn sm"
          aria-pressed={now.others[0] === seat}
          onClick={() => write({ ...now, others: [seat], items: [], ransom: undefined })}
        >
          <Flag seat={seat} size={22} /> {board.words.seats[seat]}
        </button>
      ))}
      {now.others.length > 0 &&
        left.map((seat) => (
          <button
            key={seat}
            type="button"
            class="btn sm"
            onClick={() => write({ ...now, others: [...now.others, seat] })}
          >
            <Icon name="plus" size={15} weight={2.2} /> {say.third(board.words.seats[seat])}
          </button>
        ))}
    </div>
  );
};
const Foot = ({
  board,
  now,
  choices,
}: {
  readonly board: Props;
  readonly now: Draft;
  readonly choices: readonly Choice[];
}) => {
  const say = sceneWords().parley;
  const count = ownOffers(board.view, now.viewer);
  const not = now.items.find((item) => standingOf(choices, item)?.refusal);
  const why = now.items.length === 0 ? say.emptyOffer : not && say.notNowIn(itemName(board, not));
  const terms = now.items;
  const words = now.words.trim();
  const send = (): void =>
    board.play?.(
      now.counters === undefined ? { do: 'offer', terms, words } : { do: 'counter', offer: now.counters, terms, words },
    );
  return (
    <footer class="km-parley-foot">
      <p>
        <Icon name="clock" size={17} /> {say.lapses} <b>{say.count(Math.min(count + 1, MOST_OFFERS), MOST_OFFERS)}</b>
      </p>
      <button type="button" class="btn" onClick={endParley}>
        {say.giveUp}
      </button>
      <MainButton why={why} icon="upload" press={send}>
        {now.counters === undefined ? say.send : say.sendCounter}
      </MainButton>
    </footer>
  );
};

export const ParleyScene = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parley;
  const now = draft.value;
  const choices = choicesIn(board.parts?.());
  const isDone = now !== undefined && isSent(board.view, { ...now, words: now.words.trim() });
  useEffect(() => {
    if (isDone) endParley();
  }, [isDone]);
  useEffect(() => {
    if (now?.ransom !== undefined && choices.length > 0) write(withRansom(now, choices, now.ransom));
  }, [now?.ransom, choices.length]);
  useEffect(() => {
    if (now?.returns !== undefined && choices.length > 0) write(withReturn(now, choices, now.returns));
  }, [now?.returns, choices.length]);
  if (!now || board.viewer === 'spectator') return null;
  const seats: readonly Seat[] = [board.viewer, ...now.others];
  return (
    <Sheet
      title={say.title(now.others.map((seat) => whoIs(board, seat)))}
      subtitle={say.subtitle(now.others.length)}
      steps={[]}
    >
      <div class="km-parley">
        <Head board={board} now={now} />
        <div class="km-columns">
          {seats.map((seat) => (
            <Column key={seat} board={board} now={now} choices={choices} seat={seat} />
          ))}
        </div>
        <PromiseLine now={now} />
        <div class="km-columns add">
          {seats.map((seat) => (
            <Shelves key={`${seat} ${now.others.join()}`} board={board} now={now} choices={choices} seat={seat} />
          ))}
        </div>
        <Foot board={board} now={now} choices={choices} />
      </div>
    </Sheet>
  );
};
