// What stands beside a name: the pennant of a colour, its house, the titles it holds, whether its plan is ready.
import { Icon, NamesFor, PennantBadge, RED_ROSE, SmallRose, useNames, WHITE_ROSE } from '@rose/board';
import type { LancasterYork, Seat, Title, View } from '@rose/lancaster-york/ids';
import type { Catalogue } from '@rose/table/text';
import { TitleMedal } from './icons-roses.tsx';
import { boardWords } from './words.ts';

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => (
  <PennantBadge faction={seat} size={size} />
);

const Medal = ({ title }: { readonly title: Title }) => {
  const name = boardWords().titles[title];
  return (
    <span class="ly-medal" title={name}>
      <svg width="22" height="22" viewBox="-21 -21 42 42" aria-hidden="true" focusable="false">
        <TitleMedal title={title} />
      </svg>
      <span class="unseen">{name}</span>
    </span>
  );
};

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<LancasterYork>;
}
export const SeatMark = ({ view, seat }: SeatMarkProps) => {
  const say = boardWords();
  const names = useNames();
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return null;
  const { house } = player;
  return (
    <NamesFor value={names}>
      <span class="lancaster-york-mark">
        {house && (
          <span title={say.houses[house]}>
            <svg width="20" height="20" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
              <SmallRose {...(house === 'york' ? WHITE_ROSE : RED_ROSE)} />
            </svg>
            <span class="unseen">{say.houses[house]}</span>
          </span>
        )}
        {player.titles.map((title) => (
          <Medal key={title} title={title} />
        ))}
        {view.phase.name === 'planning' && player.locked && <Icon name="lock" size={18} label={say.ready} />}
      </span>
    </NamesFor>
  );
};
