// A page of text under the bar: rules, settings, credits and the like.
import { Icon } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import { href, tableBefore } from './router.ts';
import { words } from './words/index.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** Whoever came from a table finds the way back in the bar of every page beside it. */
const BackToTable = () =>
  tableBefore.value === undefined ? null : (
    <a class="bar-back" href={href('table', tableBefore.value)} aria-label={words().bar.backToTable}>
      <Icon name="undo" size={18} /> <span>{words().bar.backToTable}</span>
    </a>
  );

export const Page = ({ title, lead, children }: PageProps) => (
  <div class="page">
    <Bar>
      <BackToTable />
    </Bar>
    <main id="main">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </main>
    <Footer />
  </div>
);
