// What is fair at the open house: the page that stands among the documents, in the language of the reader.
import { pointsOf } from './fair-points.ts';
import { Page } from './page.tsx';
import { language } from './prefs.ts';
import { words } from './words/index.ts';

export const FairPlayPage = () => (
  <Page title={words().footer.fair}>
    <div class="papers">
      <section>
        <ul>
          {pointsOf(language.value).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  </Page>
);
