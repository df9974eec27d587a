// What conditions of orders may name, in the reader's words: the facts of the games, and the strength of a block.
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
  round: { en: 'round of the battle', fr: 'manche de la bataille' },
  hits: { en: 'hits to take', fr: 'coups à encaisser' },
  points: { en: 'action points left', fr: 'points d’action restants' },
};
const STRENGTH = /^strength (.+)$/;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Names of the box: `lancaster-levy` is written `Lancaster Levy`. */
const nameOf = (id: string): string => id.split(/[- ]/).map(capital).join(' ');

/** A fact that no words are known for is quoted as the game says it. */
export const factText = (fact: string, language: Language): string => {
  const known = Object.hasOwn(FACTS, fact) ? FACTS[fact] : undefined;
  if (known) return known[language];
  const [, block] = STRENGTH.exec(fact) ?? [];
  if (block === undefined) return fact;
  return language === 'fr' ? `force de ${nameOf(block)}` : `strength of ${nameOf(block)}`;
};
