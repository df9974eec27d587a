// French: the question of the moment, from the deal to the end of the actions.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { effectOf, K, type Op, other, type Seat, type View, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { CARDS } from './cards.fr.ts';
import { areaOf, blocksOf, cardOf, type During, during, isInReserve, mayFollow, touchedBy } from './facts.ts';
import { OF_SIDE } from './names.fr.ts';
import { at, card, count, from, Side, side, the } from './parts.fr.ts';
import { battle } from './prompt-battle.fr.ts';
import { siege, supply, surrender, tactics } from './prompt-war.fr.ts';
import { newBlocks, recruitment, return_ } from './prompt-year.fr.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);
const flows =
  (rule: string, what: string): (() => Prompt) =>
  () =>
    ask(rule, line`${what}`, line`On ne vous demande rien.`);

const initiative: Prompts['initiative'] = (view, seat) => {
  const phase = during(view, 'initiative');
  const decides: Seat = view.year <= 1643 ? 'royalist' : 'parliament';
  if (phase?.step === 'order') {
    if (decides !== seat)
      return waits('4.2', seat, 'décide qui joue en premier', line`Les deux cartes ont les mêmes points.`);
    return ask(
      '4.2',
      line`Qui joue en premier ce tour-ci ?`,
      line`Les deux cartes ont les mêmes points, et cette année c’est vous qui décidez.`,
    );
  }
  if (view.ready[seat])
    return ask(
      '4.1',
      line`Votre carte est posée.`,
      line`On retournera les deux quand ${side(other(seat))} aura choisi.`,
    );
  return ask(
    '4.1',
    line`Quelle carte jouez-vous ce tour-ci ?`,
    line`Ses points sont vos actions, et son événement vient avec ; la plus haute joue en premier.`,
  );
};

/** What an event asks, by what it does. */
const EVENTS: { readonly [O in Op]?: (phase: During<'events'>) => Line } = {
  'add-strength': ({ points }) => line`Quel bloc gagne 1 point de force ? Il en reste ${points} à donner.`,
  deploy: () => line`Quel bloc déployez-vous, et où ?`,
  'deploy-or-add': ({ points, touched }) =>
    touched.length > 0
      ? line`Quel bloc gagne 1 point de force ? Il en reste ${points} à donner.`
      : line`Déployer un bloc, ou ajouter ${count(points, 'point de force', 'points de force')} ?`,
  'place-block': () => line`Où les Clubmen se lèvent-ils ?`,
  naval: ({ points }) =>
    line`Quel port assiégé renforcez-vous ? Il y a ${count(points, 'point de force', 'points de force')} à y faire entrer.`,
  'sea-control': () => line`Quelle mer est à vous pour ce tour ?`,
  'remove-strength': ({ points }) => line`Lequel de vos blocs perd 1 point de force ? Il en reste ${points} à perdre.`,
  'siege-level': () => line`Quel marqueur de siège monte ?`,
  artillery: () => line`Quel bloc d’artillerie renforcez-vous ou déployez-vous ?`,
  hold: () => line`Dans quelle zone cherchez-vous des leaders en querelle ?`,
};
const events: Prompts['events'] = (view, seat) => {
  const phase = during(view, 'events');
  const played = phase && cardOf(view, phase.owner);
  if (!phase || played === undefined || phase.step !== 'ask')
    return ask('5.1', line`Les événements du tour suivent leur cours.`, line`On ne vous demande rien.`);
  if (phase.acting !== seat)
    return waits('5.1', seat, 'répond à un événement', line`Il vient ${OF_SIDE[phase.owner]} : ${card(played)}.`);
  const op = effectOf(K[played])?.op;
  const question = (op && EVENTS[op]?.(phase)) ?? line`Que fait l’événement ?`;
  return ask('15.1', question, line`${card(played)}. ${CARDS[played].event}`);
};

