// What the house stands on, with its licences, and what it had to rebuild of a game whose sources are lost or silent.
export interface Work {
  readonly name: string;
  readonly by: string;
  /** A licence keeps its name; the public domain is said in words. */
  readonly licence: string | { readonly fr: string; readonly en: string };
  readonly at: string;
}

export const FONTS: readonly Work[] = [
  {
    name: 'IM Fell English, IM Fell English SC',
    by: 'Igino Marini',
    licence: 'SIL Open Font License 1.1',
    at: 'https://fontsource.org/fonts/im-fell-english',
  },
  {
    name: 'Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: 'SIL Open Font License 1.1',
    at: 'https://github.com/huertatipografica/Alegreya-Sans',
  },
];

const PUBLIC_DOMAIN = { fr: 'domaine public', en: 'public domain' };
/** What our maps are drawn from and with. */
const MAPS: readonly Work[] = [
  { name: 'Natural Earth', by: 'Natural Earth', licence: PUBLIC_DOMAIN, at: 'https://www.naturalearthdata.com' },
  {
    name: 'world-atlas, topojson-client',
    by: 'Mike Bostock',
    licence: 'ISC',
    at: 'https://github.com/topojson/world-atlas',
  },
  { name: 'd3-geo, d3-delaunay', by: 'Mike Bostock', licence: 'ISC', at: 'https://d3js.org' },
  { name: 'polygon-clipping', by: 'Mike Fogel', licence: 'MIT', at: 'https://github.com/mfogel/polygon-clipping' },
];

