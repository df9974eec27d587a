// The tables of the house, as their cards on the home page show them.
export interface Card {
  readonly id: string;
  readonly years: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  readonly difficulty: 1 | 2 | 3;
  readonly title: { readonly fr: string; readonly en: string };
  readonly pitch: { readonly fr: string; readonly en: string };
  /** Its own board, small (`scripts/src/pictures.ts` draws it); without one the card shows the rose of the house. */
  readonly picture?: string;
}

export const SHELF: readonly Card[] = [
  {
    id: 'kingmaker',
    years: '1450 – 1490',
    seats: [2, 7],
    minutes: 180,
    difficulty: 3,
    title: { fr: 'Kingmaker', en: 'Kingmaker' },
    pitch: {
      fr: 'Tenez un héritier, gagnez les lords, couronnez-le à votre heure.',
      en: 'Hold an heir, win the lords, crown him when it suits you.',
    },
    picture: new URL('./kingmaker/board/picture.webp', import.meta.url).href,
  },
  {
    id: 'richard-iii',
    years: '1460 – 1485',
    seats: [2, 2],
    minutes: 150,
    difficulty: 2,
    title: { fr: 'Richard III', en: 'Richard III' },
    pitch: {
      fr: 'Deux maisons, trois campagnes, des blocs qui cachent leur nom.',
      en: 'Two houses, three campaigns, blocks that hide their names.',
    },
    picture: new URL('./richard-iii/board/picture.webp', import.meta.url).href,
  },
  {
    id: 'lancaster-york',
    years: '1450 – 1500',
    seats: [2, 4],
    minutes: 120,
    difficulty: 2,
    title: { fr: 'Lancaster contre York', en: 'Lancaster versus York' },
    pitch: {
      fr: 'Planifiez en secret, achetez les loyautés, votez pour un roi.',
      en: 'Plan in secret, buy loyalties, vote for a king.',
    },
    picture: new URL('./lancaster-york/board/picture.webp', import.meta.url).href,
  },
  {
    id: 'deux-roses',
    years: '1450 – 1485',
    seats: [2, 2],
    minutes: 15,
    difficulty: 1,
    title: { fr: 'La Guerre des deux Roses', en: 'The Two Roses' },
    pitch: {
      fr: 'Poussez le château adverse hors du jardin. Rien n’est caché.',
      en: 'Push the other castle out of the garden. Nothing is hidden.',
    },
    picture: new URL('./deux-roses/board/picture.webp', import.meta.url).href,
  },
  {
    id: 'without-an-enemy',
    years: '1642 – 1646',
    seats: [2, 2],
    minutes: 180,
    difficulty: 3,
    title: { fr: 'This War Without an Enemy', en: 'This War Without an Enemy' },
    pitch: {
      fr: 'Le roi contre le Parlement, comté par comté, siège par siège.',
      en: 'The King against Parliament, county by county, siege by siege.',
    },
    picture: new URL('./without-an-enemy/board/picture.webp', import.meta.url).href,
  },
];
