// The clock: year and turn, and how the war stands. The track of points says whose they are and what wins.
import { MAJOR_VICTORY, type Seat, TURNS, type TurnName, turnsOf, type View } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { boardWords } from './words.ts';
import './track.css';

export const leaderOf = (track: number): Seat | undefined =>
  track > 0 ? 'royalist' : track < 0 ? 'parliament' : undefined;

const turnClass = (view: View, turn: TurnName): string | undefined => {
  if (turn === view.turn) return 'now';
  return TURNS.indexOf(turn) < TURNS.indexOf(view.turn) ? 'gone' : undefined;
};
export const Calendar = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  return (
    <section class="wae-clock" aria-label={say.date(view.year, view.turn)}>
      <b class="wae-year">{view.year}</b>
      <ol class="wae-turns">
        {turnsOf(view.year).map((turn) => (
          <li key={turn} class={turnClass(view, turn)}>
            {turn === view.turn && <span class="unseen">{say.now} </span>}
            {say.turnShort(turn)}
          </li>
        ))}
      </ol>
      <span class="wae-lead">
        {leaderOf(view.track) && <Badge seat={leaderOf(view.track) as Seat} size={16} />}
        {say.lead(view.track)}
      </span>
    </section>
  );
};

const STEPS = Array.from({ length: 2 * MAJOR_VICTORY + 1 }, (_, i) => i - MAJOR_VICTORY);
const sideOfStep = (step: number): string => leaderOf(step) ?? 'even';
/** Seven steps from one major victory to the other. */
export const PointTrack = ({ track }: { readonly track: number }) => {
  const shown = Math.max(-MAJOR_VICTORY, Math.min(MAJOR_VICTORY, track));
  return (
    <ol class="wae-track" aria-label={boardWords().lead(track)}>
      {STEPS.map((step) => (
        <li
          key={step}
          class={`${sideOfStep(step)}${Math.abs(step) === MAJOR_VICTORY ? ' end' : ''}${step === shown ? ' now' : ''}`}
          aria-hidden={step !== shown}
        >
          {Math.abs(step)}
        </li>
      ))}
    </ol>
  );
};
