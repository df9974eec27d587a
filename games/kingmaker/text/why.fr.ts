// French: why something is refused, and what would do instead. Hands, places, movement, ships.
import type { Kingmaker, ShipName } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import {
  area,
  atSite,
  capital,
  card,
  count,
  inSite,
  mover,
  near,
  ofSite,
  Piece,
  piece,
  Ship,
  Site,
  seat,
  ship,
  toArea,
  toPiece,
} from './parts.fr.ts';
import { verbName } from './verbs.fr.ts';
import { court, parley } from './why-court.fr.ts';
import { combat, field } from './why-war.fr.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-yours-now' | 'not-at-this-step' | 'waits-already' | 'nothing-waits' | 'not-asked' | 'already-so'
> = {
  'not-yours-now': () => line`La question va à quelqu’un d’autre : attendez votre tour.`,
  'not-at-this-step': ({ verb }) =>
    line`« ${verbName(verb)} » n’est pas ce qu’on demande maintenant : répondez d’abord à la question posée.`,
  'waits-already': () => line`Cela attend déjà le prochain moment libre.`,
  'nothing-waits': () => line`Rien de ce que vous avez déposé n’attend un moment libre.`,
  'not-asked': () => line`Personne ne vous demande cette permission : il n’y a rien à répondre.`,
  'already-so': () => line`C’est déjà ainsi : il n’y a rien à changer.`,
};

const hands: Named<
  | 'not-in-hand'
  | 'not-for-a-noble'
  | 'not-your-noble'
  | 'has-title'
  | 'needs-title'
  | 'has-office'
  | 'no-men-at-sea'
  | 'no-men-under-siege'
  | 'given-already'
  | 'place-him-first'
  | 'placed-already'
  | 'not-his-castle'
  | 'not-his-entry'
  | 'give-everything'
  | 'needs-a-noble'
  | 'not-yet'
  | 'place-noble'
  | 'only-in-calais'
  | 'fresh-in-combat'
> = {
  'not-in-hand': ({ card: id }) => line`Cette carte n’est pas dans cette main : ${card(id)}.`,
  'not-for-a-noble': ({ card: id }) => line`Cette carte ne se donne pas à un noble : ${card(id)}.`,
  'not-your-noble': ({ noble }) => line`${Piece(noble)} n’est pas à vos ordres : choisissez un de vos nobles.`,
  'has-title': ({ noble }) => line`${Piece(noble)} a déjà un titre, et nul n’en a deux.`,
  'needs-title': ({ noble }) => line`${Piece(noble)} n’a pas de titre, et il en faut un pour avoir une charge.`,
  'has-office': ({ noble }) => line`${Piece(noble)} a déjà une charge, et nul n’en a deux.`,
  'no-men-at-sea': ({ noble }) =>
    line`${Piece(noble)} est en mer : les cartes qui apportent des hommes attendent qu’il débarque.`,
  'no-men-under-siege': ({ noble }) =>
    line`${Piece(noble)} est assiégé : les cartes qui apportent des hommes ne l’atteignent pas.`,
  'given-already': ({ card: id }) => line`C’est déjà donné : ${card(id)}.`,
  'place-him-first': ({ noble }) => line`Placez d’abord ${piece(noble)}.`,
  'placed-already': ({ noble }) => line`${Piece(noble)} a déjà sa place.`,
  'not-his-castle': ({ noble }) => line`${Piece(noble)} commence dans un château à lui.`,
  'not-his-entry': ({ noble }) =>
    line`${Piece(noble)} ne peut entrer là : c’est dans un château libre à lui, sinon dans la place amie la plus proche.`,
  'give-everything': () => line`Il faut d’abord donner tout ce qui peut l’être.`,
  'needs-a-noble': () => line`Il faut d’abord un château à chacun de vos nobles.`,
  'not-yet': () => line`Les châteaux se choisissent plus tard.`,
  'place-noble': () => line`Faites d’abord entrer le noble que vous avez retourné.`,
  'only-in-calais': ({ noble }) =>
    line`${Piece(noble)} n’est ni dans le Calaisis ni sur le continent, seuls lieux où les Français se joignent à un noble.`,
  'fresh-in-combat': ({ card: id, noble }) =>
    line`${Piece(noble)} est dans un combat : attendez qu’il soit fini pour ${card(id)}.`,
};

