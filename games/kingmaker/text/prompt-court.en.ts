// English: the question of the moment in Parliament, at coronations and at the end of a turn.
import type { Kingmaker, SittingStep } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { cardOf, type During, during, pieceOf, pieceOfMark, placeOf } from './facts.ts';
import { capital, card, piece, site } from './parts.en.ts';
import { ask, asking, free } from './prompting.en.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];
type Sitting = During<'parliament'>;

const cardAsked = ({ cards }: Sitting): Line => {
  const [next] = cards.flatMap((id) => cardOf(id) ?? []);
  return next === undefined ? line`this card` : card(next);
};
const pairAsked = ({ pairs }: Sitting): Line => {
  const last = pairs.at(-1);
  const [one, other] = [pieceOf(last?.noble), pieceOf(last?.other)];
  return one === undefined || other === undefined ? line`two nobles` : line`${piece(one)} and ${piece(other)}`;
};
const nominee = ({ nominee: id }: Sitting): Line => {
  const noble = pieceOf(id);
  return noble === undefined ? line`the nominee` : [piece(noble)];
};
const QUIET_SWAP: Line = ['Both offices change hands, or neither does.'];
type Step = (sitting: Sitting) => readonly [rule: string, question: Line, explain: Line];
const STEPS: { readonly [S in SittingStep]: Step } = {
  summon: () => [
    '9.1',
    line`Do you summon Parliament?`,
    line`A Writ calls one noble, of whatever faction; the summoned must come.`,
  ],
  site: () => ['9.1', line`Where does Parliament meet?`, line`In a town or a city, not Calais, not under siege.`],
  ships: () => ['9.2', line`Which ship fetches the summoned?`, line`Whoever is overseas comes by ship.`],
  attend: () => [
    '9.2',
    line`Which of yours come to Parliament?`,
    line`As many cards are drawn from Chancery as nobles are present; a lone noble brings his heir.`,
  ],
  houses: () => ['14.5', line`Which house do you count?`, line`You hold heirs of both, and only one counts.`],
  kings: () => ['14.5', line`Which King do you back?`, line`Your votes are sealed until all are in.`],
  award: () => ['9.3', line`Who gets what?`, line`Titles to the untitled, offices to the titled, one of each at most.`],
  nominate: (sitting) => [
    '14.5',
    line`Whom do you propose for ${cardAsked(sitting)}?`,
    line`His own player may decline; then both Houses vote.`,
  ],
  consent: (sitting) => [
    '14.5',
    line`Does ${nominee(sitting)} accept ${cardAsked(sitting)}?`,
    line`Then both Houses vote.`,
  ],
  ballot: (sitting) => [
    '14.5',
    line`${capital(cardAsked(sitting))} for ${nominee(sitting)}: how do you vote?`,
    line`Each House as one block, sealed until all are in; it takes both.`,
  ],
  pardon: () => ['15.8', line`Do the Royal Pardons go back to the deck?`, line`You may put it to the vote.`],
  'pardon-ballot': () => [
    '15.8',
    line`Royal Pardons back to the deck: how do you vote?`,
    line`Both Houses are counted together.`,
  ],
  swap: () => [
    '9.4',
    line`Do you propose an exchange of offices?`,
    line`Two nobles who are present exchange theirs, if their players agree.`,
  ],
  partner: (sitting) => ['9.4', line`Do you agree that ${pairAsked(sitting)} exchange offices?`, QUIET_SWAP],
  assent: (sitting) => [
    '9.4',
    line`As the one who summoned, do you agree that ${pairAsked(sitting)} exchange offices?`,
    QUIET_SWAP,
  ],
  manner: () => ['14.6', line`Are homes chosen unseen?`, line`One who wants it is enough.`],
  home: () => ['14.6', line`Where do your nobles go home to?`, line`Each to a place that is open to him.`],
  done: () => ['9.5', line`Is Parliament over?`, line`Nothing is left to be decided.`],
};

const parliament = asking(
  '9.1',
  ['is asked in Parliament', 'are asked in Parliament'],
  (view) => {
    const phase = during(view, 'parliament');
    if (!phase) return ask('9.1', line`What does Parliament decide?`, QUIET_SWAP);
    const [rule, question, explain] = STEPS[phase.step as SittingStep](phase);
    return ask(rule, question, explain);
  },
  (view) => {
    const place = placeOf(during(view, 'parliament')?.site);
    return place === undefined ? line`A Parliament may be summoned.` : line`Parliament sits in ${site(place)}.`;
  },
);
const coronation = asking(
  '10.1',
  ['may crown an heir', 'may crown an heir'],
  () =>
    ask(
      '10.1',
      line`Do you crown anybody?`,
      line`The senior heir of a house, in a cathedral, by an archbishop or two bishops of yours.`,
    ),
  free,
);
const draw = asking(
  '11.1',
  ['is about to end the turn', 'are about to end the turn'],
  (view, _, picked) => {
    if (during(view, 'draw')?.found)
      return ask('11.2', line`Where does your new noble come in?`, line`He must be brought in at once.`);
    const noble = pieceOfMark(picked.at(-1) ?? '');
    if (noble !== undefined)
      return ask('2.2', line`Where does ${piece(noble)} come in?`, line`Touch a place that glows.`);
    const inHand = cardOf(picked.at(-1));
    if (inHand !== undefined) return ask('2.3', line`Who is given ${card(inHand)}?`, line`Touch a noble who glows.`);
    return ask('11.1', line`A card, or the end of your turn?`, line`What you drew may be played now, or kept unseen.`);
  },
  free,
);
export const court = { parliament, coronation, draw } satisfies Partial<Prompts>;
