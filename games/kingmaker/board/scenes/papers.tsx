// Questions in the middle of something: prisoners, spoils, places and heirs that were taken, guests, windows. Each is a row
// of papers with what it means; touching one makes it.
import { Icon, type IconName } from '@rose/board';
import {
  type Action,
  crownName,
  E,
  eventKind,
  isEventName,
  type NobleName,
  nobleName,
  pieceName,
  seatName,
} from '@rose/kingmaker/ids';
import type { ComponentChildren } from 'preact';
import { askedIn } from '../docked-facts.ts';
import { type Props, sentence } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, act, offeredOf, touchFor } from './act.tsx';
import { asSeat, cardName, person, placeName, Tile } from './frame.tsx';
import { cardsAfterExecution, type Pile } from './papers-facts.ts';
import { parleyWith } from './parley-draft.ts';
import './papers.css';

interface OptionProps {
  readonly board: Props;
  readonly action: Action;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}
/** An answer with what follows from it. */
export const Option = ({ board, action, icon, title, text, children }: OptionProps) => (
  <button type="button" class="km-option" data-place={touchFor(action)} data-lit="" onClick={() => act(board, action)}>
    <b>
      <Icon name={icon} size={19} weight={2} /> {title}
    </b>
    <span>{text}</span>
    {children}
    <span class="unseen"> {sentence(board.words, action)}</span>
  </button>
);

/** By pile, the names of the cards that go there. */
const Piles = ({ board, noble }: { readonly board: Props; readonly noble: NobleName }) => {
  const say = sceneWords().papers;
  const going = cardsAfterExecution(board.view, noble);
  return (
    <ul>
      {(['captor', 'chancery', 'deck'] as const satisfies readonly Pile[]).map((pile) => {
        const cards = going.filter(({ to }) => to === pile).map(({ card }) => cardName(board, card));
        return cards.length === 0 ? null : <li key={pile}>{say.goTo[pile](cards)}</li>;
      })}
    </ul>
  );
};
const FATES: { readonly [V in 'hold' | 'execute' | 'free']: IconName } = {
  hold: 'hand',
  execute: 'close',
  free: 'flag',
};
type Fated = Extract<Action, { do: 'hold' | 'execute' | 'free' }>;
const nobleOf = (action: Fated): NobleName => nobleName(action.do === 'execute' ? action.piece : action.noble);
/** 8.2 One question a prisoner. */
export const PrisonersAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const fates = offeredOf(board, 'hold', 'execute', 'free');
  const nobles = [...new Set(fates.map(nobleOf))];
  return (
    <>
      {nobles.map((noble) => {
        const owner = asSeat(board.view.held[noble]);
        return (
          <section key={noble} class="km-ask">
            <h3>
              <Tile view={board.view} noble={noble} seat={owner} size={0.6} /> {say.prisoner(person(board, noble))}
            </h3>
            <div class="km-options">
              {fates
                .filter((action) => nobleOf(action) === noble)
                .map((action) => (
                  <Option
                    key={action.do}
                    board={board}
                    action={action}
                    icon={FATES[action.do]}
                    title={board.words.verbs[action.do]}
                    text={say.fate[action.do]}
                  >
                    {action.do === 'execute' && <Piles board={board} noble={noble} />}
                  </Option>
                ))}
            </div>
            {owner && board.parts && owner !== board.viewer && (
              <button type="button" class="btn" onClick={() => parleyWith(board.view.viewer, owner, noble)}>
                <Icon name="chat" size={17} /> {say.askPrice(board.words.seats[owner])}
              </button>
            )}
          </section>
        );
      })}
    </>
  );
};

