// French: the options of the game and their presets.
import type { Kingmaker } from '@rose/kingmaker/ids';
import type { Catalogue, OptionWords } from '@rose/table/text';
import type * as english from './options.en.ts';

const PICKS = {
  none: 'aucune',
  '1': 'la première',
  '2': 'la deuxième',
  '3': 'la troisième',
  '1+2': 'première et deuxième',
  '1+3': 'première et troisième',
  '2+3': 'deuxième et troisième',
} as const;
const option = (name: string, explain: string, values?: OptionWords['values']): OptionWords =>
  values ? { name, explain, values } : { name, explain };

export const options: Catalogue<Kingmaker>['options'] = {
  players: option('Factions', 'De deux à sept à la table.'),
  advanced: option(
    'Jeu avancé',
    'Toutes les cartes, lignes de bataille, dés pour les morts, loyauté, terres d’outre-mer, les ducs.',
  ),
  ending: option('Fin', 'Jusqu’au dernier héritier, ou au compte après un nombre de manches.', {
    none: 'le dernier héritier',
    short: 'jeu court',
    agreed: 'fin convenue',
  }),
  rounds: option('Manches', 'Après ce nombre de manches, une partie courte ou convenue se compte.'),
  dealAll: option('Tout distribuer', 'La pioche entière est distribuée au début.'),
  heirsMoved: option('Héritiers plus proches', 'Deux héritiers commencent plus près du centre du plateau.'),
  freeMoveWindow: option(
    'Mouvements libres des autres',
    'Les autres peuvent jouer un Mouvement libre à la fin de votre mouvement.',
  ),
  secretPlacement: option('Placement secret', 'Cartes et châteaux se choisissent en secret, tous à la fois.'),
  commission: option('Commission', 'Un bref envoie quelqu’un à la place d’un noble appelé au loin.'),
  ambush: option('Embuscade', 'Un camp bien plus faible peut guetter une personne.'),
  townFight: option('Combats en ville', 'Des hôtes peuvent tirer l’épée dans une place.'),
  bishopsOfChancery: option(
    'Évêques de la Chancellerie',
    'Les évêques des morts vont à la Chancellerie, et le Parlement les attribue.',
  ),
  votes: option('Votes au Parlement', 'Les deux chambres votent sur chaque titre et chaque charge.'),
  returnHome: option('Retour du Parlement', 'Qui est venu rentre quand le Parlement est clos.'),
  alliances: option('Alliances', 'Des joueurs peuvent s’allier, et mener les nobles les uns des autres.'),
  tradeAll: option('Tout échanger', 'Titres, charges et nobles peuvent aussi changer de mains.'),
  victoryByVotes: option(
    'Victoire par les voix',
    'Un roi avec 79 voix aux Communes et le plus de voix aux Lords gagne.',
  ),
  treachery: option('Cartes Traîtrise', 'Qui la tire rend une, deux ou trois cartes de sa main.', PICKS),
  stormAtSea: option('Carte Ouragan en mer', 'Les navires en mer coulent corps et biens.'),
  refuge: option('Cartes Refuge', 'Rester outre-mer demande une carte Refuge ; la pioche en a ce nombre.'),
  vacillating: option(
    'Cartes Allégeance vacillante',
    'Des nobles hésitent, rentrent ou changent de camp ; la pioche en a ce nombre.',
  ),
  catastrophe: option(
    'Cartes Catastrophe',
    'Pendant deux ou trois manches, titres, charges et évêques n’apportent aucun homme.',
    PICKS,
  ),
  royalDeath: option('Carte Deuil dans la famille royale', 'Deux dés désignent un héritier qui meurt.'),
};
export const presets: typeof english.presets = {
  basic: { name: 'Jeu de base', explain: 'Les règles de base, jusqu’au dernier héritier.' },
  short: { name: 'Jeu court', explain: 'Les règles de base, au compte après quinze manches.' },
  advanced: { name: 'Jeu avancé', explain: 'Les règles avancées avec toutes les règles optionnelles.' },
};
