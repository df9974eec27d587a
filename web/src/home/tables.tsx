// One's own tables: whose turn, since when, what happened last, one click to sit down again.
import { signal, useSignalEffect } from '@preact/signals';
import { Icon } from '@rose/board';
import type { TableCard } from '@rose/protocol';
import { upper } from '@rose/table/text';
import { useEffect } from 'preact/hooks';
import { SHELF } from '../../../games/shelf.ts';
import { ask, isHostAwake, isTrouble, onNews, restarts } from '../connection.ts';
import { isAnythingKept } from '../database.ts';
import { confirm } from '../dialog.tsx';
import { gameWords } from '../game-words.ts';
import { called } from '../here.ts';
import { Words } from '../line.tsx';
import { complain } from '../opening.ts';
import { language } from '../prefs.ts';
import { href } from '../router.ts';
import { lasting } from '../since.ts';
import { sitterName } from '../sitter.ts';
import { toast } from '../toast.tsx';
import { words } from '../words/index.ts';
import { tableWords } from '../words/table.ts';
import { SeatBadge } from './badge.tsx';

export const titleOf = (game: string): string => SHELF.find((card) => card.id === game)?.title[language.value] ?? game;

const tables = signal<readonly TableCard[] | undefined>(undefined);
const refresh = async (): Promise<void> => {
  // On a first visit there is nothing to ask for: the host is fetched when a table is opened.
  if (!isHostAwake() && !(await isAnythingKept())) {
    tables.value = [];
    return;
  }
  const answer = await ask({ ask: 'tables' });
  if (isTrouble(answer)) complain(answer);
  tables.value = isTrouble(answer) ? (tables.value ?? []) : answer.tables;
};

/** The tables of this device, kept fresh; undefined while they are looked for. */
export const useTables = (): readonly TableCard[] | undefined => {
  useSignalEffect(() => {
    if (restarts.value >= 0) void refresh();
  });
  useEffect(
    () =>
      onNews((news) => {
        if (news.news === 'tables') void refresh();
      }),
    [],
  );
  return tables.value?.filter(({ table }) => !leaving.value.has(table));
};

const UNDO_TIME = 10_000;
/** Tables on their way out: hidden at once, removed when the time to undo has run out. */
const leaving = signal<ReadonlySet<string>>(new Set());
const stay = (table: string): void => {
  leaving.value = new Set([...leaving.value].filter((other) => other !== table));
};
const clear = async (table: string): Promise<void> => {
  const answer = await ask({ ask: 'remove', table });
  if (isTrouble(answer)) complain(answer);
  await refresh();
  stay(table);
};
export const removeTable = async ({ table, game }: TableCard): Promise<void> => {
  const say = words().tables;
  const title = `${say.removeAsk} ${titleOf(game)}`;
  if (!(await confirm({ title, text: say.removeText, yes: say.remove }))) return;
  leaving.value = new Set(leaving.value).add(table);
  const timer = setTimeout(() => void clear(table), UNDO_TIME);
  const undo = (): void => {
    clearTimeout(timer);
    stay(table);
  };
  toast({ kind: 'note', title: say.removed, act: { label: say.undo, do: undo }, lasts: UNDO_TIME });
};

const people = ({ seating }: TableCard): readonly string[] =>
  Object.entries(seating).flatMap(([seat, sitter]) => (sitter.kind === 'person' ? [seat] : []));
export const isYours = (card: TableCard): boolean => card.active.some((seat) => people(card).includes(seat));

const turn = (card: TableCard): string => {
  const say = words().tables;
  if (people(card).length === 0) return say.watching;
  if (!isYours(card)) return say.thinks;
  if (people(card).length > 1) {
    const seats = (gameWords(card.game)?.seats ?? {}) as Readonly<Record<string, string>>;
    return say.turnOf(card.active.map((seat) => seats[seat] ?? sitterName(card.seating[seat])).join(', '));
  }
  const time = lasting(card.touched);
  return time ? say.yourTurnFor(time) : say.yourTurn;
};

