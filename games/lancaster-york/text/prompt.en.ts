// English: the question of the moment.
import {
  C,
  isBishop,
  isNoble,
  isPerson,
  isShip,
  type LancasterYork,
  type Seat,
  type View,
} from '@rose/lancaster-york/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { during, ignoredIn, playerOf, touchedBy } from './facts.ts';
import { SEATS } from './names.en.ts';
import { count, pounds, the } from './parts.en.ts';

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const draft = (view: View, seat: Seat): Prompt => {
  const picks = during(view, 'draft')?.picks ?? [];
  const [next] = picks;
  const mine = picks.filter((one) => one === seat).length;
  if (next === seat)
    return ask(
      '2.2',
      line`Which card do you take?`,
      line`You have ${count(mine, 'pick')} left this turn. Places and persons are yours at once; mercenaries become tokens.`,
    );
  const when = picks.indexOf(seat);
  return ask(
    '2.2',
    line`${next === undefined ? 'The draft is over' : `${SEATS[next]} takes a card`}.`,
    when === -1
      ? line`You have all your cards for this turn.`
      : line`Your turn comes after ${count(when, 'more pick')}.`,
  );
};

const taxes = (view: View, seat: Seat): Prompt => {
  const offers = during(view, 'taxes')?.offers ?? [];
  const [next] = offers;
  if (next?.seat === seat)
    return ask(
      '3.2',
      line`Do you take ${pounds(next.sum)} of French aid?`,
      line`Once in the game, as much as you are behind the leader, 25 at most.`,
    );
  return ask(
    '3.2',
    line`${next === undefined ? 'Taxes are paid' : `${SEATS[next.seat]} thinks about French aid`}.`,
    line`All but the leader may take it once.`,
  );
};

const waiting = (view: View, seat: Seat): Prompt => {
  const others = (during(view, 'planning')?.waiting ?? []).filter((one) => one !== seat);
  return ask(
    '4.1',
    line`Your plan is confirmed.`,
    line`Still planning: ${others.map((one) => SEATS[one]).join(', ') || 'nobody'}. You may reopen yours until the last has confirmed.`,
  );
};
const hand = (view: View, seat: Seat, picked: readonly string[]): Prompt | undefined => {
  if (picked[0] === '#calais')
    return ask(
      '4.2',
      line`How much for Calais, and where does the captain land?`,
      line`All bids are paid, even those that lose.`,
    );
  const touched = touchedBy(picked);
  if (touched.touched !== 'card') return undefined;
  const { card } = touched;
  const id = C[card];
  if (isPerson(id) && view.owners[card] !== seat)
    return ask(
      '4.7',
      line`Do you bribe ${the(card)}?`,
      line`A black cube takes this person, unless a white cube stands guard.`,
    );
  if (isBishop(id)) return ask('4.7', line`Do you guard ${the(card)}?`, line`A white cube stops one bribe.`);
  if (isShip(id))
    return ask('4.3', line`Where does ${the(card)} sail?`, line`Two sea zones at most. Or put a cube on her captain.`);
  if (isNoble(id))
    return ask(
      '4.4',
      line`Where does ${the(card)} ride?`,
      line`To a neighbouring region. Or guard him with a white cube.`,
    );
  return ask(
    '4.5',
    view.owners[card] === seat ? line`How many defend ${the(card)}?` : line`How many attack ${the(card)}?`,
    line`Troops cost £3 each, mercenaries nothing. Use − and + on its slip.`,
  );
};
const planning = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  if (playerOf(view, seat)?.locked) return waiting(view, seat);
  const inHand = hand(view, seat, picked);
  if (inHand) return inHand;
  const { plan } = view;
  if (!plan) return ask('4.1', line`What do you plan?`, line`Plans are shown when all have confirmed.`);
  const lost = ignoredIn(plan);
  if (lost > 0)
    return ask(
      '5.3',
      line`What do you plan?`,
      line`${count(lost, 'order')} of your plan will be ignored, and cost nothing.`,
    );
  if (plan.short)
    return ask(
      '5.2',
      line`What do you plan?`,
      line`Your plan costs ${pounds(plan.cost)} and you have ${pounds(plan.paid + plan.left)}: bid, white cubes, black cubes and troops are paid for in this order, and the rest is dropped.`,
    );
  return ask('4.0', line`What do you plan?`, line`Touch a noble, a ship, a place or a person to give orders.`);
};

const runs =
  (rule: string, what: string): ((view: View) => Prompt) =>
  () =>
    ask(rule, line`${what}.`, line`Nothing is asked of anybody here.`);

export const prompt: Catalogue<LancasterYork>['prompt'] = {
  'turn-order': runs('1.1', 'The turn order is being settled'),
  draft,
  taxes,
  planning,
  deployment: runs('5.0', 'Plans are carried out'),
  bribery: runs('6.0', 'Bribes are tried'),
  combat: runs('7.0', 'Battles are fought'),
  parliament: runs('8.0', 'Parliament sits'),
};
