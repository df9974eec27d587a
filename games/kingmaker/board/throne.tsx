// Who reigns, and who would after him: both houses in the order of succession, folded to a line.
import { useLater } from '@rose/board';
import { HOUSES, isPieceName } from '@rose/kingmaker/ids';
import { useState } from 'preact/hooks';
import { nameOf, type Props } from './said.ts';
import { whereIs } from './stacks.ts';
import { pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './throne.css';

const load = () => import('./scenes/line-of.tsx');

export const Throne = ({ board: { view, words } }: { readonly board: Props }) => {
  const [isOpen, setOpen] = useState(false);
  const line = useLater(load, isOpen);
  const kings = (view.crowned as readonly string[])
    .filter(isPieceName)
    .filter((piece) => whereIs(view, piece) !== undefined);
  return (
    <details class="km-throne" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{boardWords().throne(kings.map((piece) => nameOf(words, view, pieceId(piece))))}</summary>
      {isOpen && line && HOUSES.map((house) => <line.Succession key={house} view={view} words={words} house={house} />)}
    </details>
  );
};
