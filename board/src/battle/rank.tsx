// One side of a battle, large: whose it is, the blocks that fight, those that wait.
import type { ComponentChildren } from 'preact';
import { Block, type BlockFace } from '../block.tsx';
import { softly } from '../soft-hyphens.ts';
import type { WoodName } from '../woods.ts';

export interface FighterProps {
  /** Its place: what a touch means. */
  readonly id: string;
  readonly wood: WoodName;
  readonly face: BlockFace;
  readonly name: string;
  /** What is to be said of it now. */
  readonly note: string;
  /** What a reader hears. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly ring: 'open' | 'picked' | undefined;
  readonly isTarget: boolean;
  readonly isSpent: boolean;
  touch(place: string): void;
  rest(place: string | undefined): void;
}
export const Fighter = ({ id, wood, face, name, note, label, touch, rest, ...looks }: FighterProps) => {
  const { isOpen, ring, isTarget, isSpent } = looks;
  return (
    <button
      type="button"
      class={`fighter block-button${isOpen ? ' open' : ''}${isSpent && !isOpen ? ' spent' : ''}`}
      data-place={id}
      data-lit={isOpen ? '' : undefined}
      data-picked={ring === 'picked' ? '' : undefined}
      aria-pressed={ring === 'picked'}
      onClick={() => touch(id)}
      onPointerEnter={() => rest(id)}
      onPointerLeave={() => rest(undefined)}
    >
      <svg viewBox="-7 -12 60 64" aria-hidden="true">
        <Block wood={wood} face={face} ring={ring} isTarget={isTarget} />
      </svg>
      <b>{softly(name)}</b>
      <small>{note}</small>
      <span class="unseen"> {label}</span>
    </button>
  );
};

export interface Waiting {
  readonly key: string;
  readonly wood: WoodName;
  /** None: nobody knows who it is. */
  readonly face?: BlockFace | undefined;
  readonly label?: string | undefined;
}
/** Those who come later, small. */
export const Reserves = ({ waiting, words }: { readonly waiting: readonly Waiting[]; readonly words: string }) =>
  waiting.length === 0 ? null : (
    <div class="reserves">
      {waiting.map(({ key, wood, face, label }) => (
        <svg
          key={key}
          width="34"
          height="40"
          viewBox="-3 -9 50 58"
          role="img"
          aria-label={label}
          aria-hidden={label === undefined}
        >
          <Block wood={wood} face={face} />
        </svg>
      ))}
      <small>{words}</small>
    </div>
  );

export interface BattleRankProps {
  readonly side: string;
  readonly badge: ComponentChildren;
  readonly name: string;
  readonly role: string;
  readonly fighters: ComponentChildren;
  /** Reserves, and what is to be said of the one who acts. */
  readonly children?: ComponentChildren;
}
export const BattleRank = ({ side, badge, name, role, fighters, children }: BattleRankProps) => (
  <section class={`rank ${side}`} aria-label={name}>
    <header>
      {badge}
      <h3>{name}</h3>
      <small>{role}</small>
    </header>
    <div class="fighters">{fighters}</div>
    {children}
  </section>
);
