// Sections that a rule names lead there.
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface LinkProps {
  readonly title: string;
  readonly section: string;
}
export interface Leading {
  /** Beside a heading: its address, to be shown to somebody. */
  readonly Link?: ComponentType<LinkProps>;
  has(section: string): boolean;
  go(section: string): void;
}
export const Sections = createContext<Leading>({ has: () => false, go: () => undefined });

const NUMBER = /(?<![\d.,£])(\d{1,2}\.\d{1,2})(?!\d)/;
/** Text in pieces, every second of them a number that may be a section. */
export const cited = (text: string): readonly string[] => text.split(NUMBER);

interface LinkedProps {
  readonly text: string;
  readonly children: (text: string) => ComponentChildren;
}
export const Linked = ({ text, children }: LinkedProps) => {
  const { has, go } = useContext(Sections);
  return (
    <>
      {cited(text).map((piece, at) =>
        at % 2 === 1 && has(piece) ? (
          <button key={at} type="button" class="sec" onClick={() => go(piece)}>
            {piece}
          </button>
        ) : (
          children(piece)
        ),
      )}
    </>
  );
};

export const LinkBeside = (props: LinkProps) => {
  const { Link } = useContext(Sections);
  return Link ? <Link {...props} /> : null;
};
