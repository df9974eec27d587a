// What conditions of orders may name, in the reader's words: the facts of the games, and those of a block or a region.
import type { Language } from '@rose/table/text';

const FACTS: Readonly<Record<string, { readonly [L in Language]: string }>> = {
  soldiers: { en: 'number of my soldiers', fr: 'nombre de mes soldats' },
  'soldiers against': { en: 'number of their soldiers', fr: 'nombre des soldats adverses' },
  sun: { en: 'my sun is up (1) or down (0)', fr: 'mon soleil est levé (1) ou couché (0)' },
  actions: { en: 'actions played', fr: 'actions jouées' },
  passes: { en: 'passes in a row', fr: 'passes de suite' },
  campaign: { en: 'campaign', fr: 'campagne' },
  turn: { en: 'turn', fr: 'tour' },
  attacked: { en: 'areas in which I am attacked', fr: 'territoires où je suis attaqué' },
  round: { en: 'round of the battle', fr: 'round de la bataille' },
  hits: { en: 'hits to take', fr: 'touches à encaisser' },
  points: { en: 'action points left', fr: 'points d’action restants' },
  order: { en: 'my place in turn order', fr: 'ma place dans l’ordre du tour' },
  score: { en: 'my victory points', fr: 'mes points de victoire' },
  behind: { en: 'victory points I am behind the leader', fr: 'points de victoire de retard sur le premier' },
  money: { en: 'pounds in my treasury', fr: 'livres dans mon trésor' },
  mercenaries: { en: 'mercenaries I hold', fr: 'mercenaires que je tiens' },
  picks: { en: 'cards I may still take this turn', fr: 'cartes qu’il me reste à prendre ce tour' },
  aid: { en: 'pounds of French aid offered to me', fr: 'livres d’aide française qu’on m’offre' },
  waiting: { en: 'others who still plan', fr: 'autres joueurs qui planifient encore' },
  cost: { en: 'pounds my plan costs', fr: 'livres que coûte mon plan' },
  left: { en: 'pounds my plan leaves', fr: 'livres que laisse mon plan' },
  nobles: { en: 'nobles I own', fr: 'nobles que je possède' },
  castles: { en: 'royal castles I own', fr: 'châteaux royaux que je possède' },
  'large towns': { en: 'large towns I own', fr: 'grandes villes que je possède' },
  bishops: { en: 'bishops I own', fr: 'évêques que je possède' },
  towns: { en: 'towns I own', fr: 'villes que je possède' },
  ports: { en: 'ports I own', fr: 'ports que je possède' },
  ships: { en: 'ships I own', fr: 'navires que je possède' },
  rounds: { en: 'round of the game', fr: 'manche de la partie' },
  men: { en: 'men I lead', fr: 'hommes que je commande' },
  heirs: { en: 'heirs I hold', fr: 'héritiers que je tiens' },
  'free moves': { en: 'Free Moves in my hand', fr: 'mouvements libres dans ma main' },
  writs: { en: 'Writs in my hand', fr: 'brefs dans ma main' },
  threatened: {
    en: 'areas in which others stand beside my nobles',
    fr: 'zones où d’autres se tiennent près de mes nobles',
  },
};
/** Facts of one thing, which the game has a name for: `strength march`, `control wales`. */
const OF_ONE: Readonly<Record<string, { readonly [L in Language]: (name: string) => string }>> = {
  strength: { en: (name) => `strength: ${name}`, fr: (name) => `force : ${name}` },
  control: { en: (name) => `my control points: ${name}`, fr: (name) => `mes points de contrôle : ${name}` },
  lead: {
    en: (name) => `my control points beyond the best other: ${name}`,
    fr: (name) => `mes points de contrôle de plus que le meilleur autre : ${name}`,
  },
};

/** A fact that no words are known for is quoted as the game says it. `name`: what a block or a region is called. */
export const factText = (fact: string, language: Language, name: (id: string) => string): string => {
  const known = Object.hasOwn(FACTS, fact) ? FACTS[fact] : undefined;
  if (known) return known[language];
  const [kind = '', id] = fact.split(' ');
  const ofOne = Object.hasOwn(OF_ONE, kind) ? OF_ONE[kind] : undefined;
  return ofOne && id !== undefined ? ofOne[language](name(id)) : fact;
};
