// Round and phase: six steps a turn, those before it done.
import type { View } from '@rose/kingmaker/ids';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';
import './clock.css';

const STEPS = ['chance', 'movement', 'combat', 'parliament', 'coronation', 'draw'] as const;
type Step = (typeof STEPS)[number];
const STEP_OF: { readonly [N in View['phase']['name']]?: Step } = {
  chance: 'chance',
  storm: 'chance',
  escort: 'chance',
  commission: 'chance',
  treachery: 'chance',
  movement: 'movement',
  'free-moves': 'movement',
  lodging: 'movement',
  combat: 'combat',
  field: 'combat',
  prisoners: 'combat',
  spoils: 'combat',
  bounty: 'combat',
  seizure: 'combat',
  homecoming: 'combat',
  pardon: 'combat',
  parliament: 'parliament',
  coronation: 'coronation',
  ransom: 'draw',
  draw: 'draw',
};
/** Where a question only interrupts, the phase beneath it. */
const stepOf = ({ phase, under }: View): Step | undefined => STEP_OF[(under[0] ?? phase).name];

export const Clock = ({ view }: Props) => {
  const say = boardWords();
  const now = stepOf(view);
  const at = now === undefined ? -1 : STEPS.indexOf(now);
  return (
    <div class="km-clock" title={now && say.phases[now]}>
      <b>{view.round > 0 ? say.round(view.round) : say.settingUp}</b>
      {now && <span class="km-phase">{say.phases[now]}</span>}
      <ol>
        {STEPS.map((step, i) => (
          <li
            key={step}
            class={i < at ? 'done' : i === at ? 'now' : ''}
            title={say.phases[step]}
            {...(i === at && { 'aria-current': 'step' as const })}
          >
            <span class="unseen">{say.phases[step]}</span>
            <span aria-hidden="true">{i === at ? i + 1 : ''}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
