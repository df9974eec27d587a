// What stands beside a name: the pennant of a faction, and the heirs it holds.
import { CoatShapes, Icon, NamesFor, PennantBadge, useNames } from '@rose/board';
import { type Kingmaker, SEATS, type Seat, type View } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import { COATS } from './coats.ts';
import { HeirDisc } from './counter.tsx';
import { heirsOf, isCrowned } from './stacks.ts';
import { wordOf } from './word.ts';
import { boardWords } from './words.ts';
import './badge.css';

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => (
  <PennantBadge faction={seat} size={size} />
);

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<Kingmaker>;
}
const MOST = 2;
/** From disc to disc, and the same on the page. */
const [APART, STEP] = [13, 10];
/** Those of one alliance share its lowest seat. */
const alliesOf = ({ alliance }: View, seat: Seat): readonly Seat[] => {
  const of: { readonly [S in Seat]?: string } = alliance;
  return SEATS.filter((other) => other !== seat && of[seat] !== undefined && of[other] === of[seat]);
};
const Allies = ({ view, seat, words }: SeatMarkProps) => {
  const allies = alliesOf(view, seat);
  if (allies.length === 0) return null;
  const said = boardWords().alliedWith(allies.map((ally) => words.seats[ally]).join(', '));
  return (
    <span class="km-mark allied" title={said}>
      <Icon name="link" size={16} />
      <span class="unseen">{said}</span>
    </span>
  );
};
/** 12.2 What became of somebody's promises, as those say to whom they were made. */
const Word = ({ view, seat }: SeatMarkProps) => {
  const word = wordOf(view, seat);
  if (word.kept + word.broken === 0) return null;
  const said = boardWords().wordOf(word);
  return (
    <span class="km-mark word" title={said}>
      <span class="unseen">{said}</span>
      {word.kept > 0 && (
        <b aria-hidden="true">
          <Icon name="check" size={12} weight={2.8} />
          {word.kept}
        </b>
      )}
      {word.broken > 0 && (
        <b class="broken" aria-hidden="true">
          <Icon name="close" size={12} weight={2.8} />
          {word.broken}
        </b>
      )}
    </span>
  );
};
export const SeatMark = (props: SeatMarkProps) => (
  <span class="km-marks">
    <Word {...props} />
    <Allies {...props} />
    <Heirs {...props} />
  </span>
);
const Heirs = ({ view, seat, words }: SeatMarkProps) => {
  const names = useNames();
  const heirs = heirsOf(view, seat);
  if (heirs.length === 0) return null;
  const said = heirs.map((royal) => words.place(view, royal).split(/[,;.]/)[0]).join(', ');
  const shown = heirs.slice(0, MOST);
  return (
    <span class="km-mark" title={said}>
      <span class="unseen">{said}</span>
      <NamesFor value={names}>
        <svg
          width={20 + STEP * (shown.length - 1)}
          height="24"
          viewBox={`-13 -17 ${26 + APART * (shown.length - 1)} 30`}
          aria-hidden="true"
        >
          <defs>
            <CoatShapes coats={Object.fromEntries(shown.map((royal) => [royal, COATS[royal]]))} />
          </defs>
          {shown.map((royal, i) => (
            <g key={royal} transform={`translate(${APART * i} 0)`}>
              <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={9.5} />
            </g>
          ))}
        </svg>
      </NamesFor>
      {heirs.length > MOST && <b aria-hidden="true">+{heirs.length - MOST}</b>}
    </span>
  );
};
