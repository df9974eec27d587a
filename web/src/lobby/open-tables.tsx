// What the room holds for everybody: tables with a free chair, and games that may be watched.
import { Emblem } from '@rose/board';
import type { Gathering, OpenGame } from '@rose/protocol';
import type { ComponentChildren } from 'preact';
import { SHELF } from '../../../games/shelf.ts';
import { gameWords } from '../game-words.ts';
import { playerHere } from '../here.ts';
import { titleOf } from '../home/tables.tsx';
import { serverTime } from '../online/server-time.ts';
import { TroubleNote } from '../online/trouble-note.tsx';
import { href } from '../router.ts';
import { ago } from '../since.ts';
import { sitterName } from '../sitter.ts';
import { words } from '../words/index.ts';
import { type Lobby, useLobby } from './gatherings.ts';
import { clockText, termsText } from './terms.tsx';
import { lobbyWords } from './words.ts';

const Picture = ({ game }: { readonly game: string }) => {
  const picture = SHELF.find(({ id }) => id === game)?.picture;
  if (picture === undefined) return <Emblem size={47} />;
  return <img src={picture} alt="" width={72} height={47} loading="lazy" decoding="async" />;
};

interface RowProps {
  readonly game: string;
  readonly what: string;
  readonly more: string;
  readonly children: ComponentChildren;
}
const Row = ({ game, what, more, children }: RowProps) => (
  <li class="open-table">
    <Picture game={game} />
    <div class="what">
      <h3>{titleOf(game)}</h3>
      <p>{what}</p>
      <small>{more}</small>
    </div>
    {children}
  </li>
);

const isMine = ({ chairs }: Gathering): boolean =>
  chairs.some((chair) => 'player' in chair && chair.player === playerHere.value);

const OpenTable = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords();
  const { game, owner, table, opened } = gathering;
  const what = `${say.by(owner.name)} · ${ago(opened, serverTime.now()) ?? words().now}`;
  const mine = isMine(gathering);
  const title = titleOf(game);
  return (
    <Row game={game} what={what} more={termsText(gathering)}>
      <a
        class="btn"
        href={href('join', table)}
        aria-label={mine ? say.seeAt(title, owner.name) : say.joinAt(title, owner.name)}
      >
        {mine ? say.see : say.join}
      </a>
    </Row>
  );
};

const FreeChairs = ({ tables, trouble, again }: Lobby) => {
  const say = lobbyWords();
  const shown = tables.value;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{say.tables}</h2>
      <TroubleNote trouble={shown ? undefined : trouble.value} />
      {!shown && trouble.value && (
        <button type="button" class="btn" onClick={() => void again()}>
          {say.retry}
        </button>
      )}
      {!shown && !trouble.value && <p class="quiet">{say.looking}</p>}
      {shown?.length === 0 && (
        <p class="empty">
          <b>{say.none}</b> {say.noneHint}
        </p>
      )}
      <ul class="open-tables">
        {shown?.map((gathering) => (
          <OpenTable key={gathering.table} gathering={gathering} />
        ))}
      </ul>
    </section>
  );
};

const sitsAt = ({ seating }: OpenGame): boolean =>
  Object.values(seating).some((sitter) => 'player' in sitter && sitter.player === playerHere.value);

const GameRow = ({ open }: { readonly open: OpenGame }) => {
  const say = lobbyWords();
  const { game, seating, steps, touched, clock, table } = open;
  const sides = (gameWords(game)?.seats ?? {}) as Readonly<Record<string, string>>;
  const who = Object.entries(seating).map(([seat, sitter]) => `${sitterName(sitter)} (${sides[seat] ?? seat})`);
  const names = Object.values(seating).map(sitterName);
  const more = [words().tables.steps(steps), ago(touched, serverTime.now()) ?? words().now, clockText(clock)].join(
    ' · ',
  );
  return (
    <Row game={game} what={who.join(', ')} more={more}>
      <a class="btn" href={href('table', table)} aria-label={say.watchAt(titleOf(game), names.join(', '))}>
        {say.watch}
      </a>
    </Row>
  );
};

/** Games to be watched; one's own stand among one's own tables. */
const UnderWay = ({ games, tables }: Lobby) => {
  const say = lobbyWords();
  const shown = games.value.filter((open) => !sitsAt(open));
  if (!tables.value) return null;
  return (
    <section aria-labelledby="games-under-way">
      <h2 id="games-under-way">{say.underWay}</h2>
      {shown.length === 0 && <p class="quiet">{say.noneUnderWay}</p>}
      <ul class="open-tables">
        {shown.map((open) => (
          <GameRow key={open.table} open={open} />
        ))}
      </ul>
    </section>
  );
};

export const OpenTables = () => {
  const lobby = useLobby();
  return (
    <>
      <FreeChairs {...lobby} />
      <UnderWay {...lobby} />
    </>
  );
};
