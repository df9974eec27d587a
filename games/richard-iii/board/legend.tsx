// Which border lets how many blocks over.
import { BorderSample } from '@rose/board';
import { boardWords } from './words.ts';

export const Legend = () => {
  const say = boardWords();
  return (
    <section class="legend" aria-label={say.borders}>
      <h3>
        {say.borders} <small>{say.blocks}</small>
      </h3>
      <dl>
        {(['open', 'river', 'hills'] as const).map((kind) => (
          <div key={kind}>
            <dt>
              <BorderSample kind={kind} />
              <span>
                {say.border[kind]} <small>{say.drawn[kind]}</small>
              </span>
            </dt>
            <dd>{say.limit[kind]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
