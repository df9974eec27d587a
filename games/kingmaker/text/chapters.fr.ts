// French: the names of chapters, and what they came to.
import { plain } from '@rose/table/text';
import { chaptersIn } from './chapters.ts';
import { atSite, count, does, e, near, ofSite, Pieces, piece, Site, seat, site } from './parts.fr.ts';

export const chapters = chaptersIn({
  setup: 'Mise en place',
  round: (number) => `Manche ${number}`,
  seat: (who) => seat(who),
  turn: (who) => `Tour de ${seat(who)}`,
  battle: (area) => `Bataille ${plain(near(area))}`,
  fight: (place) => `Combat ${plain(atSite(place))}`,
  siege: (place) => `Siège ${plain([ofSite(place)])}`,
  parliament: (place) => `Parlement ${plain(atSite(place))}`,
  won: (who) => `${seat(who)} gagne la bataille.`,
  nobody: 'Combat indécis.',
  takes: (who, place) => `${seat(who)} prend ${plain([site(place)])}.`,
  holds: (place) => `${plain([Site(place)])} tient.`,
  heir: (who, royal) => `${seat(who)} a ${plain([piece(royal)])}.`,
  crowned: (who) => `${plain(Pieces([who]))} est couronné${e(who)}.`,
  dead: (who) => `${plain(Pieces(who))} ${does(who, 'meurt', 'meurent')}.`,
  votes: ([aye, no], [content, not], carried) =>
    `Communes ${aye} contre ${no}, Lords ${content} contre ${not}\u00a0: ${carried ? 'adopté' : 'rejeté'}.`,
  awards: (number) => `${count(number, 'carte')} attribuée${number > 1 ? 's' : ''}.`,
});
