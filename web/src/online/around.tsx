// What surrounds a table of the open house, put together for its context.
import type { ReadonlySignal } from '@preact/signals';
import type { About, TableId } from '@rose/protocol';
import { copyLink, linkTo } from '../lobby/link.tsx';
import { go } from '../router.ts';
import type { Around, Item } from '../table/around.ts';
import type { TableContext } from '../table/context.ts';
import { Notes } from '../table/panel/notes.tsx';
import { deskWords } from '../table/words/words.ts';
import { isTrouble } from '../trouble.ts';
import { tableWords } from '../words/table.ts';
import { Chat } from './chat.tsx';
import { WindowClock } from './clock.tsx';
import { Again, Company, Reclaim, SeatNote } from './company.tsx';
import { Heard } from './heard.tsx';
import { HouseNotes } from './notes.tsx';
import { editOrders, OrdersDialog } from './orders.tsx';
import { askServer } from './server.ts';
import { TakeBackAsked, TakeBackDialog, wantTakeBack } from './take-back.tsx';
import type { Talk } from './talk.ts';
import { complainOf } from './trouble-note.tsx';
import { EndVoteAsked, proposeEnd } from './vote.tsx';
import { onlineWords } from './words.ts';

type Part = { readonly context: TableContext };

/** A word before the journal is full. */
const JournalNote = ({ context }: Part) => {
  const { journalLeft, outcome } = context.desk.sight.value;
  if (journalLeft === undefined || outcome) return null;
  return (
    <div class="offer" role="status">
      <p>{onlineWords().journalLeft(journalLeft)}</p>
    </div>
  );
};

const rematch = async (table: TableId): Promise<void> => {
  const answer = await askServer({ ask: 'rematch', table });
  if (isTrouble(answer)) complainOf(answer);
  else go('join', answer.table);
};

const mute = async (table: TableId, muted: boolean): Promise<void> => {
  const answer = await askServer({ ask: 'mute', table, muted });
  if (isTrouble(answer)) complainOf(answer);
};

/** What one may do at one's seat; hints only where no other person plays. */
const atMySeat = ({ desk, commands }: TableContext): readonly Item[] => {
  const { seating, viewer, table, offer } = desk.sight.value;
  const alone = Object.entries(seating).every(([seat, { kind }]) => seat === viewer || kind === 'bot');
  const hint: Item = { icon: 'hint', name: deskWords().hint, key: 'H', run: commands.hint };
  const resign: Item = { icon: 'flag', name: tableWords().courtesy.resign, run: commands.resign };
  const draw: Item = { icon: 'hand', name: tableWords().courtesy['offer-draw'], run: () => desk.manner('offer-draw') };
  const back: Item = {
    icon: 'undo',
    name: onlineWords().takeBack.ask,
    run: () => void wantTakeBack(table, viewer),
  };
  const orders: Item = {
    icon: 'clock',
    name: onlineWords().orders.open,
    run: () => void editOrders(table, viewer),
  };
  const end: Item = { icon: 'close', name: onlineWords().vote.ask, run: () => void proposeEnd(table) };
  const onTurn = desk.isMyTurn.value ? [...(alone ? [hint] : []), resign, ...(offer === undefined ? [draw] : [])] : [];
  return [...onTurn, back, orders, end];
};

const itemsOf = (context: TableContext, about: About | undefined): readonly Item[] => {
  const { desk, commands } = context;
  const say = deskWords();
  const { outcome, viewer, table } = desk.sight.value;
  const secret = about?.key;
  const over: readonly Item[] = [
    { icon: 'download', name: say.exportFile, run: commands.save },
    { icon: 'share', name: say.share, run: commands.share },
  ];
  const link: Item = {
    icon: 'link',
    name: onlineWords().company.copy,
    run: () => void copyLink(linkTo(table, secret ?? '')),
  };
  const isMuted = about?.muted ?? false;
  const quiet: Item = {
    icon: 'lock',
    name: isMuted ? onlineWords().mute.off : onlineWords().mute.on,
    run: () => void mute(table, !isMuted),
  };
  return [
    ...(!outcome && viewer !== 'spectator' ? atMySeat(context) : []),
    { icon: 'eye', name: outcome ? say.replay : say.fromStart, run: commands.replay },
    ...(outcome ? over : []),
    ...(secret === undefined ? [] : [link]),
    ...(!outcome && about && about.mine.length > 0 ? [quiet] : []),
    { icon: 'list', name: say.help, key: '?', run: commands.help },
  ];
};

/** The view of a game that asks for silence says that players do not talk now. */
const asksForSilence = (view: object): boolean => 'talk' in view && view.talk === false;

/** `seen`: every choice this page was offered at the table. */
export const createAround = (
  table: TableId,
  about: ReadonlySignal<About | undefined>,
  talk: Talk,
  seen: ReadonlySignal<ReadonlySet<string>>,
): Around => ({
  commands: {
    rematch: () => void rematch(table),
    newGame: () => go('open'),
  },
  unread: talk.unread,
  missed: (count) => onlineWords().talk.missed(count),
  Heard: () => <Heard talk={talk} />,
  Talk: ({ context }: Part) => (
    <Chat
      talk={talk}
      about={about.value}
      seating={context.desk.sight.value.seating}
      isOver={context.desk.sight.value.outcome !== undefined}
      isSilent={asksForSilence(context.desk.sight.value.view)}
    />
  ),
  Notes: () => ((about.value?.mine.length ?? 0) > 0 ? <HouseNotes table={table} /> : <Notes table={table} />),
  Company: ({ context }: Part) => <Company context={context} about={about} />,
  SeatNote: ({ context, seat }) => <SeatNote context={context} about={about} seat={seat} />,
  Held: ({ context }: Part) => <WindowClock sight={context.desk.sight.value} />,
  Asked: ({ context }: Part) => (
    <>
      {about.value && <Reclaim about={about.value} />}
      {about.value && <TakeBackAsked context={context} about={about.value} />}
      {about.value && <Again about={about.value} isOver={context.desk.sight.value.outcome !== undefined} />}
      <JournalNote context={context} />
      {about.value && <EndVoteAsked context={context} about={about.value} />}
      <TakeBackDialog context={context} />
      <OrdersDialog context={context} seen={seen} />
    </>
  ),
  items: (context) => itemsOf(context, about.value),
});
