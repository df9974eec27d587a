// The end in figures: what each faction held, and how the two houses stood.
import { HOUSES, type Kingmaker, SEATS, type Seat, type View } from '@rose/kingmaker/ids';
import type { FinalProps } from '../../../face.ts';
import { Badge } from '../badge.tsx';
import { HeirDisc } from '../counter.tsx';
import { heldPlaces } from '../holders.ts';
import { heirsOf, isCrowned, menOf, noblesOf } from '../stacks.ts';
import { momentWords } from '../words-moments.ts';
import { sceneWords } from '../words-scenes.ts';
import { Succession, WithArms } from './line-of.tsx';
import './moments.css';

interface Row {
  readonly seat: Seat;
  readonly heirs: ReturnType<typeof heirsOf>;
  readonly men: number;
  readonly places: number;
  readonly lords: number;
  readonly commons: number;
}
/** Who was found to lead stands first, whatever he holds. */
const hasWon = ({ counted }: View, seat: Seat): boolean => counted.includes(seat);
export const rowsIn = (view: View): readonly Row[] => {
  const held = heldPlaces(view);
  return SEATS.filter((seat) => view.hands[seat] !== undefined)
    .map((seat): Row => {
      const { lords = 0, commons = 0 } = view.votes[seat] ?? {};
      const men = noblesOf(view, seat).reduce((sum, noble) => sum + menOf(view, noble), 0);
      const places = held.filter((one) => one.seat === seat).length;
      return { seat, heirs: heirsOf(view, seat), men, places, lords, commons };
    })
    .toSorted(
      (a, b) =>
        Number(hasWon(view, b.seat)) - Number(hasWon(view, a.seat)) ||
        b.heirs.length - a.heirs.length ||
        b.lords - a.lords ||
        b.commons - a.commons,
    );
};
/** 10.5 Where the game was counted: by what, in its order. */
const orderIn = ({ counted, options }: View): string | undefined =>
  counted.length === 0 ? undefined : momentWords().final[options.ending === 'agreed' ? 'byLower' : 'byHouses'];
const Heirs = ({ view, row: { heirs, seat } }: { readonly view: View; readonly row: Row }) => (
  <>
    {heirs.length === 0 && '–'}
    {heirs.map((royal) => (
      <svg key={royal} width="24" height="28" viewBox="-13 -17 26 30" aria-hidden="true">
        <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={9.5} />
      </svg>
    ))}
    {heirs.length > 0 && <span class="unseen">{heirs.length}</span>}
  </>
);
export const FinalTable = ({ view, words }: FinalProps<Kingmaker>) => {
  const say = momentWords().final;
  const rows = rowsIn(view);
  const order = orderIn(view);
  return (
    <>
      {order && <p class="km-counted">{order}</p>}
      <WithArms coats={rows.flatMap(({ heirs }) => heirs)}>
        <table class="km-final">
          <caption class="unseen">{say.label}</caption>
          <thead>
            <tr>
              <td />
              {(['heirs', 'men', 'places', 'lords', 'commons'] as const).map((head) => (
                <th key={head} scope="col">
                  {say[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seat}>
                <th scope="row">
                  <Badge seat={row.seat} size={20} />
                  {row.seat === view.viewer ? sceneWords().you : words.seats[row.seat]}
                </th>
                <td>
                  <Heirs view={view} row={row} />
                </td>
                <td>{row.men}</td>
                <td>{row.places}</td>
                <td>{row.lords}</td>
                <td>{row.commons}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WithArms>
      <div class="km-lines" role="group" aria-label={say.line}>
        {HOUSES.map((house) => (
          <Succession key={house} view={view} words={words} house={house} />
        ))}
      </div>
    </>
  );
};