/** One name fits into a question; more lie beside the map. */
const marching = (view: View, picked: readonly string[]): Prompt => {
  const blocks = blocksOf(picked);
  const [first] = blocks;
  if (first !== undefined && isInReserve(view, first))
    return ask(
      '7.1',
      line`Où déployez-vous ${the(first)} ?`,
      line`En zone amie, dans sa région s’il est régional ; le bloc entre à force 1.`,
    );
  const lit = 'Vers une zone éclairée ; une côte peut s’atteindre par mer.';
  if (first === undefined || blocks.length > 1)
    return ask('5.3', line`Où vont ces ${blocks.length} blocs ?`, line`${lit}`);
  return ask('5.3', line`Où va ${the(first)} ?`, line`${lit}`);
};
const whatToDo = (view: View, seat: Seat, phase: During<'actions'>): Prompt => {
  const left = view.ap[seat];
  const where = areaOf(phase.area);
  if (phase.doing === 'muster' && where)
    return ask(
      '5.4',
      line`Qui vient ${at(where)} ?`,
      line`Tous les blocs qui peuvent y arriver ; puis passez à l’action suivante.`,
    );
  if (phase.doing !== 'nothing' && where && mayFollow(view, seat, where))
    return ask(
      '5.3',
      line`Quels autres blocs quittent la même zone ?`,
      line`Le groupe ${from(where)} est payé ; il ${left === 0 ? 'ne vous reste aucun PA' : `vous reste ${count(left, 'PA', 'PA')}`}.`,
    );
  if (phase.free)
    return ask(
      '15.1',
      line`Vos covenantaires peuvent bouger d’abord, sans dépense de PA.`,
      line`Un groupe de blocs verts, une zone plus loin ; toute autre action y renonce.`,
    );
  if (left === 0)
    return ask('5.2', line`Plus aucun PA : finissez-vous vos actions ?`, line`Ce qui est éclairé est déjà payé.`);
  return ask(
    '5.2',
    line`Vous avez ${count(left, 'PA', 'PA')} : que faites-vous ?`,
    line`1 PA déplace un groupe, rassemble, embarque un bloc, en renforce un de 1 ou en déploie un.`,
  );
};
/** An action that was begun by its button. */
const begun = (picked: readonly string[]): Prompt | undefined => {
  switch (picked.find((place) => place.startsWith('#'))) {
    case '#muster':
      return ask(
        '5.4',
        line`Où rassemblez-vous vos blocs ?`,
        line`Touchez la zone du rendez-vous, puis ceux qui viennent.`,
      );
    case '#sail':
      return ask(
        '6.1',
        line`Quel bloc prend la mer ?`,
        line`Un seul bloc, d’une côte, pour 1 PA ; un dé décide en mer.`,
      );
    case '#recruit':
      return ask(
        '7.1',
        line`Qui renforcez-vous ou déployez-vous ?`,
        line`Un bloc éclairé gagne 1 point de force ; un bloc de la Réserve entre à force 1.`,
      );
    default:
      return undefined;
  }
};
const actions: Prompts['actions'] = (view, seat, picked) => {
  const phase = during(view, 'actions');
  if (!phase || phase.acting !== seat)
    return waits('5.2', seat, 'agit', line`Le joueur 1 dépense tous ses points avant que le joueur 2 ne commence.`);
  const touched = touchedBy(picked);
  if (touched.touched === 'block' && picked.includes('#sail'))
    return ask('6.1', line`Où débarque ${the(touched.block)} ?`, line`Sur une côte éclairée ; un dé décide en mer.`);
  if (touched.touched === 'block') return marching(view, picked);
  if (touched.touched === 'area')
    return ask(
      '5.3',
      line`Quels blocs partent ${from(touched.area)} ?`,
      line`Ou une autre action : un rassemblement à cet endroit, par exemple.`,
    );
  return begun(picked) ?? whatToDo(view, seat, phase);
};

export const prompt: Prompts = {
  deal: flows('3.1', 'On distribue les cartes de l’année.'),
  turn: flows('2.2', 'Un tour commence.'),
  initiative,
  events,
  actions,
  tactics,
  battle,
  siege,
  supply,
  surrender,
  victory: flows('14.2', 'On compte les points de victoire.'),
  count: flows('14.3', 'Le dernier tour est fini : les points décident.'),
  'new-blocks': newBlocks,
  recruitment,
  return: return_,
  deck: flows('12.6', 'L’année finit : on rend les cartes.'),
};
