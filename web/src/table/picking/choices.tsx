// The choice list: every legal choice as a plain sentence, grouped by verb. The whole game can be played from it alone.
import { Icon } from '@rose/board';
import { Words } from '../../line.tsx';
import { OddsMark } from '../odds/odds-place.tsx';
import { type Room, withoutVerb } from '../room.ts';
import { sayAction, sayVerb } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { Choice } from './picking.ts';

/** Choices by what is done, in the order the game lists them. */
export const byVerb = (
  choices: readonly Choice[],
): readonly (readonly [verb: string, choices: readonly Choice[]])[] => {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.action.do);
    if (group) group.push(choice);
    else groups.set(choice.action.do, [choice]);
  }
  return [...groups];
};

const ChoiceButton = ({ room, choice }: { readonly room: Room; readonly choice: Choice }) => {
  const { desk, words } = room;
  const { action } = choice;
  const point = (to: Choice['action'] | undefined) => (): void => {
    desk.pointed.value = to;
  };
  return (
    <button
      type="button"
      onMouseEnter={point(action)}
      onMouseLeave={point(undefined)}
      onFocus={point(action)}
      onBlur={point(undefined)}
      onClick={() => desk.play(choice.text)}
    >
      <OddsMark action={action} />
      <Words line={withoutVerb(words, action, sayAction(words, action))} />
    </button>
  );
};

export const ChoiceList = ({ room }: { readonly room: Room }) => {
  const { desk, words } = room;
  const groups = byVerb(desk.hand.value.may);
  return (
    <div class="choice-list" id="choices" tabIndex={-1} data-focus-home="choices">
      {groups.length === 0 && <p class="quiet">{deskWords().noChoices}</p>}
      {groups.map(([verb, choices]) => (
        <section key={verb} aria-label={sayVerb(words, { do: verb })}>
          <h3>
            {sayVerb(words, { do: verb })} <span class="count">{choices.length}</span>
          </h3>
          <ul>
            {choices.map((choice) => (
              <li key={choice.text}>
                <ChoiceButton room={room} choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** At the foot of the panel: collapsed for whoever plays on the board. */
export const ChoicesFoot = ({
  room,
  isOpen,
  toggle,
}: {
  readonly room: Room;
  readonly isOpen: boolean;
  toggle(): void;
}) => {
  const { length } = room.desk.hand.value.may;
  return (
    <section class={`choices${isOpen ? ' open' : ''}`} aria-label={deskWords().everyChoice}>
      <button type="button" class="choices-head" aria-expanded={isOpen} onClick={toggle}>
        <Icon name={isOpen ? 'down' : 'up'} size={18} weight={2} />
        <span>{deskWords().everyChoice}</span>
        <b>{length}</b>
      </button>
      {isOpen && <ChoiceList room={room} />}
    </section>
  );
};
