// A house in the order of succession: who lives, who wears the crown, who is held by whom; and arms large on a lozenge.
import { CHARGES, ChargeMarks, CoatShapes, coatShape, NamesFor, PennantBadge, useDrawing, useNames } from '@rose/board';
import type { House, Kingmaker, PieceName, RoyalName, View } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import type { ComponentChildren } from 'preact';
import { COATS } from '../coats.ts';
import { HeirDisc } from '../counter.tsx';
import { nameOf } from '../said.ts';
import { isCrowned, keeperOf } from '../stacks.ts';
import { firstIn, lineIn, livesIn } from '../succession.ts';
import { pieceId } from '../touched.ts';
import { momentWords } from '../words-moments.ts';
import './moments.css';

export const WithArms = ({
  coats,
  children,
}: {
  readonly coats: readonly string[];
  readonly children: ComponentChildren;
}) => {
  const names = useNames();
  const all = Object.entries(COATS).filter(([coat]) => coats.includes(coat));
  return (
    <NamesFor value={names}>
      <svg class="km-shapes" width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <defs>
          <CoatShapes coats={Object.fromEntries(all)} />
        </defs>
      </svg>
      {children}
    </NamesFor>
  );
};
const Arms = ({ coat, fallen }: { readonly coat: string; readonly fallen: boolean }) => {
  const { href } = useDrawing();
  return (
    <svg class="km-lozenge" width="190" height="190" viewBox="-95 -95 190 190" aria-hidden="true">
      <path d="M0-92L92 0L0 92L-92 0Z" fill="#1b110a" stroke="#e3b548" stroke-width="2" />
      <path d="M0-82L82 0L0 82L-82 0Z" fill="none" stroke="#e3b548" stroke-width="1" />
      <use href={href(coatShape(coat))} transform="translate(-31 -30)scale(.62)" />
      <g transform={fallen ? 'translate(20 50)rotate(26)scale(.32)' : 'translate(0 -46)scale(.36)'}>
        <ChargeMarks charge={CHARGES.crown} fill="#e3b548" ink="#6b4a0a" />
      </g>
    </svg>
  );
};
export const Lozenge = ({ piece, fallen = false }: { readonly piece: PieceName; readonly fallen?: boolean }) => (
  <WithArms coats={[pieceId(piece)]}>
    <Arms coat={pieceId(piece)} fallen={fallen} />
  </WithArms>
);

interface LineProps {
  readonly view: View;
  readonly words: Catalogue<Kingmaker>;
  readonly house: House;
}
const Person = ({
  view,
  words,
  royal,
  isFirst,
}: Omit<LineProps, 'house'> & { readonly royal: RoyalName; readonly isFirst: boolean }) => {
  const say = momentWords().is;
  const seat = keeperOf(view, royal);
  const isDead = !livesIn(view, royal);
  const isKing = !isDead && isCrowned(view, royal);
  const standing = isDead ? say.dead : isKing ? say.king : isFirst ? say.senior : undefined;
  return (
    <li class={isDead ? 'dead' : isFirst ? 'first' : undefined}>
      <svg width="40" height="46" viewBox="-13 -17 26 30" aria-hidden="true">
        <HeirDisc royal={royal} seat={isDead ? undefined : seat} isKing={isKing} radius={9.5} />
      </svg>
      <b>{nameOf(words, view, royal)}</b>
      <small>
        {standing}
        {!isDead && (
          <>
            {standing && ' · '}
            {seat ? words.seats[seat] : say.free}
          </>
        )}
        {!isDead && seat && <PennantBadge faction={seat} size={16} />}
      </small>
    </li>
  );
};
export const Succession = ({ view, words, house }: LineProps) => {
  const first = firstIn(view, house);
  return (
    <WithArms coats={lineIn(view, house)}>
      <ul class="km-line">
        {lineIn(view, house).map((royal) => (
          <Person key={royal} view={view} words={words} royal={royal} isFirst={royal === first} />
        ))}
      </ul>
    </WithArms>
  );
};
