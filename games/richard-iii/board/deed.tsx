// A deed as a paper to touch: one alone, or a list of lines for the same deed against several.
import type { Action } from '@rose/richard-iii/ids';
import type { ComponentChildren } from 'preact';
import { DeedChances, LineChances } from './chances.tsx';
import { gestures } from './gestures.ts';
import { type Props, sentence } from './said.ts';

/** Touches what is still missing of the action's gesture. */
export const speak = ({ picked, touch }: Props, action: Action): void => {
  const [gesture = []] = gestures(action);
  const isBegun = picked.length > 0 && picked.every((place, i) => gesture[i] === place);
  for (const place of gesture.slice(isBegun ? picked.length : 0)) touch(place);
};

interface DeedProps {
  readonly board: Props;
  readonly action: Action;
  readonly icon: ComponentChildren;
  readonly title: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}
export const Deed = ({ board, action, icon, title, class: looks = '', children }: DeedProps) => (
  <button type="button" class={`deed ${looks}`} onClick={() => speak(board, action)}>
    <span class="deed-title">
      {icon} {title}
    </span>
    {children}
    <DeedChances board={board} action={action} />
    <span class="unseen"> {sentence(board.words, action)}</span>
  </button>
);

interface LinesProps {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly lines: readonly { readonly action: Action; readonly name: string; readonly chance?: string }[];
  readonly board: Props;
  /** Side by side instead of one under the other. */
  readonly isShort?: boolean;
}
export const Lines = ({ title, text, lines, board, isShort }: LinesProps) => (
  <section class={isShort ? 'deed lines short' : 'deed lines'}>
    <h4 class="deed-title">{title}</h4>
    <span class="deed-text">{text}</span>
    <ul>
      {lines.map(({ action, name, chance }) => (
        <li key={name}>
          <button type="button" onClick={() => speak(board, action)}>
            <span class="line-name">{name}</span>
            {chance && <b>{chance}</b>}
            <LineChances board={board} action={action} />
            <span class="unseen"> {sentence(board.words, action)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
