// The prompt: who must do what now, with its section, and every choice that is not on the board as a button.
import { Icon, isIconName } from '@rose/board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plainLine, Words } from '../../line.tsx';
import { tableWords } from '../../words/table.ts';
import { questionOf, type TableContext } from '../context.ts';
import { personsOf } from '../handover.ts';
import { tableClass } from '../layout/media.ts';
import { Key, More } from '../layout/more.tsx';
import { Part } from '../layout/stage.tsx';
import { Hurry } from '../log/meanwhile-card.tsx';
import { Section } from '../panel/section.tsx';
import { SaidSeat, sayAction, sayVerb } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { AtOnce, bundlesOf } from './at-once.tsx';
import type { Sealing } from './desk.ts';

const askedTwice = ({ words }: TableContext, { action, seal }: Sealing): string =>
  seal.ask ?? deskWords().sure(plainLine(sayAction(words, action)));
const saidOf = ({ foresight }: Sealing): string => foresight?.explain ?? deskWords().noUndoAfter;
/** G1: in a low sheet explanation and buttons give their room to what a touch could mean. */
const isMenuLow = ({ desk }: TableContext): boolean =>
  desk.menu.value !== undefined && (tableClass.value === 'phone' || tableClass.value === 'side');
export const Question = ({ context }: { readonly context: TableContext }) => {
  const { turn, ask, explain, rule } = questionOf(context);
  const sealing = context.desk.sealing.value;
  const isBrief = isMenuLow(context);
  return (
    <div class="say">
      <h2 id="prompt" tabIndex={-1}>
        {turn && <span class="say-turn">{turn} </span>}
        {sealing ? askedTwice(context, sealing) : <Words line={ask} />}
      </h2>
      <p>
        {!isBrief && (
          <>
            {sealing ? saidOf(sealing) : <Words line={explain} />} <Section context={context} rule={rule} />{' '}
          </>
        )}
        {context.around && <context.around.Held context={context} />}
      </p>
    </div>
  );
};

interface FaceButtonsProps {
  readonly context: TableContext;
  /** The main button is another: none of these is red. */
  readonly isAside?: boolean;
}
const begins = (place: string) => (choice: { readonly gestures: readonly (readonly string[])[] }) =>
  choice.gestures.some(([first]) => first === place);
/** Two answers and nothing else: where there is little room they stand below one another. */
const isPair = (context: TableContext): boolean => {
  const { face, hand, mayAct } = context.desk;
  const answers = face.buttons.filter(({ place }) => hand.value.may.some(begins(place)));
  return mayAct.value && answers.length === 2 && bundlesOf(context).length === 0;
};
/** What the face offers as buttons: a refused one stays clickable and says why. */
export const FaceButtons = ({ context, isAside = false }: FaceButtonsProps) => {
  const { desk, words } = context;
  if (!desk.mayAct.value) return null;
  const { may } = desk.hand.value;
  const { verbs } = desk.sight.value;
  const bundles = bundlesOf(context);
  const isFree = desk.picked.value.length === 0 && bundles.length === 0 && !isAside;
  return (
    <>
      {desk.face.buttons.map(({ place, verb, icon, isMain = false }) => {
        const isAllowed = may.some(begins(place));
        if (!isAllowed && !verbs.includes(verb)) return null;
        return (
          <button
            key={place}
            type="button"
            class={isAllowed && ((isMain && isFree) || (may.length === 1 && !isAside)) ? 'btn sm primary' : 'btn sm'}
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
      <AtOnce context={context} bundles={bundles} isAside={isAside} />
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
      class="btn sm undo"
      data-undo-button=""
      data-tells=""
      aria-disabled={!isPossible}
      aria-keyshortcuts="z"
      title={isPossible || !noUndo ? undefined : tableWords().noUndo[noUndo]}
      onClick={desk.undo}
    >
      <Icon name="undo" size={16} /> <span>{deskWords().undo}</span> <Key name="Z" />
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
  const stands = deskWords().offerStands(SaidSeat(words, offer));
  return (
    <div class="offer" role="group" aria-label={stands}>
      <p>{stands}</p>
      <button type="button" class="btn sm" onClick={() => desk.manner('accept-draw', answering)}>
        {tableWords().courtesy['accept-draw']}
      </button>
      <button type="button" class="btn sm" onClick={() => desk.manner('decline-draw', answering)}>
        {tableWords().courtesy['decline-draw']}
      </button>
    </div>
  );
};

/** Q5: so long a second touch of the same tap does nothing, in milliseconds. */
const DEAD = 300;
/** Q4: the first touch asked; here the second does it, or goes back. */
const Confirm = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
  const back = useRef<HTMLButtonElement>(null);
  const [isAlive, setAlive] = useState(false);
  const sealing = desk.sealing.value;
  useEffect(() => {
    back.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAlive(true), DEAD);
    return () => {
      clearTimeout(timer);
      setAlive(false);
    };
  }, [sealing]);
  if (!sealing) return null;
  return (
    <div class="confirm" data-zone="confirm">
      <button ref={back} type="button" class="btn" onClick={desk.goBack}>
        {sealing.foresight?.back ?? deskWords().goBack}
      </button>
      <button
        type="button"
        class="btn primary red-bar"
        data-sure=""
        aria-disabled={!isAlive}
        onClick={() => isAlive && desk.confirm()}
      >
        <b>{sayVerb(words, sealing.action)}</b>
        {sealing.seal.follows !== '' && <small>{sealing.seal.follows}</small>}
      </button>
    </div>
  );
};

/** Undo and every choice that is not on the board; while something waits to be done for good, that alone. */
export const PromptButtons = ({
  context,
  isSheet = false,
}: {
  readonly context: TableContext;
  readonly isSheet?: boolean;
}) => {
  const { desk, end } = context;
  if (desk.sealing.value) return <Confirm context={context} />;
  const isEndAway = !isSheet && end.value === false && !desk.telling.value;
  return (
    <div class={isPair(context) ? 'prompt-buttons pair' : 'prompt-buttons'}>
      <UndoButton context={context} />
      {isEndAway && (
        <button
          type="button"
          class="btn sm"
          onClick={() => {
            end.value = true;
          }}
        >
          <Icon name="crown" size={16} /> {deskWords().howItCame}
        </button>
      )}
      {!isMenuLow(context) && <FaceButtons context={context} />}
      <Hurry context={context} />
      {!isSheet && <More context={context} />}
    </div>
  );
};

interface PromptProps {
  readonly context: TableContext;
  readonly isSheet?: boolean;
}
export const PromptBar = ({ context, isSheet = false }: PromptProps) => {
  const { face } = context.desk;
  const { seat } = questionOf(context);
  return (
    <section class="prompt" data-zone="prompt" aria-label={deskWords().question}>
      {seat !== undefined && (
        <span class="prompt-badge" aria-hidden="true">
          <face.Badge seat={seat} size={34} />
        </span>
      )}
      <Question context={context} />
      <div class="tally">
        <Part context={context} name="Tally" />
      </div>
      <PromptButtons context={context} isSheet={isSheet} />
    </section>
  );
};
