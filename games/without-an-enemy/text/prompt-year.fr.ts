// French: the question of the moment at the end of the year.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { other, REGIONS, type RegionName, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { blocksOf, during, isInReserve, touchedBy } from './facts.ts';
import { Side, the } from './parts.fr.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);

export const newBlocks: Prompts['new-blocks'] = (view, seat) => {
  const [next] = blocksOf(during(view, 'new-blocks')?.free ?? []);
  if (next === undefined) return ask('12.2', line`De nouveaux blocs arrivent.`, line`On ne vous demande rien.`);
  if (seat !== 'parliament') return waits('13.2', seat, 'forme la New Model Army', line`Six blocs en remplacent six.`);
  return ask(
    '13.2',
    line`Quel bloc ${the(next)} remplace-t-elle ?`,
    line`Un bloc de la même arme, sur le plateau ; le nouveau prend sa place et sa force, 3 au moins.`,
  );
};

/** How many points each region has left stands on the sheet. */
const left = (points: Readonly<Partial<Record<RegionName, number>>>): string =>
  REGIONS.some((id) => (points[id] ?? 0) > 0) ? 'Les points qui restent sont perdus.' : 'Il ne reste aucun point.';
export const recruitment: Prompts['recruitment'] = (view, seat, picked) => {
  const phase = during(view, 'recruitment');
  if (!phase || phase.acting !== seat)
    return waits(
      '12.3',
      seat,
      'recrute dans les régions',
      line`Le joueur 1 dépense tous ses points avant le joueur 2.`,
    );
  if (phase.step === 'excise')
    return ask(
      '15.1',
      line`Dans quelle région employez-vous l’accise ?`,
      line`Ses points s’ajoutent à ceux de la région.`,
    );
  const touched = touchedBy(picked);
  const points = left(phase.points as Readonly<Partial<Record<RegionName, number>>>);
  if (touched.touched === 'block' && isInReserve(view, touched.block))
    return ask(
      '12.4',
      line`Où déployez-vous ${the(touched.block)} ?`,
      line`En zone amie, ou dans une zone vacante dont la ville de victoire, favorable à votre camp, est à vous. ${points}`,
    );
  return ask(
    '12.4',
    line`Qui renforcez-vous ou déployez-vous ?`,
    line`1 PR pour 1 point de force ou pour un bloc à 1 ; l’artillerie coûte 2, à Londres 1. ${points}`,
  );
};
export const return_: Prompts['return'] = (view, seat, picked) => {
  const phase = during(view, 'return');
  if (!phase || phase.acting !== seat)
    return waits('12.5', seat, 'renvoie chez eux ses blocs régionaux', line`Le joueur 1 d’abord, puis le joueur 2.`);
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block' ? line`Où rentre ${the(touched.block)} ?` : line`Quel bloc régional rentre ensuite ?`;
  return ask(
    '12.5',
    question,
    line`Ceux qui sont avec un leader peuvent rester ; qui n’a nulle part où rentrer va dans la Réserve.`,
  );
};
