// Games that have ended, to be watched again, and games that come from elsewhere as a file.
import { Icon } from '@rose/board';
import type { TableCard } from '@rose/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GameFileButton } from '../game-file-button.tsx';
import { gameWords } from '../game-words.ts';
import { href } from '../router.ts';
import { ago } from '../since.ts';
import { words } from '../words/index.ts';
import { SeatBadge } from './badge.tsx';
import { openGameFile } from './open-file.ts';
import { removeTable, titleOf } from './tables.tsx';

const SHOWN = 3;

const result = ({ game, outcome }: TableCard): string => {
  const say = words().finished;
  const winner = outcome?.winners[0];
  if (winner === undefined) return say.drawn;
  const seats = (gameWords(game)?.seats ?? {}) as Readonly<Record<string, string>>;
  return say.won(seats[winner] ?? winner);
};

const FinishedGame = ({ card }: { readonly card: TableCard }) => {
  const say = words().finished;
  const title = titleOf(card.game);
  const seat = card.outcome?.winners[0] ?? Object.keys(card.seating)[0] ?? '';
  return (
    <li class="past">
      <SeatBadge game={card.game} seat={seat} size={28} />
      <div>
        <b>{title}</b>
        <small>
          {result(card)} · {ago(card.touched) ?? words().now}
        </small>
      </div>
      <button
        type="button"
        class="ib"
        aria-label={words().tables.removeTable(title)}
        title={words().tables.remove}
        onClick={() => void removeTable(card)}
      >
        <Icon name="close" size={16} />
      </button>
      <a class="btn sm" href={href('replay', card.table)} aria-label={say.replayOf(title)}>
        {say.replay}
      </a>
    </li>
  );
};

/** A file may be dropped anywhere on the page. */
const useDrop = (onFile: (file: File) => Promise<void>): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
      if (file) void onFile(file);
    };
    for (const type of ['dragover', 'drop', 'dragleave'] as const) addEventListener(type, drag);
    return () => {
      for (const type of ['dragover', 'drop', 'dragleave'] as const) removeEventListener(type, drag);
    };
  }, [onFile]);
  return over;
};

const OpenFile = () => {
  const say = words().finished;
  const [reading, setReading] = useState(false);
  const read = useRef(async (file: File): Promise<void> => {
    setReading(true);
    await openGameFile(file);
    setReading(false);
  });
  const over = useDrop(read.current);
  return (
    <div class={over ? 'open-file over' : 'open-file'}>
      <GameFileButton looks="btn" onFile={read.current}>
        <Icon name="upload" size={18} /> {reading ? say.reading : say.open}
      </GameFileButton>
      <small>{say.drop}</small>
    </div>
  );
};

export const Finished = ({ tables }: { readonly tables: readonly TableCard[] | undefined }) => {
  const say = words().finished;
  const [all, setAll] = useState(false);
  const ended = (tables ?? []).filter(({ outcome }) => outcome).sort((a, b) => b.touched.localeCompare(a.touched));
  const shown = all ? ended : ended.slice(0, SHOWN);
  return (
    <section class="finished" aria-labelledby="finished">
      <h2 id="finished">{say.title}</h2>
      {tables && ended.length === 0 && <p class="quiet">{say.none}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((card) => (
            <FinishedGame key={card.table} card={card} />
          ))}
        </ul>
      )}
      {shown.length < ended.length && (
        <button type="button" class="way" onClick={() => setAll(true)}>
          {say.more(ended.length - shown.length)}
        </button>
      )}
      <OpenFile />
    </section>
  );
};
