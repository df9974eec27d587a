// T2: a touch that may mean several things too close to be told apart is asked which of them.
import { useContext, useEffect, useRef } from 'preact/hooks';
import { touchElement } from './feel.ts';
import { FrameSays } from './frame-words.ts';
import { Icon } from './icon.tsx';

interface ChooserProps {
  readonly among: readonly Element[];
  close(): void;
}
export const Chooser = ({ among, close }: ChooserProps) => {
  const say = useContext(FrameSays);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [among]);
  if (among.length === 0) return null;
  return (
    <section
      class="frame-chooser"
      data-zone="menu"
      aria-label={say.which}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      <h3>
        {say.which}
        <button type="button" class="frame-tool" aria-label={say.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </h3>
      <ul ref={list}>
        {among.map((element) => (
          <li key={element.getAttribute('data-place')}>
            <button
              type="button"
              onClick={() => {
                close();
                touchElement(element);
              }}
            >
              {element.getAttribute('aria-label')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
