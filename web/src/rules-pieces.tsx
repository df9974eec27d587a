// Pieces as they look on the board, under the heading of their section.
import type { Language } from '@rose/table/text';
import type { RulesPictures } from '../../games/face.ts';

interface PiecesProps {
  readonly pictures: RulesPictures;
  readonly language: Language;
}
export const Pieces = ({ pictures: { items }, language }: PiecesProps) => (
  <ul class="rules-pieces">
    {items.map(({ picture, text }) => (
      <li key={text.en}>
        {picture}
        <span>{text[language]}</span>
      </li>
    ))}
  </ul>
);
