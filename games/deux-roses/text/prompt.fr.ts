// French: the question of the moment.
import { type DeuxRoses, other, type Seat, type View } from '@rose/deux-roses/ids';
import { type Catalogue, type Line, line, type Prompt, place } from '@rose/table/text';
import { ARMY, touchedBy } from './facts.ts';

const NAMES = { lancaster: 'Lancaster', york: 'York' } as const;
const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième'] as const;

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const placement = (view: View, seat: Seat): Prompt => {
  if (view.toMove !== seat)
    return ask('2', line`${NAMES[other(seat)]} pose un soldat.`, line`Chaque camp pose quatre soldats, tour à tour.`);
  const { castle, soldiers } = view[seat];
  const which = ORDINALS[Math.min(soldiers.length, ARMY - 1)] ?? 'prochain';
  const question = line`Posez votre ${which} soldat.`;
  if (soldiers.length > 0)
    return ask('2.2', question, line`N’importe où à côté d’un de vos soldats, sauf sur une étoile rouge.`);
  return ask(
    '2.1',
    question,
    line`Sur une des cases qui touchent votre château${castle ? line`, ${place(castle)}` : []}.`,
  );
};

const opening = (picked: readonly string[]): Prompt => {
  const [soldier] = picked;
  if (soldier === undefined)
    return ask(
      '3.4',
      line`Vous ouvrez la partie : quel soldat fait un pas ?`,
      line`La toute première action est un simple pas.`,
    );
  return ask(
    '3.4',
    line`Où va ${place(soldier)} ?`,
    line`Sur une case vide voisine ; les étoiles rouges sont ouvertes désormais.`,
  );
};

const play = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  if (view.toMove !== seat)
    return ask('3.0', line`À ${NAMES[other(seat)]} de jouer.`, line`Une action par tour : la vôtre vient ensuite.`);
  if (view.actions === 0 && view.options.openingIsSingleStep) return opening(picked);
  const touched = touchedBy(view, seat, picked);
  switch (touched.touched) {
    case 'nothing':
      return nothingTouched(view, seat);
    case 'reinforce':
      return ask(
        '5.2',
        line`Où le renfort entre-t-il ?`,
        line`Sur une case vide à côté de votre château, ou d’un soldat qui lui est relié.`,
      );
    case 'soldier':
      return ask(
        '3.0',
        line`Que fait le soldat en ${place(touched.cell)} ?`,
        line`Touchez une case éclairée, un voisin à emmener ou un adversaire à pousser.`,
      );
    case 'enemy':
      return ask(
        '4.0',
        line`Comment poussez-vous ${place(touched.second)} ?`,
        line`Dans une percée, le soldat de derrière suit ; dans une attaque soutenue, il reste.`,
      );
    case 'pair':
      return ask(
        '3.3',
        line`Où vont ensemble ${place(touched.cell)} et ${place(touched.second)} ?`,
        line`D’une case, dans le même sens : touchez où va ${place(touched.second)}, ou un soldat pour le laisser.`,
      );
  }
};

const nothingTouched = (view: View, seat: Seat): Prompt => {
  const { soldiers, marker } = view[seat];
  if (soldiers.length === ARMY || marker === 'moon')
    return ask('3.0', line`Quel soldat agit ?`, line`Une action : un pas, une marche, une translation ou une attaque.`);
  const question = soldiers.length === 0 ? line`Appelez un renfort.` : line`Quel soldat agit ?`;
  return ask('5.1', question, line`Vous avez perdu un soldat : vous pouvez aussi appeler un renfort.`);
};

export const prompt: Catalogue<DeuxRoses>['prompt'] = { placement, play };
