// A deed as a paper to touch: one alone, or a list of lines for the same deed against several; and its chances.
import type { ComponentChildren } from 'preact';

export interface DeedProps {
  readonly icon: ComponentChildren;
  readonly title: string;
  /** The whole deed as a sentence, for readers. */
  readonly sentence: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
  speak(): void;
}
export const Deed = ({ icon, title, sentence, class: looks = '', children, speak }: DeedProps) => (
  <button type="button" class={`deed ${looks}`} onClick={speak}>
    <span class="deed-title">
      {icon} {title}
    </span>
    {children}
    <span class="unseen"> {sentence}</span>
  </button>
);

export interface DeedLine {
  readonly name: string;
  readonly chance?: string | undefined;
  readonly sentence: string;
  readonly foot?: ComponentChildren;
  speak(): void;
}
export interface DeedLinesProps {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly lines: readonly DeedLine[];
  /** Side by side instead of one under the other. */
  readonly isShort?: boolean | undefined;
}
export const DeedLines = ({ title, text, lines, isShort }: DeedLinesProps) => (
  <section class={isShort ? 'deed lines short' : 'deed lines'}>
    <h4 class="deed-title">{title}</h4>
    <span class="deed-text">{text}</span>
    <ul>
      {lines.map(({ name, chance, sentence, foot, speak }) => (
        <li key={name}>
          <button type="button" onClick={speak}>
            <span class="line-name">{name}</span>
            {chance && <b>{chance}</b>}
            {foot}
            <span class="unseen"> {sentence}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

export interface Bar {
  readonly share: number;
  /** The share in words, and what it is the share of. */
  readonly said: string;
  readonly of: string;
}
const BAR_HEIGHT = 54;
/** A histogram, small: one bar a number. */
export const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const most = Math.max(...bars.map(({ share }) => share));
  return (
    <span class="bars">
      {bars.map(({ share, said, of }) => (
        <span key={of}>
          <b>{said}</b>
          <i style={{ height: `${Math.round((share / most) * BAR_HEIGHT)}px` }} aria-hidden="true" />
          <em>{of}</em>
        </span>
      ))}
    </span>
  );
};

export interface OddsSide {
  readonly badge: ComponentChildren;
  readonly name: string;
  readonly share: number;
  readonly said: string;
}
/** The whole battle as it stands: both shares on one bar, the first plain, the other hatched. */
export const OddsBar = ({
  sides: [one, other],
  note,
}: {
  readonly sides: readonly [OddsSide, OddsSide];
  readonly note: string;
}) => (
  <div class="battle-odds">
    <div class="battle-odds-line">
      {one.badge}
      <span>
        {one.name} <b>{one.said}</b>
      </span>
      <i class="battle-odds-bar" aria-hidden="true">
        <i style={{ width: `${100 * one.share}%` }} />
      </i>
      <span>
        <b>{other.said}</b> {other.name}
      </span>
      {other.badge}
    </div>
    <small>{note}</small>
  </div>
);
