// Beside each heading of the rules: a button that copies its address.
import { Icon } from '@rose/board';
import { useState } from 'preact/hooks';
import { href } from './route.ts';
import type { LinkProps } from './rules-links.tsx';
import { words } from './words/index.ts';

/** The address of a section, for whoever wants to show it to somebody. */
export const linkInto =
  (game: string) =>
  ({ title, section }: LinkProps) => {
    const [isCopied, setCopied] = useState(false);
    const say = words().rules;
    const copy = async (): Promise<void> => {
      const { origin, pathname } = location;
      try {
        await navigator.clipboard.writeText(`${origin}${pathname}${href('rules', game, section)}`);
        setCopied(true);
      } catch {
        // a browser that copies nothing leads there: the address bar has it
        location.hash = href('rules', game, section);
      }
    };
    return (
      <>
        <button type="button" class="ib rules-link" aria-label={say.link(title)} onClick={() => void copy()}>
          <Icon name="link" size={16} />
        </button>
        <small role="status">{isCopied ? say.linkCopied : ''}</small>
      </>
    );
  };
