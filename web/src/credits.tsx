// Who and what the house stands on, and what it had to rebuild.
import { SHELF } from '../../games/shelf.ts';
import { FONTS, PACKAGES, REBUILT, type Work } from './credits-list.ts';
import { Page } from './page.tsx';
import { language } from './prefs.ts';
import { words } from './words/index.ts';

const said = (licence: Work['licence']): string => (typeof licence === 'string' ? licence : licence[language.value]);

const Works = ({ works }: { readonly works: readonly Work[] }) => (
  <ul class="works">
    {works.map(({ name, by, licence, at }) => (
      <li key={name}>
        <a href={at}>{name}</a> {words().credits.by(by)} · <span class="quiet">{said(licence)}</span>
      </li>
    ))}
  </ul>
);

export const CreditsPage = () => {
  const say = words().credits;
  const tag = language.value;
  return (
    <Page title={say.title} lead={say.lead}>
      <div class="papers">
        <section>
          <h2>{say.games}</h2>
          <p>{say.gamesText}</p>
        </section>
        <section>
          <h2>{say.rebuilt}</h2>
          <p>{say.rebuiltText}</p>
          {REBUILT.map(({ game, what }) => (
            <div key={game}>
              <h3>{SHELF.find((card) => card.id === game)?.title[tag]}</h3>
              <ul>
                {what.map((point) => (
                  <li key={point.en}>{point[tag]}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section>
          <h2>{say.fonts}</h2>
          <Works works={FONTS} />
        </section>
        <section>
          <h2>{say.built}</h2>
          <Works works={PACKAGES} />
        </section>
      </div>
    </Page>
  );
};
