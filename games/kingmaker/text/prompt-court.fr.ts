// French: the question of the moment in Parliament, at coronations and at the end of a turn.
import type { Kingmaker, SittingStep } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { cardOf, type During, during, pieceOf, pieceOfMark, placeOf } from './facts.ts';
import { atSite, capital, card, piece, quePiece } from './parts.fr.ts';
import { ask, asking, free } from './prompting.fr.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];
type Sitting = During<'parliament'>;

const cardAsked = ({ cards }: Sitting): Line => {
  const [next] = cards.flatMap((id) => cardOf(id) ?? []);
  return next === undefined ? line`cette carte` : card(next);
};
/** que Percy et Grey. */
const pairAsked = ({ pairs }: Sitting): Line => {
  const last = pairs.at(-1);
  const [one, other] = [pieceOf(last?.noble), pieceOf(last?.other)];
  return one === undefined || other === undefined ? line`que deux nobles` : line`${quePiece(one)} et ${piece(other)}`;
};
const nominee = ({ nominee: id }: Sitting): Line => {
  const noble = pieceOf(id);
  return noble === undefined ? line`ce noble` : [piece(noble)];
};
const BOTH: Line = ['Les deux charges changent de mains, ou aucune.'];
type Step = (sitting: Sitting) => readonly [rule: string, question: Line, explain: Line];
const STEPS: { readonly [S in SittingStep]: Step } = {
  summon: () => [
    '9.1',
    line`Convoquez-vous le Parlement ?`,
    line`Un bref appelle un noble, de quelque faction que ce soit ; qui est convoqué doit venir.`,
  ],
  site: () => ['9.1', line`Où se tient le Parlement ?`, line`Dans une ville ou une cité non assiégée, sauf Calais.`],
  ships: () => ['9.2', line`Quel navire amène les convoqués ?`, line`Qui est outre-mer vient par navire.`],
  attend: () => [
    '9.2',
    line`Qui des vôtres vient au Parlement ?`,
    line`Autant de cartes sont tirées de la Chancellerie que de nobles présents ; un noble seul amène son héritier.`,
  ],
  houses: () => [
    '14.5',
    line`Quelle maison comptez-vous ?`,
    line`Vous tenez des héritiers des deux, et une seule compte.`,
  ],
  kings: () => [
    '14.5',
    line`Quel roi soutenez-vous ?`,
    line`Vos voix restent scellées jusqu’à ce que toutes soient données.`,
  ],
  award: () => [
    '9.3',
    line`Qui reçoit quoi ?`,
    line`Les titres aux nobles sans titre, les charges aux titrés, au plus un de chaque par noble.`,
  ],
  nominate: (sitting) => [
    '14.5',
    line`Qui proposez-vous pour ${cardAsked(sitting)} ?`,
    line`Son joueur peut décliner ; ensuite votent les deux chambres.`,
  ],
  consent: (sitting) => [
    '14.5',
    line`Pour ${nominee(sitting)}, acceptez-vous ${cardAsked(sitting)} ?`,
    line`Ensuite votent les deux chambres.`,
  ],
  ballot: (sitting) => [
    '14.5',
    line`${capital(cardAsked(sitting))} pour ${nominee(sitting)} : que votez-vous ?`,
    line`Chaque chambre d’un bloc, sous scellé ; il faut les deux.`,
  ],
  pardon: () => ['15.8', line`Les pardons royaux retournent-ils à la pioche ?`, line`Vous pouvez le mettre aux voix.`],
  'pardon-ballot': () => [
    '15.8',
    line`Les pardons royaux à la pioche : que votez-vous ?`,
    line`Les deux chambres se comptent ensemble.`,
  ],
  swap: () => [
    '9.4',
    line`Proposez-vous un échange de charges ?`,
    line`Deux nobles présents échangent, si leurs joueurs y consentent.`,
  ],
  partner: (sitting) => ['9.4', line`Consentez-vous à ce ${pairAsked(sitting)} échangent leurs charges ?`, BOTH],
  assent: (sitting) => [
    '9.4',
    line`Vous qui avez convoqué, consentez-vous à ce ${pairAsked(sitting)} échangent leurs charges ?`,
    BOTH,
  ],
  manner: () => ['14.6', line`Les retours se choisissent-ils en secret ?`, line`Il suffit qu’un seul le veuille.`],
  home: () => ['14.6', line`Où rentrent vos nobles ?`, line`Chacun dans une place qui lui est ouverte.`],
  done: () => ['9.5', line`Le Parlement est-il clos ?`, line`Il ne reste rien à décider.`],
};

const parliament = asking(
  '9.1',
  ['délibère au Parlement', 'délibèrent au Parlement'],
  (view) => {
    const phase = during(view, 'parliament');
    if (!phase) return ask('9.1', line`Que décide le Parlement ?`, BOTH);
    const [rule, question, explain] = STEPS[phase.step as SittingStep](phase);
    return ask(rule, question, explain);
  },
  (view) => {
    const place = placeOf(during(view, 'parliament')?.site);
    return place === undefined ? line`Un Parlement peut être convoqué.` : line`Le Parlement se tient ${atSite(place)}.`;
  },
);
const coronation = asking(
  '10.1',
  ['peut couronner un héritier', 'peuvent couronner un héritier'],
  () =>
    ask(
      '10.1',
      line`Couronnez-vous quelqu’un ?`,
      line`L’aîné d’une maison, dans une cathédrale, par un archevêque ou deux évêques à vous.`,
    ),
  free,
);
const draw = asking(
  '11.1',
  ['va finir son tour', 'vont finir leur tour'],
  (view, _, picked) => {
    if (during(view, 'draw')?.found)
      return ask('11.2', line`Où entre votre nouveau noble ?`, line`Il doit entrer en jeu tout de suite.`);
    const noble = pieceOfMark(picked.at(-1) ?? '');
    if (noble !== undefined) return ask('2.2', line`Où entre ${piece(noble)} ?`, line`Touchez un lieu éclairé.`);
    const inHand = cardOf(picked.at(-1));
    if (inHand !== undefined)
      return ask('2.3', line`À qui donnez-vous ${card(inHand)} ?`, line`Touchez un noble éclairé.`);
    return ask(
      '11.1',
      line`Une carte, ou la fin du tour ?`,
      line`Ce que vous avez tiré se joue maintenant, ou se garde en secret.`,
    );
  },
  free,
);
export const court = { parliament, coronation, draw } satisfies Partial<Prompts>;
