// How to open a house of one’s own, in a few steps.
import { Page } from './page.tsx';
import { words } from './words/index.ts';

export const HostPage = () => {
  const say = words().host;
  return (
    <Page title={say.title} lead={say.lead}>
      <div class="papers">
        <section>
          <ol>
            {say.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{say.data}</h2>
          <p>{say.dataText}</p>
        </section>
      </div>
    </Page>
  );
};
