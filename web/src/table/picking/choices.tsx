// The choice list: every legal choice as a plain sentence, grouped by verb. The whole game can be played from it alone.
import { Icon } from '@rose/board';
import { Words } from '../../line.tsx';
import { type TableContext, withoutVerb } from '../context.ts';
import { OddsMark } from '../odds/odds-place.tsx';
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

const ChoiceButton = ({ context, choice }: { readonly context: TableContext; readonly choice: Choice }) => {
  const { desk, words } = context;
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

export const ChoiceList = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
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
                <ChoiceButton context={context} choice={choice} />
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
  context,
  isOpen,
  toggle,
}: {
  readonly context: TableContext;
  readonly isOpen: boolean;
  toggle(): void;
}) => {
  const { length } = context.desk.hand.value.may;
  return (
    <section class={`choices${isOpen ? ' open' : ''}`} data-zone="choices" aria-label={deskWords().everyChoice}>
      <button type="button" class="choices-head" aria-expanded={isOpen} onClick={toggle}>
        <Icon name={isOpen ? 'down' : 'up'} size={18} weight={2} />
        <span>{deskWords().everyChoice}</span>
        <b>{length}</b>
      </button>
      {isOpen && <ChoiceList context={context} />}
    </section>
  );
};