const places: Named<
  | 'no-such-guest'
  | 'has-leave'
  | 'has-no-leave'
  | 'not-your-place'
  | 'not-one-spot'
  | 'not-your-piece'
  | 'no-such-guest-here'
  | 'not-the-nearest'
  | 'not-his-escort'
> = {
  'no-such-guest': () => line`La permission ne se donne qu’à une autre faction de cette partie.`,
  'has-leave': ({ seat: id }) => line`${seat(id)} a déjà cette permission.`,
  'has-no-leave': ({ seat: id }) => line`${seat(id)} n’a pas cette permission : il n’y a rien à retirer.`,
  'not-your-place': ({ place }) => line`${Site(place)} n’est pas à vous : choisissez une de vos places.`,
  'not-one-spot': () => line`Une pile tient en un seul lieu : nommez des pièces qui sont ensemble.`,
  'not-your-piece': ({ piece: id }) => line`${Piece(id)} n’est pas à vos ordres : choisissez une pièce à vous.`,
  'no-such-guest-here': ({ seat: id }) => line`${seat(id)} n’a personne à la porte.`,
  'not-the-nearest': ({ ship: id, place }) =>
    line`${Site(place)} n’est pas l’un des ports les plus proches pour ${ship(id)}.`,
  'not-his-escort': ({ noble }) => line`${Piece(noble)} n’escorte pas cet héritier.`,
};

const moves: Named<
  | 'not-the-lead'
  | 'march-instead'
  | 'has-moved'
  | 'is-besieged'
  | 'is-afloat'
  | 'is-idle'
  | 'needs-an-escort'
  | 'is-dead'
  | 'used-by-other'
  | 'too-far'
  | 'already-there'
  | 'gate-is-shut'
  | 'place-is-besieged'
  | 'nobody-inside'
  | 'no-room'
  | 'no-free-move'
  | 'cannot-move-again'
  | 'leave-is-asked'
  | 'passengers-in-port'
  | 'leave-pending'
  | 'land-is-closed'
  | 'needs-refuge'
  | 'no-refuge-card'
  | 'nobody-arrived'
  | 'no-french-aid'
> = {
  'not-the-lead': ({ piece: id }) => line`${Piece(id)} ne mène pas cette pile : nommez-en le premier.`,
  'march-instead': ({ piece: id }) => line`${Piece(id)} n’a pas encore bougé : qu’il entre en marchant.`,
  'has-moved': ({ piece: id }) =>
    line`${Piece(id)} a bougé ce tour-ci : seul un Mouvement libre permet d’en faire plus.`,
  'is-besieged': ({ piece: id }) => line`${Piece(id)} subit un siège, et n’en sort pas avant qu’il soit levé.`,
  'is-afloat': ({ piece: id }) => line`${Piece(id)} est en mer : débarquez d’abord.`,
  'is-idle': ({ piece: id }) => line`${Piece(id)} ne fait plus rien ce tour-ci : attendez le prochain.`,
  'needs-an-escort': ({ piece: id }) => line`Il faut ${toPiece(id)} l’escorte d’un noble, ou un Mouvement libre.`,
  'is-dead': ({ piece: id }) => line`${Piece(id)} n’est plus de ce monde.`,
  'used-by-other': ({ piece: id }) => line`Un autre joueur a déjà mené ${piece(id)} dans cette manche.`,
  'too-far': ({ area: id }) =>
    line`${capital(area(id))} est hors d’atteinte : cinq zones à travers champs, ou par la route jusqu’à la première porte close.`,
  'already-there': () => line`Ils y sont déjà : choisissez un autre lieu.`,
  'gate-is-shut': ({ place }) => line`Les portes ${ofSite(place)} sont closes : assiégez, ou demandez permission.`,
  'place-is-besieged': ({ place }) => line`${Site(place)} subit un siège : nul n’y entre et nul n’en sort.`,
  'nobody-inside': ({ place }) => line`Nul ne peut se tenir ${inSite(place)} : restez en campagne.`,
  'no-room': ({ place, room, men }) =>
    line`Il y a place pour ${count(room, 'homme')} ${inSite(place)}, et cela en ferait ${men}.`,
  'no-free-move': () => line`Vous n’avez pas de Mouvement libre.`,
  'cannot-move-again': ({ mover: id }) => line`Un Mouvement libre ne sert à rien maintenant pour ${mover(id)}.`,
  'leave-is-asked': () => line`La permission est déjà demandée pour cette pile : attendez la réponse.`,
  'passengers-in-port': () => line`Nul ne reste à bord dans un port : débarquez d’abord vos gens.`,
  'leave-pending': () => line`Vous attendez encore la réponse à une demande de permission.`,
  'land-is-closed': ({ area: id }) => line`Nul ne va ${toArea(id)} dans cette partie.`,
  'needs-refuge': ({ area: id }) => line`Nul ne reste ${near(id)} sans carte Refuge ou sans affaire à y mener.`,
  'no-refuge-card': () => line`Vous n’avez pas cette carte Refuge.`,
  'nobody-arrived': () => line`Aucun des vôtres n’y est arrivé ce tour-ci.`,
  'no-french-aid': () => line`Aucun de vos nobles n’y a les Français avec lui, ou ils l’ont déjà porté.`,
};

