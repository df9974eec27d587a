// A player's page: games, results by game and side, rating with its uncertainty, reliability, finished games.
import { Icon } from '@rose/board';
import type { FinishedCard, Profile } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameWords } from '../game-words.ts';
import { SeatBadge } from '../home/badge.tsx';
import { titleOf } from '../home/tables.tsx';
import { type ApiTrouble, isApiTrouble, look } from '../online/api.ts';
import { complainOf } from '../online/trouble-note.tsx';
import { houseTrouble } from '../online/troubles.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { words } from '../words/index.ts';
import { dayOf, peopleWords } from './words.ts';
import '../lobby/lobby.css';
import '../styles/tables.css';
import './people.css';

const sideName = (game: string, side: string): string => gameWords(game)?.seats[side] ?? side;

const Ratings = ({ ratings }: Pick<Profile, 'ratings'>) => {
  const say = peopleWords().person;
  return (
    <section>
      <h2>{say.ratings}</h2>
      {ratings.length === 0 && <p class="quiet">{say.noRatings}</p>}
      <dl class="terms">
        {ratings.map(({ game, rating, deviation, games }) => (
          <div key={game}>
            <dt>
              {titleOf(game)} <small>{say.ratedGames(games)}</small>
            </dt>
            <dd>{say.rating(Math.round(rating), Math.round(2 * deviation))}</dd>
          </div>
        ))}
      </dl>
      {ratings.length > 0 && <p class="quiet">{say.ratingHint}</p>}
    </section>
  );
};

/** The rows of one game under its name: so the table is narrow enough for a phone. */
const GameResults = ({ game, results }: { readonly game: string; readonly results: Profile['results'] }) => (
  <tbody>
    <tr>
      <th colSpan={6} scope="rowgroup">
        {titleOf(game)}
      </th>
    </tr>
    {results.map(({ side, played, won, drawn, lost, early }) => (
      <tr key={side}>
        <th scope="row">{sideName(game, side)}</th>
        <td class="played">{played}</td>
        <td>{won}</td>
        <td>{drawn}</td>
        <td>{lost}</td>
        <td>{early}</td>
      </tr>
    ))}
  </tbody>
);
const Results = ({ results }: Pick<Profile, 'results'>) => {
  const say = peopleWords().person;
  if (results.length === 0) return null;
  const games = [...new Set(results.map(({ game }) => game))];
  return (
    <section>
      <h2 id="results">{say.results}</h2>
      <table class="results" aria-labelledby="results">
        <thead>
          <tr>
            <th scope="col">{say.side}</th>
            <th scope="col" class="played">
              {say.played}
            </th>
            <th scope="col">{say.won}</th>
            <th scope="col">{say.drawn}</th>
            <th scope="col">{say.lost}</th>
            <th scope="col">{say.early}</th>
          </tr>
        </thead>
        {games.map((game) => (
          <GameResults key={game} game={game} results={results.filter((result) => result.game === game)} />
        ))}
      </table>
      {results.some(({ early }) => early > 0) && <p class="quiet">{say.earlyHint}</p>}
    </section>
  );
};

const outcomeOf = ({ won, place, ending }: FinishedCard): string => {
  const { outcome } = peopleWords().person;
  switch (ending) {
    case 'abandoned':
    case 'replaced':
    case 'forfeit':
    case 'forfeited':
      return outcome[ending];
    default:
      if (won) return outcome.won;
      return place === 1 ? outcome.drawn : outcome.lost;
  }
};
/** A table brings this along; here it is fetched when it is wanted. */
const save = async (table: string): Promise<void> => (await import('../table/files.ts')).saveTable(table);

const PastGame = ({ card }: { readonly card: FinishedCard }) => {
  const say = peopleWords().person;
  const { table, game, at, seat, side, others } = card;
  const names = others.map(({ name }) => name ?? say.house).join(', ');
  return (
    <li class="past online-past">
      <SeatBadge game={game} seat={seat} size={28} />
      <div>
        <b>
          {titleOf(game)}, {outcomeOf(card)}
        </b>
        <small>
          {say.as(sideName(game, side))} · {say.against(names)} · {dayOf(at)}
        </small>
      </div>
      <div class="do">
        <a class="btn sm" href={href('replay', table)} aria-label={say.replayOf(titleOf(game), dayOf(at))}>
          {say.replay}
        </a>
        <a
          class="ib"
          href={href('verify', table)}
          aria-label={say.verifyOf(titleOf(game), dayOf(at))}
          title={say.verify}
        >
          <Icon name="check" size={18} />
        </a>
        <button
          type="button"
          class="ib"
          aria-label={say.saveOf(titleOf(game), dayOf(at))}
          title={say.save}
          onClick={() => void save(table)}
        >
          <Icon name="download" size={18} />
        </button>
      </div>
    </li>
  );
};

const Games = ({ name, profile }: { readonly name: string; readonly profile: Profile }) => {
  const say = peopleWords().person;
  const [older, setOlder] = useState<readonly FinishedCard[]>([]);
  const [before, setBefore] = useState(profile.before);
  const fetchOlder = async (): Promise<void> => {
    const found = await look('/api/players', `/${encodeURIComponent(name)}?before=${encodeURIComponent(before ?? '')}`);
    if (isApiTrouble(found)) return complainOf(found);
    setOlder([...older, ...found.games]);
    setBefore(found.before);
  };
  const games = [...profile.games, ...older];
  return (
    <section class="finished">
      <h2>{say.games}</h2>
      {games.length === 0 && <p class="quiet">{say.none}</p>}
      <ul>
        {games.map((card) => (
          <PastGame key={`${card.table} ${card.seat}`} card={card} />
        ))}
      </ul>
      {before !== undefined && (
        <div class="acts">
          <button type="button" class="btn" onClick={() => void fetchOlder()}>
            {say.older}
          </button>
        </div>
      )}
    </section>
  );
};

export const ProfilePage = ({ name }: { readonly name: string }) => {
  const say = peopleWords().person;
  const [found, setFound] = useState<Profile | ApiTrouble>();
  useEffect(() => void look('/api/players', `/${encodeURIComponent(name)}`).then(setFound), [name]);
  if (!found)
    return (
      <Page title={name}>
        <p>{words().loading}</p>
      </Page>
    );
  if (isApiTrouble(found) && found.trouble === 'not-found')
    return (
      <Page title={name}>
        <p>{say.noPage}</p>
      </Page>
    );
  if (isApiTrouble(found)) {
    const { what, next } = houseTrouble(found);
    return (
      <Page title={what}>
        <p>{next}</p>
      </Page>
    );
  }
  const { since, finished, running, reliability } = found;
  return (
    <Page title={found.name} lead={say.since(dayOf(since))}>
      <div class="papers">
        <section>
          <p>
            {say.finished(finished)}, {say.running(running)}.
          </p>
          {reliability && (
            <p>
              <b>{say.reliability}:</b> {say.kept(reliability.kept, reliability.games)}
            </p>
          )}
        </section>
        <Ratings ratings={found.ratings} />
        <Results results={found.results} />
        <Games name={name} profile={found} />
      </div>
    </Page>
  );
};
