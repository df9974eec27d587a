// French: why something is refused in Parliament, at a coronation, in a bargain.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { atSite, card, count, e, event, inSite, Piece, Pieces, piece, quePiece, Ship, Site, seat } from './parts.fr.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const court: Named<
  | 'may-not-summon'
  | 'has-sat'
  | 'not-in-town'
  | 'no-parliament-card'
  | 'no-site'
  | 'too-few-writs'
  | 'serve-another'
  | 'not-on-board'
  | 'no-ship-comes'
  | 'not-summoned'
  | 'is-present'
  | 'not-present'
  | 'by-ship-or-land'
  | 'was-proposed'
  | 'has-no-office'
  | 'not-from-parliament'
  | 'not-on-the-table'
  | 'must-propose'
  | 'no-votes'
  | 'not-a-king'
  | 'not-his-home'
  | 'not-senior'
  | 'is-crowned'
  | 'not-in-cathedral'
  | 'needs-bishops'
  | 'not-a-claimant'
  | 'holds-york'
  | 'no-such-ending'
  | 'wished-already'
> = {
  'may-not-summon': () =>
    line`Seule la faction du roi unique peut convoquer, ou celle du chancelier quand il y en a deux ou aucun.`,
  'has-sat': () => line`Un Parlement s’est déjà tenu ce tour-ci.`,
  'not-in-town': () => line`Le roi, avec un de vos nobles, ou le chancelier doit se trouver dans une ville.`,
  'no-parliament-card': () => line`Il faut au chancelier une carte Parlement.`,
  'no-site': ({ place }) => line`Aucun Parlement ne peut se tenir ${atSite(place)}.`,
  'too-few-writs': ({ writs, needed }) => line`Il y faut ${count(needed, 'bref')}, et vous en avez ${writs}.`,
  'serve-another': ({ noble }) => line`${Piece(noble)} y est déjà : adressez le bref à quelqu’un d’autre.`,
  'not-on-board': ({ noble }) => line`${Piece(noble)} n’est pas sur le plateau.`,
  'no-ship-comes': ({ noble }) => line`Aucun navire ne peut amener ${piece(noble)} au Parlement.`,
  'not-summoned': ({ noble }) => line`${Piece(noble)} n’est pas convoqué.`,
  'is-present': ({ noble }) => line`${Piece(noble)} est présent.`,
  'not-present': ({ noble }) => line`${Piece(noble)} n’est pas présent.`,
  'by-ship-or-land': ({ noble }) =>
    line`${Piece(noble)} ne peut venir ainsi : par terre d’Angleterre, par navire d’outre-mer.`,
  'was-proposed': ({ noble }) => line`${Piece(noble)} a déjà été proposé.`,
  'has-no-office': ({ noble }) => line`${Piece(noble)} n’a pas de charge.`,
  'not-from-parliament': ({ noble }) => line`${Piece(noble)} n’est pas venu à ce Parlement, ou sait déjà où rentrer.`,
  'not-on-the-table': ({ card: id }) => line`Ce n’est pas sur la table : ${card(id)}.`,
  'must-propose': ({ card: id }) => line`Il faut proposer quelqu’un tant que quelqu’un peut recevoir ${card(id)}.`,
  'no-votes': ({ house }) =>
    house === 'commons' ? line`Vous n’avez pas de voix aux Communes.` : line`Vous n’avez pas de voix aux Lords.`,
  'not-a-king': ({ piece: id }) => line`${Piece(id)} ne porte pas la couronne.`,
  'not-his-home': ({ piece: id, place }) => line`${Piece(id)} ne peut rentrer ${inSite(place)}.`,
  'not-senior': ({ piece: id }) => line`${Piece(id)} n’est pas l’aîné de sa maison.`,
  'is-crowned': ({ piece: id }) => line`${Piece(id)} est déjà couronné${e(id)}.`,
  'not-in-cathedral': ({ piece: id }) => line`${Piece(id)} doit se trouver dans une ville à cathédrale.`,
  'needs-bishops': ({ piece: id }) =>
    line`Pour couronner ${piece(id)}, il faut sur place un archevêque ou deux évêques à vous.`,
  'not-a-claimant': ({ piece: id }) => line`${Piece(id)} n’a aucun droit à la couronne.`,
  'holds-york': ({ piece: id }) =>
    line`Point de couronne pour ${piece(id)} tant que votre faction tient un héritier d’York.`,
  'no-such-ending': () => line`Cette partie ne finit pas par accord.`,
  'wished-already': () => line`Vous avez déjà demandé la fin.`,
};

