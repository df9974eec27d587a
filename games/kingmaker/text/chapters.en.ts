// English: the names of chapters, and what they came to.
import { plain } from '@rose/table/text';
import { chaptersIn } from './chapters.ts';
import { count, near, Pieces, piece, Site, seat, site } from './parts.en.ts';

export const chapters = chaptersIn({
  setup: 'Setting up',
  round: (number) => `Round ${number}`,
  seat: (who) => seat(who),
  turn: (who) => `${seat(who)}’s turn`,
  battle: (area) => `Battle ${plain(near(area))}`,
  fight: (place) => `Fight in ${plain([site(place)])}`,
  siege: (place) => `Siege of ${plain([site(place)])}`,
  parliament: (place) => `Parliament at ${plain([site(place)])}`,
  won: (who) => `${seat(who)} wins the battle.`,
  nobody: 'A fight without a winner.',
  takes: (who, place) => `${seat(who)} takes ${plain([site(place)])}.`,
  holds: (place) => `${plain([Site(place)])} holds.`,
  heir: (who, royal) => `${seat(who)} has ${plain([piece(royal)])}.`,
  crowned: (who) => `${plain(Pieces([who]))} is crowned.`,
  dead: (who) => `${plain(Pieces(who))} ${who.length > 1 ? 'die' : 'dies'}.`,
  votes: ([aye, no], [content, not], carried) =>
    `Commons ${aye} to ${no}, Lords ${content} to ${not}: ${carried ? 'carried' : 'rejected'}.`,
  awards: (number) => `${count(number, 'card')} awarded.`,
});
