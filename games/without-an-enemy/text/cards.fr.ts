// French: the cards, their titles and what their events do.
import type { CardName } from '@rose/without-an-enemy/ids';
import type { CardWords } from './cards.en.ts';

const card = (title: string, event = ''): CardWords => ({ title, event });
const LEVY =
  'Deux blocs d’infanterie gagnent 1 point de force chacun sans dépense de PA, dans les limites du recrutement.';

export const CARDS: { readonly [C in CardName]: CardWords } = {
  'r-01': card('Le roi commande'),
  'r-02': card('La levée de l’étendard'),
  'r-03': card('La cour d’Oxford'),
  'r-04': card('Conseil de guerre'),
  'r-05': card('Les lettres de lord Digby'),
  'r-06': card('Commission d’enrôlement', LEVY),
  'r-07': card('La charge de Rupert', 'Dans une bataille, votre cavalerie engage à +1 au cycle 1.'),
  'r-08': card('Marche de nuit', 'Les blocs d’un mouvement de groupe peuvent aller une zone plus loin.'),
  'r-09': card(
    'L’argenterie des collèges',
    'Déployez un bloc national ou des Midlands, infanterie ou cavalerie, à force 2 dans l’Oxfordshire, le Shropshire ou le Worcestershire, si la zone est amie.',
  ),
  'r-10': card(
    'La Cornouailles se lève',
    'Déployez un bloc du Sud-Ouest, infanterie ou cavalerie, à force 2 en Cornouailles ou dans le Devon occidental, si la zone est amie ; ou ajoutez en tout 2 points de force à des blocs du Sud-Ouest.',
  ),
  'r-11': card('Le convoi de la reine', 'Vos mouvements navals depuis le Continent ont +2 au dé ce tour-ci.'),
  'r-12': card('Navires de Dublin', 'Deux blocs au lieu d’un peuvent quitter l’Irlande ce tour-ci, chacun à +1.'),
  'r-13': card(
    'La trahison de Hotham',
    'Jusqu’à deux blocs du Parlement dans l’East Riding perdent 1 point de force chacun ; si Hull a un marqueur de siège, il monte de 1.',
  ),
  'r-14': card('Le complot de Waller', 'Le Parlement a 1 PA de moins ce tour-ci, mais jamais moins de 1.'),
  'r-15': card('Commissaires de paix', 'Le Parlement ne peut donner aucun assaut ce tour-ci.'),
  'r-16': card('Escalade', 'Dans un de vos assauts, les murs ne protègent personne, comme s’il y avait une brèche.'),
  'r-17': card(
    'Le secours de Newark',
    'Dans une bataille contre des assiégeants, secours ou sortie, votre cavalerie engage à +1 aux cycles 1 et 2.',
  ),
  'r-18': card('Corsaires de Dunkerque', 'Une mer est à vous jusqu’à la fin du tour.'),
  'r-19': card(
    'Montrose dans les Highlands',
    'Le Parlement retire 1 point de force à trois blocs covenantaires, Écosse comprise.',
  ),
  'r-20': card(
    'Lathom House',
    'Déployez le comte de Derby à force 2 dans le Lancashire, le Westmorland ou le Cumberland, si la zone est amie ou vacante ; ou ajoutez en tout 2 points de force à des blocs du Nord.',
  ),
  'r-21': card(
    'Les Clubmen du Dorset',
    'Placez les Clubmen du Dorset à force 3 dans le Dorset, le Wiltshire, le Hampshire ou le Somerset, si la zone est amie ou vacante.',
  ),
  'r-22': card(
    'La bande à Goring',
    'Dans une bataille, votre cavalerie engage à +1 aux cycles 1 et 2, mais sa discipline baisse de 1.',
  ),
  'r-23': card(
    'Convoi de poudre',
    'Ajoutez 1 point de force à un bloc d’artillerie en zone amie, ou déployez-en un à force 1 dans une zone amie dont la ville majeure est à vous.',
  ),
  'r-24': card(
    'Pardon royal',
    'Le Parlement retire 1 point de force à deux blocs d’infanterie sur le plateau, hors des villes.',
  ),
  'r-25': card(
    'Garnison opiniâtre',
    'Une de vos villes assiégées ne lance pas de dé de siège ce tour-ci ; son marqueur monte quand même.',
  ),
  'r-26': card(
    'Embuscade dans les chemins creux',
    'Dans une bataille, votre infanterie tire à +1 au cycle 1, donc à pleine efficacité.',
  ),
  'p-01': card('Comité de sûreté'),
  'p-02': card('Comité des deux royaumes'),
  'p-03': card('Les deux Chambres'),
  'p-04': card('Ordres du lord général'),
  'p-05': card('Comités de comté'),
  'p-06': card('Ordonnance sur la milice', LEVY),
  'p-07': card(
    'Londres marche',
    'Déployez une brigade de Londres, milice ou auxiliaires, à force 2 à Londres, si la zone est amie ; ou ajoutez en tout 2 points de force à ces blocs, où qu’ils soient.',
  ),
  'p-08': card('Fortification de Londres', 'Londres est fortifiée pour le reste de la partie.'),
  'p-09': card(
    'Turnham Green',
    'Dans une bataille à Londres, dans une zone voisine, dans le Berkshire, le Hampshire ou l’Oxfordshire, votre infanterie engage à +1 aux cycles 1 et 2.',
  ),
  'p-10': card(
    'La flotte de Warwick',
    'Vos mouvements navals ont +1 au dé ce tour-ci ; et un de vos ports assiégés, sur une mer que vous contrôlez, peut recevoir jusqu’à 2 points de force sans dépense de PA.',
  ),
  'p-11': card(
    'L’Association de l’Est',
    'Déployez un bloc de l’Est, infanterie ou cavalerie, à force 2 à Cambridge, dans le Norfolk, le Suffolk, l’Essex, à Hertford ou dans le Lincolnshire, si la zone est amie ou vacante.',
  ),
  'p-12': card(
    'Les Côtes de fer',
    'Dans une bataille, votre cavalerie a 1 de discipline en plus et engage à +1 au cycle 2.',
  ),
  'p-13': card(
    'Ligue et covenant solennels',
    'Un mouvement de groupe sans dépense de PA, au début de vos actions, pour des blocs covenantaires seulement ; chacun peut aller une zone plus loin.',
  ),
  'p-14': card(
    'L’impôt hebdomadaire',
    'Deux blocs d’infanterie ou de cavalerie gagnent 1 point de force chacun sans dépense de PA, dans les limites du recrutement.',
  ),
  'p-15': card('L’accise', 'À la fin de cette année, vous avez 2 PR de plus, tous deux dans une même région.'),
  'p-16': card(
    'Les homards de Haselrig',
    'Dans une bataille, chacun de vos blocs de cavalerie ignore la première touche qu’il reçoit au cycle 1.',
  ),
  'p-17': card('Le secours de Gloucester', 'Les blocs d’un mouvement de groupe peuvent aller une zone plus loin.'),
  'p-18': card(
    'Ordonnance de renoncement',
    'Jusqu’à trois blocs de la New Model Army, infanterie ou cavalerie, gagnent 1 point de force chacun sans dépense de PA.',
  ),
  'p-19': card(
    'Cavaliers sans solde',
    'Le Royaliste retire 1 point de force à deux blocs d’infanterie ou de cavalerie sur le plateau, hors des villes.',
  ),
  'p-20': card('Le cabinet du roi ouvert', 'La main du Royaliste est à découvert jusqu’à la fin du tour suivant.'),
  'p-21': card('Rivière en crue', 'Dans une bataille, les réserves du Royaliste n’entrent pas.'),
  'p-22': card('Les enfants perdus', 'Dans un de vos assauts, votre infanterie engage à +1.'),
  'p-23': card('Train de siège', 'Un de vos jets de brèche a +1 au dé.'),
  'p-24': card(
    'Les Clubmen du Somerset',
    'Placez les Clubmen du Somerset à force 3 dans le Somerset, le Wiltshire, le Devon oriental ou le Gloucestershire, si la zone est amie ou vacante.',
  ),
  'p-25': card('Trahison dans les murs', 'Le marqueur de siège d’une ville royaliste, à 1 ou plus, monte de 1.'),
  'p-26': card(
    'Querelles royalistes',
    'Nommez une zone où sont des blocs royalistes : si deux de leurs leaders ou leaders régionaux y sont, ses blocs ne bougent pas ce tour-ci.',
  ),
};
