// English: the question of the moment, from the deal to the end of the movement.
import { E, eventKind, isShipName, type Kingmaker, type Seat, type View } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { asksOf, cardOf, during, eventOf, nobles, pieceOf, pieceOfMark, placeOf, shipOf } from './facts.ts';
import { card, count, mover, Pieces, piece, pieces, ship, site, to, turned } from './parts.en.ts';
import { court } from './prompt-court.en.ts';
import { war } from './prompt-war.en.ts';
import { ask, asking, free } from './prompting.en.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];
const lastPiece = (picked: readonly string[]) => picked.map(pieceOfMark).findLast((id) => id !== undefined);

const allocation = asking('1.3', ['shares out cards', 'share out cards'], (view, _, picked) => {
  const noble = lastPiece(picked);
  const inHand = cardOf(picked.at(-1));
  const question =
    noble !== undefined
      ? line`What does ${piece(noble)} receive?`
      : inHand !== undefined
        ? line`Which noble gets ${card(inHand)}?`
        : line`Which noble gets which card?`;
  if (noble !== undefined || inHand !== undefined)
    return ask('1.3', question, noble === undefined ? line`Touch a noble who glows.` : line`Touch a card that glows.`);
  const castles = view.options.secretPlacement ? ' Castles are chosen now, too.' : '';
  return ask(
    '1.3',
    question,
    line`Touch a card, then a noble. Titles go to the untitled, offices to the titled; what fits nobody goes to Chancery.${castles}`,
  );
});
const placement = asking('1.5', ['places nobles', 'place nobles'], (_view, _seat, picked) => {
  const noble = lastPiece(picked);
  const question =
    noble === undefined ? line`Where do your nobles start?` : line`In which castle does ${piece(noble)} start?`;
  return ask('1.5', question, line`Touch a noble, then a castle of his.`);
});
const storm = asking('4.3', ['runs for port', 'run for port'], (view) => {
  const [next] = (during(view, 'storm')?.ships ?? []).flatMap((id) => shipOf(id) ?? []);
  const question = next === undefined ? line`Into which port?` : line`Into which port does ${ship(next)} run?`;
  return ask('4.3', question, line`Several are equally near: her owner chooses.`);
});
const escort = asking('4.5', ['sends an heir along', 'send heirs along'], (view) => {
  const phase = during(view, 'escort');
  const royal = pieceOf(phase?.royal);
  const who = nobles(phase?.nobles ?? []);
  const question = royal === undefined ? line`With whom does the heir go?` : line`With whom does ${piece(royal)} go?`;
  return ask('4.5', question, line`${Pieces(who)} are called to different places.`);
});
const theCard = (view: View): Line => {
  const id = eventOf(during(view, 'commission')?.event);
  return id === undefined ? line`A card calls nobles away.` : line`The card: ${turned(id)}`;
};
const commission = asking(
  '14.1',
  ['is asked about a Writ', 'are asked about a Writ'],
  (view) => {
    const phase = during(view, 'commission');
    const id = eventOf(phase?.event);
    const isSiege = id !== undefined && eventKind(E[id]) === 'french-siege';
    if (phase?.step !== 'name')
      return ask(
        '14.1',
        isSiege ? line`Do you show a Writ to save Calais?` : line`Do you show a Writ and send others instead?`,
        isSiege
          ? line`Else Calais is lost for good: its Captain is not inside with 50 men.`
          : line`${theCard(view)} All who hold an Event card are asked the same.`,
      );
    return isSiege
      ? ask('15.9', line`Who holds Calais by your Writ?`, line`A noble with 50 men, inside Calais.`)
      : ask(
          '14.1',
          line`Whom do you send, and instead of whom?`,
          line`Yours together must have more men than the one they replace.`,
        );
  },
  theCard,
);
const treachery = asking('16.1', ['gives back cards', 'give back cards'], (view) =>
  ask(
    '16.1',
    line`Which Crown card do you give back?`,
    line`${count(during(view, 'treachery')?.cards ?? 1, 'card')} still to go back to the deck.`,
  ),
);

/** The question for leave to this seat, if there is one. */
const leaveAsked = (view: View, viewer: Seat): Prompt | undefined => {
  const asked = asksOf(view).find(({ owner }) => owner === viewer);
  const place = placeOf(asked?.place);
  if (!asked || place === undefined) return undefined;
  const who = shipOf(asked.ship) ?? pieceOf(asked.pieces[0]);
  const question =
    who === undefined
      ? line`Do you give leave at ${site(place)}?`
      : line`Do you give ${mover(who)} leave at ${site(place)}?`;
  const goal = asked.to === undefined ? '' : line`They want to go ${to(asked.to)}. `;
  return ask('3.5', question, line`${goal}No, this once, or until you take it back.`);
};
const inHand = (picked: readonly string[]): Prompt | undefined => {
  const who = picked.flatMap((id) => pieceOfMark(id) ?? []);
  if (who.length > 0)
    return ask(
      '5.1',
      line`Where ${who.length === 1 ? 'does' : 'do'} ${pieces(who)} go?`,
      line`Five areas across country, or along a road as far as its gates are open.`,
    );
  const vessel = picked.findLast(isShipName);
  if (vessel === undefined) return undefined;
  return ask(
    '6.1',
    line`Where does ${ship(vessel)} sail?`,
    line`Five points: leaving port, each sea, and putting in cost one.`,
  );
};
const movement = asking(
  '5.1',
  ['moves', 'have to answer or to move'],
  (view, viewer, picked) => {
    const put = leaveAsked(view, viewer) ?? inHand(picked);
    if (put) return put;
    return asksOf(view).length > 0
      ? ask('3.5', line`Who else moves?`, line`You have asked for leave; the answer may come at any time.`)
      : ask(
          '5.1',
          line`Who moves?`,
          line`Each noble once, alone or in a stack; heirs go with an escort, ships sail once a round.`,
        );
  },
  free,
);
const freeMoves = asking(
  '17.2',
  ['is asked about a Free Move', 'are asked about a Free Move'],
  (view, viewer, picked) => {
    const leave = leaveAsked(view, viewer);
    if (leave) return leave;
    const step = during(view, 'free-moves')?.step;
    if (step === 'answer')
      return (
        inHand(picked) ??
        ask(
          '17.2',
          line`Do you answer with a Free Move?`,
          line`The others have played theirs; whose turn it is comes last. Then combat begins.`,
        )
      );
    if (step !== 'move')
      return ask('17.2', line`Do you play a Free Move now?`, line`All who hold an Event card are asked the same.`);
    return (
      inHand(picked) ??
      ask('5.6', line`Who makes the Free Move?`, line`One noble, stack, heir or ship moves once more.`)
    );
  },
  () => line`Then combat begins.`,
);

export const prompt: Prompts = {
  allocation,
  placement,
  chance: asking('4.1', ['turns up a card', 'turn up a card'], () =>
    ask('4.1', line`What does the card say?`, line`It happens before anybody moves.`),
  ),
  storm,
  escort,
  commission,
  treachery,
  movement,
  'free-moves': freeMoves,
  ...war,
  ...court,
};
