// English: the question of the moment.
import { type DeuxRoses, other, type Seat, type View } from '@rose/deux-roses/ids';
import { type Catalogue, type Line, line, type Prompt, place } from '@rose/table/text';
import { ARMY, touchedBy } from './facts.ts';

const NAMES = { lancaster: 'Lancaster', york: 'York' } as const;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const placement = (view: View, seat: Seat): Prompt => {
  if (view.toMove !== seat)
    return ask('2', line`${NAMES[other(seat)]} is placing a soldier.`, line`Each side places four soldiers, in turn.`);
  const { castle, soldiers } = view[seat];
  const which = ORDINALS[Math.min(soldiers.length, ARMY - 1)] ?? 'next';
  const question = line`Place your ${which} soldier.`;
  if (soldiers.length > 0)
    return ask('2.2', question, line`Anywhere next to one of your soldiers, but not on a red star.`);
  return ask(
    '2.1',
    question,
    line`On one of the cells that touch your castle${castle ? line`, ${place(castle)}` : []}.`,
  );
};

const opening = (picked: readonly string[]): Prompt => {
  const [soldier] = picked;
  if (soldier === undefined)
    return ask(
      '3.4',
      line`You open the game: which soldier takes a step?`,
      line`The very first action is a plain step.`,
    );
  return ask(
    '3.4',
    line`Where does ${place(soldier)} step?`,
    line`To an empty cell next to it; red stars are open now.`,
  );
};

const play = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  if (view.toMove !== seat)
    return ask('3.0', line`${NAMES[other(seat)]} is to move.`, line`One action a turn: yours comes next.`);
  if (view.actions === 0 && view.options.openingIsSingleStep) return opening(picked);
  const touched = touchedBy(view, seat, picked);
  switch (touched.touched) {
    case 'nothing':
      return nothingTouched(view, seat);
    case 'reinforce':
      return ask(
        '5.2',
        line`Where does the reinforcement enter?`,
        line`On an empty cell next to your castle, or next to a soldier linked to it.`,
      );
    case 'soldier':
      return ask(
        '3.0',
        line`What does the soldier on ${place(touched.cell)} do?`,
        line`Touch a lit cell, a neighbour to take along, or an enemy to push.`,
      );
    case 'enemy':
      return ask(
        '4.0',
        line`How do you push ${place(touched.second)}?`,
        line`In a breakthrough the soldier behind follows; in a supported attack he stays.`,
      );
    case 'pair':
      return ask(
        '3.3',
        line`Where do ${place(touched.cell)} and ${place(touched.second)} go together?`,
        line`One cell the same way: touch where ${place(touched.second)} goes, or a soldier to leave him out.`,
      );
  }
};

const nothingTouched = (view: View, seat: Seat): Prompt => {
  const { soldiers, marker } = view[seat];
  if (soldiers.length === ARMY || marker === 'moon')
    return ask('3.0', line`Which soldier acts?`, line`One action: a step, a march, a translation or an attack.`);
  const question = soldiers.length === 0 ? line`Call a reinforcement.` : line`Which soldier acts?`;
  return ask('5.1', question, line`You have lost a soldier: you may also call a reinforcement.`);
};

export const prompt: Catalogue<DeuxRoses>['prompt'] = { placement, play };
