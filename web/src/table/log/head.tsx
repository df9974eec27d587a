// The head of a chapter: its name, what happened in it in small signs, and what it came to while it is folded.
import { Icon, type IconName } from '@rose/board';
import type { ChapterMark } from '@rose/table/text';
import { deskWords } from '../words/words.ts';
import type { Chapter } from './chapters.ts';

const SIGNS: readonly (readonly [ChapterMark, IconName])[] = [
  ['battle', 'sword'],
  ['siege', 'castle'],
  ['death', 'dagger'],
  ['crown', 'crown'],
];
export const Marks = ({ marks }: Pick<Chapter, 'marks'>) => (
  <span class="chapter-marks">
    {SIGNS.map(([mark, icon]) => {
      const count = marks[mark] ?? 0;
      return (
        count > 0 && (
          <span key={mark} class={`mark-${mark}`} role="img" aria-label={deskWords().marks[mark](count)}>
            <Icon name={icon} size={13} /> {mark === 'battle' || mark === 'siege' ? count : ''}
          </span>
        )
      );
    })}
  </span>
);

interface HeadProps {
  readonly chapter: Chapter;
  readonly isOpen: boolean;
  readonly isRunning: boolean;
  toggle(): void;
  /** Shows the chapter on the board, from its first step. */
  readonly play?: (() => void) | undefined;
  point?(place: string | undefined): void;
}
export const Head = ({ chapter, isOpen, isRunning, toggle, play, point }: HeadProps) => {
  const { opening, depth, marks, sum } = chapter;
  const say = deskWords();
  const told = sum ?? (isRunning ? say.running : undefined);
  return (
    <div class={`chapter-head depth-${depth}`}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          onMouseEnter={() => point?.(opening.place)}
          onMouseLeave={() => point?.(undefined)}
          onFocus={() => point?.(opening.place)}
          onBlur={() => point?.(undefined)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
          <span>{opening.head}</span>
          <Marks marks={marks} />
        </button>
        {play && (
          <button type="button" class="chapter-play" aria-label={`${say.replay}: ${opening.head}`} onClick={play}>
            <Icon name="play" size={14} />
          </button>
        )}
      </h3>
      {told !== undefined && (!isOpen || depth === 3) && <p class="chapter-sum">{told}</p>}
    </div>
  );
};
