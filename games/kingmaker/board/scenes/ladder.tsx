// 7.2 The odds list as a ladder of seven steps, filled to the step reached.
import { ODDS, type OddsName } from '@rose/kingmaker/ids';
import { sceneWords } from '../words-scenes.ts';

export const Ladder = ({
  odds,
  men: [one, other],
}: {
  readonly odds: OddsName;
  readonly men: readonly [number, number];
}) => {
  const say = sceneWords().combat;
  const at = ODDS.indexOf(odds);
  const [strong, weak] = one >= other ? [one, other] : [other, one];
  return (
    <>
      <ol class="km-ladder" aria-label={say.ladder(say.odds[odds])}>
        {ODDS.map((step, i) => (
          <li
            key={step}
            class={i === at ? 'on' : i < at ? 'in' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {say.odds[step]}
          </li>
        ))}
      </ol>
      <p>{say.rounded(weak === 0 ? undefined : strong / weak)}</p>
    </>
  );
};
