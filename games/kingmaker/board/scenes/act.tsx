// What may be done on a screen, as a button: it makes the action, or says why not.
import { Icon, type IconName } from '@rose/board';
import { type Action, write } from '@rose/kingmaker/ids';
import type { ComponentChildren } from 'preact';
import { BUTTONS, gestures } from '../gestures.ts';
import { type Props, sentence } from '../said.ts';

type With<D extends Action['do']> = Extract<Action, { do: D }>;
export const offeredOf = <D extends Action['do']>({ offered }: Pick<Props, 'offered'>, ...verbs: readonly D[]) =>
  offered.filter((action): action is With<D> => (verbs as readonly string[]).includes(action.do));
export const isOffered = ({ offered }: Pick<Props, 'offered'>, action: Action): boolean => {
  const text = write(action);
  return offered.some((other) => other.do === action.do && write(other) === text);
};
/** The last touch that expresses an action. */
export const touchFor = (action: Action): string => gestures(action)[0]?.at(-1) ?? '';
/** Asks why not: by the touches that would express it. */
export const wonder = (board: Props, action: Action): void => {
  for (const place of gestures(action)[0] ?? []) board.touch(place);
};
/** Makes it where the page can, else by its touches. */
export const act = (board: Props, action: Action): void => {
  if (board.play) board.play(action);
  else for (const place of gestures(action)[0] ?? []) board.touch(place);
};

/** The page's own prompt has the same button, as the red one. */
const inPrompt = (action: Action): boolean => BUTTONS.some((button) => button.verb === action.do && 'isMain' in button);

interface ActProps {
  readonly board: Props;
  readonly action: Action;
  readonly icon?: IconName;
  readonly class?: string;
  readonly isMain?: boolean;
  readonly children?: ComponentChildren;
}
/** A button of one action; without words of its own it says the verb. */
export const Act = ({ board, action, icon, class: looks = 'btn', isMain = false, children }: ActProps) => {
  const [label, whole] = [children ?? board.words.verbs[action.do], sentence(board.words, action)];
  return (
    <button
      type="button"
      class={isMain ? `${looks} primary${inPrompt(action) ? ' km-twin' : ''}` : looks}
      data-place={touchFor(action)}
      data-lit=""
      title={whole}
      onClick={() => act(board, action)}
    >
      {icon && <Icon name={icon} size={17} weight={2} />} {label}
      {label !== whole && <span class="unseen"> {whole}</span>}
    </button>
  );
};
