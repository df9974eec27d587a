// A scene: the war has changed, and all may see how. Large, short, gone with any touch; nobody is asked anything in it.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../../../../games/face.ts';
import { isStill } from '../../prefs.ts';
import { play } from '../../sounds.ts';
import type { TableContext } from '../context.ts';
import { deskWords } from '../words/words.ts';
import '../styles/moment.css';

/** Where the next act is somebody else's, the table goes on by itself after so long. */
const GOES_ON = 6000;

interface SceneProps {
  readonly context: TableContext;
  readonly moment: Moment;
  close(): void;
}
const Means = ({ context, moment }: Omit<SceneProps, 'close'>) => {
  const { face } = context.desk;
  return (
    <div class="moment-means">
      {moment.means.map(({ seat, title, text, rule, more }) => (
        <section key={title}>
          <h3>
            {seat !== undefined && <face.Badge seat={seat} size={28} />} {title}
          </h3>
          <p>
            {text} <small>§ {context.words.section(rule)}</small>
          </p>
          {more}
        </section>
      ))}
    </div>
  );
};

/** How long it stays: a ring that runs out, or seconds that do where nothing may move. */
const Ring = () => {
  const left = useSignal(GOES_ON / 1000);
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = Math.max(1, left.value - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return isStill() ? (
    <span class="moment-ring still" aria-hidden="true">
      {left.value}
    </span>
  ) : (
    <span class="moment-ring" aria-hidden="true" />
  );
};

export const Scene = ({ context, moment, close }: SceneProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const isHeld = useSignal(false);
  const { desk } = context;
  const goesOn = !desk.isMyTurn.value && !isHeld.value;
  const say = deskWords();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // focus is at the foot, and the title is what it is about
    if (dialog) dialog.scrollTop = 0;
    play(moment.sound);
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(close, GOES_ON);
    return () => clearTimeout(timer);
  }, [goesOn]);
  return (
    // a touch anywhere ends it; the keys have Escape and the button
    <dialog
      ref={box}
      class="moment"
      data-zone="scene"
      aria-labelledby="moment-title"
      aria-describedby="moment-how"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button'))) close();
      }}
    >
      <p class="moment-over">{moment.over}</p>
      <div class="moment-picture">{moment.picture}</div>
      <h2 id="moment-title">{moment.title}</h2>
      <p id="moment-how" class="moment-how">
        {moment.dice} {moment.how}
      </p>
      <Means context={context} moment={moment} />
      <div class="moment-foot">
        <button type="button" class="btn primary" autofocus onClick={close}>
          {say.goOn}
        </button>
        {goesOn && (
          <>
            <Ring />
            <button
              type="button"
              class="btn ghost"
              onClick={() => {
                isHeld.value = true;
              }}
            >
              {say.holdScene}
            </button>
          </>
        )}
      </div>
    </dialog>
  );
};
