// What the card of a combat could bring, by the cards this seat has not seen.
import { type Chances, chancesOf, E, type Fight, isWavering, N, unseenBy, type View } from '@rose/kingmaker/ids';
import type { Combat, Side } from './combat-facts.ts';
import type { Tale } from './combat-tale.ts';

const fightOf = (combat: Combat, advanced: boolean): Fight => {
  const side = ({ fighters, men }: Side) => ({
    nobles: fighters.map(({ noble }) => N[noble]),
    heirs: fighters.flatMap(({ heirs }) => heirs.map((royal) => N[royal])),
    men,
  });
  return { kind: combat.kind, advanced, attackers: side(combat.attackers), defenders: side(combat.defenders) };
};
/** Exact, over the cards this seat has not seen; a card that was just turned was among them. */
export const combatChances = (view: View, combat: Combat, story: Tale): Chances => {
  const unseen = unseenBy(view, story);
  const turned = combat.turned && E[combat.turned.card];
  const cards = turned === undefined || unseen.includes(turned) ? unseen : [...unseen, turned];
  return chancesOf(fightOf(combat, view.options.advanced === true), cards, isWavering);
};