const company = (card: TableCard): string => {
  const say = words().tables;
  const mine = people(card);
  const steps = say.steps(card.steps);
  if (mine.length > 1) return `${say.shared} · ${steps}`;
  const others = Object.entries(card.seating).filter(([seat]) => !mine.includes(seat));
  return mine.length === 0
    ? steps
    : `${say.against(others.map(([, sitter]) => sitterName(sitter)).join(', '))} · ${steps}`;
};

const LastEvent = ({ card }: { readonly card: TableCard }) => {
  const catalogue = gameWords(card.game);
  const { last } = card;
  if (!catalogue) return <p>&nbsp;</p>;
  const told = last?.told.at(-1);
  const seats = (catalogue.saidSeats ?? catalogue.seats) as Readonly<Record<string, string>>;
  if (last?.manner) return <p>{tableWords().manner[last.manner](upper(seats[last.seat ?? ''] ?? ''))}</p>;
  const line = told && catalogue.log[told.entry.say]?.(told.entry);
  return <p>{line ? <Words line={line} /> : words().tables.fresh}</p>;
};

const TableOfMine = ({ card, first }: { readonly card: TableCard; readonly first: boolean }) => {
  const say = words().tables;
  const mine = isYours(card);
  const title = titleOf(card.game);
  const seat = people(card)[0] ?? Object.keys(card.seating)[0] ?? '';
  return (
    <article class={mine ? 'my-table waiting' : 'my-table'}>
      <SeatBadge game={card.game} seat={seat} size={46} />
      <div class="what">
        <h3>{title}</h3>
        <b class={mine ? 'you' : ''}>{turn(card)}</b>
        <LastEvent card={card} />
        <small>{company(card)}</small>
      </div>
      <div class="do">
        <button
          type="button"
          class="btn ghost sm"
          aria-label={words().card.of(say.remove, title)}
          onClick={() => void removeTable(card)}
        >
          {say.remove}
        </button>
        <a
          class={mine && first ? 'btn primary sm' : 'btn sm'}
          href={href('table', card.table)}
          aria-label={words().card.of(mine ? say.play : say.see, title)}
        >
          {mine ? say.play : say.see}
        </a>
      </div>
    </article>
  );
};

/** On a phone the tables lie below the games: the one that waits is called at the top. */
export const Waiting = ({ tables: all }: { readonly tables: readonly TableCard[] | undefined }) => {
  const [afar] = called.value;
  const [card] = order(all) ?? [];
  if (!afar && !(card && isYours(card))) return null;
  const { table, game } = afar ?? (card as TableCard);
  return (
    <a class="call" href={href('table', table)}>
      <SeatBadge game={game} seat={afar?.seat ?? people(card as TableCard)[0] ?? ''} size={28} />
      <span>
        <b>{afar ? words().tables.yourTurn : turn(card as TableCard)}</b> {titleOf(game)}
      </span>
      <Icon name="right" size={20} />
    </a>
  );
};

const order = (all: readonly TableCard[] | undefined): readonly TableCard[] | undefined =>
  all
    ?.filter(({ outcome }) => !outcome)
    .sort((a, b) => Number(isYours(b)) - Number(isYours(a)) || b.touched.localeCompare(a.touched));

export const Tables = ({ tables: all }: { readonly tables: readonly TableCard[] | undefined }) => {
  const say = words().tables;
  const running = order(all);
  const waiting = running?.filter(isYours).length ?? 0;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">
        {say.title} {waiting > 0 && <small>{say.waiting(waiting)}</small>}
      </h2>
      {!running && <p class="quiet">{say.loading}</p>}
      {running?.length === 0 && (
        <p class="empty">
          <b>{say.none}</b> {say.noneHint}
        </p>
      )}
      <div class="my-tables">
        {running?.map((card, at) => (
          <TableOfMine key={card.table} card={card} first={at === 0} />
        ))}
      </div>
    </section>
  );
};
