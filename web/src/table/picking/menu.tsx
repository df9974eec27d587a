// The small menu: one touch, several actions. The one under pointer or focus is shown on the board.
import { useEffect, useRef } from 'preact/hooks';
import { Words } from '../../line.tsx';
import { type TableContext, withoutVerb } from '../context.ts';
import { sayAction, sayVerb } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { Choice } from './picking.ts';

const MenuItem = ({
  context,
  choice,
  at,
}: {
  readonly context: TableContext;
  readonly choice: Choice;
  readonly at: number;
}) => {
  const { desk, words } = context;
  const { action } = choice;
  const point = (): void => {
    desk.pointed.value = action;
  };
  return (
    <li>
      <button
        type="button"
        class={`menu-item${desk.pointed.value === action ? ' on' : ''}`}
        aria-keyshortcuts={String(at + 1)}
        onMouseEnter={point}
        onFocus={point}
        onClick={() => desk.play(choice.text)}
      >
        <span class="glyph" aria-hidden="true">
          <desk.face.Glyph action={action} seat={desk.sight.value.viewer} />
        </span>
        <span>
          <b>{sayVerb(words, action)}</b>
          <small>
            <Words line={withoutVerb(words, action, sayAction(words, action))} />
          </small>
        </span>
      </button>
    </li>
  );
};

export const ActionMenu = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
  const list = useRef<HTMLUListElement>(null);
  const menu = desk.menu.value;
  useEffect(() => {
    list.current?.querySelector<HTMLButtonElement>('button')?.focus({ preventScroll: true });
  }, [menu]);
  if (!menu) return null;
  const title = words.place(desk.sight.value.view, menu.place);
  const [name = title, ...facts] = title.split(', ');
  return (
    <section class="menu" data-zone="menu" aria-label={`${deskWords().chooseAction}: ${title}`}>
      <h3>
        {name} {facts.length > 0 && <small>{facts.join(', ')}</small>}
      </h3>
      <ul ref={list}>
        {menu.choices.map((choice, at) => (
          <MenuItem key={choice.text} context={context} choice={choice} at={at} />
        ))}
      </ul>
    </section>
  );
};
