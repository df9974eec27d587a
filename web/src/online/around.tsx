// What surrounds a table of the open house, put together for its room.
import type { ReadonlySignal } from '@preact/signals';
import type { About, TableId } from '@rose/protocol';
import { copyLink, linkTo } from '../lobby/link.tsx';
import { go } from '../router.ts';
import type { Around, Item } from '../table/around.ts';
import { Notes } from '../table/panel/notes.tsx';
import type { Room } from '../table/room.ts';
import { deskWords } from '../table/words/words.ts';
import { isTrouble } from '../trouble.ts';
import { tableWords } from '../words/table.ts';
import { Chat } from './chat.tsx';
import { Again, Company, Reclaim, SeatNote } from './company.tsx';
import { askHouse } from './house.ts';
import { HouseNotes } from './notes.tsx';
import { editOrders, OrdersDialog } from './orders.tsx';
import { TakeBackAsked, TakeBackDialog, wantTakeBack } from './take-back.tsx';
import type { Talk } from './talk.ts';
import { complainOf } from './trouble-note.tsx';
import { EndVoteAsked, proposeEnd } from './vote.tsx';
import { onlineWords } from './words.ts';

type Part = { readonly room: Room };

const rematch = async (table: TableId): Promise<void> => {
  const answer = await askHouse({ ask: 'rematch', table });
  if (isTrouble(answer)) complainOf(answer);
  else go('join', answer.table);
};

const mute = async (table: TableId, muted: boolean): Promise<void> => {
  const answer = await askHouse({ ask: 'mute', table, muted });
  if (isTrouble(answer)) complainOf(answer);
};

/** What one may do at one's seat; hints only where no other person plays. */
const atMySeat = ({ desk, doors }: Room): readonly Item[] => {
  const { seating, viewer, table, offer } = desk.sight.value;
  const alone = Object.entries(seating).every(([seat, { kind }]) => seat === viewer || kind === 'bot');
  const hint: Item = { icon: 'hint', name: deskWords().hint, key: 'H', run: doors.hint };
  const resign: Item = { icon: 'flag', name: tableWords().mind.resign, run: doors.resign };
  const draw: Item = { icon: 'hand', name: tableWords().mind['offer-draw'], run: () => desk.mind('offer-draw') };
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

const itemsOf = (room: Room, about: About | undefined): readonly Item[] => {
  const { desk, doors } = room;
  const say = deskWords();
  const { outcome, viewer, table } = desk.sight.value;
  const secret = about?.key;
  const over: readonly Item[] = [
    { icon: 'download', name: say.exportFile, run: doors.save },
    { icon: 'share', name: say.share, run: doors.share },
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
    ...(!outcome && viewer !== 'spectator' ? atMySeat(room) : []),
    { icon: 'eye', name: outcome ? say.replay : say.fromStart, run: doors.replay },
    ...(outcome ? over : []),
    ...(secret === undefined ? [] : [link]),
    ...(!outcome && about && about.mine.length > 0 ? [quiet] : []),
    { icon: 'list', name: say.help, key: '?', run: doors.help },
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
  doors: {
    rematch: () => void rematch(table),
    newGame: () => go('open'),
  },
  unread: talk.unread,
  Talk: ({ room }: Part) => (
    <Chat
      talk={talk}
      about={about.value}
      isOver={room.desk.sight.value.outcome !== undefined}
      isSilent={asksForSilence(room.desk.sight.value.view)}
    />
  ),
  Notes: () => ((about.value?.mine.length ?? 0) > 0 ? <HouseNotes table={table} /> : <Notes table={table} />),
  Company: ({ room }: Part) => <Company room={room} about={about} />,
  SeatNote: ({ room, seat }) => <SeatNote room={room} about={about} seat={seat} />,
  Asked: ({ room }: Part) => (
    <>
      {about.value && <Reclaim about={about.value} />}
      {about.value && <TakeBackAsked room={room} about={about.value} />}
      {about.value && <Again about={about.value} isOver={room.desk.sight.value.outcome !== undefined} />}
      {about.value && <EndVoteAsked room={room} about={about.value} />}
      <TakeBackDialog room={room} />
      <OrdersDialog room={room} seen={seen} />
    </>
  ),
  items: (room) => itemsOf(room, about.value),
});
