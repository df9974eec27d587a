// The order in which blocks act, as a strip of small pictures: who has acted, whose turn it is, who follows.
import type { ComponentChildren } from 'preact';
import { Icon } from '../icon.tsx';

export interface OrderStep {
  readonly key: string;
  /** The letter or number that sets the order. */
  readonly rank: string;
  readonly name: string;
  /** Whose it is, as a class. */
  readonly side: string;
  readonly picture: ComponentChildren;
  readonly state: 'done' | 'now' | 'later';
  /** What is said after the name: has acted, may act now. */
  readonly note?: string | undefined;
}

const Step = ({ step, isFirst }: { readonly step: OrderStep; readonly isFirst: boolean }) => {
  const { rank, name, side, picture, state, note } = step;
  const said = note ? `${name}, ${note}` : name;
  return (
    <li class={`${state === 'later' ? '' : state} ${side}${isFirst ? ' first' : ''}`} title={said}>
      <span class="unseen">{`${rank}, ${said}`}</span>
      <b aria-hidden="true">{rank}</b>
      {picture}
      {state === 'done' && (
        <u aria-hidden="true">
          <Icon name="check" size={12} weight={3} />
        </u>
      )}
    </li>
  );
};
/** A gap stands wherever the rank changes. */
export const BattleOrder = ({ label, steps }: { readonly label: string; readonly steps: readonly OrderStep[] }) => (
  <ol class="order" aria-label={label}>
    {steps.map((step, i) => (
      <Step key={step.key} step={step} isFirst={i > 0 && steps[i - 1]?.rank !== step.rank} />
    ))}
  </ol>
);
