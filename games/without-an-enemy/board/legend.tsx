// Which border lets how many blocks over, and what the signs of a town mean.
import { BorderSample } from '@rose/board';
import { Town, type TownNow } from './map-town.tsx';
import { boardWords } from './words.ts';
import './legend.css';

const SAMPLES: readonly (readonly [key: 'town' | 'major' | 'siege' | 'breach', now: TownNow, id: 'newark' | 'york'])[] =
  [
    ['town', { side: 'royalist' }, 'newark'],
    ['major', { side: 'royalist' }, 'york'],
    ['siege', { side: 'royalist', siege: 2 }, 'newark'],
    ['breach', { side: 'royalist', siege: 2, breach: true }, 'york'],
  ];
export const Legend = () => {
  const say = boardWords();
  return (
    <section class="legend wae-legend" aria-label={say.legend}>
      <h3>
        {say.borders} <small>{say.blocks}</small>
      </h3>
      <dl>
        {(['open', 'hills'] as const).map((kind) => (
          <div key={kind}>
            <dt>
              <BorderSample kind={kind} /> <span>{say.border[kind]}</span>
            </dt>
            <dd>{say.limit[kind]}</dd>
          </div>
        ))}
        <div>
          <dt>{say.mountain}</dt>
          <dd>{say.mountainFeeds}</dd>
        </div>
      </dl>
      <h3>{say.towns}</h3>
      <ul>
        {SAMPLES.map(([key, now, id]) => (
          <li key={key}>
            <svg width="44" height="44" viewBox="-24 -28 48 48" aria-hidden="true">
              <Town id={id} now={now} at={[0, 0]} />
            </svg>
            {say.townSigns[key]}
          </li>
        ))}
      </ul>
      <p>{say.townMarks}</p>
    </section>
  );
};
