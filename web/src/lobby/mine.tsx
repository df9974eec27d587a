// One's own tables in the open house: whose turn, since when, one click to sit down again.
import type { Gathering, MyTable } from '@rose/protocol';
import { gameWords } from '../game-words.ts';
import { playerHere } from '../here.ts';
import { SeatBadge } from '../home/badge.tsx';
import { titleOf } from '../home/tables.tsx';
import { serverTime } from '../online/server-time.ts';
import { timeText } from '../online/time.ts';
import { language } from '../prefs.ts';
import { href } from '../router.ts';
import { ago, lasting } from '../since.ts';
import { sitterName } from '../sitter.ts';
import { words } from '../words/index.ts';
import { termsText } from './terms.tsx';
import { lobbyWords } from './words.ts';

const seatNames = (game: string): Readonly<Record<string, string>> =>
  (gameWords(game)?.seats ?? {}) as Readonly<Record<string, string>>;

interface CardProps {
  readonly game: string;
  readonly seat: string;
  readonly isCalled: boolean;
  readonly turn: string;
  readonly company: string;
  readonly to: string;
  readonly act: string;
}
const MineCard = ({ game, seat, isCalled, turn, company, to, act }: CardProps) => (
  <article class={isCalled ? 'my-table waiting' : 'my-table'}>
    <SeatBadge game={game} seat={seat} size={46} />
    <div class="what">
      <h3>{titleOf(game)}</h3>
      <b class={isCalled ? 'you' : ''}>{turn}</b>
      <p>
        <small>{company}</small>
      </p>
    </div>
    <div class="do">
      <a class={isCalled ? 'btn primary sm' : 'btn sm'} href={to} aria-label={words().card.of(act, titleOf(game))}>
        {act}
      </a>
    </div>
  </article>
);

const others = ({ chairs }: Gathering): string =>
  chairs.flatMap((chair) => ('player' in chair && chair.player !== playerHere.value ? [chair.name] : [])).join(', ') ||
  lobbyWords().free;

type Begun = Exclude<MyTable, { state: 'gathering' }>;
const endedText = ({ card, mine }: Begun): string => {
  const { over, ended } = lobbyWords();
  if (!card.outcome) return over;
  const { winners } = card.outcome;
  if (winners.length === 0) return ended.drawn;
  return winners.some((seat) => mine.includes(seat)) ? ended.won : ended.lost;
};
const turnText = (table: Begun): string => {
  const { card, isMyTurn, state, deadline } = table;
  const say = lobbyWords();
  if (state === 'over') return endedText(table);
  if (!isMyTurn) return say.turnOf(card.active.map((seat) => sitterName(card.seating[seat])).join(', '));
  const now = serverTime.now();
  if (deadline !== undefined)
    return say.yourTurnWithin(timeText(Math.max(0, Date.parse(deadline) - now), 'slow', language.value));
  const time = lasting(card.touched, now);
  return time ? words().tables.yourTurnFor(time) : say.yourTurn;
};
const BegunCard = ({ table }: { readonly table: Begun }) => {
  const { card, mine, isMyTurn, state } = table;
  const against = Object.keys(card.seating).filter((seat) => !mine.includes(seat));
  const names = against.map((seat) => `${sitterName(card.seating[seat])} (${seatNames(card.game)[seat] ?? seat})`);
  return (
    <MineCard
      game={card.game}
      seat={mine[0] ?? ''}
      isCalled={state === 'running' && isMyTurn}
      turn={turnText(table)}
      company={`${words().tables.against(names.join(', '))} · ${words().tables.steps(card.steps)} · ${ago(card.touched, serverTime.now()) ?? words().now}`}
      to={state === 'over' ? href('replay', card.table) : href('table', card.table)}
      act={state === 'over' ? words().finished.replay : isMyTurn ? words().tables.play : words().tables.see}
    />
  );
};
const GatheringCard = ({ gathering }: { readonly gathering: Gathering }) => (
  <MineCard
    game={gathering.game}
    seat={gathering.seats[0] ?? ''}
    isCalled={false}
    turn={lobbyWords().gathering}
    company={`${others(gathering)} · ${termsText(gathering)}`}
    to={href('join', gathering.table)}
    act={lobbyWords().see}
  />
);

export const MyTables = ({ tables }: { readonly tables: readonly MyTable[] }) => (
  <div class="my-tables">
    {tables.map((table) =>
      table.state === 'gathering' ? (
        <GatheringCard key={table.gathering.table} gathering={table.gathering} />
      ) : (
        <BegunCard key={table.card.table} table={table} />
      ),
    )}
  </div>
);
