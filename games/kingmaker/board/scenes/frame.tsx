// What all screens share: a head with its steps, the question where the page's own is out of sight, pictures of persons.
import { BattleScene, FACTIONS, Icon, PennantBadge } from '@rose/board';
import { type NobleName, type RoyalName, SEATS, type Seat, type View } from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import type { ComponentChildren } from 'preact';
import { HeirDisc, NobleBlock } from '../counter.tsx';
import { nameOf, type Props } from '../said.ts';
import { isCrowned } from '../stacks.ts';
import { pieceId } from '../touched.ts';
import { sceneWords } from '../words-scenes.ts';
import './frame.css';

export type StepState = 'done' | 'now' | 'later';
export interface StepNow {
  readonly key: string;
  readonly word: string;
  readonly state: StepState;
}
export const Steps = ({ steps, label }: { readonly steps: readonly StepNow[]; readonly label: string }) => (
  <ol class="km-steps" aria-label={label}>
    {steps.map(({ key, word, state }) => (
      <li key={key} class={state} aria-current={state === 'now' ? 'step' : undefined}>
        {state === 'done' && <Icon name="check" size={13} weight={2.8} />}
        {word}
      </li>
    ))}
  </ol>
);

interface SheetProps {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly StepNow[];
  readonly children: ComponentChildren;
}
export const Sheet = ({ title, subtitle, steps, children }: SheetProps) => {
  const say = sceneWords();
  return (
    <BattleScene
      title={title}
      subtitle={subtitle}
      steps={<Steps steps={steps} label={say.steps} />}
      back={say.back}
      open={say.open}
    >
      <div class="km-scene">{children}</div>
    </BattleScene>
  );
};

/** The question of the page, for screens that cover it. */
export const Question = ({ board }: { readonly board: Props }) => {
  const { words, view, viewer, picked } = board;
  if (viewer === 'spectator' || !isAsked(board)) return null;
  const { ask, explain } = words.prompt[view.phase.name](view as never, viewer, picked);
  return (
    <div class="battle-question km-question">
      <div>
        <h3>{plain(ask)}</h3>
        <p>{plain(explain)}</p>
      </div>
    </div>
  );
};

/** Whether the game waits for this viewer. */
export const isAsked = ({ view, viewer }: Pick<Props, 'view' | 'viewer'>): boolean =>
  view.asked.some((seat) => seat === viewer);
export const waitsFor = ({ view, viewer, words }: Props): string =>
  sceneWords().waits(view.asked.filter((seat) => seat !== viewer).map((seat) => words.seats[seat]));

/** The name of a seat, or You. */
export const whoIs = ({ words, viewer }: Props, seat: Seat | undefined): string =>
  seat === undefined ? sceneWords().nobody : seat === viewer ? sceneWords().you : words.seats[seat];
export const asSeat = (text: string | null | undefined): Seat | undefined => SEATS.find((seat) => seat === text);
export const person = ({ words, view }: Props, piece: NobleName | RoyalName): string =>
  nameOf(words, view, pieceId(piece));
export { cardName } from '../said.ts';
export const areaName = ({ words, view }: Props, area: string): string => nameOf(words, view, area);
export const placeName = (board: Props, place: string): string => areaName(board, `in:${place}`);

/** Beside a name. */
export const Flag = ({ seat, size = 30 }: { readonly seat: Seat | undefined; readonly size?: number }) =>
  seat ? <PennantBadge faction={seat} size={size} /> : null;
export const tintOf = (seat: Seat | undefined): string => (seat ? FACTIONS[seat].ground : '#8b7350');

interface TileProps {
  readonly view: View;
  readonly noble: NobleName;
  readonly seat: Seat | undefined;
  readonly heirs?: readonly RoyalName[];
  readonly size?: number;
}
/** A noble as a block, his heirs on the shoulder. */
export const Tile = ({ view, noble, seat, heirs = [], size = 1.35 }: TileProps) => (
  <svg class="km-tile" width={58 * size} height={52 * size} viewBox="-15 -10 58 54" aria-hidden="true">
    <ellipse cx="20" cy="41" rx="22" ry="4" fill="#2a1608" opacity=".18" />
    <NobleBlock noble={pieceId(noble)} faction={seat ?? 'black'} />
    {heirs.map((royal, i) => (
      <g key={royal} transform={`translate(${-3 + 15 * i} 4)`}>
        <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={8.5} />
      </g>
    ))}
  </svg>
);
export const Disc = ({
  view,
  royal,
  seat,
  size = 34,
}: {
  readonly view: View;
  readonly royal: RoyalName;
  readonly seat: Seat | undefined;
  readonly size?: number;
}) => (
  <svg class="km-disc" width={size} height={size * 1.15} viewBox="-13 -17 26 30" aria-hidden="true">
    <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={9.5} />
  </svg>
);
