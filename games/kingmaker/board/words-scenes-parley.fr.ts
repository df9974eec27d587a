// French of the parley: offers, loans, promises, leave.
import type { parley as english } from './words-scenes-parley.en.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
/** « le duc d’York », « au duc d’York »: the name of a person stands in a sentence. */
export const said = (name: string): string => name.replace(/^Le /, 'le ');
export const to = (name: string): string => (/^le /i.test(name) ? `au ${name.slice(3)}` : `à ${name}`);
const FATES = { open: '', kept: 'tenue', broken: 'rompue' } as const;
const fromHand = (): string => 'De main en main, à toute distance. Les autres verront une carte passer, pas laquelle.';
export const parley: typeof english = {
  title: (names) => `Une offre à ${and(names)}`,
  subtitle: (others) =>
    others === 1
      ? 'Tout se fait d’un coup, ou rien. Personne d’autre ne voit l’offre.'
      : 'Tout se fait d’un coup, ou rien. Seules les parties voient l’offre.',
  for: 'Pour',
  third: (name) => `et ${name}`,
  youGive: 'Vous donnez',
  gives: (name) => `${name} donne`,
  chooseBelow: 'Choisissez ci-dessous ce qui est donné.',
  kinds: {
    hand: 'Carte en main',
    cards: 'Carte attachée',
    places: 'Place ou navire',
    heirs: 'Héritier',
    prisoners: 'Noble',
    leave: 'Permission',
    command: 'Commandement',
    ally: 'Alliance',
  },
  shelves: {
    hand: 'Main',
    cards: 'Attachées',
    places: 'Places',
    heirs: 'Héritiers',
    prisoners: 'Prisonniers',
    leave: 'Permissions',
    command: 'Commandement',
    ally: 'Alliance',
  },
  nothingOf: {
    hand: 'Aucune carte en main.',
    cards: 'Aucune carte qui passe de noble à noble.',
    places: 'Aucune place ni navire sans carte à son nom.',
    heirs: 'Aucun héritier n’est tenu.',
    prisoners: 'Aucun des leurs n’est pris.',
    leave: 'Aucune place n’est tenue.',
    command: 'Les deux camps n’ont pas de nobles dans la même zone.',
    ally: 'Cette partie ne connaît pas d’alliances.',
  },
  means: {
    hand: fromHand,
    event: fromHand,
    any: () => 'L’une d’elles, s’il y en a une dans la main.',
    card: (who) => `Passe ${to(who)}. Elle sert à partir du tour suivant.`,
    place: (who) => `Notée pour ${said(who)}. Elle sert à partir du tour suivant.`,
    ship: (who) => `Noté pour ${said(who)}. Il navigue à partir du tour suivant.`,
    heir: () => 'Passe entre nobles au même endroit.',
    free: () => 'Il rentre chez lui avec ses cartes, moins le prix.',
    noble: () => 'Il change de camp avec toutes ses cartes.',
    leave: () => 'Droit de passer et d’entrer, tant qu’il n’est pas retiré.',
    ally: () => 'Les alliés ne s’attaquent pas. Tous l’apprennent.',
    command: () => 'Il les mène, jusqu’à ce qu’on les reprenne.',
  },
  alike: { writ: 'Un bref', 'free-move': 'Un Mouvement libre', parliament: 'Une carte Parlement' },
  allPlaces: 'Toutes les places',
  allies: (names) => and(names),
  commandOf: (led, leader) => `${leader} mène ${and(led.map(said))}`,
  possible: 'possible',
  possibleNow: 'possible maintenant',
  notNow: 'pas maintenant',
  whyNot: (name) => `Pourquoi pas ${name} ?`,
  takeOut: (name) => `Retirer ${name} de l’offre`,
  loan: 'Pour combien de temps',
  forGood: 'pour de bon',
  untilRound: (round) => `prêt jusqu’à la manche ${round}`,
  addYours: 'Ajouter de votre côté',
  addTheirs: (name) => `Ajouter du côté de ${name}`,
  kindIs: (kind, name) => `${kind} : ${name}`,
  toSeat: (name) => `à ${name}`,
  promise: 'Une promesse, en mots',
  promiseHint: 'Mes Lords pour Bourchier au prochain Parlement.',
  neverEnforced: 'Retenue, jamais imposée.',
  lapses: 'Tombe à la fin de votre prochain tour.',
  count: (number, most) => `Offre ${number} sur ${most}.`,
  giveUp: 'Abandonner',
  emptyOffer: 'Elle est vide : choisissez ci-dessous ce qui est donné.',
  notNowIn: (name) => `Pas maintenant : ${name}. À retirer d’abord.`,
  send: 'Envoyer l’offre',
  sendCounter: 'Envoyer la contre-offre',
  openOffers: 'Offres ouvertes',
  of: (number, most) => `${number} sur ${most}`,
  parleyTo: 'Parler à',
  parley: (name) => `Parler à ${name}`,
  offersYou: (name) => `${name} vous offre`,
  toFrom: (names) => `De vous à ${and(names)}`,
  handTo: (name) => `Passer l’appareil à ${name}`,
  isNew: 'nouvelle',
  waits: 'attend',
  youAgreed: 'Vous avez accepté ; on attend les autres.',
  quoted: (words) => `« ${words} »`,
  loans: 'Prêts',
  lent: (what, from, to, due) => {
    if (from === undefined) return `${what} : en prêt à ${to} jusqu’à la manche ${due}.`;
    return to === undefined
      ? `${what} : prêt de ${from}, à rendre d’ici la manche ${due}.`
      : `${what} : prêt de ${from} à ${to}, jusqu’à la manche ${due}.`;
  },
  dueLoans: 'À rendre maintenant',
  giveBack: 'Rendre',
  promised: (from, to, words) =>
    from === undefined ? `Vous avez promis à ${and(to)} : « ${words} »` : `${from} vous a promis : « ${words} »`,
  bindsNobody: 'Les mots n’engagent personne.',
  promises: 'Promesses',
  promiseOf: (name, round, fate) =>
    fate === 'open' ? `${name}, manche ${round}` : `${name}, manche ${round} : ${FATES[fate]}`,
  fates: { kept: 'Tenue', broken: 'Rompue' },
  leave: 'Donner une permission',
  leaveFor: (name) => `Permission pour ${name}`,
};
