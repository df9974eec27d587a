// English: the question of the moment, from the deal to the end of the actions.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { effectOf, K, type Op, other, type Seat, type View, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { CARDS } from './cards.en.ts';
import { areaOf, blocksOf, cardOf, type During, during, isInReserve, mayFollow, touchedBy } from './facts.ts';
import { area, card, count, inArea, Side, side, the } from './parts.en.ts';
import { battle } from './prompt-battle.en.ts';
import { siege, supply, surrender, tactics } from './prompt-war.en.ts';
import { newBlocks, recruitment, return_ } from './prompt-year.en.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);
const flows =
  (rule: string, what: string): (() => Prompt) =>
  () =>
    ask(rule, line`${what}`, line`Nothing is asked of you.`);

const initiative: Prompts['initiative'] = (view, seat) => {
  const phase = during(view, 'initiative');
  const decides: Seat = view.year <= 1643 ? 'royalist' : 'parliament';
  if (phase?.step === 'order') {
    if (decides !== seat) return waits('4.2', seat, 'decides who plays first', line`Both cards have the same points.`);
    return ask(
      '4.2',
      line`Who plays first this turn?`,
      line`Both cards have the same points, and this year you decide.`,
    );
  }
  if (view.ready[seat])
    return ask('4.1', line`Your card lies face down.`, line`Both are turned up when ${side(other(seat))} has chosen.`);
  return ask(
    '4.1',
    line`Which card do you play this turn?`,
    line`Its points are your actions, and its event comes with them; the higher card plays first.`,
  );
};

/** What an event asks, by what it does. */
const EVENTS: { readonly [O in Op]?: (phase: During<'events'>) => Line } = {
  'add-strength': ({ points }) => line`Which block gains 1 strength? ${count(points, 'point')} to give.`,
  deploy: () => line`Which block do you deploy, and where?`,
  'deploy-or-add': ({ points, touched }) =>
    touched.length > 0
      ? line`Which block gains 1 strength? ${count(points, 'point')} to give.`
      : line`Deploy a block, or add ${points} strength?`,
  'place-block': () => line`Where do the Clubmen rise?`,
  naval: ({ points }) => line`Which besieged port is strengthened? ${count(points, 'point')} of strength to bring in.`,
  'sea-control': () => line`Which sea is yours for this turn?`,
  'remove-strength': ({ points }) => line`Which of your blocks loses 1 strength? ${points} still to lose.`,
  'siege-level': () => line`Which siege marker rises?`,
  artillery: () => line`Which Artillery block is strengthened or deployed?`,
  hold: () => line`In which area do you look for quarrelling Leaders?`,
};
const events: Prompts['events'] = (view, seat) => {
  const phase = during(view, 'events');
  const played = phase && cardOf(view, phase.owner);
  if (!phase || played === undefined || phase.step !== 'ask')
    return ask('5.1', line`The events of the turn take their course.`, line`Nothing is asked of you.`);
  if (phase.acting !== seat)
    return waits('5.1', seat, 'answers an event', line`It was played by ${side(phase.owner)}: ${card(played)}.`);
  const op = effectOf(K[played])?.op;
  const question = (op && EVENTS[op]?.(phase)) ?? line`What does the event do?`;
  return ask('15.1', question, line`${card(played)}. ${CARDS[played].event}`);
};

/** One name fits into a question; more lie beside the map. */
const marching = (view: View, picked: readonly string[]): Prompt => {
  const blocks = blocksOf(picked);
  const [first] = blocks;
  if (first !== undefined && isInReserve(view, first))
    return ask(
      '7.1',
      line`Where do you deploy ${the(first)}?`,
      line`In a friendly area, a regional block in its home region; at strength 1.`,
    );
  const lit = 'To an area that is lit; a coast may be reached by sea.';
  if (first === undefined || blocks.length > 1)
    return ask('5.3', line`Where do these ${blocks.length} blocks go?`, line`${lit}`);
  return ask('5.3', line`Where does ${the(first)} go?`, line`${lit}`);
};
const whatToDo = (view: View, seat: Seat, phase: During<'actions'>): Prompt => {
  const left = view.ap[seat];
  const where = areaOf(phase.area);
  if (phase.doing === 'muster' && where)
    return ask(
      '5.4',
      line`Who comes to ${area(where)}?`,
      line`Any blocks that can reach it; then go on to the next action.`,
    );
  if (phase.doing !== 'nothing' && where && mayFollow(view, seat, where))
    return ask(
      '5.3',
      line`Who else leaves the same area?`,
      line`The group ${inArea(where)} is paid for; you have ${left === 0 ? 'no AP' : count(left, 'AP', 'AP')} left.`,
    );
  if (phase.free)
    return ask(
      '15.1',
      line`Your Covenanters may move first, for no AP.`,
      line`One group of green blocks, one area further; any other action gives it up.`,
    );
  if (left === 0) return ask('5.2', line`No AP left: do you end your actions?`, line`What is lit is already paid for.`);
  return ask(
    '5.2',
    line`You have ${count(left, 'AP', 'AP')}: what do you do?`,
    line`1 AP moves a group, musters, sails with one block, strengthens one by 1, or deploys one.`,
  );
};
/** An action that was begun by its button. */
const begun = (picked: readonly string[]): Prompt | undefined => {
  switch (picked.find((place) => place.startsWith('#'))) {
    case '#muster':
      return ask('5.4', line`Where do your blocks muster?`, line`Touch the area where they meet; then those who come.`);
    case '#sail':
      return ask('6.1', line`Which block sails?`, line`One block on a coast, for 1 AP; a die decides at sea.`);
    case '#recruit':
      return ask(
        '7.1',
        line`Whom do you strengthen or deploy?`,
        line`A block that is lit gains 1 strength; one from the Reserve comes in at strength 1.`,
      );
    default:
      return undefined;
  }
};
const actions: Prompts['actions'] = (view, seat, picked) => {
  const phase = during(view, 'actions');
  if (!phase || phase.acting !== seat)
    return waits('5.2', seat, 'acts', line`Player 1 spends all points before Player 2 begins.`);
  const touched = touchedBy(picked);
  if (touched.touched === 'block' && picked.includes('#sail'))
    return ask(
      '6.1',
      line`Where does ${the(touched.block)} sail to?`,
      line`To a coast that is lit; a die decides at sea.`,
    );
  if (touched.touched === 'block') return marching(view, picked);
  if (touched.touched === 'area')
    return ask(
      '5.3',
      line`Which blocks leave ${area(touched.area)}?`,
      line`Or another action: a muster there, for instance.`,
    );
  return begun(picked) ?? whatToDo(view, seat, phase);
};

export const prompt: Prompts = {
  deal: flows('3.1', 'The cards of the year are dealt.'),
  turn: flows('2.2', 'A turn begins.'),
  initiative,
  events,
  actions,
  tactics,
  battle,
  siege,
  supply,
  surrender,
  victory: flows('14.2', 'The victory points are counted.'),
  count: flows('14.3', 'The last turn is over: the points decide.'),
  'new-blocks': newBlocks,
  recruitment,
  return: return_,
  deck: flows('12.6', 'The year ends: the cards go back.'),
};
