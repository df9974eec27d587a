// French: the question of the moment in battles of every kind.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type BattleKind, type BattleStep, other, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { areaOf, cityInArea, type During, during, touchedBy } from './facts.ts';
import { at, atCity, count, ofFight, side, the } from './parts.fr.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
type Battle = During<'battle'>;
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const KINDS: { readonly [K in BattleKind]: string } = {
  field: 'Bataille',
  relief: 'Secours',
  sortie: 'Sortie',
  sally: 'Sortie',
  storm: 'Assaut',
};
/** Who loses when the last cycle is over. */
const lastWord = ({ kind, attacker, retreating }: Battle, seat: Seat): string => {
  if (retreating[other(seat)]) return 'L’ennemi a ordonné la retraite générale : il part à la fin du cycle.';
  if (kind === 'sally') return 'Après le cycle 3, la sortie rentre dans les murs.';
  if (kind === 'storm') return 'Après le cycle 3, le siège continue.';
  return attacker === seat
    ? 'Après le cycle 3, vous devrez battre en retraite : vous attaquez.'
    : 'Après le cycle 3, l’attaquant devra battre en retraite.';
};
const WHOM: { readonly [T in Battle['blows'][number]['target']]: string } = {
  foot: 'Chaque touche va à l’infanterie la plus forte.',
  horse: 'Chaque touche va à la cavalerie la plus forte.',
  guns: 'Chaque touche va à l’artillerie la plus forte.',
  line: 'Chaque touche va à l’infanterie la plus forte, puis à la cavalerie.',
  loss: 'C’est le prix du repli : la cavalerie d’abord, puis l’infanterie, puis l’artillerie.',
  any: 'Chaque touche va au bloc le plus fort, de toute arme.',
  stormers: 'Chaque touche va à l’infanterie d’assaut la plus forte, puis à la cavalerie.',
  walls: 'Chaque touche va au bloc le plus fort, infanterie ou cavalerie, derrière les murs.',
  flying: 'Les poursuivants rattrapent le plus fort des fuyards.',
};
/** 8.3 The city where one may shut oneself in. */
const refuge = (phase: Battle): Line => {
  const id = areaOf(phase.area);
  const town = id && cityInArea(id);
  return town ? atCity(town) : line`dans la ville`;
};
type Asked = (phase: Battle, seat: Seat, where: Line, picked: readonly string[]) => Prompt;
const leaving: Asked = (phase, _, where, picked) => {
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`Où va ${the(touched.block)} ?`
      : line`Vous quittez le champ de bataille${where} : qui va où ?`;
  return phase.step === 'leave'
    ? ask('8.4', question, line`Vers une zone voisine amie ou vacante, jamais par où l’ennemi est venu.`)
    : ask(
        '8.12',
        question,
        line`Dans une ville fortifiée à vous ici même, ou vers une zone voisine amie ou vacante, jamais par où l’ennemi est venu.`,
      );
};
const STEPS: { readonly [S in BattleStep]?: Asked } = {
  main: (_, __, where) =>
    ask(
      '5.8',
      line`Bataille${where} : d’où vient le gros de vos forces ?`,
      line`Il combat dès le cycle 1 ; les autres sont en réserve et entrent au cycle 2.`,
    ),
  retire: (phase) =>
    ask(
      '8.3',
      line`Qui s’enferme ${refuge(phase)} ?`,
      line`Les blocs dans les murs ne prennent pas part à la bataille ; si tous y entrent, la ville est assiégée.`,
    ),
  garrison: () =>
    ask(
      '9.2',
      line`Qui sort aider le secours ?`,
      line`Ces blocs entrent au cycle 2, en réserve, et rentrent dans les murs si le secours échoue.`,
    ),
  withdraw: () =>
    ask(
      '8.4',
      line`Tentez-vous un repli ?`,
      line`Un dé pour tous : 4 ou plus réussit, 6 sans perte ; la cavalerie aide, les canons gênent.`,
    ),
  leave: leaving,
  places: (phase) =>
    ask(
      '9.5',
      line`Cycle ${phase.cycle} : qui prend les places libres ?`,
      line`Des blocs frais peuvent se joindre à l’assaut, dans la limite de la ville.`,
    ),
  order: (phase, seat) => ask('8.6', line`Combattre au cycle ${phase.cycle} ?`, line`${lastWord(phase, seat)}`),
  aim: () =>
    ask(
      '8.8',
      line`Quels canons tirent sur la cavalerie ?`,
      line`À −1 ; ceux que vous ne nommez pas tirent sur l’infanterie.`,
    ),
  fire: (phase, seat) =>
    ask(
      '8.9',
      line`Cycle ${phase.cycle} : qui tire, qui attend ?`,
      line`Le tir passe d’abord, à −1 ; qui attend engage ensuite à pleine efficacité. ${lastWord(phase, seat)}`,
    ),
  retreat: leaving,
  regroup: (_, __, where) =>
    ask(
      '8.13',
      line`Qui se regroupe ?`,
      line`Vous avez gagné${where}. Chaque bloc peut aller dans une zone voisine amie ou vacante.`,
    ),
};

export const battle: Prompts['battle'] = (view, seat, picked) => {
  const phase = during(view, 'battle');
  const id = phase && areaOf(phase.area);
  const where = id ? line` ${at(id)}` : [];
  if (!phase) return ask('8.5', line`Les batailles suivent leur cours.`, line`On ne vous demande rien.`);
  const [blow] = phase.blows;
  const asked: string = blow ? blow.side : phase.acting;
  if (phase.step === 'over' || asked !== seat)
    return ask(
      '8.5',
      line`${KINDS[phase.kind]} ${id ? ofFight(id, phase.kind) : []} : ${side(other(seat))} décide.`,
      line`Canons, mousquets, cavalerie, infanterie : trois cycles au plus.`,
    );
  if (blow)
    return ask(
      '8.5',
      line`Lequel de vos blocs prend la touche ?`,
      line`Il y a ${count(blow.hits, 'touche')} à prendre. ${blow.hits === 1 ? WHOM[blow.target].replace('Chaque touche', 'Elle') : WHOM[blow.target]} Entre égaux, vous choisissez.`,
    );
  return (
    STEPS[phase.step]?.(phase, seat, where, picked) ??
    ask('8.5', line`La bataille${where} suit son cours.`, line`On ne vous demande rien.`)
  );
};
