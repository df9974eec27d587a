// The log: steps in groups, each a sentence whose places light up, with the section that was applied.
import type { LogStep } from '@rose/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Lit, Section } from '../panel/section.tsx';
import type { Room } from '../room.ts';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { groupLog, type LogGroup } from './course.ts';

const Step = ({ room, step, isLast }: { readonly room: Room; readonly step: LogStep; readonly isLast: boolean }) => {
  const { desk, words } = room;
  const { face } = desk;
  return (
    <li class={isLast ? 'last' : undefined} aria-current={isLast ? 'step' : undefined}>
      <span class="log-mark" aria-hidden="true">
        {step.seat !== undefined && <face.Badge seat={step.seat} size={20} />}
      </span>
      <span class="log-text">
        {sayStep(words, step).map(({ line, rule }, at) => (
          <span key={at} class="log-line">
            <Lit room={room} line={line} /> <Section room={room} rule={rule} />{' '}
          </span>
        ))}
        {step.by === 'order' && <em class="by-order">({deskWords().byOrder})</em>}
        {isLast && <span class="unseen"> ({deskWords().lastMove})</span>}
      </span>
    </li>
  );
};

const headOf = (room: Room, { head }: LogGroup): string =>
  'chapter' in head ? room.words.section(head.chapter) : deskWords().moves(head.from, head.to);

export const Log = ({ room }: { readonly room: Room }) => {
  const box = useRef<HTMLDivElement>(null);
  // a table that opens at a position has nothing to tell of it
  const steps = room.desk.log.value.filter(({ told, manner }) => told.length > 0 || manner);
  const last = steps.at(-1);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const toEnd = (): void => {
      current.scrollTop = current.scrollHeight;
    };
    toEnd();
    // odds that come below take room from the log: its last line stays in sight
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [last]);
  return (
    <div class="log" ref={box}>
      {groupLog(steps).map((group) => (
        <section key={headOf(room, group)} aria-label={headOf(room, group)}>
          <h3>{headOf(room, group)}</h3>
          <ol>
            {group.steps.map((step) => (
              <Step key={step.seq} room={room} step={step} isLast={step === last} />
            ))}
          </ol>
        </section>
      ))}
      {steps.length === 0 && <p class="quiet">{deskWords().nothingYet}</p>}
    </div>
  );
};
