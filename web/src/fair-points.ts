// The points of fair play, read from their document: each begins with what it is about, in bold.
import type { Language } from '@rose/table/text';
import document from '../../docs/fair-play.md?raw';

export interface Point {
  readonly title: string;
  readonly text: string;
}

const FRENCH = '## Franc-jeu';
export const pointsOf = (language: Language): readonly Point[] => {
  const [english = '', french = ''] = document.split(FRENCH);
  const points = (language === 'fr' ? french : english).split(/^- /m).slice(1);
  return points.map((point) => {
    const [, title = '', text = ''] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(point.trim().replace(/[ \n]+/g, ' ')) ?? [];
    return { title, text };
  });
};
