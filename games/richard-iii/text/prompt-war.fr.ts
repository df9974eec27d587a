// French: the question of the moment in battles, supply and the political turn.
import { other, type RichardIII, type Seat, type View } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type During, during, isExileArea, isKingSide, touchedBy } from './facts.ts';
import { SIDES } from './names.fr.ts';
import { area, at, count, from, listed, the } from './parts.fr.ts';

type Prompts = Catalogue<RichardIII>['prompt'];

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: Line, explain: Line): Prompt =>
  ask(rule, line`${SIDES[other(seat)]} ${doing}.`, explain);

const turnOf = (phase: During<'battle'>, seat: Seat, where: Line, picked: readonly string[]): Prompt => {
  const attacks = phase.attacker === seat;
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`Que fait ${the(touched.block)} ?`
      : line`Round ${phase.round}${where} : lequel de vos blocs agit ?`;
  if (phase.round === 4 && attacks)
    return ask('6.6', question, line`Au round 4, chaque attaquant doit battre en retraite.`);
  if (phase.round === 1)
    return ask('6.2', question, line`Il tire ou passe ; un héritier peut charger. Personne ne se retire au round 1.`);
  const end = attacks ? 'Au round 4, vos blocs devront se retirer.' : 'Au round 4, les attaquants devront se retirer.';
  return ask('6.2', question, line`Il tire, se retire ou passe ; un héritier peut charger. ${end}`);
};

const battle: Prompts['battle'] = (view, seat, picked) => {
  const phase = during(view, 'battle');
  const where = phase?.area ? line` ${at(phase.area)}` : [];
  const fight = phase?.area ? line`la bataille ${from(phase.area)}` : line`la bataille`;
  if (!phase || phase.acting !== seat)
    return waits('6.0', seat, line`agit dans ${fight}`, line`On agit selon la lettre, la défense avant l’attaque.`);
  switch (phase.step) {
    case 'choose':
      return ask(
        '6.1',
        line`Quelle bataille livrer d’abord ?`,
        line`Vous êtes le joueur 1 et choisissez l’ordre : touchez un territoire cerclé de rouge.`,
      );
    case 'treason':
      return ask(
        '5.55',
        line`Jouez-vous Trahison dans ${fight} ?`,
        line`Un jet dans ce tour contre un bloc ennemi d’une première ligne.`,
      );
    case 'turn':
      return turnOf(phase, seat, where, picked);
    case 'hits':
      return ask(
        '6.4',
        line`Lequel de vos blocs encaisse ${count(phase.hits, 'touche')} ?`,
        line`Les touches vont au plus fort ; entre égaux, vous choisissez.`,
      );
    case 'regroup':
      return ask(
        '6.7',
        line`Vous avez gagné${where} : qui se réorganise ?`,
        line`Chaque bloc peut aller dans un territoire adjacent ami ou neutre.`,
      );
    case 'begin':
    case 'over':
      return ask('6.1', line`Les batailles suivent leur cours.`, line`On ne vous demande rien.`);
  }
};

const supply: Prompts['supply'] = (view, seat) => {
  const phase = during(view, 'supply');
  if (!phase || phase.acting !== seat)
    return waits(
      '1.4',
      seat,
      line`règle son approvisionnement`,
      line`Le camp du prétendant choisit d’abord, puis celui du roi.`,
    );
  const areas = phase.surplus.map((surplus) => surplus.area);
  switch (phase.step) {
    case 'minors':
      return ask(
        '6.82',
        line`Où entre votre héritier ?`,
        isKingSide(view, seat)
          ? line`Dans un territoire à couronne, ami ou neutre.`
          : line`Dans l’un de vos deux territoires d’exil.`,
      );
    case 'executions':
      return ask(
        '9.1',
        line`Faites-vous exécuter l’héritier transfuge à votre service ?`,
        line`On pourrait le regagner ; mort, il fait entrer un mineur de son ancienne maison.`,
      );
    case 'limits':
      return ask(
        areas.some(isExileArea) ? '7.2' : '7.1',
        line`Quel bloc souffre de la faim ${listed(areas.map(at))} ?`,
        line`Chaque bloc au-delà de la limite coûte un point, et chaque bloc ne paie qu’une fois.`,
      );
    case 'succession':
    case 'over':
      return ask('1.4', line`La phase d’approvisionnement suit son cours.`, line`On ne vous demande rien.`);
  }
};

const home = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block' ? line`Où rentre ${the(touched.block)} ?` : line`Quel bloc rentre ensuite ?`;
  return isKingSide(view, seat)
    ? ask(
        '8.4',
        question,
        line`Les héritiers royaux vont vers un bouclier ou une couronne, les nobles et l’Église chez eux.`,
      )
    : ask('8.3', question, line`Vos héritiers vont en exil, les nobles sur leurs boucliers, l’Église à sa cathédrale.`);
};
const political: Prompts['political'] = (view, seat, picked) => {
  const phase = during(view, 'political');
  if (!phase || phase.acting !== seat)
    return waits('8.0', seat, line`ramène ses blocs chez eux`, line`Le camp du prétendant d’abord, puis celui du roi.`);
  switch (phase.step) {
    case 'home':
      return home(view, seat, picked);
    case 'overflow':
      return ask(
        '8.5',
        line`Quel bloc quitte ${listed(phase.surplus.map((surplus) => area(surplus.area)))} ?`,
        line`L’exil ne peut nourrir tant de monde : le surplus va dans votre réserve.`,
      );
    case 'disband':
    case 'reset':
    case 'over':
      return ask('8.0', line`Le tour politique suit son cours.`, line`On ne vous demande rien.`);
  }
};

export { battle, political, supply };
