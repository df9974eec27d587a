// English: the question of the moment in combat and after it.
import type { Kingmaker, View } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { cardOf, during, nobles, pieceOf, pieceOfMark, placeOf, prisonersOf, seatOf } from './facts.ts';
import { card, either, Piece, piece, pieces, seat, site } from './parts.en.ts';
import { ask, asking } from './prompting.en.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];

/** What is declared: who against whom. */
const declared = (view: View): Line => {
  const phase = during(view, 'combat');
  const by = seatOf(phase?.by);
  if (!phase || by === undefined) return line`Each noble attacks once a turn.`;
  const place = placeOf(phase.place);
  if (phase.kind === 'siege' && place !== undefined) return line`${seat(by)} besieges ${site(place)}.`;
  if (phase.kind === 'town' && place !== undefined) return line`${seat(by)} fights inside ${site(place)}.`;
  return line`${seat(by)} attacks ${pieces(nobles(phase.defenders))}.`;
};
const choosing = (view: View, picked: readonly string[]): Prompt => {
  const due = placeOf(during(view, 'combat')?.bound[0]);
  if (due !== undefined)
    return ask('6.5', line`Who besieges ${site(due)}?`, line`You landed there to do so: nothing else comes first.`);
  const who = picked.flatMap((id) => pieceOfMark(id) ?? []);
  return ask(
    '7.1',
    line`Whom do you attack?`,
    who.length > 0
      ? line`With ${pieces(who)}, in the same area.`
      : line`Nobles, or a place. Each noble once in a turn; a siege takes as many men as are inside.`,
  );
};
const combat = asking(
  '7.1',
  ['decides about a fight', 'decide about a fight'],
  (view, _, picked) => {
    const phase = during(view, 'combat');
    if (phase?.step === 'heirs')
      return ask(
        '7.5',
        line`Do you execute your heir before the fight?`,
        line`${declared(view)} The dead cannot be taken.`,
      );
    if (phase?.step !== 'card') return choosing(view, picked);
    return phase.kind === 'ambush'
      ? ask(
          '14.2',
          line`Whom do you ambush?`,
          line`The last name on the card decides whether he falls into your hands.`,
        )
      : ask(
          '7.1',
          line`Turn the card, or call it off?`,
          line`${declared(view)} Once it is turned there is no way back.`,
        );
  },
  declared,
);

type Step = 'array' | 'engage' | 'support' | 'shift' | 'done';
const FIELD: { readonly [S in Step]: readonly [rule: string, question: string, explain: string] } = {
  array: [
    '15.2',
    'How do you draw up your nobles?',
    'Touch a noble, then his space. One to three in front, others behind them, the rest in reserve.',
  ],
  engage: ['15.3', 'Where do you attack?', 'In any column where two face each other, or nowhere.'],
  support: [
    '15.3',
    'Who helps where?',
    'Whoever is not attacked helps the nearest encounter; whoever keeps two to one may send men.',
  ],
  shift: ['15.2', 'Who shifts?', 'Each noble once, to a neighbouring space, to the reserve or out of it.'],
  done: ['15.2', 'Is the battle over?', 'Nothing is left to be ordered.'],
};
const field = asking('15.2', ['orders the lines', 'order the lines'], (view) => {
  const phase = during(view, 'field');
  const [given, wanted] = (phase?.exchange ?? []).map(pieceOf);
  if (given !== undefined && wanted !== undefined)
    return ask(
      '15.3',
      line`${Piece(given)} for ${piece(wanted)}: do you agree?`,
      line`An exchange of prisoners is on offer.`,
    );
  const [rule, question, explain] = FIELD[(phase?.step ?? 'done') as Step];
  return ask(rule, [question], [explain]);
});

