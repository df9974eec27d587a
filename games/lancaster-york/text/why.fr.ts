// French: why not.
import type { Ignored, LancasterYork } from '@rose/lancaster-york/ids';
import { type Catalogue, line } from '@rose/table/text';
import { SEATS } from './names.fr.ts';
import { count, inRegion, pounds, region, The, the, zone } from './parts.fr.ts';

/** After a comma: why an order of a plan comes to nothing. */
export const ignoredBecause: { readonly [I in Ignored]: string } = {
  'nobody-owns-it': 'car personne ne le possède',
  'left-the-game': 'car sa carte est sortie du jeu',
  'not-your-piece': 'car cette pièce n’est pas à ce joueur',
  'your-own-person': 'car cette personnalité est déjà à ce joueur',
  'not-your-person': 'car cette personnalité est à un autre',
  'no-presence': 'faute de présence dans la région',
  'no-shared-border': 'car les régions n’ont pas de frontière commune',
  'beyond-two-zones': 'car c’est à plus de deux zones de mer',
};

export const why: Catalogue<LancasterYork>['why'] = {
  'card-not-shown': ({ card }) => line`${The(card)} n’est pas parmi les cartes offertes : choisissez-en une autre.`,
  'card-is-taken': ({ card, by }) => line`${The(card)} : ${SEATS[by]} a déjà pris la carte, choisissez-en une autre.`,
  'nobody-owns-it': ({ card }) =>
    line`Personne ne possède ${the(card)} : on ne peut ni attaquer, ni défendre, ni corrompre.`,
  'left-the-game': ({ card }) => line`${The(card)} : carte sortie du jeu, elle ne sera plus à personne.`,
  'not-your-piece': ({ piece, owner }) =>
    owner === null
      ? line`Personne n’a encore pris ${the(piece)} : choisissez une pièce à vous.`
      : line`${The(piece)} est à ${SEATS[owner]} : choisissez une pièce à vous.`,
  'your-own-person': ({ person }) =>
    line`${The(person)} est à vous : protégez d’un cube blanc plutôt que de corrompre.`,
  'not-your-person': ({ person, owner }) =>
    line`${The(person)} est à ${SEATS[owner]} : les cubes blancs ne protègent que vos personnalités.`,
  'no-presence': ({ place, region: where }) =>
    line`Vous n’avez pas de présence ${inRegion(where)} pour attaquer ${the(place)} : il y faut un noble, un château, une ville, un port ou un évêque, ou un noble qui y entre ou en sort.`,
  'no-shared-border': ({ noble, from, to }) =>
    line`${The(noble)} ne peut quitter ${region(from)} pour ${region(to)} : ces régions n’ont pas de frontière commune.`,
  'beyond-two-zones': ({ ship, from, to }) =>
    line`${The(ship)} ne peut gagner ${zone(to)} depuis ${zone(from)} : deux zones au plus, et personne ne contourne l’Écosse.`,
  'no-landing': ({ region: where }) =>
    line`Le Capitaine de Calais ne débarque pas ${inRegion(where)} : seulement dans les Midlands ou le Sud-Est.`,
  'bid-above-treasury': ({ sum, money }) =>
    line`Vous ne pouvez offrir ${pounds(sum)} : votre trésor est de ${pounds(money)}, offrez moins.`,
  'not-enough-troops': ({ count: wanted, left }) =>
    line`Vous ne pouvez y mettre ${count(wanted, 'troupe')} : ${left} au plus de vos 20 sont libres pour ce lieu.`,
  'not-enough-mercenaries': ({ count: wanted, held, left }) =>
    line`Vous ne pouvez y envoyer ${count(wanted, 'mercenaire')} : vous en avez ${held}, dont ${left} au plus pour ce lieu.`,
  'no-cube-left': ({ colour }) =>
    line`Vos six cubes ${colour === 'black' ? 'noirs' : 'blancs'} sont déjà tous dans le plan : reprenez-en un d’abord.`,
  'cube-lies-there': ({ person, colour }) =>
    line`Un de vos cubes ${colour === 'black' ? 'noirs' : 'blancs'} est déjà sur ${the(person)} : un seul suffit.`,
  'already-so': () => line`C’est déjà ce que dit votre plan.`,
  'no-such-order': () => line`Votre plan ne contient pas cet ordre.`,
  'plan-is-empty': () => line`Votre plan est vide : il n’y a rien à effacer.`,
  'plan-is-locked': () => line`Vous avez confirmé votre plan : rouvrez-le pour le changer.`,
  'plan-is-open': () => line`Votre plan est déjà ouvert.`,
};
