// French: actions of Parliament, of a battle in lines and of parley, told with their results.
import { type Kingmaker, nobleName, pieceName, placeName, royalName, shipName, spaceName } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { HOUSES, of, spaceWord } from './names.fr.ts';
import { atSite, count, inSite, ofPiece, Piece, piece, Ship, site, toPiece, toPieces } from './parts.fr.ts';
import { itemsInWords } from './terms.fr.ts';

type Does = Catalogue<Kingmaker>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const VOTES = { for: 'pour', against: 'contre', abstain: 'abstention' } as const;
const parliament: Named<
  | 'summon'
  | 'summon-all'
  | 'no-parliament'
  | 'meet-at'
  | 'fetch'
  | 'attend'
  | 'count'
  | 'back'
  | 'abstain'
  | 'nominate'
  | 'consent'
  | 'decline'
  | 'vote'
  | 'propose'
  | 'swap'
  | 'unseen'
  | 'home'
  | 'crown'
  | 'end-coronation'
  | 'end-turn'
  | 'wish-end'
> = {
  summon: ({ noble }) => line`Convoquer le Parlement, avec un bref ${toPiece(nobleName(noble))}`,
  'summon-all': ({ nobles }) => line`Convoquer le Parlement, avec des brefs ${toPieces(nobles.map(nobleName))}`,
  'no-parliament': () => line`Ne pas convoquer de Parlement`,
  'meet-at': ({ place }) => line`Le Parlement se tient ${atSite(placeName(place))}`,
  fetch: ({ noble, ship: id, port }) =>
    line`${Ship(shipName(id))} amène ${piece(nobleName(noble))} par ${site(placeName(port))}`,
  attend: ({ noble }) => line`${Piece(nobleName(noble))} vient au Parlement`,
  count: ({ house }) => line`Compter vos héritiers de la maison ${of(HOUSES[house])}`,
  back: ({ piece: who }) => line`Voter pour ${piece(pieceName(who))} comme roi`,
  abstain: () => line`S’abstenir`,
  nominate: ({ noble }) => line`Proposer ${piece(nobleName(noble))}`,
  consent: () => line`Accepter la proposition`,
  decline: () => line`Décliner la proposition`,
  vote: ({ commons, lords }) => line`Voter : Communes ${VOTES[commons]}, Lords ${VOTES[lords]}`,
  propose: () => line`Mettre aux voix`,
  swap: ({ noble, other }) => line`${Piece(nobleName(noble))} et ${piece(nobleName(other))} échangent leurs charges`,
  unseen: () => line`Faire choisir tous les retours en secret`,
  home: ({ noble, place }) => line`${Piece(nobleName(noble))} rentre ${inSite(placeName(place))}`,
  crown: ({ piece: who }) => line`Couronner ${piece(pieceName(who))}`,
  'end-coronation': () => line`Ne couronner personne`,
  'end-turn': () => line`Finir votre tour`,
  'wish-end': () => line`Demander la fin de la partie`,
};

const field: Named<
  'deploy' | 'stand-with' | 'engage' | 'support' | 'detach' | 'shift' | 'exchange' | 'agree' | 'disagree'
> = {
  deploy: ({ noble, space }) => line`${Piece(nobleName(noble))} se tient ${spaceWord(spaceName(space))}`,
  'stand-with': ({ royal, noble }) => line`${Piece(royalName(royal))} se tient avec ${piece(nobleName(noble))}`,
  engage: ({ space }) => line`Attaquer ${spaceWord(spaceName(space))}`,
  support: ({ noble, space }) => line`${Piece(nobleName(noble))} vient en renfort ${spaceWord(spaceName(space))}`,
  detach: ({ noble, men, space }) =>
    line`${Piece(nobleName(noble))} envoie ${count(men, 'homme')} en renfort ${spaceWord(spaceName(space))}`,
  shift: ({ noble, space }) => line`${Piece(nobleName(noble))} se déplace : ${spaceWord(spaceName(space))}`,
  exchange: ({ noble, other }) => line`Offrir ${piece(pieceName(noble))} contre ${piece(pieceName(other))}`,
  agree: () => line`Consentir à l’échange`,
  disagree: () => line`Refuser l’échange`,
};

const words = (text: string): Line => (text === '' ? [] : line` « ${text} »`);
const JUDGED = { kept: 'tenue', broken: 'rompue' } as const;
const parley: Named<
  'offer' | 'counter' | 'accept' | 'refuse' | 'retract' | 'leave-alliance' | 'end-command' | 'judge' | 'recall' | 'pass'
> = {
  offer: ({ terms, words: said }) => line`Offrir : ${itemsInWords(terms)}${words(said)}`,
  counter: ({ terms, words: said }) => line`Offrir plutôt : ${itemsInWords(terms)}${words(said)}`,
  accept: () => line`Accepter l’offre`,
  refuse: () => line`Refuser l’offre`,
  retract: () => line`Retirer votre offre`,
  'leave-alliance': () => line`Quitter l’alliance`,
  'end-command': ({ noble }) => line`Reprendre la conduite ${ofPiece(nobleName(noble))}`,
  judge: ({ fate }) => line`Dire que la promesse a été ${JUDGED[fate]}`,
  recall: () => line`Reprendre ce qui attend le prochain moment libre`,
  pass: () => line`Passer`,
};

export const court = { ...parliament, ...field, ...parley };
