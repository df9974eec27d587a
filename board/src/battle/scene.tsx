// A battle as a paper over the map, on a phone as a screen: a head with the rounds, and whatever the game puts below it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import './battle.css';
import './ranks.css';
import './deeds.css';
import './chances.css';
import './battle-low.css';
import './battle-phone.css';

export interface RoundsProps {
  readonly word: string;
  readonly now: number;
  readonly last: number;
  /** Said of the present one. */
  readonly nowWord: string;
}
const Rounds = ({ word, now, last, nowWord }: RoundsProps) => (
  <div class="rounds">
    <span>{word}</span>
    {Array.from({ length: last }, (_, i) => i + 1).map((number) => (
      <i key={number} class={number === now ? 'now' : number < now ? 'gone' : undefined}>
        {number}
        {number === now && <span class="unseen"> ({nowWord})</span>}
      </i>
    ))}
  </div>
);

export interface BattleSceneProps {
  readonly title: string;
  readonly subtitle: string;
  readonly rounds?: RoundsProps;
  /** In the head, where a scene has steps of its own. */
  readonly steps?: ComponentChildren;
  /** Words of the buttons that put it aside and take it up again. */
  readonly back: string;
  readonly open: string;
  readonly children: ComponentChildren;
}
export const BattleScene = ({ title, subtitle, rounds, steps, back, open, children }: BattleSceneProps) => {
  const [isHidden, setHidden] = useState(false);
  if (isHidden)
    return (
      <button type="button" class="btn battle-open" onClick={() => setHidden(false)}>
        <Icon name="sword" size={18} /> {open}
      </button>
    );
  return (
    <section class="battle" data-zone="scene" aria-label={title}>
      <header class="battle-head">
        <button type="button" class="ib" aria-label={back} title={back} onClick={() => setHidden(true)}>
          <Icon name="down" size={22} weight={2} />
        </button>
        <div>
          <h2>{title}</h2>
          <small>{subtitle}</small>
        </div>
        {rounds && <Rounds {...rounds} />}
        {steps}
      </header>
      {children}
    </section>
  );
};
