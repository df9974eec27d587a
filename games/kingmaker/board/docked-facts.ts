// Questions on a paper in the column: prisoners before the turn ends, the card just drawn, and windows.
import { type CrownName, type LogEntry, read, type Seat, type View } from '@rose/kingmaker/ids';
import { handOf } from './answering.ts';
import { deedOf } from './touched.ts';

/** 7.5 To put an heir to death may be done at any time, and is seldom wanted: it stands last, and small. */
export const isGrave = (view: View, place: string): boolean =>
  deedOf(place)?.startsWith('execute ') === true && !isPrisoner(view, place);
/** 17.2 A window asks everybody alike: one paper of one size, whatever he holds; the map stays in sight. */
export const isWindow = ({ phase }: View): boolean =>
  ((phase.name === 'free-moves' || phase.name === 'commission') && phase.step === 'ask') || phase.name === 'pardon';
/** Who has not answered a window yet. */
export const askedIn = ({ phase }: View): readonly Seat[] =>
  phase.name === 'free-moves' || phase.name === 'commission' || phase.name === 'pardon'
    ? (phase.asked as readonly Seat[])
    : [];
export const isDocked = (view: View): boolean =>
  view.phase.name === 'ransom' || view.phase.name === 'draw' || isWindow(view);
/** 8.6 What the paper offers need not stand in the list of answers, too. */
export const isOnPaper = (view: View, place: string): boolean => {
  if (view.phase.name !== 'ransom') return false;
  const action = read(deedOf(place) ?? '');
  return action?.do === 'free' || (action?.do === 'execute' && isPrisoner(view, place));
};
const isPrisoner = (view: View, place: string): boolean => {
  const noble = place.split(' ').at(-1) ?? '';
  return ((view.spot as Readonly<Record<string, string>>)[noble] ?? '').startsWith('captive:');
};
interface Drawn {
  readonly say: LogEntry['say'];
  readonly seat?: string;
  readonly card?: CrownName;
}
/** 11.1 The card just drawn, while it lies in the hand. */
export const drawnIn = (view: View, story: readonly (readonly unknown[])[] | undefined): CrownName | undefined => {
  const tale = (story ?? []).flat() as readonly Drawn[];
  const card = tale.findLast(({ say, seat }) => say === 'drawn' && seat === view.viewer)?.card;
  return card !== undefined && handOf(view, view.viewer).includes(card) ? card : undefined;
};
