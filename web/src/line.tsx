// A line of a game's words on screen; the places it names can light up on the board.
import type { Line } from '@rose/table/text';

interface WordsProps {
  readonly line: Line;
  /** Pointer or focus rests on a named place; undefined when it leaves. Without it places are plain bold words. */
  readonly onPlace?: ((place: string | undefined) => void) | undefined;
}

/** The point or comma that begins a part: it may not be left alone on the next line. */
const stopOf = (part: Line[number] | undefined): string =>
  (typeof part === 'string' ? /^[.,;:!?)]+/.exec(part)?.[0] : undefined) ?? '';
/** What stands before a name without a space (l’, «) stays on its line. */
const headOf = (part: Line[number] | undefined): string =>
  (typeof part === 'string' ? /[^ ]*$/.exec(part.slice(stopOf(part).length))?.[0] : undefined) ?? '';
const NOWRAP = { whiteSpace: 'nowrap' };
const isName = (part: Line[number] | undefined): boolean => part !== undefined && typeof part !== 'string';

/** Lines come with plain spaces from any language; places become words that light up. */
export const Words = ({ line, onPlace }: WordsProps) => (
  <>
    {line.map((part, at) => {
      if (typeof part === 'string') {
        if (!onPlace) return part;
        const from = isName(line[at - 1]) ? stopOf(part).length : 0;
        return part.slice(from, part.length - (isName(line[at + 1]) ? headOf(part).length : 0));
      }
      if (!onPlace) return <b key={at}>{part.as}</b>;
      return (
        <span key={at} style={NOWRAP}>
          {headOf(line[at - 1])}
          <button
            type="button"
            class="place"
            onMouseEnter={() => onPlace(part.place)}
            onMouseLeave={() => onPlace(undefined)}
            onFocus={() => onPlace(part.place)}
            onBlur={() => onPlace(undefined)}
            onClick={() => onPlace(part.place)}
          >
            {part.as}
          </button>
          {stopOf(line[at + 1])}
        </span>
      );
    })}
  </>
);

export { plain as plainLine } from '@rose/table/text';
