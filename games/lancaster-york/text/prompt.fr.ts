// French: the question of the moment.
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
import { SEATS } from './names.fr.ts';
import { count, pounds, the } from './parts.fr.ts';

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const draft = (view: View, seat: Seat): Prompt => {
  const picks = during(view, 'draft')?.picks ?? [];
  const [next] = picks;
  const mine = picks.filter((one) => one === seat).length;
  if (next === seat)
    return ask(
      '2.2',
      line`Quelle carte prenez-vous ?`,
      line`Il vous reste ${count(mine, 'choix', 'choix')} ce tour-ci. Lieux et personnalités sont à vous aussitôt ; les mercenaires deviennent des pions.`,
    );
  const when = picks.indexOf(seat);
  return ask(
    '2.2',
    line`${next === undefined ? 'Les cartes sont prises' : `${SEATS[next]} prend une carte`}.`,
    when === -1
      ? line`Vous avez toutes vos cartes de ce tour.`
      : line`C’est à vous après ${count(when, 'autre choix', 'autres choix')}.`,
  );
};

const taxes = (view: View, seat: Seat): Prompt => {
  const offers = during(view, 'taxes')?.offers ?? [];
  const [next] = offers;
  if (next?.seat === seat)
    return ask(
      '3.2',
      line`Prenez-vous ${pounds(next.sum)} d’aide française ?`,
      line`Une fois dans la partie : votre retard sur le premier, 25 au plus.`,
    );
  return ask(
    '3.2',
    line`${next === undefined ? 'Les impôts sont perçus' : `${SEATS[next.seat]} réfléchit à l’aide française`}.`,
    line`Tous sauf le premier peuvent la prendre une fois.`,
  );
};

const waiting = (view: View, seat: Seat): Prompt => {
  const others = (during(view, 'planning')?.waiting ?? []).filter((one) => one !== seat);
  return ask(
    '4.1',
    line`Votre plan est confirmé.`,
    line`${others.length > 1 ? 'Préparent encore leur' : 'Prépare encore son'} plan : ${others.map((one) => SEATS[one]).join(', ') || 'personne'}. Vous pouvez rouvrir le vôtre tant que le dernier n’a pas confirmé.`,
  );
};
const hand = (view: View, seat: Seat, picked: readonly string[]): Prompt | undefined => {
  if (picked[0] === '#calais')
    return ask(
      '4.2',
      line`Combien pour Calais, et où le capitaine débarque-t-il ?`,
      line`Toutes les offres sont payées, même celles qui perdent.`,
    );
  const touched = touchedBy(picked);
  if (touched.touched !== 'card') return undefined;
  const { card } = touched;
  const id = C[card];
  if (isPerson(id) && view.owners[card] !== seat)
    return ask(
      '4.7',
      line`Corrompez-vous ${the(card)} ?`,
      line`Un cube noir prend la personnalité, si aucun cube blanc ne la protège.`,
    );
  if (isBishop(id)) return ask('4.7', line`Protégez-vous ${the(card)} ?`, line`Un cube blanc arrête une corruption.`);
  if (isShip(id))
    return ask('4.3', line`Où va ${the(card)} ?`, line`Deux zones de mer au plus. Ou posez un cube sur son capitaine.`);
  if (isNoble(id))
    return ask('4.4', line`Où va ${the(card)} ?`, line`Dans une région voisine. Ou protégez-le d’un cube blanc.`);
  return ask(
    '4.5',
    view.owners[card] === seat
      ? line`À combien défendez-vous ${the(card)} ?`
      : line`À combien attaquez-vous ${the(card)} ?`,
    line`Une troupe coûte 3 £, un mercenaire rien. Employez − et + sur son feuillet.`,
  );
};
const planning = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  if (playerOf(view, seat)?.locked) return waiting(view, seat);
  const inHand = hand(view, seat, picked);
  if (inHand) return inHand;
  const { plan } = view;
  if (!plan) return ask('4.1', line`Que prévoyez-vous ?`, line`On montre les plans quand tous ont confirmé.`);
  const lost = ignoredIn(plan);
  if (lost > 0)
    return ask(
      '5.3',
      line`Que prévoyez-vous ?`,
      line`${count(lost, 'ordre sera ignoré', 'ordres seront ignorés')}, sans rien coûter.`,
    );
  if (plan.short)
    return ask(
      '5.2',
      line`Que prévoyez-vous ?`,
      line`Votre plan coûte ${pounds(plan.cost)} et vous avez ${pounds(plan.paid + plan.left)} : on paie dans l’ordre l’offre, les cubes blancs, les noirs, les troupes ; le reste est abandonné.`,
    );
  return ask(
    '4.0',
    line`Que prévoyez-vous ?`,
    line`Touchez un noble, un navire, un lieu ou une personnalité pour donner un ordre.`,
  );
};

const runs =
  (rule: string, what: string): ((view: View) => Prompt) =>
  () =>
    ask(rule, line`${what}.`, line`On ne demande rien à personne ici.`);

export const prompt: Catalogue<LancasterYork>['prompt'] = {
  'turn-order': runs('1.1', 'On fixe l’ordre du tour'),
  draft,
  taxes,
  planning,
  deployment: runs('5.0', 'On exécute les plans'),
  bribery: runs('6.0', 'On tente les corruptions'),
  combat: runs('7.0', 'On livre les batailles'),
  parliament: runs('8.0', 'Le Parlement siège'),
};