const shipped =
  (words: string) =>
  ({ ship: id }: { readonly ship: ShipName }): Line =>
    line`${Ship(id)} ${words}`;
const ships: Named<
  | 'not-your-ship'
  | 'ship-has-sailed'
  | 'ship-follows'
  | 'ship-not-here'
  | 'ship-is-full'
  | 'ship-leads'
  | 'nobody-aboard'
  | 'ships-apart'
  | 'cannot-board-here'
  | 'port-is-shut'
  | 'no-port'
  | 'port-is-closed'
  | 'ship-too-far'
  | 'too-few-to-land'
  | 'cannot-land-there'
  | 'is-fresh'
> = {
  'not-your-ship': shipped('n’est pas à vous : choisissez un de vos navires.'),
  'ship-has-sailed': shipped('a déjà navigué dans cette manche : attendez la suivante.'),
  'ship-follows': shipped('suit un autre navire : c’est celui-là qui navigue.'),
  'ship-not-here': shipped('n’est pas là où ils sont : il faut être au même endroit pour monter à bord.'),
  'ship-is-full': shipped('ne peut porter autant d’hommes : laissez-en à terre.'),
  'ship-leads': shipped('en mène déjà d’autres, et ne peut donc suivre.'),
  'nobody-aboard': shipped('n’a personne à débarquer.'),
  'ships-apart': ({ ship: id, leader }) => line`${Ship(id)} et ${ship(leader)} ne sont pas ensemble.`,
  'cannot-board-here': ({ place }) => line`Nul n’embarque ${atSite(place)} : ce port ne vous est pas ouvert.`,
  'port-is-shut': ({ place }) => line`Le port ${ofSite(place)} est clos : demandez permission, ou venez l’assiéger.`,
  'no-port': ({ place }) => line`${Site(place)} n’a pas de port.`,
  'port-is-closed': ({ place }) => line`Le port ${ofSite(place)} est fermé dans cette partie.`,
  'ship-too-far': shipped('a cinq points : un pour quitter le port, un par mer, un pour entrer au port.'),
  'too-few-to-land': ({ place, men, needed }) =>
    line`Débarquer ${atSite(place)}, c’est l’assiéger : il y faut ${count(needed, 'homme')}, et en voici ${men}.`,
  'cannot-land-there': () => line`Nul ne peut débarquer là : choisissez une autre côte.`,
  'is-fresh': shipped('vous est venu ce tour-ci, et ne naviguera qu’au suivant.'),
};

export const why: Why = {
  ...general,
  ...hands,
  ...places,
  ...moves,
  ...ships,
  ...combat,
  ...field,
  ...court,
  ...parley,
};