export const parley: Named<
  | 'no-such-party'
  | 'given-twice'
  | 'too-many-offers'
  | 'offered-already'
  | 'no-such-offer'
  | 'agreed-already'
  | 'not-your-offer'
  | 'no-alliances'
  | 'not-everybody'
  | 'not-allied'
  | 'no-such-promise'
  | 'judged-already'
  | 'not-his-card'
  | 'not-transferable'
  | 'give-the-card'
  | 'no-such-event'
  | 'holds-none'
  | 'not-his-noble'
  | 'not-one-area'
  | 'not-his-place'
  | 'not-his-ship'
  | 'not-his-heir'
  | 'not-with-both'
  | 'needs-member'
  | 'is-commanded'
  | 'is-no-ally'
  | 'commands-others'
  | 'is-not-commanded'
> = {
  'no-such-party': () => line`Une offre se fait entre vous et d’autres joueurs de cette partie.`,
  'given-twice': () => line`La même chose est donnée deux fois.`,
  'too-many-offers': () => line`Cinq de vos offres sont ouvertes : retirez-en d’abord une.`,
  'offered-already': () => line`C’est déjà offert.`,
  'no-such-offer': () => line`Cette offre n’est plus ouverte.`,
  'agreed-already': () => line`Vous avez déjà accepté.`,
  'not-your-offer': () => line`Cette offre est à quelqu’un d’autre.`,
  'no-alliances': () => line`Il n’y a pas d’alliances dans cette partie.`,
  'not-everybody': () => line`Une alliance ne réunit jamais tous les joueurs.`,
  'not-allied': () => line`Vous n’avez pas d’alliés.`,
  'no-such-promise': () => line`Personne ne vous a promis cela.`,
  'judged-already': () => line`Vous avez déjà jugé cette promesse.`,
  'not-his-card': ({ card: id, seat: who }) => line`${seat(who)} n’a pas ${card(id)}.`,
  'not-transferable': ({ card: id }) => line`Cela ne change jamais de mains dans cette partie : ${card(id)}.`,
  'give-the-card': ({ card: id }) => line`Cela va avec la carte : donnez ${card(id)}.`,
  'no-such-event': ({ event: id }) => line`${event(id)} n’est pas dans cette main.`,
  'holds-none': ({ seat: who }) => line`${seat(who)} n’a pas de telle carte.`,
  'not-his-noble': ({ noble, seat: who }) => line`${Piece(noble)} n’est pas à ${seat(who)}.`,
  'not-one-area': ({ nobles }) => line`${Pieces(nobles)} ne sont pas dans la même zone.`,
  'not-his-place': ({ place, seat: who }) => line`${Site(place)} n’est pas à ${seat(who)}.`,
  'not-his-ship': ({ ship: id, seat: who }) => line`${Ship(id)} n’est pas à ${seat(who)}.`,
  'not-his-heir': ({ royal, seat: who }) => line`${Piece(royal)} n’est pas avec ${seat(who)}.`,
  'not-with-both': ({ royal }) => line`Des nobles des deux factions doivent se tenir au même lieu ${quePiece(royal)}.`,
  'needs-member': ({ seat: who }) => line`${seat(who)} est de cette alliance, et doit être de l’accord.`,
  'is-commanded': ({ noble }) => line`${Piece(noble)} est lui-même sous un commandement.`,
  'is-no-ally': ({ noble }) => line`${Piece(noble)} n’est pas à un allié.`,
  'commands-others': ({ noble }) => line`${Piece(noble)} en commande d’autres.`,
  'is-not-commanded': ({ noble }) => line`${Piece(noble)} n’est sous aucun commandement.`,
};
