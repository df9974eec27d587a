// The prompt: who must do what now, with its section, and every choice that is not on the board as a button.
import { Icon, isIconName } from '@rose/board';
import { Words } from '../../line.tsx';
import { tableWords } from '../../words/table.ts';
import { questionOf, type TableContext } from '../context.ts';
import { personsOf } from '../handover.ts';
import { Key, More } from '../layout/more.tsx';
import { Hurry, Meanwhile } from '../log/meanwhile-card.tsx';
import { Section } from '../panel/section.tsx';
import { sayVerb } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { AtOnce } from './at-once.tsx';

/** The question alone; the sheet of a phone shows the same. */
export const Question = ({ context }: { readonly context: TableContext }) => {
  const { turn, ask, explain, rule } = questionOf(context);
  return (
    <div class="say">
      <h2 id="prompt" tabIndex={-1}>
        {turn && <span class="say-turn">{turn} </span>}
        <Words line={ask} />
      </h2>
      <p>
        <Words line={explain} /> <Section context={context} rule={rule} />
      </p>
      <Meanwhile context={context} />
    </div>
  );
};

/** What the face offers as buttons: a refused one stays clickable and says why. */
export const FaceButtons = ({
  context,
  isDesk = false,
}: {
  readonly context: TableContext;
  readonly isDesk?: boolean;
}) => {
  const { desk, words } = context;
  if (!desk.mayAct.value) return null;
  const { may } = desk.hand.value;
  const { verbs } = desk.sight.value;
  const begins = (place: string) => (choice: { readonly gestures: readonly (readonly string[])[] }) =>
    choice.gestures.some(([first]) => first === place);
  return (
    <>
      {desk.face.buttons.map(({ place, verb, icon, isBeside = false }) => {
        if (isDesk && isBeside) return null;
        const isAllowed = may.some(begins(place));
        if (!isAllowed && !verbs.includes(verb)) return null;
        return (
          <button
            key={place}
            type="button"
            class={may.length === 1 && isAllowed ? 'btn sm primary' : 'btn sm'}
            data-place={place}
            aria-disabled={!isAllowed}
            aria-pressed={desk.picked.value[0] === place}
            onClick={() => desk.touch(place)}
          >
            {isIconName(icon) && <Icon name={icon} size={16} />}
            {sayVerb(words, { do: verb })}
          </button>
        );
      })}
      <AtOnce context={context} />
    </>
  );
};

export const UndoButton = ({ context }: { readonly context: TableContext }) => {
  const { desk } = context;
  const { noUndo } = desk.sight.value;
  const isPossible = desk.mayUndo.value;
  return (
    <button
      type="button"
      class="btn sm"
      aria-disabled={!isPossible}
      aria-keyshortcuts="z"
      title={isPossible || !noUndo ? undefined : tableWords().noUndo[noUndo]}
      onClick={desk.undo}
    >
      <Icon name="undo" size={16} /> {deskWords().undo} <Key name="Z" />
    </button>
  );
};

/** An offer of a draw is answered here. */
export const Offer = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
  const { offer, seating, viewer, outcome } = desk.sight.value;
  if (offer === undefined || outcome) return null;
  const answering = personsOf(seating).find((seat) => seat !== offer);
  if (answering === undefined || viewer === 'spectator') return <p class="offer">{deskWords().offerSent}</p>;
  return (
    <div class="offer" role="group" aria-label={deskWords().offerStands(words.seats[offer] ?? offer)}>
      <p>{deskWords().offerStands(words.seats[offer] ?? offer)}</p>
      <button type="button" class="btn sm" onClick={() => desk.mind('accept-draw', answering)}>
        {tableWords().mind['accept-draw']}
      </button>
      <button type="button" class="btn sm" onClick={() => desk.mind('decline-draw', answering)}>
        {tableWords().mind['decline-draw']}
      </button>
    </div>
  );
};

export const PromptBar = ({ context }: { readonly context: TableContext }) => {
  const { face } = context.desk;
  const { seat } = questionOf(context);
  return (
    <section class="prompt" aria-label={deskWords().question}>
      {seat !== undefined && (
        <span class="prompt-badge" aria-hidden="true">
          <face.Badge seat={seat} size={34} />
        </span>
      )}
      <Question context={context} />
      <div class="prompt-buttons">
        <UndoButton context={context} />
        <FaceButtons context={context} isDesk />
        <Hurry context={context} />
        <More context={context} />
      </div>
      <Offer context={context} />
      {context.around && <context.around.Asked context={context} />}
    </section>
  );
};
