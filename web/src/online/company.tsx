// Who is at a table of the open house: presence beside the names, and under the list of players what is agreed.
import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '@rose/board';
import type { About } from '@rose/protocol';
import { confirm } from '../dialog.tsx';
import { isHere } from '../here.ts';
import { copyLink, linkTo } from '../lobby/link.tsx';
import { TermsList } from '../lobby/terms.tsx';
import { href } from '../router.ts';
import { sitterName } from '../sitter.ts';
import type { TableContext } from '../table/context.ts';
import { isTrouble } from '../trouble.ts';
import { SeatClock } from './clock.tsx';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

export interface PartProps {
  readonly context: TableContext;
  readonly about: ReadonlySignal<About | undefined>;
}

export const SeatNote = ({ context, about, seat }: PartProps & { readonly seat: string }) => {
  const say = onlineWords();
  const sitter = context.desk.sight.value.seating[seat];
  const now = about.value;
  const absent = now?.standIns[seat];
  const time = <SeatClock sight={context.desk.sight.value} seat={seat} />;
  if (absent) return <small class="stand-in">{say.standsIn(absent.name)}</small>;
  if (sitter?.kind !== 'person' || !now || isHere(sitter)) return time;
  const isPresent = sitter.player !== undefined && now.present.includes(sitter.player);
  return (
    <>
      <span class={isPresent ? 'presence here' : 'presence'} title={isPresent ? say.here : say.away}>
        <span class="unseen">{isPresent ? say.here : say.away}</span>
      </span>
      {time}
    </>
  );
};

const leave = async (table: string, seat: string, bot: string | null): Promise<void> => {
  const say = onlineWords().seat;
  if (
    !(await confirm({ title: say.leaveSure, text: bot === null ? say.leaveAlone : say.leaveText(bot), yes: say.leave }))
  )
    return;
  const answer = await askServer({ ask: 'hand-over', table, seat });
  if (isTrouble(answer)) complainOf(answer);
};

export const Company = ({ context, about }: PartProps) => {
  const say = onlineWords();
  const now = about.value;
  const { seating, outcome, viewer, table } = context.desk.sight.value;
  if (!now) return null;
  const { key: secret, terms, spectators } = now;
  const bot = terms.standIn && sitterName({ kind: 'bot', ...terms.standIn });
  const people = Object.values(seating).flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : []));
  return (
    <div class="players company">
      <h3>{say.company.title}</h3>
      <p class="quiet">{spectators > 0 ? say.company.watching(spectators) : say.company.nobodyWatches}</p>
      <ul>
        {people.map((name) => (
          <li key={name}>
            <a href={href('player', name)}>{say.company.profile(name)}</a>
          </li>
        ))}
      </ul>
      <div class="acts">
        {secret !== undefined && (
          <button type="button" class="btn sm" onClick={() => void copyLink(linkTo(table, secret))}>
            <Icon name="link" size={16} /> {say.company.copy}
          </button>
        )}
        {viewer !== 'spectator' && !outcome && isHere(seating[viewer]) && (
          <button type="button" class="btn sm" onClick={() => void leave(table, viewer, bot)}>
            {say.seat.leave}
          </button>
        )}
      </div>
      <h3>{say.company.terms}</h3>
      <TermsList terms={terms} />
    </div>
  );
};

/** A seat that a bot keeps warm for whoever looks. */
export const Reclaim = ({ about }: { readonly about: About }) => {
  const say = onlineWords().seat;
  const seat = about.mine.find((one) => about.standIns[one] !== undefined);
  if (seat === undefined) return null;
  const reclaim = async (): Promise<void> => {
    const answer = await askServer({ ask: 'reclaim', table: about.table, seat });
    if (isTrouble(answer)) complainOf(answer);
  };
  return (
    <div class="offer" role="group" aria-label={say.kept}>
      <p>{say.kept}</p>
      <button type="button" class="btn sm primary" onClick={() => void reclaim()}>
        {say.reclaim}
      </button>
    </div>
  );
};

export const Again = ({ about, isOver }: { readonly about: About; readonly isOver: boolean }) => {
  const say = onlineWords().rematch;
  if (!isOver || about.rematch === undefined || about.mine.length === 0) return null;
  return (
    <div class="offer" role="group" aria-label={say.asked}>
      <p>{say.asked}</p>
      <a class="btn sm" href={href('join', about.rematch)}>
        {say.go}
      </a>
    </div>
  );
};