const aPrisoner = (view: View): Line => {
  const [next] = nobles(during(view, 'prisoners')?.nobles ?? []);
  return next === undefined ? line`the prisoner` : [piece(next)];
};
const prisoners = asking(
  '8.2',
  ['decides about prisoners', 'decide about prisoners'],
  (view) =>
    ask(
      '8.2',
      line`What becomes of ${aPrisoner(view)}?`,
      line`Held for ransom, set free with all he has, or executed.`,
    ),
  (view) => line`It is about ${aPrisoner(view)}.`,
);
const spoils = asking('8.3', ['shares out spoils', 'share out spoils'], (view) => {
  const next = cardOf(during(view, 'spoils')?.cards[0]);
  const what = next === undefined ? line`the spoils` : card(next);
  return ask('8.3', line`Who takes ${what}?`, line`One of those who took the prisoner.`);
});
const bounty = asking('13.3', ['names who keeps whom', 'name who keeps whom'], (view) => {
  const royal = pieceOf(during(view, 'bounty')?.royals[0]);
  const who: Line = royal === undefined ? ['whoever was taken'] : [piece(royal)];
  return ask('13.3', line`Who keeps ${who}?`, line`Allies won together; the commander names one of them.`);
});
const seizure = asking('3.3', ['names a lord', 'name a lord'], (view) => {
  const phase = during(view, 'seizure');
  const place = placeOf(phase?.place);
  const where: Line = place === undefined ? ['the place'] : [site(place)];
  return phase?.lord === null
    ? ask(
        '3.3',
        line`Whose is ${where} to be?`,
        line`It belongs to one noble and goes with him: ${either(nobles(phase.nobles).map(piece))}.`,
      )
    : ask('5.3', line`Who goes inside ${where}?`, line`As many as there is room for; the others stay outside.`);
});
const homecoming = asking('8.2', ['brings a noble home', 'bring a noble home'], (view) => {
  const noble = pieceOf(during(view, 'homecoming')?.noble);
  const who: Line = noble === undefined ? ['the noble'] : [piece(noble)];
  return ask('8.2', line`Where does ${who} come home?`, line`Inside a free castle of his own, if there is one.`);
});
const ransom = asking(
  '8.6',
  ['has a last word about prisoners', 'have a last word about prisoners'],
  (view, viewer) => {
    const owns = ((during(view, 'ransom')?.asked ?? []) as readonly string[]).includes(viewer);
    return owns
      ? ask(
          '8.6',
          line`What price for ${pieces(prisonersOf(view, viewer))}?`,
          line`A ransom is agreed by an offer: make it now, or pass.`,
        )
      : ask(
          '8.6',
          line`What becomes of your prisoners?`,
          line`Before the turn ends, set them free or execute them. A price can still be agreed by an offer.`,
        );
  },
  () => line`A ransom is agreed by an offer.`,
);
const condemned = (view: View): Line => {
  const noble = pieceOf(during(view, 'pardon')?.noble);
  return noble === undefined ? ['the prisoner'] : [piece(noble)];
};
const pardon = asking(
  '15.8',
  ['is asked for a Royal Pardon', 'are asked for a Royal Pardon'],
  (view) =>
    ask(
      '15.8',
      line`Do you save ${condemned(view)} with a Royal Pardon?`,
      line`All who hold a Crown card are asked the same.`,
    ),
  (view) => line`The headsman waits for ${condemned(view)}.`,
);
const lodging = asking('3.4', ['decides about guests', 'decide about guests'], (view) => {
  const phase = during(view, 'lodging');
  const place = placeOf(phase?.place);
  const where: Line = place === undefined ? [] : line` inside ${site(place)}`;
  return ask(
    '3.4',
    line`Do you let ${pieces(nobles(phase?.nobles ?? []))} stay${where}?`,
    line`The place is yours now, and they are there.`,
  );
});

export const war = {
  combat,
  field,
  prisoners,
  spoils,
  bounty,
  seizure,
  homecoming,
  ransom,
  pardon,
  lodging,
} satisfies Partial<Prompts>;
