// A page of text under the bar: rules, settings, credits and the like.
import type { ComponentChildren } from 'preact';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}

export const Page = ({ title, lead, children }: PageProps) => (
  <div class="page">
    <Bar />
    <main id="main">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </main>
    <Footer />
  </div>
);
