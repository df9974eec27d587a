// French: what happened in Parliament.
import type { Ballot, Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { HOUSES, of } from './names.fr.ts';
import {
  area,
  at,
  atSite,
  bare,
  capital,
  card,
  does,
  given,
  listed,
  ofSite,
  Piece,
  Pieces,
  piece,
  quePiece,
  seat,
  toPieces,
} from './parts.fr.ts';
import { joined } from './parts.ts';

type Log = Catalogue<Kingmaker>['log'];
type Entry<S extends keyof Log> = Parameters<Log[S]>[0];

const votesOf = (seats: Entry<'votes-counted'>['seats']): Line =>
  joined(
    seats.map(({ seat: id, commons, lords }) => line`${seat(id)} ${commons} et ${lords}`),
    ' ; ',
  );
const SIDES: { readonly [B in Ballot]: string } = { for: 'pour', against: 'contre', abstain: 'abstention' };
const cast = ({ commons, lords }: { readonly commons: Ballot; readonly lords: Ballot }): string =>
  commons === lords ? SIDES[commons] : `${SIDES[commons]} aux Communes, ${SIDES[lords]} aux Lords`;
const result = ({ ballots, commons, lords, carried }: Omit<Entry<'pardons-voted'>, 'say'>): Line => {
  const each =
    ballots.length === 0
      ? []
      : line` ${joined(
          ballots.map((one) => line`${seat(one.seat)} ${cast(one)}`),
          ' ; ',
        )}.`;
  return line`Communes ${commons[0]} contre ${commons[1]}, Lords ${lords[0]} contre ${lords[1]}. ${carried ? 'Adopté.' : 'Rejeté.'}${each}`;
};

export const parliament: Pick<
  Log,
  | 'summoned'
  | 'parliament-ignored'
  | 'sealed'
  | 'homes-unseen'
  | 'pardons-proposed'
  | 'acclaimed'
  | 'came'
  | 'house-counted'
  | 'votes-counted'
  | 'king-named'
  | 'chancery-drawn'
  | 'awarded'
  | 'nominated'
  | 'declined'
  | 'not-awarded'
  | 'voted'
  | 'pardons-voted'
  | 'swap-proposed'
  | 'swap-refused'
  | 'swapped'
  | 'peace-begins'
  | 'went-home'
  | 'parliament-over'
> = {
  summoned: ({ seat: id, place, nobles }) =>
    nobles.length === 0
      ? line`${seat(id)} ouvre un Parlement ${atSite(place)}.`
      : line`${seat(id)} ouvre un Parlement ${atSite(place)} et envoie ${nobles.length === 1 ? 'un bref' : 'des brefs'} ${toPieces(nobles)}.`,
  'parliament-ignored': () => line`L’Angleterre a un autre roi qu’Henri VI : aucun Parlement n’est à convoquer.`,
  sealed: ({ seat: id }) => line`${seat(id)} a choisi, sous scellé.`,
  'homes-unseen': ({ seat: id }) => line`${seat(id)} veut que les retours soient choisis en secret.`,
  'pardons-proposed': ({ seat: id }) => line`${seat(id)} propose que les pardons royaux retournent à la pioche.`,
  acclaimed: ({ seat: id }) => line`Le Parlement acclame le roi de ${seat(id)} : les deux chambres sont gagnées.`,
  came: ({ pieces: who }) => line`${Pieces(who)} ${does(who, 'vient', 'viennent')} au Parlement.`,
  'house-counted': ({ seat: id, house }) =>
    line`${seat(id)} ne compte que ses héritiers de la maison ${of(HOUSES[house])}.`,
  'votes-counted': ({ seats }) => line`Les voix aux Communes et aux Lords : ${votesOf(seats)}.`,
  'king-named': ({ king, votes }) => {
    const each = listed(votes.map(({ piece: who, votes: many }) => line`${piece(who)} ${many} voix`));
    return king === null
      ? line`Deux rois, et nulle décision : ${each}.`
      : line`Le Parlement ne reconnaît pour roi ${quePiece(king)} : ${each}.`;
  },
  'chancery-drawn': ({ cards: drawn }) =>
    drawn.length === 0
      ? line`La Chancellerie n’a rien à donner.`
      : line`La Chancellerie donne : ${listed(drawn.map(bare))}.`,
  awarded: ({ card: id, noble }) => line`${given(id, noble)}.`,
  nominated: ({ seat: id, card: what, noble }) => line`${seat(id)} propose ${piece(noble)} pour ${card(what)}.`,
  declined: ({ noble }) => line`${Piece(noble)} décline.`,
  'not-awarded': ({ card: id, to }) =>
    line`${capital(card(id))} retourne ${to === 'deck' ? 'à la pioche' : 'à la Chancellerie'}.`,
  voted: ({ card: id, noble, ...votes }) => line`${capital(card(id))} pour ${piece(noble)} : ${result(votes)}`,
  'pardons-voted': (votes) => line`Les pardons royaux à la pioche : ${result(votes)}`,
  'swap-proposed': ({ seat: id, noble, other }) =>
    line`${seat(id)} propose ${quePiece(noble)} et ${piece(other)} échangent leurs charges.`,
  'swap-refused': ({ seat: id, noble, other }) =>
    line`${seat(id)} refuse : ${piece(noble)} et ${piece(other)} gardent leurs charges.`,
  swapped: ({ offices }) =>
    line`Échange de charges : ${listed(offices.map(({ card: id, noble }) => line`${piece(noble)} devient ${bare(id)}`))}.`,
  'peace-begins': ({ seat: id, area: where }) =>
    line`La paix du roi protège ${area(where)} jusqu’à la fin du prochain tour de ${seat(id)}.`,
  'went-home': ({ pieces: who, where }) =>
    line`${Pieces(who)} ${does(who, 's’en retourne', 's’en retournent')} ${at(where)}.`,
  'parliament-over': ({ place }) => line`Le Parlement ${ofSite(place)} est clos.`,
};