export const PACKAGES: readonly Work[] = [
  { name: 'Preact, Preact Signals', by: 'Preact', licence: 'MIT', at: 'https://preactjs.com' },
  { name: 'marked', by: 'Christopher Jeffrey', licence: 'MIT', at: 'https://marked.js.org' },
  { name: 'Zod', by: 'Colin McDonnell', licence: 'MIT', at: 'https://zod.dev' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', at: 'https://paulmillr.com/noble/' },
  { name: 'Fastify', by: 'Fastify', licence: 'MIT', at: 'https://fastify.dev/' },
  { name: 'ws', by: 'Einar Otto Stangvik', licence: 'MIT', at: 'https://github.com/websockets/ws' },
  { name: 'Kysely', by: 'Sami Koskimäki', licence: 'MIT', at: 'https://kysely.dev' },
  { name: 'node-postgres', by: 'Brian Carlson', licence: 'MIT', at: 'https://node-postgres.com' },
  { name: 'graphile-worker', by: 'Benjie Gillam', licence: 'MIT', at: 'https://worker.graphile.org' },
  { name: 'Nodemailer', by: 'Andris Reinman', licence: 'MIT-0', at: 'https://nodemailer.com' },
  { name: 'web-push', by: 'web-push-libs', licence: 'MPL 2.0', at: 'https://github.com/web-push-libs/web-push' },
  { name: 'Vite', by: 'Evan You', licence: 'MIT', at: 'https://vite.dev' },
  { name: 'TypeScript', by: 'Microsoft', licence: 'Apache 2.0', at: 'https://www.typescriptlang.org/' },
  ...MAPS,
];

export interface Rebuilt {
  readonly game: string;
  readonly what: readonly { readonly fr: string; readonly en: string }[];
}

export const REBUILT: readonly Rebuilt[] = [
  {
    game: 'deux-roses',
    what: [
      {
        fr: 'Le plateau : l’image d’origine est perdue. Nous jouons sur un hexagone de 37 cases, avec les châteaux à une case du bord et sept étoiles rouges au milieu.',
        en: 'The board: its picture is lost. We play on a hexagon of 37 cells, with the castles one cell from the rim and seven red stars across the middle.',
      },
      {
        fr: 'L’ouverture : la toute première action est un simple pas. Sans cela, le premier joueur gagnait 58 à 65\u00a0% de nos parties d’essai, avec cela 48 à 50\u00a0%.',
        en: 'The opening: the very first action is a single step. Without it the first player won 58 to 65% of our test games, with it 48 to 50%.',
      },
      {
        fr: 'Les répétitions : une situation déjà vue ne peut pas revenir, et la partie est nulle après 200 actions.',
        en: 'Repetition: a situation already seen may not come back, and the game is drawn after 200 actions.',
      },
      {
        fr: 'Les renforts : les deux marqueurs commencent côté soleil.',
        en: 'Reinforcements: both markers start on their sun side.',
      },
    ],
  },
  {
    game: 'lancaster-york',
    what: [
      {
        fr: 'Cinq lieux (Carlisle, Norwich, Cardiff, Saint-David’s, Pembroke) avec leurs évêques et leur navire, l’évêque de Durham et cinq nobles (Clifford, Stanley, De la Pole, FitzAlan, Tudor) : leurs noms manquent dans la règle.',
        en: 'Five places (Carlisle, Norwich, Cardiff, St David’s, Pembroke) with their bishops and ship, the bishop of Durham and five nobles (Clifford, Stanley, De la Pole, FitzAlan, Tudor): the rule book does not print their names.',
      },
      {
        fr: 'La région de onze lieux et celle de tous les nobles sauf Neville et Stafford.',
        en: 'The regions of eleven places, and of all nobles but Neville and Stafford.',
      },
      {
        fr: 'La valeur de sept nobles, et la plupart des impôts des villes, ports, évêques et navires.',
        en: 'The values of seven nobles, and most taxes of towns, ports, bishops and ships.',
      },
      {
        fr: 'Les points de victoire de quatre régions, d’après les deux qui sont imprimées, et les mercenaires par carte : 2, 3, 3, 4 et 5 selon le tour.',
        en: 'The victory points of four regions, after the two that are printed, and the mercenaries for a card: 2, 3, 3, 4 and 5 by turn.',
      },
      {
        fr: 'Les cathédrales de Norwich, Durham et Saint-David’s, et l’absence d’une à Coventry ; les titres de Clifford, Stanley et FitzAlan.',
        en: 'The cathedrals of Norwich, Durham and St David’s, and that Coventry has none; the styles of Clifford, Stanley and FitzAlan.',
      },
      {
        fr: 'Deux frontières : le Nord touche le pays de Galles ; les Midlands et le West Country ne se touchent que par un coin, fermé.',
        en: 'Two borders: Northern England touches Wales; the Midlands and the West Country meet at a corner only, which is closed.',
      },
    ],
  },
  {
    game: 'without-an-enemy',
    what: [
      {
        fr: 'De ce jeu, nous avions l’aide de jeu et ce que l’on en sait publiquement, pas le livret. Dans les règles, un † marque chaque paragraphe et chaque chiffre reconstitué\u202f; tous ces chiffres sont dans les données, où quiconque possède la boîte peut les corriger.',
        en: 'Of this game we had the player aid and what is publicly known, not the rule book. In the rules a † marks every paragraph and figure that is reconstructed; all these figures stand in data, where the owner of a box can correct them.',
      },
      {
        fr: 'La carte\u00a0: 46 zones, leurs frontières et leurs mers, d’après les comtés\u202f; les 32 villes, leur taille, leurs points et le camp qui leur est favorable.',
        en: 'The map: 46 areas, their borders and seas, after the counties; the 32 cities, their sizes, points and the side each favours.',
      },
      {
        fr: 'Les forces, efficacités et disciplines des 84 blocs, les 52 cartes et leurs événements, les mises en place des six scénarios.',
        en: 'The strengths, effectiveness and discipline of the 84 blocks, the 52 cards and their events, the set-ups of the six scenarios.',
      },
      {
        fr: 'Les mouvements, limites des frontières, blocs fixés, contrôle des villes et des mers, jets de déroute et de poursuite, conditions de la brèche et de l’assaut, et la manière dont l’aide se lit là où elle est abîmée (table des sièges, lignes 3 à 5).',
        en: 'Movement, border limits, pinning, control of cities and seas, the dice of rout and pursuit, what breaches and stormings take, and how the aid is read where its print is damaged (siege table, lines 3 to 5).',
      },
    ],
  },
  {
    game: 'kingmaker',
    what: [
      {
        fr: 'De ce jeu, nous avions une traduction des règles et ce que l’on sait publiquement des cartes et du plateau, pas la boîte. Dans les règles, un † marque ce qui est reconstitué ou décidé par nous.',
        en: 'Of this game we had a translation of the rules and what is publicly known of cards and board, not the box. In the rules a † marks what is reconstructed or decided by us.',
      },
      {
        fr: 'Les châteaux des familles, les places nommées par les titres et la plupart des charges, les neuf navires, les routes, et la moitié de combat de la plupart des cartes Événement.',
        en: 'The castles of the families, the places named by titles and most offices, the nine ships, the roads, and the combat half of most Event cards.',
      },
      {
        fr: 'Le tracé des 248 zones et des 44 mers, d’après la géographie et les voisinages connus.',
        en: 'The course of the 248 areas and 44 seas, after geography and what is known of who touches whom.',
      },
    ],
  },
];
