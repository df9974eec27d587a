// The prompt: who must do what now, with its section, and every choice that is not on the board as a button.
import { Icon, isIconName } from '@rose/board';
import { Words } from '../../line.tsx';
import { tableWords } from '../../words/table.ts';
import { personsOf } from '../handover.ts';
import { Key, More } from '../layout/more.tsx';
import { Hurry, Meanwhile } from '../log/meanwhile.tsx';
import { Section } from '../panel/section.tsx';
import { questionOf, type Room } from '../room.ts';
import { sayVerb } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { AtOnce } from './at-once.tsx';

/** The question alone; the sheet of a phone shows the same. */
export const Question = ({ room }: { readonly room: Room }) => {
  const { turn, ask, explain, rule } = questionOf(room);
  return (
    <div class="say">
      <h2 id="prompt" tabIndex={-1}>
        {turn && <span class="say-turn">{turn} </span>}
        <Words line={ask} />
      </h2>
      <p>
        <Words line={explain} /> <Section room={room} rule={rule} />
      </p>
      <Meanwhile room={room} />
    </div>
  );
};

/** What the face offers as buttons: a refused one stays clickable and says why. */
export const FaceButtons = ({ room, isDesk = false }: { readonly room: Room; readonly isDesk?: boolean }) => {
  const { desk, words } = room;
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
      <AtOnce room={room} />
    </>
  );
};

export const UndoButton = ({ room }: { readonly room: Room }) => {
  const { desk } = room;
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
export const Offer = ({ room }: { readonly room: Room }) => {
  const { desk, words } = room;
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

export const PromptBar = ({ room }: { readonly room: Room }) => {
  const { face } = room.desk;
  const { seat } = questionOf(room);
  return (
    <section class="prompt" aria-label={deskWords().question}>
      {seat !== undefined && (
        <span class="prompt-badge" aria-hidden="true">
          <face.Badge seat={seat} size={34} />
        </span>
      )}
      <Question room={room} />
      <div class="prompt-buttons">
        <UndoButton room={room} />
        <FaceButtons room={room} isDesk />
        <Hurry room={room} />
        <More room={room} />
      </div>
      <Offer room={room} />
      {room.around && <room.around.Asked room={room} />}
    </section>
  );
};