/** A list of answers under headings, each a button. */
const Rows = ({
  board,
  rows,
}: {
  readonly board: Props;
  readonly rows: readonly {
    readonly title: string;
    readonly answers: readonly { readonly action: Action; readonly word: string }[];
  }[];
}) => (
  <>
    {rows.map(({ title, answers }) => (
      <section key={title} class="km-ask">
        <h3>{title}</h3>
        <div class="km-answers-row start">
          {answers.map(({ action, word }) => (
            <Act key={word} board={board} action={action}>
              {word}
            </Act>
          ))}
        </div>
      </section>
    ))}
  </>
);
/** 8.3 */
export const SpoilsAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const takes = offeredOf(board, 'take');
  const cards = [...new Set(takes.map(({ card }) => card))];
  return (
    <Rows
      board={board}
      rows={cards.map((card) => ({
        title: say.whoTakes(cardName(board, crownName(card))),
        answers: takes
          .filter((action) => action.card === card)
          .map((action) => ({ action, word: person(board, nobleName(action.noble)) })),
      }))}
    />
  );
};
/** 13.3 */
export const BountyAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const keeps = offeredOf(board, 'keep');
  const royals = [...new Set(keeps.map(({ royal }) => royal))];
  return (
    <Rows
      board={board}
      rows={royals.map((royal) => ({
        title: say.whoKeeps(person(board, pieceName(royal))),
        answers: keeps
          .filter((action) => action.royal === royal)
          .map((action) => ({ action, word: person(board, nobleName(action.noble)) })),
      }))}
    />
  );
};
/** 3.3 Whose the place is to be, then who goes in. */
export const SeizureAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const { phase } = board.view;
  if (phase.name !== 'seizure') return null;
  const where = placeName(board, phase.place);
  const lords = offeredOf(board, 'lord');
  const entering = offeredOf(board, 'go-in');
  const [out] = offeredOf(board, 'stay-out');
  const rows = [
    ...(lords.length > 0
      ? [
          {
            title: say.whoseIs(where),
            answers: lords.map((action) => ({ action, word: person(board, nobleName(action.noble)) })),
          },
        ]
      : []),
    ...(entering.length > 0 || out
      ? [
          {
            title: say.whoGoesIn(where),
            answers: [
              ...entering.map((action) => ({ action, word: person(board, nobleName(action.noble)) })),
              ...(out ? [{ action: out, word: board.words.verbs['stay-out'] }] : []),
            ],
          },
        ]
      : []),
  ];
  return <Rows board={board} rows={rows} />;
};
/** 3.4 */
export const LodgingAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const answers = offeredOf(board, 'let-stay', 'put-out');
  const [first] = answers;
  if (!first) return null;
  return (
    <section class="km-ask">
      <div class="km-options">
        {answers.map((action) => (
          <Option
            key={action.do}
            board={board}
            action={action}
            icon={action.do === 'let-stay' ? 'hand' : 'close'}
            title={board.words.verbs[action.do]}
            text={say.lodging[action.do](board.words.seats[seatName(action.seat)])}
          />
        ))}
      </div>
    </section>
  );
};
/** 15.9 Nobody is called: Calais is at stake. */
const isFrench = ({ view: { phase } }: Props): boolean =>
  phase.name === 'commission' && isEventName(phase.event) && eventKind(E[phase.event]) === 'french-siege';
/** 17.2 One paper, the same for everybody who is asked, whatever he holds. */
export const WindowAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const { phase } = board.view;
  const uses = offeredOf(board, 'use-free-move', 'use-writ', 'pardon');
  const [pass] = offeredOf(board, 'pass');
  const kind = phase.name === 'free-moves' ? 'free-move' : phase.name === 'pardon' ? 'pardon' : 'writ';
  const verb = { 'free-move': 'use-free-move', writ: 'use-writ', pardon: 'pardon' } as const;
  if (!pass) return null;
  const [use] = uses;
  const others = askedIn(board.view)
    .filter((seat) => seat !== board.viewer)
    .map((seat) => board.words.seats[seat]);
  return (
    <section class="km-ask km-window">
      <p>{say.window[isFrench(board) ? 'siege' : kind]}</p>
      <div class="km-answers-row">
        {use ? (
          <Act board={board} action={use} icon="note" />
        ) : (
          <button
            type="button"
            class="btn"
            aria-disabled="true"
            data-place={`#${verb[kind]}`}
            onClick={() => board.touch(`#${verb[kind]}`)}
          >
            <Icon name="note" size={17} weight={2} /> {board.words.verbs[verb[kind]]}
          </button>
        )}
        <Act board={board} action={pass} icon="arrow" isMain />
      </div>
      <p class="km-hint">
        {say.alike} {others.length > 0 && sceneWords().waits(others)}
      </p>
    </section>
  );
};
/** 14.1 Whom a Writ sends in another's place. */
export const CommissionAsked = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().papers;
  const sent = offeredOf(board, 'commission');
  const holders = offeredOf(board, 'hold-calais');
  const [pass] = offeredOf(board, 'pass');
  const called = [...new Set(sent.map(({ noble }) => noble))];
  return (
    <>
      {sent.length + holders.length === 0 && <p class="km-hint">{say.nobodyToSend}</p>}
      {holders.length > 0 && (
        <Rows
          board={board}
          rows={[
            {
              title: say.whoHolds,
              answers: holders.map((action) => ({ action, word: person(board, nobleName(action.noble)) })),
            },
          ]}
        />
      )}
      <Rows
        board={board}
        rows={called.map((noble) => ({
          title: say.inPlaceOf(person(board, nobleName(noble))),
          answers: sent
            .filter((action) => action.noble === noble)
            .map((action) => ({
              action,
              word: person(board, nobleName(action.by)),
            })),
        }))}
      />
      {pass && (
        <div class="km-answers-row">
          <Act board={board} action={pass} icon="arrow" isMain />
        </div>
      )}
    </>
  );
};
