// The log: steps in groups, each a sentence whose places light up, with the section that was applied.
import type { LogStep } from '@rose/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import { Lit, Section } from '../panel/section.tsx';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { groupLog, type LogGroup } from './merge.ts';

const Step = ({
  context,
  step,
  isLast,
}: {
  readonly context: TableContext;
  readonly step: LogStep;
  readonly isLast: boolean;
}) => {
  const { desk, words } = context;
  const { face } = desk;
  return (
    <li class={isLast ? 'last' : undefined} aria-current={isLast ? 'step' : undefined}>
      <span class="log-mark" aria-hidden="true">
        {step.seat !== undefined && <face.Badge seat={step.seat} size={20} />}
      </span>
      <span class="log-text">
        {sayStep(words, step).map(({ line, rule }, at) => (
          <span key={at} class="log-line">
            <Lit context={context} line={line} /> <Section context={context} rule={rule} />{' '}
          </span>
        ))}
        {step.by === 'order' && <em class="by-order">({deskWords().byOrder})</em>}
        {isLast && <span class="unseen"> ({deskWords().lastMove})</span>}
      </span>
    </li>
  );
};

const headOf = (context: TableContext, { head }: LogGroup): string =>
  'chapter' in head ? context.words.section(head.chapter) : deskWords().moves(head.from, head.to);

export const Log = ({ context }: { readonly context: TableContext }) => {
  const box = useRef<HTMLDivElement>(null);
  // a table that opens at a position has nothing to tell of it
  const steps = context.desk.log.value.filter(({ told, manner }) => told.length > 0 || manner);
  const last = steps.at(-1);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const toEnd = (): void => {
      current.scrollTop = current.scrollHeight;
    };
    toEnd();
    // odds that come below take space from the log: its last line stays in sight
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [last]);
  return (
    <div class="log" ref={box}>
      {groupLog(steps).map((group) => (
        <section key={headOf(context, group)} aria-label={headOf(context, group)}>
          <h3>{headOf(context, group)}</h3>
          <ol>
            {group.steps.map((step) => (
              <Step key={step.seq} context={context} step={step} isLast={step === last} />
            ))}
          </ol>
        </section>
      ))}
      {steps.length === 0 && <p class="quiet">{deskWords().nothingYet}</p>}
    </div>
  );
};
